"""What a language does with the words of phrases: agreement, prepositions, pronouns, articles."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import ClassVar, NamedTuple

from carteado.core.face import Run, Runs, plain
from carteado.kit.text.runs import words

MANY = "*"  # begins what is of many: a determiner, a noun, a gender
EITHER = re.compile(r"\[([^|\]]*)\|([^|\]]*)\]")


class Noun(NamedTuple):
    """A noun for one and for many, and its gender."""

    one: str
    many: str
    gender: str = ""


class Said(NamedTuple):
    """Words in a phrase, and what other words agree with: number, gender, person; `number` is its value, if known."""

    runs: Runs
    many: bool = False
    gender: str = ""
    you: bool = False
    pronoun: bool = False
    number: int | None = None

    @property
    def gender_and_number(self) -> str:
        return f"{MANY}{self.gender}" if self.many else self.gender


class Grammar:
    """The grammar of one language."""

    lang: ClassVar[str]
    pronouns: ClassVar[dict[str, str]]  # by gender and number
    drops_subject: ClassVar[bool] = False  # whether a subject that was just said is left out

    def agree(self, text: str, said: Said) -> str:
        """Inflect the words that are marked to agree with a noun."""
        return text

    def after(self, preposition: str, said: Said) -> Runs:
        """Return a preposition and what follows it."""
        return (Run(f"{preposition} "), *said.runs)

    def subject_of(self, pronoun: Said) -> Runs:
        """Return a pronoun as a subject."""
        return pronoun.runs

    def object_of(self, verb: str, said: Said) -> Runs:
        """Return words that end in a verb, and its object."""
        return (Run(verb), *said.runs)

    def owned(self, thing: str, said: Said) -> Runs:
        """Return a thing and its owner."""
        raise NotImplementedError

    def form(self, forms: list[str], said: Said) -> str:
        """Return the form of `one|many|you` that agrees; `#` stands for the number."""
        found = forms[-1] if said.you and len(forms) > 2 else forms[1 if said.many else 0]
        return found.replace("#", plain(said.runs))

    def smooth(self, runs: Runs) -> Runs:
        """Adjust words to their neighbours in a whole sentence."""
        return runs


class English(Grammar):
    lang = "en"
    pronouns = {"": "it", MANY: "them"}
    longest = 3  # words before 's

    def subject_of(self, pronoun: Said) -> Runs:
        return words("they") if pronoun.many else pronoun.runs

    def owned(self, thing: str, said: Said) -> Runs:
        """Return `its row`, `their row`, `target creature's row`, or `the row of each enemy with 2 or more ATK`."""
        if said.pronoun:
            return words(f"{'their' if said.many else 'its'} {thing}")
        if said.many or len(plain(said.runs).split()) > self.longest:
            return (Run(f"the {thing} of "), *said.runs)
        return (*said.runs, Run(f"'s {thing}"))

    def smooth(self, runs: Runs) -> Runs:
        """Write `an` before a vowel.

        >>> plain(English().smooth(words("when a enemy creature attacks a hero")))
        'when an enemy creature attacks a hero'
        """
        made = list(runs)
        for place, run in enumerate(made):
            behind = plain(tuple(made[place + 1 :]))[:1]
            text = re.sub(r"\b([Aa]) (?=[aeiouAEIOU])", r"\1n ", run.text)
            if behind and behind in "aeiouAEIOU" and re.search(r"\b[Aa] $", text):
                text = f"{text[:-1]}n "
            made[place] = replace(run, text=text)
        return tuple(made)


class Portuguese(Grammar):
    lang = "pt"
    drops_subject = True
    pronouns = {"m": "ele", "f": "ela", f"{MANY}m": "eles", f"{MANY}f": "elas"}
    clitics: ClassVar[dict[str, str]] = {"ele": "o", "ela": "a", "eles": "os", "elas": "as"}
    articles: ClassVar[dict[str, dict[str, str]]] = {
        "a": {"a": "à", "as": "às", "o": "ao", "os": "aos"},
        "por": {"a": "pela", "as": "pelas", "o": "pelo", "os": "pelos"},
    }
    starts: ClassVar[dict[str, str]] = {"de": "d", "em": "n"}
    second: ClassVar[re.Pattern[str]] = re.compile(r" e (tod[ao]s [ao]s)\b")
    contracted: ClassVar[re.Pattern[str]] = re.compile(r"(o|a|os|as|el[ae]s?|est[ae]s?|ess[ae]s?|aquel[ae]s?)\b")

    def agree(self, text: str, said: Said) -> str:
        """Replace `@` by the ending of gender and number, and `[m|f]` by the word of that gender.

        >>> Portuguese().agree("[um|uma] criatura inimig@", Said((), gender="f"))
        'uma criatura inimiga'
        """
        female = said.gender == "f"
        text = EITHER.sub(lambda found: found[2 if female else 1], text)
        ending = "a" if female else "o"
        return text.replace("@", f"{ending}s" if said.many else ending)

    def after(self, preposition: str, said: Said) -> Runs:
        """Contract a preposition with the article or pronoun that follows: de + a = da, em + ele = nele.

        >>> plain(Portuguese().after("a", Said(words("o herói inimigo"))))
        'ao herói inimigo'
        >>> plain(Portuguese().after("de", Said(words("esta criatura"))))
        'desta criatura'

        The preposition is repeated before a second thing:

        >>> plain(Portuguese().after("a", Said(words("a criatura alvo e todas as outras"))))
        'à criatura alvo e a todas as outras'
        """
        if not said.runs:
            return ()
        first, *rest = (replace(run, text=self.second.sub(rf" e {preposition} \1", run.text)) for run in said.runs)
        found = self.contracted.match(first.text)
        start = self.joined(preposition, found[0]) if found else ""
        if found is None or not start:
            return (Run(f"{preposition} "), first, *rest)
        return (replace(first, text=start + first.text[found.end() :]), *rest)

    def owned(self, thing: str, said: Said) -> Runs:
        """Return `fileira dela`, or `fileira da criatura alvo`."""
        return (Run(f"{thing} "), *self.after("de", said))

    def joined(self, preposition: str, word: str) -> str:
        """Return the contraction, or "" if the two words stay apart."""
        if preposition in self.starts:
            return self.starts[preposition] + word
        if preposition == "a" and word.startswith("aquel"):
            return f"à{word[1:]}"
        return self.articles.get(preposition, {}).get(word, "")

    def object_of(self, verb: str, said: Said) -> Runs:
        """Join a pronoun to its verb: `destrua-a`."""
        if not said.pronoun:
            return (Run(verb), *said.runs)
        return words(f"{verb.rstrip()}-{self.clitics[plain(said.runs)]}")


GRAMMARS: dict[str, Grammar] = {"en": English(), "pt": Portuguese()}
