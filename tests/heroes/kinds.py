"""The kinds of tokens as the rulebook's tables list them (HEROES-15.12, HEROES-16, HEROES-17.3)."""

from __future__ import annotations

FAMILIES = {
    "attribute_plus": ["agility", "strength", "more_life", "shield"],
    "attribute_minus": ["slow", "weakness", "less_life"],
    "continuous": ["poison", "burn", "bleed", "disease"],
    "special_plus": ["taunt", "perception", "evasion", "sight", "invisibility"],
    "special_minus": ["silence", "confusion", "stun", "fury"],
}
PLUS = [*FAMILIES["attribute_plus"], *FAMILIES["special_plus"]]
MINUS = [*FAMILIES["attribute_minus"], *FAMILIES["continuous"], *FAMILIES["special_minus"]]
KINDS = [*PLUS, *MINUS]

TO_ONE_KIND = ["silence", "confusion", "stun", "fury", "burn", "poison", "bleed", "disease"]
GOOD = [f"immunity:{name}" for name in ["damage", "death", *TO_ONE_KIND, "attribute_minus", "special_minus", "debuff"]]
HARMFUL = ["immunity:heal", "immunity:attribute_plus", "immunity:special_plus", "immunity:buff"]
IMMUNITIES = [*GOOD, *HARMFUL]

LASTING = ["shield", "perception"]
EXPIRING = [kind for kind in [*KINDS, *IMMUNITIES] if kind not in LASTING]


def stopped_by(immunity: str) -> list[str]:
    """The tokens, other than immunities, that an immunity suppresses and keeps away."""
    name = immunity.removeprefix("immunity:")
    if name in FAMILIES:
        return FAMILIES[name]
    if name in TO_ONE_KIND:
        return [name]
    return {"buff": PLUS, "debuff": MINUS}.get(name, [])
