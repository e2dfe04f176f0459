"""The card language of the duel: every word with its class, and how the value of each type of field is written."""

from __future__ import annotations

from typing import Any, NewType

from carteado.core.shapes import Change, Text, Whole, Word
from carteado.games.duel.board import (
    COLUMNS,
    DESTINATIONS,
    DURATIONS,
    FACTIONS,
    JOBS,
    KEYWORDS,
    KINDS,
    PILES,
    ROWS,
    STATS,
    TYPES,
    WHENS,
)
from carteado.games.duel.language import (
    amounts,
    conditions,
    control,
    kinds,
    operations,
    picking,
    piles,
    promised,
    selectors,
    statics,
    targets,
)
from carteado.games.duel.language.occasions import OccasionKind
from carteado.games.duel.language.piles import PrintedFilter
from carteado.games.duel.language.printed import Cost, Count, DuelStatic, Price, Target, Way, inner_block
from carteado.games.duel.language.selectors import STATES, CardFilter, CreatureFilter, StaticFilter, TargetFilter
from carteado.games.duel.language.tokens import TokenKind
from carteado.kit import arithmetic, flow_words, nodes
from carteado.kit.cards import SIDES, Amount, Block, Condition, Filter, Op, Selector, Who
from carteado.kit.flow_words import WhichPlayer
from carteado.kit.language.base import Kind, Language, Plain
from carteado.kit.language.kinds import Bits, CardNamed, Choice, Fields, Options, Steps
from carteado.kit.language.words import Keyed, Sorts, WordOr, Words

StaticAmount = NewType("StaticAmount", Amount)  # an amount that statics do not change (DUEL-14.7)
PLAYERS = ("me", "foe")
HEROES_OF = ("my_hero", "foe_hero")
SIDES_OF_HEROES = (*HEROES_OF, "heroes")  # in the order of `Side`
BOUNDS = ("min", "max")
CHANGES = (*STATS, "keywords")
EXTRA = ("hp", "discard", "sacrifice")
PRICE = ("mana", "hp")

TARGETS: dict[str, Any] = {"t1": selectors.Chosen(0), "t2": selectors.Chosen(1)}
CENTRES: dict[str, Any] = {"self": nodes.Self, "host": selectors.Host, "it": nodes.It, "by": nodes.By, **TARGETS}
CHOSEN: dict[str, Any] = {
    "each": flow_words.Each,
    "picked": flow_words.Picked,
    "random_of": piles.RandomOf,
}
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
    **CHOSEN,
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
    "branch": flow_words.Branch,
    "repeat": flow_words.Repeat,
    "for_each": flow_words.ForEach,
    "may": flow_words.May,
    "choose": flow_words.Choose,
    "unless": picking.Unless,
    "pick": picking.Pick,
    "search": picking.Search,
    "scry": Fields(picking.Scry, alone=True),
    "dig": picking.Dig,
    "look": piles.Look,
    "put": piles.Put,
    "shuffle": piles.Shuffle,
    "mill_until": piles.MillUntil,
    "take_control": control.TakeControl,
    "swap": control.Swap,
    "fight": control.Fight,
    "copy_to_hand": control.CopyToHand,
    "copy_to_play": control.CopyToPlay,
    "transform": control.Transform,
    "silence": control.Silence,
    "add_counters": control.AddCounters,
    "remove_counters": control.RemoveCounters,
    "prevent": control.Prevent,
    "later": promised.Later,
    "modify_until": Fields(promised.ModifyUntil, some_of=CHANGES),
    "instead": promised.Instead,
    "discount": promised.Discount,
    "emblem": promised.Emblem,
}
AMOUNTS: dict[str, Any] = {
    "count": nodes.Count,
    "atk_of": Fields(amounts.AtkOf, alone=True),
    "hp_of": Fields(amounts.HpOf, alone=True),
    "damage_on": Fields(amounts.DamageOn, alone=True),
    "cost_of": Fields(amounts.CostOf, alone=True),
    "counters": amounts.CountersOn,
    "cards": amounts.CardsIn,
    "mana": amounts.ManaOf,
    "happened": amounts.Happened,
    "died": Fields(amounts.Died, ["side", "since"]),
    "picked": flow_words.HowManyPicked,
    "x": flow_words.X,
}
OPEN_PILES: dict[str, Any] = {"in": kinds.OpenPile}
STATIC_AMOUNTS: dict[str, Any] = {
    "count": Fields(nodes.Count, filter=StaticFilter),
    "cards": Fields(amounts.CardsIn, **OPEN_PILES),
}
CALCULATIONS = [
    arithmetic.Times,
    arithmetic.Half,
    nodes.Plus,
    arithmetic.Minus,
    arithmetic.AtLeast,
    arithmetic.AtMost,
]
TESTS: dict[str, Any] = {
    "count": Fields(nodes.Counted, one_of=BOUNDS),
    "hp": Fields(conditions.HeroHp, one_of=BOUNDS),
    "hand": Fields(conditions.InHand, one_of=BOUNDS),
    "grave": Fields(conditions.InGrave, one_of=BOUNDS),
    "row": conditions.InRow,
    "amount": Fields(amounts.Compared, some_of=BOUNDS),
}
CONDITIONS: dict[str, Any] = {**TESTS, "killed": Fields(conditions.Killed, alone=True)}
STATIC_TESTS: dict[str, Any] = {
    **TESTS,
    "count": Fields(nodes.Counted, one_of=BOUNDS, of=StaticFilter),
    "amount": Fields(amounts.Compared, some_of=BOUNDS, of=StaticAmount),
}
STATIC_TO: dict[str, Any] = {
    **{word: CREATURES[word] for word in ("self", "host", "here")},
    "all": Fields(nodes.All, filter=StaticFilter),
    "adjacent": Fields(selectors.Adjacent, alone=True, of=kinds.Source, filter=StaticFilter),
}
STATICS: dict[str, Any] = {
    "to": Fields(statics.ChangeCreatures, some_of=CHANGES),
    "hero": Fields(statics.ChangeHeroes, some_of=("hp", "armor")),
    "cost": Fields(statics.ChangeCosts, per=StaticAmount),
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
    WhichPlayer: Choice(PLAYERS),
    kinds.Whose: Choice(SIDES_OF_HEROES),
    kinds.WhichColumn: Plain(Whole(1, COLUMNS)),
    kinds.WhichFaction: Choice(FACTIONS),
    kinds.PileName: Choice(PILES),
    kinds.OpenPile: Choice(PILES, ("grave", "exile")),
    kinds.Where: Choice(DESTINATIONS),
    kinds.EventName: Choice(WHENS),
    kinds.Since: Choice(["turn", "match"]),
    kinds.Borrowing: Choice(["forever", "this_turn"]),
    kinds.Lasting: Choice(DURATIONS, ["this_turn", "until_my_turn", "forever"]),
    kinds.Label: Plain(Text()),
    kinds.CounterName: Fields(kinds.CounterName),
    kinds.Held: Bits(KEYWORDS),
    kinds.EmblemCard: CardNamed(),
    piles.Top: Plain(Whole(1, 20)),
    promised.Again: Plain(Whole(1, 20)),
    arithmetic.Factor: Plain(Whole(2, 20)),
    arithmetic.Rounding: Choice(["down", "up"]),
    arithmetic.Less: Plain(Whole(1, 99)),
    arithmetic.Bound: Plain(Whole(0, 99)),
    kinds.WhichHero: Choice(HEROES_OF),
    kinds.OtherRow: Choice(["other_row"]),
    kinds.Duration: Choice(DURATIONS, [word for word in DURATIONS if word != "until"]),
    kinds.CardType: Choice(TYPES, [word for word in TYPES if word != "hero"]),
    kinds.SpellKind: Choice(KINDS),
    kinds.AttackedSort: Choice(["hero", "creature"]),
    kinds.Lent: Bits(KEYWORDS, LENT),
    kinds.Granted: Bits(KEYWORDS, GRANTED),
    kinds.Token: TokenKind(),
}
PRINTED_KEYS = ("cost_min", "cost_max", "atk_min", "atk_max", "hp_min", "hp_max", "faction", "keywords")
STATIC_KEYS = ("side", "other", "row", "column", "job", "faction", "keywords", "here")
TARGET_KEYS = ("side", "other", "row", "column", "job", "state", *PRINTED_KEYS)
CARD_KEYS = ("job", *PRINTED_KEYS)
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
        kinds.AnyCards: Words("cards", {**CREATURES, **HEROES, "cards": piles.Cards}),
        Selector: Words("creatures", CREATURES),
        PrintedFilter: Fields(PrintedFilter),
        Amount: Words("amount", AMOUNTS, (nodes.Number, Whole(1)), around=CALCULATIONS),
        StaticAmount: Words("static_amount", STATIC_AMOUNTS, (nodes.Number, Whole(1)), CALCULATIONS),
        Block: Steps(make=inner_block),
        flow_words.Options: Options(flow_words.Options),
        promised.Occasion: OccasionKind(SUBJECTS),
        Price: Fields(Cost, PRICE, some_of=PRICE),
        Way: Fields(Way),
        statics.ChangeOwnCost: Fields(statics.ChangeOwnCost, per=StaticAmount),
        Condition: Words("condition", CONDITIONS),
        TriggerIf: Words("trigger_condition", TESTS),
        kinds.StaticIf: Words("static_condition", STATIC_TESTS),
        Op: Words("operation", OPERATIONS, around=[nodes.If]),
        DuelStatic: Keyed("static", STATICS),
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
