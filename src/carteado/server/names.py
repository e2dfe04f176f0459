"""Names of guests: which are readable, and which look alike."""

from __future__ import annotations

import unicodedata

from carteado.core.errors import Invalid

LONGEST = 24
MARKS = 2  # most accents on one letter
PRESENTATION = str.maketrans("", "", "\ufe0e\ufe0f")  # variation selectors, which keyboards add to emoji
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
}
# Letters of other alphabets, digits and signs that are drawn like a Latin letter, after case folding.
LOOKALIKES = str.maketrans(
    {
        **dict.fromkeys("аαɑ@4", "a"),
        **dict.fromkeys("вβьъ8ß", "b"),
        **dict.fromkeys("сϲ¢", "c"),
        **dict.fromkeys("ԁժ", "d"),
        **dict.fromkeys("еєε3€ҽ", "e"),
        **dict.fromkeys("ƒғ", "f"),
        **dict.fromkeys("ɡցԍ9", "g"),
        **dict.fromkeys("нһηћ", "h"),
        **dict.fromkeys("іιїı1l|!ӏլǀ", "i"),
        **dict.fromkeys("јʝ", "j"),
        **dict.fromkeys("кκқ", "k"),
        **dict.fromkeys("мμ", "m"),
        **dict.fromkeys("пνող", "n"),
        **dict.fromkeys("оοσ0օøө", "o"),
        **dict.fromkeys("рρþ", "p"),
        **dict.fromkeys("ԛզ", "q"),
        **dict.fromkeys("гʀ", "r"),
        **dict.fromkeys("ѕ5$ꜱ", "s"),
        **dict.fromkeys("тτ7†", "t"),
        **dict.fromkeys("υսц", "u"),
        **dict.fromkeys("ѵ", "v"),
        **dict.fromkeys("ѡωԝшա", "w"),
        **dict.fromkeys("хχж×", "x"),
        **dict.fromkeys("уүγ¥", "y"),
        **dict.fromkeys("ᴢ2", "z"),
    }
)


def read_name(found: str) -> str:
    """Normalise a name; refuse one that is too long, not printable, or invisible."""
    name = " ".join(unicodedata.normalize("NFC", found.translate(PRESENTATION)).split())
    if not 0 < len(name) <= LONGEST or not name.isprintable() or INVISIBLE & set(name):
        raise Invalid("name-bad", allowed=f"1-{LONGEST}")
    marks = [unicodedata.category(letter).startswith("M") for letter in unicodedata.normalize("NFD", name)]
    if marks[0] or any(all(marks[place : place + MARKS + 1]) for place in range(len(marks) - MARKS)):
        raise Invalid("name-bad", allowed=f"1-{LONGEST}")
    return name


def skeleton(name: str) -> str:
    """The visual skeleton of a name: names that look alike have the same one."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if not unicodedata.category(letter).startswith("M"))
    drawn = letters.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")
    return "".join(letter for letter in drawn if letter.isalnum()) or drawn


def look_alike(one: str, other: str) -> bool:
    """Whether two names may be confused; an empty name is not like any other."""
    return bool(one and other) and skeleton(one) == skeleton(other)
