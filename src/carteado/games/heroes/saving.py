"""Heroes tables as plain data: saves, and positions for tests and puzzles.

A position, as given to `game.position({...})` (all keys optional)::

    mode: traditional           # traditional, arena, teams, mixed, challengers; `seats` as in game.new
    seats: 2
    options: {hand_limit: none, combat: turn_player}
    seed: 0
    dice: [1, 3]                # the next rolls, see below
    shuffles: [[C07, S01]]      # the next shuffles of a deck: these cards on top, in this order, the rest at random
    turn: 5                     # number of the turn; default 1 + 2 x seats, a turn of the start player in round 3
    round: 3                    # default by `turn` and `seats`; in challengers give `round` rather than `turn`
    start: 0                    # the start player
    active: 0                   # the turn player; default by `turn` and `start`
    at: main                    # main: the turn player is asked in MAIN
                                # turn: before START of the active player's turn, which then runs
                                # combat: before COMBAT (challengers: GRAND COMBAT), with its combat_start triggers
                                # resolution: before RESOLUTION; end: before END
    event: V09                  # or {card: V09, owner: 1}; owner 0 unless said
    mob: M02                    # challengers only; details as for a character; default the option `mob`
    stage: 2                    # mixed only: 1 teams (the default), 2 arena among those not `eliminated`
    players:                    # one entry a seat; missing ones are empty
      - hand: [C01, S01]
        deck: [S01, A02, C10]   # top first; default empty
        reserve: 3              # default 0
        team:                   # characters, in the order they entered
          - C07
          - {card: C16, energy: 4, damage: 2,
             protection: 0,                   # what is left of the pool; default the printed one
             tokens: [taunt, {type: agility, n: 3}, {type: poison, n: 4, stack: true, turn: 5}, {type: burn, fresh: true}],
             actions: [A22, A03],             # attached action cards, in the order attached; {card: A34, used: true}
             orientation: upright,            # upright, passive, active
             used: [a1],                      # printed passive actions already used this turn
             readied: false,                  # already readied this turn (22.12)
             common: true,                    # challengers: stands in the Common Team
             order: 3}                        # entry order, see below
        sources: [S01, {card: S05, used: true}]               # used: its activation, this turn
        equipment: [Q05, {card: Q02, energy: 6, used: [a1]}]  # energy 1 unless said
        dead: [C01, C02]        # the Dead Zone
        knockouts: 2            # default the number of characters in `dead`
        places: 4               # team places used; default team + knockouts, at most 4
        substitutions: 0        # used so far
        fielded: 0              # characters fielded this turn, swaps included
        own_turns: 3            # own turns begun, this one included (1 = own first turn); default by `turn`
        source_played: false    # this turn
        event_played: false
        relocated: false
        once: [A33]             # once_per_game actions already used
        eliminated: false       # true, or 1, 2, ... in the order of leaving

`n` of a token is the number of singles, or the size of a stack. A token was received one turn ago (in challengers: one
round ago) unless `turn` says otherwise or it is `fresh`, received in this one.

Dice. Every random result that is not a shuffle is a roll of `dice`, in order: the Burn roll is a d4, 1 keeps the token;
`chance(p,q)` is a dq, p or less is true; a random character among n is a dn, counted from 1 over the candidates in entry
order (the Mob last); a random discard from n cards is a dn over the hand in its order; the start player is a dn, 1 being
seat 0 (only in game.new and in a second stage).

Numbers. Every card that can be seen has a number, written `@N`. In a position they count from @0: for each seat its hand, then
its team (each character followed by its attached actions), sources and equipment; then the event; then the Mob; then for
each seat deck and dead. Entry order is that of the numbers, except that characters with `order` come first, in that order.

Actions (grammar.py). In MAIN: `field @4`; `swap @4 @7` (field @4 in the place of @7); `source @4`; `event @4`; `equip @4`;
`attach @4 @7`; `allocate @7` (one energy at a time, to a character or to equipment); `withdraw @9` (one energy from a
silo); `use @7 a1` (a printed action of @7: a1, a2, ... in printed order, active and passive counted together); `use @12`
(the attached action card @12); `activate @9` (a source or equipment; `activate @9 a2` its second activation);
`relocate @7`; `end_main`. In a combat slot, kind `slot`: `use @7 a1`, `use @12`, `pass`; after each use of an action with
`uses n`, kind `again`: the same `use ...`, or `pass`.

What an action needs is asked afterwards, one answer at a time: `target @12` (kind `target`; a character or equipment; for
`enemies:n` until there are n, or `done`), `opponent 1` (kind `opponent`), `pay @4` (kind `pay`: a hand card for
discard_hand, an own character for hurt, a basic source for discard_basic). In a search, kind `search`: `take C07` or
`done`. For the hand limit, kind `discard`: `discard @4`, card by card; the first goes higher. Nothing is paid before all
targets are chosen. A question with only one answer is not asked: the one target is taken, a slot with nothing to use is
passed, the last forced discard is made. MAIN is always asked. With the option `concede` on, every list ends with `concede`.

One guard: energy that was withdrawn from a silo cannot be allocated to that same silo again in the same turn.

A view, as `state.view(seat)` gives it::

    game, mode, seat, options     # options without the decks of others
    stage                         # 1, or 2 in the second stage of mixed
    round, turn, start, active    # active: the turn player; None in GRAND COMBAT and the RESOLUTION after it
    phase                         # start draw energy main combat resolution end
    players: [{seat, side,        # side: the number of its team; everybody their own outside teams; 0 in challengers
        eliminated,               # None, or 1, 2, ... in the order of leaving; those of one check share it
        playing,                  # false for those not in this stage of mixed
        hand_count, hand,         # hand: [{id, card}] for its owner, else []
        deck_count, reserve, income,
        deck,                     # only for the owner while searching: the sorted ids of cards
        team: [character], sources: [{id, card, used}],
        equipment: [{id, card, energy, storage, silo, used}],
        dead: [{id, card}], knockouts, places, substitutions, fielded, field_limit, own_turns,
        source_played, event_played, relocated, once}]
    event: None or {id, card, owner}
    mob: None or character        # owner None
    order: [{id, card, owner, done}]    # the attack order of the running combat, [] outside
    slot: None or id of the active character
    seen_hands: [{seat, turn, cards}]   # hands this seat saw by reveal, as they were (23.4)
    using: None or {id, card, action, targets, payment}    # what is being declared, for everyone
    prompt: None or {seat, kind}
    outcome

    character: {id, card, owner, health, max_health, damage, protection, pool, shields, speed, energy, storage,
        orientation, abilities, common, readied,
        tokens: [{type, n, stack, turn, effective}],          # older first; type as in `immunity:poison`
        actions: [{id, card, used, works}],                   # attached; works: false while dormant (12.10)
        used: [a1],                                           # printed passive actions used this turn
        order}

In a save, `table` holds `cards`, `owners` and `zones` by card number, and `decks`, `hands` and `dead` as lists of numbers by seat.
"""
