"""The card language of the duel: every word with its class, and how the value of each type of field is written."""

from __future__ import annotations

from typing import Any, NewType

from carteado.core.shapes import Change, Whole, Word
from carteado.games.duel.board import DURATIONS, JOBS, KEYWORDS, KINDS, ROWS, STATS, TYPES
from carteado.games.duel.language import conditions, kinds, operations, selectors, statics, targets
from carteado.games.duel.language.printed import Cost, Count, DuelStatic, Target
from carteado.games.duel.language.selectors import STATES, CardFilter, CreatureFilter, StaticFilter, TargetFilter
from carteado.kit import nodes
from carteado.kit.cards import SIDES, Amount, Condition, Filter, Op, Who
from carteado.kit.language.base import Kind, Language, Plain
from carteado.kit.language.kinds import Bits, CardNamed, Choice, Fields
from carteado.kit.language.words import Keyed, Sorts, WordOr, Words

PLAYERS = ("me", "foe")
HEROES_OF = ("my_hero", "foe_hero")
BOUNDS = ("min", "max")
CHANGES = (*STATS, "keywords")
EXTRA = ("hp", "discard", "sacrifice")

TARGETS: dict[str, Any] = {"t1": selectors.Chosen(0), "t2": selectors.Chosen(1)}
CENTRES: dict[str, Any] = {"self": nodes.Self, "host": selectors.Host, "it": nodes.It, "by": nodes.By, **TARGETS}
POSITIONS: dict[str, Any] = {
    "adjacent": Fields(selectors.Adjacent, alone=True),
    "area": Fields(selectors.Area, alone=True),
    "same_row": Fields(selectors.SameRow, alone=True),
    "same_column": Fields(selectors.SameColumn, alone=True),
}
CREATURES: dict[str, Any] = {
    **CENTRES,
    "here": selectors.Here,
    "all": nodes.All,
    "random": nodes.Random,
    **POSITIONS,
}
HEROES: dict[str, Any] = {
    "my_hero": selectors.MyHero,
    "foe_hero": selectors.FoeHero,
    "heroes": selectors.Heroes,
}
OPERATIONS: dict[str, Any] = {
    "damage": operations.Damage,
    "heal": operations.Heal,
    "lose_hp": operations.LoseHp,
    "destroy": operations.Destroy,
    "modify": Fields(operations.Modify, some_of=CHANGES),
    "exhaust": operations.Exhaust,
    "stun": operations.Stun,
    "ready": operations.Ready,
    "move": operations.Move,
    "return": operations.Return,
    "revive": Fields(operations.Revive, what=kinds.Declared),
    "summon": operations.Summon,
    "draw": operations.Draw,
    "discard": operations.Discard,
    "mill": operations.Mill,
    "gain_mana": operations.GainMana,
    "ramp": operations.Ramp,
    "negate": Fields(operations.Negate, what=kinds.InChain),
    "reveal": Fields(operations.Reveal, what=kinds.Hidden),
}
TESTS: dict[str, Any] = {
    "count": Fields(nodes.Counted, one_of=BOUNDS),
    "hp": Fields(conditions.HeroHp, one_of=BOUNDS),
    "hand": Fields(conditions.InHand, one_of=BOUNDS),
    "grave": Fields(conditions.InGrave, one_of=BOUNDS),
    "row": conditions.InRow,
}
CONDITIONS: dict[str, Any] = {**TESTS, "killed": Fields(conditions.Killed, alone=True)}
STATIC_TESTS: dict[str, Any] = {**TESTS, "count": Fields(nodes.Counted, one_of=BOUNDS, of=StaticFilter)}
STATIC_TO: dict[str, Any] = {
    **{word: CREATURES[word] for word in ("self", "host", "here")},
    "all": Fields(nodes.All, filter=StaticFilter),
    "adjacent": Fields(selectors.Adjacent, alone=True, of=kinds.Source, filter=StaticFilter),
}
STATICS: dict[str, Any] = {
    "to": Fields(statics.ChangeCreatures, some_of=CHANGES),
    "cost": statics.ChangeCosts,
    "spell_damage": statics.ChangeSpellDamage,
}
TARGET_KINDS: dict[str, Any] = {
    "creature": targets.CreatureTarget,
    "character": targets.CharacterTarget,
    "item": targets.ItemTarget,
    "enchant": targets.EnchantTarget,
    "trap": targets.TrapTarget,
    "grave": targets.GraveTarget,
}

# The subject of each event: a creature, a hero, or a side.
TriggerIf = NewType("TriggerIf", Condition)
SomeCreature = NewType("SomeCreature", Who)
Attacker = NewType("Attacker", Who)
Injured = NewType("Injured", Who)
SomePlayer = NewType("SomePlayer", Who)
Caster = NewType("Caster", Who)
SUBJECTS: dict[str, Any] = {
    **dict.fromkeys(("enters", "dies", "blocks", "hits_hero"), SomeCreature),
    **dict.fromkeys(("ability_used", "shard_played", "turn_start", "turn_end"), SomePlayer),
    "attacks": Attacker,
    "damaged": Injured,
    "spell_played": Caster,
}
SIDE_EVENTS = tuple(when for when, subject in SUBJECTS.items() if subject in (SomePlayer, Caster))
ITSELF: dict[str, Any] = {"self": nodes.Itself()}
Extra = NewType("Extra", Cost)

# A creature in play has entered it, so an effect cannot grant `alert`. A static never grants `barrier`.
LENT = [word for word in KEYWORDS if word != "alert"]
GRANTED = [word for word in KEYWORDS if word != "barrier"]

PLAIN: dict[Any, Kind] = {
    kinds.Points: Plain(Whole(1)),
    kinds.Cost: Plain(Whole(0)),
    kinds.Change: Plain(Change(-20, 20)),
    Count: Plain(Whole(1, 20)),
    nodes.Size: Plain(Whole(1, 20)),
    nodes.More: Plain(Whole(1)),
    nodes.Least: Plain(Whole(1)),
    nodes.Most: Plain(Whole(0)),
    kinds.WhichSide: Choice(SIDES),
    kinds.Enemy: Choice(SIDES, ["enemy"]),
    kinds.Own: Choice(SIDES, ["own"]),
    kinds.WhichRow: Choice(ROWS),
    kinds.WhichJob: Choice(JOBS),
    kinds.WhichState: Choice(STATES),
    kinds.WhichPlayer: Choice(PLAYERS),
    kinds.WhichHero: Choice(HEROES_OF),
    kinds.OtherRow: Choice(["other_row"]),
    kinds.Duration: Choice(DURATIONS),
    kinds.CardType: Choice(TYPES, [word for word in TYPES if word != "hero"]),
    kinds.SpellKind: Choice(KINDS),
    kinds.AttackedSort: Choice(["hero", "creature"]),
    kinds.Lent: Bits(KEYWORDS, LENT),
    kinds.Granted: Bits(KEYWORDS, GRANTED),
    kinds.Token: CardNamed(),
}
STATIC_KEYS = ("side", "other", "row", "job", "here")
TARGET_KEYS = ("side", "other", "row", "job", "state", "cost_max", "atk_min")
CARD_KEYS = ("job", "cost_max", "atk_min")
LANGUAGE = Language(
    {
        **PLAIN,
        Filter: Fields(CreatureFilter),
        StaticFilter: Fields(CreatureFilter, STATIC_KEYS),
        TargetFilter: Fields(CreatureFilter, TARGET_KEYS),
        CardFilter: Fields(CreatureFilter, CARD_KEYS),
        kinds.Creatures: Words("creatures", CREATURES),
        kinds.Characters: Words("characters", {**CREATURES, **HEROES}),
        kinds.SomeHeroes: Words("heroes", HEROES),
        kinds.Centre: Words("centre", CENTRES),
        kinds.Declared: Words("declared", TARGETS),
        kinds.InChain: Words("in_chain", {"item": selectors.ItemOf, **TARGETS}),
        kinds.Hidden: Words("hidden", {"hand": selectors.FoeHand, **TARGETS}),
        kinds.Source: Words("source", {"self": nodes.Self}),
        kinds.Reached: Words("reached", STATIC_TO),
        Amount: Words("amount", {"count": nodes.Count}, (nodes.Number, Whole(1)), around=[nodes.Plus]),
        Condition: Words("condition", CONDITIONS),
        TriggerIf: Words("trigger_condition", TESTS),
        kinds.StaticIf: Words("static_condition", STATIC_TESTS),
        Op: Words("operation", OPERATIONS, around=[nodes.If]),
        DuelStatic: Keyed("static", STATICS),
        statics.OfType: Fields(statics.OfType),
        Target: Sorts("kind", TARGET_KINDS, {"id": Word(*TARGETS)}),
        Cost: Fields(Cost),
        Extra: Fields(Cost, EXTRA, some_of=EXTRA),
        SomeCreature: WordOr(ITSELF, Fields(selectors.Someone, ["filter"])),
        Attacker: WordOr(ITSELF, Fields(selectors.Someone)),
        Injured: WordOr({**ITSELF, "my_hero": selectors.MyHeroWho()}, Fields(selectors.Someone, ["filter"])),
        SomePlayer: Fields(selectors.SomeSide, ["side"]),
        Caster: Fields(selectors.SomeSide),
    }
)
