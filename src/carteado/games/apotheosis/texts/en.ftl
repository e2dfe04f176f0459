apotheosis-name = APOTHEOSIS
apotheosis-summary = Heroes built from cards on a small grid: action points, skills paid by turning cards, effects and answers.
apotheosis-mode-duel = one hero against another
apotheosis-mode-teams = two teams of two heroes
apotheosis-mode-ffa = every hero alone against all
apotheosis-mode-encounter = one to four heroes together against the Lantern Gate
apotheosis-preset-standard = the standard rules
apotheosis-preset-ascended = the rules of apotheosis: level 10, and Heroes who carry gods

apotheosis-option-board = the board: court, skirmish, chess, battlefield, plaza; in duels also arena, clash, lane, pit
apotheosis-option-level-cap = the highest hero level: 4, 6 or 10
apotheosis-option-round-limit = the last round: 5 to 99
apotheosis-option-deck-size = cards in a deck: 20 to 60 (the ready heroes have 30)
apotheosis-option-opening-hand = cards drawn before the battle: 4 to 8
apotheosis-option-mulligan = 1: the opening cards may be exchanged once
apotheosis-option-preparation = cards placed before the battle: 0 to 6
apotheosis-option-draw = cards drawn at the start of a hero's turn: 0 to 4
apotheosis-option-recomposition = SP and MP recovered at the start of a round: 0 to 6, or all
apotheosis-option-support = SUPPORT spaces: by_level, 1, 2 or 3
apotheosis-option-concede = on: giving up is listed in every main phase; it is allowed either way
apotheosis-option-hero-0 = Player 1's hero: P1, P2, P3, P4, random, or a list such as H01; C02; E03; 3 I01; ...
apotheosis-option-hero-1 = Player 2's hero, in the same way
apotheosis-option-hero-2 = Player 3's hero, in the same way
apotheosis-option-hero-3 = Player 4's hero, in the same way

refused-apotheosis-hero-unreadable = This cannot be read as part of a hero: { $line }. Allowed: { $allowed }.
refused-apotheosis-hero-unknown-card = There is no card { $found }.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
refused-apotheosis-hero-no-house = A hero needs a House: { $allowed }.
refused-apotheosis-hero-two-houses = A hero has one House, not { $found }.
refused-apotheosis-hero-two-entities = A hero has one Entity at most, not { $found }.
refused-apotheosis-hero-too-many-classes = A hero has { $allowed } Classes at most, not { $found }.
refused-apotheosis-hero-bad-path = No two Classes of one path, and none of the path of the world: { $found }.
refused-apotheosis-hero-level = The hero's level is { $found }; the format allows { $allowed }.
refused-apotheosis-hero-entity = This Entity needs hero level { $allowed }: { $found }.
refused-apotheosis-hero-card-not-allowed = { $found } may not be there: sheet cards belong on the sheet, the others into the deck.
refused-apotheosis-hero-forbidden = { $found } is of a collection that the format forbids.
refused-apotheosis-hero-too-many-copies = Too many copies: { $found }. Allowed: { $allowed }.
refused-apotheosis-hero-bad-size = The deck has { $found } cards; it must have { $allowed }.

apotheosis-deck-p1 = Brannoch of the Fen
apotheosis-deck-p2 = Ysolde Quill
apotheosis-deck-p3 = Maelis Ashward
apotheosis-deck-p4 = Tomas Bellwright
apotheosis-deck-p5 = Aurel of the Unlit Sun
apotheosis-deck-p6 = Imra of the Doors
apotheosis-deck-p7 = Sethis of the Ninth Ember
apotheosis-deck-p8 = Maren of the Last Tide
apotheosis-deck-p1-what = The fighter, easy. Closes in with blades and wolves and stands a lot.
apotheosis-deck-p2-what = The archer, easy. Keeps her distance with bows, acts early and marks her prey.
apotheosis-deck-p3-what = The mage, demanding. Burns, drowns and undoes with Skills and summons; fragile.
apotheosis-deck-p4-what = The protector, for the second match. Stands firm, mends, prays and leads Companions.
apotheosis-deck-p5-what = The god of the sun, level 9, easy. Walks up with blades and shields, wakes the god, strikes twice.
apotheosis-deck-p6-what = The god of doors, level 9, demanding. An archer who steps through space, and acts first and often.
apotheosis-deck-p7-what = The god of fire, level 9, demanding. Skill upon Skill, dearer and hotter while the god is awake; fragile.
apotheosis-deck-p8-what = The god of the tide, level 10, for the second match. Hardly moves, hardly bleeds; mends, prays and leads Companions.
apotheosis-build-attributes = Attributes
apotheosis-build-awake = Attributes with the Entity awake
apotheosis-build-body = Level, health and spaces
apotheosis-build-knowledge = Knowledge
apotheosis-build-level = Level
apotheosis-build-hp = HP

apotheosis-prompt-main = What will the character do?
apotheosis-prompt-mulligan = Which cards will you exchange? Once, for as many new ones.
apotheosis-prompt-prepare = Which cards will you lay on your table now, for 0 AP? Each costs 2 AP later.
apotheosis-prompt-target = Which target?
apotheosis-prompt-tile = Which tile?
apotheosis-prompt-step = In which direction is the last step taken? It sets the facing.
apotheosis-prompt-pay = Which card pays?
apotheosis-prompt-change = Which card is recovered as change?
apotheosis-prompt-window = Will you activate something now?
apotheosis-prompt-trigger = Will you pay for this effect?
apotheosis-prompt-branch = Which of these?
apotheosis-prompt-cards = Which card?
apotheosis-prompt-points = Which Skill is recovered?
apotheosis-prompt-drain = Which Skill is exhausted?
apotheosis-prompt-recomposition = Recomposition: which Skill is recovered?
apotheosis-prompt-upkeep = Will you pay for the Entity to stay awake?
apotheosis-prompt-salvation = Will you call Divine Salvation?
apotheosis-prompt-spaces = There is no room: which card goes to the inventory?
apotheosis-prompt-inventory = The inventory is full: which card is discarded?
apotheosis-prompt-experience = Which attached Skill is given for the evolution?
apotheosis-prompt-evolution = Which Companion will it become?
apotheosis-prompt-detach = Which attachment comes off?
apotheosis-prompt-attach = Which card is attached?
apotheosis-prompt-loot = Which Item is taken?
apotheosis-prompt-may = Will you do it?
apotheosis-prompt-heir = Who inherits the Item?

apotheosis-help-move = move c4: walk to a tile; the last step is asked if it matters. APOTHEOSIS-8.8
apotheosis-help-turn = turn n: face north, east, south or west, 1 AP. APOTHEOSIS-9.2
apotheosis-help-rest = rest heal, rest recover: 1 HP, or Skills worth 2 SP/MP, and the turn is over. APOTHEOSIS-9.3
apotheosis-help-attack = attack c4: the Normal attack on a neighbour, 3 AP. APOTHEOSIS-9.4
apotheosis-help-equip = equip @N: an Item from the inventory, 2 AP. APOTHEOSIS-9.5
apotheosis-help-learn = learn @N: a Skill from the inventory, 2 AP. APOTHEOSIS-9.5
apotheosis-help-recruit = recruit @N: a Companion from the inventory, 2 AP. APOTHEOSIS-9.5
apotheosis-help-unequip = unequip @N: an Item back to the inventory, 2 AP. APOTHEOSIS-9.6
apotheosis-help-forget = forget @N: a Skill back to the inventory, 2 AP. APOTHEOSIS-9.6
apotheosis-help-abandon = abandon @N: a Companion back to the inventory, 2 AP. APOTHEOSIS-9.6
apotheosis-help-use = use @N e1: activate an effect of a card, the first, second and so on. APOTHEOSIS-21.1
apotheosis-help-awaken = awaken: wake the Entity for 2 SP/MP. APOTHEOSIS-13.2
apotheosis-help-sleep = sleep: let the Entity sleep. APOTHEOSIS-13.2
apotheosis-help-evoke = evoke @N: put a summon on the board for 2 MP. APOTHEOSIS-12.4
apotheosis-help-unevoke = unevoke @N: take a summon from the board. APOTHEOSIS-12.4
apotheosis-help-attach = attach b2: take cards from, or put cards under, your Companion there, 2 AP. APOTHEOSIS-9.10
apotheosis-help-loot = loot b2: take an Item that lies there, 2 AP. APOTHEOSIS-9.11
apotheosis-help-evolve = evolve: give attached Skills, and the Companion becomes a stronger one; the turn is over. APOTHEOSIS-12.8
apotheosis-help-check = check b2: try what the object there offers, 2 AP. APOTHEOSIS-9.13
apotheosis-help-end-turn = end_turn: the turn of this character is over. APOTHEOSIS-7.5
apotheosis-help-target = target c4: who stands there is the target. APOTHEOSIS-21.2
apotheosis-help-tile = tile c4: this tile. APOTHEOSIS-6.7
apotheosis-help-step = step e: the last step goes this way and sets the facing. APOTHEOSIS-8.6
apotheosis-help-pick = pick @N: this card; sets are picked card by card. APOTHEOSIS-6.7
apotheosis-help-take = take K02: this card out of the deck. APOTHEOSIS-5.3
apotheosis-help-done = done: no more. APOTHEOSIS-6.7
apotheosis-help-choose = choose 1: the first branch, the second and so on. APOTHEOSIS-6.7
apotheosis-help-accept = accept: yes; if it costs something, pay. APOTHEOSIS-21.2
apotheosis-help-decline = decline: no. APOTHEOSIS-21.2
apotheosis-help-pass = pass: activate nothing now. APOTHEOSIS-24.2
apotheosis-help-give = give c4: the Item goes to who stands there. APOTHEOSIS-18.3
apotheosis-help-concede = concede: give up. APOTHEOSIS-9.14

apotheosis-named = { $card } @{ $number }
apotheosis-effect = effect { $number }
apotheosis-nobody = nobody
apotheosis-number = @{ $number }
apotheosis-master = the master
apotheosis-hero = { $who_is ->
        [you] your hero
       *[other] { $who }'s hero
    }
apotheosis-companion = { $who_is ->
        [you] your { $card }
       *[other] { $who }'s { $card }
    }
apotheosis-body = a body of { $who_is ->
        [you] your side
       *[other] { $who }'s side
    }
apotheosis-masters = the master's { $card }
apotheosis-masters-body = a body of the master's side
apotheosis-object-gate = the Gate
apotheosis-object = { $name }
apotheosis-tile = { $tile }
apotheosis-at = { $piece } on { $tile }
apotheosis-way-n = north
apotheosis-way-e = east
apotheosis-way-s = south
apotheosis-way-w = west

apotheosis-action-move = Move to { $to }
apotheosis-action-move-for = Move to { $to } ({ $ap } AP)
apotheosis-action-turn = Face { $way } (1 AP)
apotheosis-action-rest-heal = Rest and heal 1 HP
apotheosis-action-rest-recover = Rest and recover Skills
apotheosis-action-attack = Attack { $piece } (3 AP)
apotheosis-action-equip = Equip { $card } (2 AP)
apotheosis-action-learn = Learn { $card } (2 AP)
apotheosis-action-recruit = Recruit { $card } (2 AP)
apotheosis-action-unequip = Unequip { $card } (2 AP)
apotheosis-action-forget = Forget { $card } (2 AP)
apotheosis-action-abandon = Abandon { $card } (2 AP)
apotheosis-action-use = Activate { $card }: { $text }
apotheosis-action-awaken = Awaken the Entity (2 SP/MP)
apotheosis-action-sleep = Let the Entity sleep
apotheosis-action-evoke = Evoke { $card } (2 MP)
apotheosis-action-unevoke = Unevoke { $card }
apotheosis-action-attach = Attach to or detach from { $piece } (2 AP)
apotheosis-action-loot = Loot { $piece } (2 AP)
apotheosis-action-evolve = Evolve
apotheosis-action-check = Try a check at { $piece } (2 AP)
apotheosis-action-end-turn = End the turn
apotheosis-action-target = Choose { $piece }
apotheosis-action-tile = Choose tile { $to }
apotheosis-action-step = Arrive going { $way }
apotheosis-action-step-for = Arrive going { $way } ({ $ap } AP in all)
apotheosis-action-pick = Choose { $card }
apotheosis-action-pick-worth = Choose { $card } ({ $worth })
apotheosis-action-take = Take { $card } from the deck
apotheosis-action-done = Done
apotheosis-action-choose = Choose branch { $branch }
apotheosis-action-choose-text = { $text }
apotheosis-action-accept = Accept
apotheosis-action-decline = Decline
apotheosis-action-pass = Pass
apotheosis-action-give = Give it to { $piece }
apotheosis-action-concede = Concede

apotheosis-event-round = Round { $round } begins.
apotheosis-event-order = The order of turns: { $order }.
apotheosis-event-turn = The turn of { $who } begins.
apotheosis-event-mulliganed = { $who } exchanged { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
apotheosis-event-drew = { $who } drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
apotheosis-event-drew-seen = { $who } drew { $cards }.
apotheosis-event-reshuffled = { $who_is ->
        [you] Your deck
       *[other] The deck of { $who }
    } was empty: { $count ->
        [one] 1 card of the discard pile is a new one
       *[other] { $count } cards of the discard pile are a new one
    }.
apotheosis-event-discarded = { $who_is ->
        [you] your { $card }
       *[other] { $card } of { $who }
    } was discarded.
apotheosis-event-buried = A card of { $who_is ->
        [you] yours
       *[other] { $who }
    } was buried.
apotheosis-event-buried-seen = { $who_is ->
        [you] your { $card }
       *[other] { $card } of { $who }
    } was buried.
apotheosis-event-banished = { $who_is ->
        [you] your { $card }
       *[other] { $card } of { $who }
    } was banished.
apotheosis-event-registered = { $card } lies in the scenario.
apotheosis-event-attached = { $card } was attached to { $host }.
apotheosis-event-exhausted = { $card } was exhausted.
apotheosis-event-recovered = { $card } was recovered.
apotheosis-event-shown = { $who } showed { $card }.
apotheosis-event-proved = { $who } showed { $card }, whose effect begins.
apotheosis-event-searched = { $who } searched for { $card }.
apotheosis-event-got = { $who } got { $card }.
apotheosis-event-returned = { $who } took a card back to the inventory, unseen.
apotheosis-event-returned-seen = { $card } went back to the inventory of { $who }.
apotheosis-event-placed-item = { $who } equipped { $card }.
apotheosis-event-placed-skill = { $who } learned { $card }.
apotheosis-event-placed-companion = { $who } recruited { $card }.
apotheosis-event-placed-hidden = { $who } recruited a summon, concealed.
apotheosis-event-placed-hidden-seen = { $who } recruited { $card }, concealed.
apotheosis-event-evoked = { $who } evoked { $card }.
apotheosis-event-unevoked = { $card } was unevoked.
apotheosis-event-awoke = { $card } of { $who } awoke.
apotheosis-event-slept = { $card } of { $who } fell asleep.
apotheosis-event-moved = { $who } moved to { $tile }.
apotheosis-event-turned = { $who } turned to the { $way }.
apotheosis-event-rested = { $who } rested.
apotheosis-event-used = { $who } activated { $card }{ $effect ->
        [none] {""}
       *[other] , effect { $effect }
    }.
apotheosis-event-used-on = { $who } activated { $card }{ $effect ->
        [none] {""}
       *[other] , effect { $effect },
    } on { $targets }.
apotheosis-event-bonus = { $card } changes the result by { $amount }.
apotheosis-event-negated = { $card } was negated.
apotheosis-event-attacked = { $who } attacked { $target }.
apotheosis-event-attack-ended = The attack of { $who } came to nothing.
apotheosis-event-redirected = { $who } became the target.
apotheosis-event-rolled = { $who } rolled { $faces }.
apotheosis-event-rerolled = { $who } rolled again: { $faces }.
apotheosis-event-hit = { $who } hit { $target }: { $damage }: { $injury } injury.
apotheosis-event-missed = { $who } failed against { $target }: { $damage }: no injury.
apotheosis-event-damaged = { $who } took damage: { $damage }: { $injury } injury.
apotheosis-event-lost-hp = { $who } lost { $amount } HP and has { $hp }.
apotheosis-event-healed = { $who } was healed by { $amount } HP and has { $hp }.
apotheosis-event-fell = { $who } died ({ $hp } HP).
apotheosis-event-fell-ko = { $who } was knocked out.
apotheosis-event-saved = Divine Salvation: { $who } lives on with 1 HP.
apotheosis-event-revived = { $who } was revived with { $hp } HP.
apotheosis-event-destroyed = { $who } was destroyed.
apotheosis-event-borrowed = { $who } borrowed { $amount } AP and owes { $debt }.
apotheosis-event-action-points-gained = { $who } gained { $amount } AP.
apotheosis-event-action-points-lost = { $who } lost { $amount } AP.
apotheosis-event-modified = { $who } gets { $amount } { $stat }.
apotheosis-event-modified-rules = { $who }: { $rules }.
apotheosis-event-marked = { $who } became { $marker }.
apotheosis-event-unmarked = { $who } is no longer { $marker }.
apotheosis-event-counted = { $card } has { $total } { $counter }.
apotheosis-event-checked-won = { $who } passed a check with { $total } against { $difficulty }.
apotheosis-event-checked-lost = { $who } failed a check with { $total } against { $difficulty }.
apotheosis-event-contested-won = { $who } won a contest against { $target }: { $own } to { $their }.
apotheosis-event-contested-lost = { $who } lost a contest against { $target }: { $own } to { $their }.
apotheosis-event-looted = { $who } looted { $card }.
apotheosis-event-evolved = { $who } evolved into { $new }.
apotheosis-event-arrived = { $who } entered the board.
apotheosis-event-ended-last-team = The battle is over: one team is left.
apotheosis-event-ended-nobody-left = The battle is over: nobody is left, a draw.
apotheosis-event-ended-round-limit = The last round is over: living heroes and HP decide.
apotheosis-event-ended-won = The Lantern Gate is free: the heroes have won.
apotheosis-event-ended-lost = The Lantern Gate was not freed: the heroes have lost.
apotheosis-ending-hero = { $hero } { $hp } of { $most } HP
apotheosis-ending-left = Left in round { $round }: { $heroes }.

apotheosis-sum = { $parts } = { $total }
apotheosis-sum-counts = { $parts } = { $total }, which counts as { $counts }
apotheosis-sum-against = { $sum } against CON { $con }
apotheosis-sum-plus = { $left } + { $right }
apotheosis-sum-minus = { $left } − { $right }
apotheosis-sum-of = { $name } { $amount }
apotheosis-sum-die = die { $amount }
apotheosis-sum-number = { $amount }

apotheosis-odds = { $sum }{ $dice ->
        [none] {""}
       *[rolled] {" "}+ { $dice }
    } = { $least } to { $most } against CON { $con }: { $sure ->
        [yes] { $few }
       *[no] { $few } to { $many }
    } injury.

apotheosis-end-last-team = last team standing
apotheosis-end-nobody-left = nobody left
apotheosis-end-round-limit = last round
apotheosis-end-won = the Gate was freed
apotheosis-end-lost = the Gate was not freed

apotheosis-stat-con = CON
apotheosis-stat-for = FOR
apotheosis-stat-agi = AGI
apotheosis-stat-per = PER
apotheosis-stat-int = INT
apotheosis-stat-car = CAR
apotheosis-stat-esp = ESP
apotheosis-stat-dmg = DMG
apotheosis-stat-dmg-of = DMG ({ $of })
apotheosis-stat-dmg-taken = DMG taken
apotheosis-stat-injury-taken = injury taken
apotheosis-stat-range = RANGE
apotheosis-stat-hp-max = maximum HP
apotheosis-stat-healing = healing
apotheosis-stat-check = to checks
apotheosis-stat-equip = EQUIPMENT spaces
apotheosis-stat-memento = MEMENTO spaces
apotheosis-stat-support = SUPPORT spaces
apotheosis-stat-inventory = INVENTORY spaces
apotheosis-stat-move-cost = movement cost
apotheosis-stat-recomposition = recomposition
apotheosis-stat-salvation = Divine Salvation cost
apotheosis-stat-know-of = level of { $of }
apotheosis-rule-ignore-control = ignores areas of control
apotheosis-rule-sp-as-mp = may pay MP with SP
apotheosis-rule-pierce = direct attacks ignore pieces in the way
apotheosis-rule-cannot-move = cannot move
apotheosis-rule-cannot-attack = cannot attack
apotheosis-rule-knockout = is knocked out instead of dying
apotheosis-rule-untargetable = no target for enemies by { $of }
apotheosis-rule-cannot-activate = cannot activate { $of }
apotheosis-rule-crit-on = rolls perfectly on { $of } or more
apotheosis-word-attack = attack
apotheosis-word-ranged = attack from afar
apotheosis-word-normal = normal
apotheosis-word-technique = technique
apotheosis-word-any = anything
apotheosis-marker-hidden = HIDDEN
apotheosis-marker-burning = BURNING
apotheosis-marker-poisoned = POISONED
apotheosis-marker-marked = MARKED
apotheosis-counter-time = TIME
apotheosis-counter-charge = CHARGE
apotheosis-life-alive = alive
apotheosis-life-ko = knocked out
apotheosis-life-dead = dead
apotheosis-life-overkill = dead beyond revival
apotheosis-life-removed = gone

apotheosis-table-round = Round { $round } of { $limit }
apotheosis-grid-head = {"   "}{ $cells }
apotheosis-grid-row = { $row } { $cells }
apotheosis-legend-pieces = H hero, K Companion (capitals: your side), O object; ^ > v < where it faces, x fallen; + controlled by an enemy
apotheosis-legend-watching = H hero, K Companion, O object; ^ > v < where it faces, x fallen
apotheosis-legend-ground = # wall, ~ hard ground (2 AP), a digit is the altitude
apotheosis-table-turn = The turn of { $who }
apotheosis-table-next = Then: { $order }
apotheosis-table-piece = { $label } { $piece }, { $tile }, facing { $way }: { $hp } of { $most } HP, { $ap } AP{ $debt ->
        [0] {""}
       *[other] {" "}({ $debt } owed)
    }
apotheosis-table-object = { $label } { $piece }, { $tile }: { $hp } of { $most } HP, CON { $con }
apotheosis-table-fallen = { $label } { $piece }, { $tile ->
        [none] off the board
       *[other] { $tile }
    }: { $life }, { $hp } of { $most } HP
apotheosis-table-attributes = {"   "}{ $attributes }
apotheosis-table-traits = {"   "}{ $traits }
apotheosis-table-items = {"   "}with { $cards }
apotheosis-table-side = { $who }: level { $level }{ $known ->
        [yes] ; { $knowledge }
       *[no] {""}
    }
apotheosis-known = { $knowledge } { $level }
apotheosis-table-sheet = {"   "}sheet: { $cards }
apotheosis-table-equip = {"   "}EQUIPMENT { $count } of { $spaces }: { $cards }
apotheosis-table-memento = {"   "}MEMENTO { $count } of { $spaces }: { $cards }
apotheosis-table-support = {"   "}SUPPORT { $count } of { $spaces }: { $cards }
apotheosis-table-counts = {"   "}inventory { $inventory } of { $most }, deck { $deck }
apotheosis-table-discard = {"   "}discard pile { $count }: { $cards }
apotheosis-table-banished = Banished: { $cards }
apotheosis-table-wave = {"   "}in round { $round } there enter: { $cards }
apotheosis-table-scenario = Scenario: { $cards }
apotheosis-table-master = The master holds { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }.
apotheosis-face-down = a card face down
apotheosis-exhausted = exhausted
apotheosis-concealed = concealed
apotheosis-counters = { $count } { $counter }
apotheosis-carries = with { $card }
apotheosis-lying = { $card } ({ $traits })
apotheosis-stack-activation = Under way: { $card } by { $who }{ $aimed ->
        [yes] {" "}on { $targets }
       *[no] {""}
    }: { $text }
apotheosis-stack-attack = Under way: an attack by { $who }{ $aimed ->
        [yes] {" "}on { $targets }
       *[no] {""}
    }
apotheosis-stack-roll = Under way: { $who } rolled { $faces }, { $total } in all
apotheosis-stack-check = Under way: a check by { $who }
apotheosis-window-startofturn = Now: the start of the turn of { $who }
apotheosis-window-endofturn = Now: the end of the turn of { $who }
apotheosis-window-startofround = Now: the start of the round
apotheosis-window-endofround = Now: the end of the round
apotheosis-window-startofbattle = Now: the start of the battle
apotheosis-window-endofbattle = Now: the end of the battle
apotheosis-window-checking = Now: { $who } is about to roll for a check
apotheosis-window-attacking = Now: { $who } attacks, before the roll
apotheosis-window-attacked = Now: { $who } is attacked, before the roll
apotheosis-window-selected = Now: { $who } was chosen as a target
apotheosis-window-rolling = Now: { $who } has rolled; the result is not used yet
apotheosis-window-respond-activation = Now: answers to this activation
apotheosis-window-respond-attack = Now: answers to this attack
apotheosis-window-injured = Now: { $who } has suffered injury
apotheosis-window-anyturn = Now: after an action of { $who }
apotheosis-worth-sp = { $amount } SP
apotheosis-worth-mp = { $amount } MP
apotheosis-worth-any = { $amount } SP/MP
apotheosis-worth-fate = { $amount } FATE
apotheosis-demand-count = From { $least } to { $most } cards
apotheosis-demand-exactly = { $most ->
        [one] One card
       *[other] { $most } cards
    }
apotheosis-demand-up-to = At most { $most ->
        [one] one card
       *[other] { $most } cards
    }
apotheosis-demand-pay = To be paid: { $need }
apotheosis-demand-within = At most { $need }
apotheosis-demand-minimal = At least { $need }
apotheosis-demand-value = Cards worth { $amount } in all
apotheosis-demand-experience = Skills worth { $amount } XP in all
apotheosis-demand-salvation = It costs { $amount } FATE
apotheosis-demand-may = { $text }
apotheosis-demand-picked = Chosen so far: { $cards }
apotheosis-table-held = {"   "}you hold { $card }: { $facts }
apotheosis-table-held-text = {"   "}you hold { $card }: { $facts }. { $text }
apotheosis-table-known = {"   "}seen by all: { $card }: { $facts }
apotheosis-table-known-text = {"   "}seen by all: { $card }: { $facts }. { $text }

apotheosis-collection-threshold = Threshold
apotheosis-collection-ember-court = Ember Court
apotheosis-collection-deep-ford = Deep Ford
apotheosis-collection-forbidden = Forbidden

apotheosis-board-sp = SP
apotheosis-board-mp = MP
apotheosis-board-spmp = SP/MP
apotheosis-board-change = { $over } over: change
apotheosis-board-bond = { $bond ->
        [you] you
        [ally] ally
       *[foe] enemy
    }
apotheosis-board-level = level { $level }
apotheosis-board-owes = { $debt } owed
apotheosis-board-piece = { $piece }{ $bond ->
        [none] {""}
        [you] , yours
        [ally] , ally
       *[foe] , enemy
    }, HP { $hp } of { $most }, { $life }
apotheosis-board-facing = facing { $way }
apotheosis-board-ap = AP { $ap }{ $debt ->
        [0] {""}
       *[other] , { $debt } owed
    }
apotheosis-board-player = { $who }: level { $level }, { $piece }, inventory { $inventory }, deck { $deck }
apotheosis-board-attribute = { $name ->
        [CON] CON: resists damage
        [FOR] FOR: melee damage
        [AGI] AGI: action points per turn
        [PER] PER: ranged damage, order of turns
        [INT] INT: checks and cards
        [CAR] CAR: checks and cards
       *[ESP] ESP: ether damage
    }
apotheosis-board-modifier = { $what }, { $until ->
        [turn] this turn
        [round] this round
        [battle] this battle
        [start] until the start of a turn to come
        [end] until the end of a turn to come
       *[counters] while its counters last
    }
apotheosis-board-saved = Divine Salvation is used.
apotheosis-board-check = A check can be tried beside it: { $attribute }, difficulty { $difficulty }.
apotheosis-board-loot = Can be looted: { $cards }.
apotheosis-board-stands = stands on { $tile }
apotheosis-board-shown-card = seen by all
apotheosis-board-used = effect { $effect } is used up for now
apotheosis-board-grid = The board
apotheosis-board-ground = { $state ->
        [blocked] a wall
       *[disabled] no tile
    }
apotheosis-board-terrain = { $terrain ->
        [rock] rock
        [ice] ice
        [silver_ice] silver ice
        [swamp] swamp, costs 2
        [sand] sand, costs 2
       *[water] water, costs 2
    }
apotheosis-board-altitude = altitude { $altitude }
apotheosis-board-reach = { $ap } AP to walk there
apotheosis-board-area = { $area ->
        [equip] Equipment
        [memento] Memento
       *[support] Support
    }
apotheosis-board-place-in = { $area ->
        [equip] A free space for equipment
        [memento] A free space of the memento
       *[support] A free space of the support
    }
apotheosis-board-sheet = Sheet
apotheosis-board-inventory = Your inventory
apotheosis-board-seen-inventory = In the inventory, seen by all
apotheosis-board-to-inventory = Back to the inventory
apotheosis-board-pile = { $pile ->
        [deck] deck
        [discard] discarded
        [sheet] sheet cards discarded
       *[banished] banished
    }
apotheosis-board-pile-of = { $pile ->
        [deck] Deck of { $who }, in no order
        [discard] Discard pile of { $who }
        [sheet] Discarded sheet cards of { $who }
       *[banished] Banished cards of { $who }
    }
apotheosis-board-pile-empty = There is nothing here yet.
apotheosis-board-locked = deck locked
apotheosis-board-scenario = Scenario
apotheosis-board-scenario-empty = Nothing lies in the scenario.
apotheosis-board-aim = Fell every enemy and every wave before the end of round { $round }. Destroying the Gate stops later waves.
apotheosis-board-enemies = { $count ->
        [one] 1 enemy stands
       *[other] { $count } enemies stand
    }
apotheosis-board-master-hand = in the master's hand
apotheosis-board-master-discard = The master's discard pile
apotheosis-board-wave = Round { $round }:
apotheosis-board-coming = { $count } × { $card }
apotheosis-board-no-waves = No more waves.
apotheosis-board-round = { $round ->
        [0] Before the battle
       *[other] Round { $round } of { $limit }
    }
apotheosis-board-step = { $step ->
        [mulligan] exchange of cards
        [prepare] preparation
        [battle] start of the battle
        [round] start of the round
        [recomposition] recomposition
        [order] order of turns
        [turn] start of a turn
        [start] start of a turn
        [main] main phase
        [end] end of a turn
        [round_end] end of the round
        [battle_end] end of the battle
       *[over] over
    }
apotheosis-board-order = Order of turns
apotheosis-board-in-order = { $piece }, { $state ->
        [now] has the turn
        [done] had its turn
       *[next] to come
    }
apotheosis-board-stack = Under way
apotheosis-board-activates = { $who } activates { $card }{ $count ->
        [0] {""}
       *[other] {" "}on { $targets }
    }
apotheosis-board-attacks = { $who } attacks{ $count ->
        [0] {""}
       *[other] {" "}{ $targets }
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } DMG more
    }
apotheosis-board-rolls = { $who } rolls: { $total }
apotheosis-board-checks = { $who } makes a check of { $attribute }
apotheosis-board-negated = negated
apotheosis-board-acting = { $piece }: { $ap } AP left
apotheosis-board-face = Turn (1 AP):
apotheosis-board-step-price = { $ap } AP
apotheosis-board-compass = Directions
apotheosis-board-tray = Cards to choose from
apotheosis-board-answers = What you can activate now
apotheosis-board-window = { $when ->
        [start_of_round] The round begins.
        [end_of_round] The round ends.
        [start_of_battle] The battle begins.
        [end_of_battle] The battle ends.
        [start_of_turn] A turn begins.
        [end_of_turn] A turn ends.
        [checking] Before the die of a check.
        [rolling] The die has fallen.
        [attacking] The attack is declared.
        [attacked] { $known ->
            [yes] { $subject } is attacked.
           *[no] Somebody is attacked.
        }
        [selected] { $known ->
            [yes] { $subject } is chosen as a target.
           *[no] Somebody is chosen as a target.
        }
        [respond_activation] You may answer this activation.
        [respond_attack] You may answer this attack.
        [injured] { $known ->
            [yes] { $subject } was injured.
           *[no] Somebody was injured.
        }
        [any_turn] An action is done; the turn goes on.
       *[other] A moment to act.
    }
apotheosis-board-waiting = Waiting for { $who } ...
apotheosis-board-turn-of = The turn of { $piece } ...
apotheosis-board-tables = Tables of the heroes
apotheosis-board-mine = Your table
apotheosis-board-choices = can be chosen there
apotheosis-board-zoom-in = Zoom in on the board
apotheosis-board-zoom-out = Zoom out of the board
apotheosis-board-keyword-rule = { $keyword ->
        [auto] activated without a decision each time its moment comes, if it can be
        [permanent] works for as long as the card is in play
        [temp] works for as long as its text says, even if the card leaves
        [on_play] when it comes revealed onto a Hero's table
        [on_exit] when it leaves a Hero's table, revealed
        [on_obtain] when a Hero gets it from outside that Hero's cards: drawn, searched, got, looted
        [on_reveal] when it is revealed: awakened, evoked, declared from the inventory, or by an effect
        [on_conceal] when it is concealed: put to sleep, unevoked, hidden again
        [on_exhaust] when it is exhausted, also as a payment
        [on_recover] when it is recovered, also as change and by recomposition
        [on_discard] when it is put into a discard pile, from wherever
        [on_bury] when it is put under its deck
        [on_banish] when it is removed from the game
        [start_of_your_turn] at the start of your turn
        [end_of_your_turn] at the end of your turn
        [start_of_team_turn] at the start of the turn of an ally, yours too
        [end_of_team_turn] at the end of the turn of an ally, yours too
        [start_of_partners_turn] at the start of the turn of an ally who is not you
        [end_of_partners_turn] at the end of the turn of an ally who is not you
        [start_of_opponents_turn] at the start of the turn of a character of another team
        [end_of_opponents_turn] at the end of the turn of a character of another team
        [start_of_all_turns] at the start of the turn of every character
        [end_of_all_turns] at the end of the turn of every character
        [start_of_this_character_turn] at the start of the turn of the Companion on this card
        [end_of_this_character_turn] at the end of the turn of the Companion on this card
        [start_of_round] at the start of the round
        [end_of_round] at the end of the round
        [start_of_battle] once, before the first round
        [end_of_battle] once, when the battle is over
        [checking] when this character is about to roll for a check or a contest
        [attacking] when this character has declared an attack, before the roll
        [attacked] when this character is the target of a declared attack, before the roll
        [selected] when this character is chosen as the target of anything, or stands in its area
        [rolling] when this character has rolled, before the result is used
        [once_per_turn] one activation in each turn, whoever's turn it is
        [once_per_round] one activation in each round
        [once_per_battle] one activation in the battle, even if the card leaves and comes back
        [turn_sacrifice] only as the first thing in your own turn, which is over afterwards
        [no_response] nothing can be activated in answer to it
        [no_negation] it cannot be negated
        [hand] can be activated from the inventory too, and is revealed meanwhile
        [discard_pile] its owner can activate it from the discard pile too
        [team] any ally can activate it in that ally's main phase, and pays for it
        [discard] afterwards the card goes to its owner's discard pile
        [bury] afterwards the card goes under its owner's deck
        [banish] afterwards the card leaves the game
       *[register] afterwards the card lies in the scenario
    }
apotheosis-mark-hp = HP left; at 0 the character falls
apotheosis-mark-ap = action points left this turn
apotheosis-mark-inventory = cards in the inventory
apotheosis-mark-reach = what it costs to move there, in action points
apotheosis-mark-facing = where the character looks
apotheosis-mark-bond = green: your side, blue: allies, red: enemies; and how much HP is left
apotheosis-mark-control = stripes: tiles that a piece controls; a step onto an enemy's costs 1 AP more
apotheosis-mark-altitude = the altitude of the ground
apotheosis-mark-exhausted = exhausted: it recovers later
apotheosis-mark-asleep = face down: an Entity that sleeps, or a concealed card
apotheosis-mark-shown = a card that the others have seen
apotheosis-mark-sp = what exhausting the Skill pays: brown Stamina, violet Mana
apotheosis-mark-damage = damage: an attribute and dice, 1d3 is a die of 1 to 3
apotheosis-mark-range = range in tiles: D direct, A arcing, R all around
apotheosis-mark-twin = tells cards of the same name apart; the log says it too
apotheosis-mark-marker-hidden = hidden
apotheosis-mark-marker-burning = burning
apotheosis-mark-marker-poisoned = poisoned
apotheosis-mark-marker-marked = marked
apotheosis-mark-suit-house = a House
apotheosis-mark-suit-class = a Class
apotheosis-mark-suit-entity = an Entity
apotheosis-mark-suit-item = an Item, for the equipment
apotheosis-mark-suit-skill = a Skill, for the memento
apotheosis-mark-suit-companion = a Companion, for the support
apotheosis-mark-suit-event = an Event, used from the inventory

# Why an action is not allowed

why-apotheosis-asked = There is a question to answer first: { $question }
why-apotheosis-in-window = This is a moment for answers: activate an effect that fits it, or pass. Everything else waits for a turn of yours.
why-apotheosis-not-asked = Nothing is asking you for that now: it is your main phase.
why-apotheosis-concede-later = You can concede only in your own main phase.
why-apotheosis-unseen = You can see no card with the number { $number }.
why-apotheosis-copy = { $card } is a copy of a card that is offered already: choose that one.
why-apotheosis-no-tile = There is no tile { $tile } on this board.
why-apotheosis-wall = { $tile } is a wall: no piece can stand there.
why-apotheosis-occupied = { $tile } is occupied by { $who }: a piece can stop only on an empty tile.
why-apotheosis-cannot-move = An effect forbids { $who } to move.
why-apotheosis-no-path = No path leads to { $tile }.
why-apotheosis-too-far-to-walk = Walking to { $tile } costs { $cost } AP, and you have { $have }.
why-apotheosis-short-of-ap = That costs { $cost } AP, and you have { $have }.
why-apotheosis-faces-already = The piece faces that way already.
why-apotheosis-rest-too-late = Rest takes the whole turn, so it must be the first thing you do in it; you have acted already.
why-apotheosis-full-hp = HP are at their maximum ({ $have }): Rest would heal nothing.
why-apotheosis-companion-rests = A Companion has no Skills to recover: when it rests it heals 1 HP.
why-apotheosis-nothing-to-recover = Rest recovers Skills worth up to 2 SP/MP, and no exhausted Skill of yours is worth that little.
why-apotheosis-nobody-there = Nobody stands on { $tile }.
why-apotheosis-attacks-itself = A character cannot attack itself.
why-apotheosis-fallen = Only the living can be chosen here, and that is no longer true of { $who }.
why-apotheosis-cannot-attack = An effect forbids { $who } to attack.
why-apotheosis-out-of-reach = Out of range: { $reach } is needed, and the distance to { $who } is { $far }.
why-apotheosis-untargetable = An effect protects { $who } from being chosen as the target of this.
why-apotheosis-only-heroes = Only a Hero can do that, and this is the turn of a Companion.
why-apotheosis-not-in-inventory = { $card } is not in your inventory.
why-apotheosis-other-suit = { $card } is { $suit ->
        [item] an Item: it is equipped
        [skill] a Skill: it is learned
        [companion] a Companion: it is recruited
       *[event] an Event: it is never laid on the table, but activated from the inventory
    }.
why-apotheosis-event-has-no-area = { $card } is an Event, and tables have no area for Events: it is activated from the inventory.
why-apotheosis-no-space = There is no free space for { $card }: { $area ->
        [equip] your equipment
        [memento] your memento
       *[support] your support
    } has { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }. Take a card back first.
why-apotheosis-specifier-taken = You already wear { $other } ({ $specifier }), and of each kind only one can be worn: { $card } would be another.
why-apotheosis-no-access-tile = { $card } needs an empty access tile to enter by, and all of yours are occupied.
why-apotheosis-level-too-low = { $card } asks for level { $level }, and you are at level { $have }.
why-apotheosis-knowledge = { $card } asks for { $knowledge } { $level }, and you have { $knowledge } { $have }.
why-apotheosis-not-in-area = { $card } is not in { $area ->
        [equip] your equipment
        [memento] your memento
       *[support] your support
    }.
why-apotheosis-fallen-stays = { $card } has fallen and cannot leave the table.
why-apotheosis-no-way-out = { $card } can leave only from an access tile or by an empty one, and there is none.
why-apotheosis-no-entity = Your Hero has no Entity.
why-apotheosis-awake-already = { $card } is awake already.
why-apotheosis-asleep-already = { $card } is asleep already.
why-apotheosis-slept-this-turn = { $card } fell asleep this turn: it cannot be woken before the next one.
why-apotheosis-woke-this-turn = { $card } awoke this turn: it cannot be sent to sleep before the next one.
why-apotheosis-no-summon = { $card } is not a summon in your support.
why-apotheosis-evoked-already = { $card } has been evoked already.
why-apotheosis-not-evoked = { $card } is not on the board.
why-apotheosis-summon-fell = { $card } has fallen: it cannot be evoked again in this battle.
why-apotheosis-no-tile-beside = { $card } appears on an empty tile beside your Hero, and there is none.
why-apotheosis-not-your-companion = You can attach cards only to a living Companion of yours, not to { $who }.
why-apotheosis-nothing-to-attach = You have no card to attach, and none to detach from { $who }.
why-apotheosis-not-beside = You must stand beside { $who }; the distance is { $far }.
why-apotheosis-nothing-to-loot = There is nothing to loot from { $who }.
why-apotheosis-carries-five = A Companion carries { $most } cards at most.
why-apotheosis-heroes-do-not-evolve = Only Companions evolve.
why-apotheosis-evolve-too-late = Evolve takes the whole turn, so it must be the first thing the Companion does in it.
why-apotheosis-short-of-experience = Evolve costs { $cost } XP in attached Skills; those attached come to { $have }.
why-apotheosis-no-evolution = Neither your inventory nor your deck holds a Companion of the same path and the next level, with its requirement met, for { $who } to become.
why-apotheosis-no-check = Nothing can be tried at { $who }.
why-apotheosis-no-effect = { $count ->
        [0] { $card } has no effects.
        [one] { $card } has only one effect.
       *[other] { $card } has only { $count } effects.
    }
why-apotheosis-automatic = That effect of { $card } is automatic: it happens by itself when its moment comes.
why-apotheosis-passive = That effect of { $card } is always at work: it is not activated.
why-apotheosis-out-of-play = { $card } is not in play.
why-apotheosis-not-yours = { $card } is not yours to activate.
why-apotheosis-in-inventory = { $suit ->
        [item] { $card } works only on your table: equip it first.
        [skill] { $card } works only on your table: learn it first.
        [companion] { $card } works only on your table: recruit it first.
       *[event] { $card } cannot do that from your inventory.
    }
why-apotheosis-attached = { $card } is attached: attached cards are not activated.
why-apotheosis-asleep = { $card } is asleep: awaken the Entity first.
why-apotheosis-not-evoked-yet = { $card } is face down: evoke it first.
why-apotheosis-locked = That technique of { $card } is unlocked by an attached card: { $tag }.
why-apotheosis-user-fell = { $card } can no longer act: whoever it belongs to has fallen.
why-apotheosis-others-turn = { $card } is activated only in the turn of { $who }.
why-apotheosis-main-phase-only = { $card } is activated only in the main phase of a turn of yours, not as an answer.
why-apotheosis-other-moment = { $card } is activated only at its moment: { $moment }.
why-apotheosis-other-words = { $card } is activated only { $moment ->
        [respond_activation] in response to an activation
        [respond_attack] in response to an attack
        [injured] when you suffer injury
       *[any_turn] after an action, in anybody's turn
    }.
why-apotheosis-other-character = This moment is not one of the character that { $card } speaks of.
why-apotheosis-used-up = { $card } can do that only once per { $limit ->
        [turn] turn
        [round] round
       *[battle] battle
    }, and has done it.
why-apotheosis-unresolved = That effect of { $card } is under way already.
why-apotheosis-used-in-window = That effect of { $card } has been used at this moment already.
why-apotheosis-cannot-activate = An effect forbids { $who } to activate { $suit ->
        [item] Items
        [skill] Skills
        [companion] Companions
        [event] Events
       *[other] this card
    }.
why-apotheosis-sacrifice-too-late = { $card } takes the whole turn: it must be the first thing you do in your own main phase.
why-apotheosis-requires = { $card } requires: { $condition }.
why-apotheosis-use-short-of-ap = { $what } costs { $cost } AP, and you have { $have }.
why-apotheosis-nothing-to-borrow = { $what } costs { $cost } AP. Outside your turn they are borrowed, and you owe { $debt } already, as many as your AGI ({ $most }) or more.
why-apotheosis-short-of-points = { $what } costs { $cost }; your recovered Skills are worth { $have }.
why-apotheosis-short-of-hp = { $what } costs { $cost } HP, and that must leave at least 1; there are { $have }.
why-apotheosis-exhausted-already = { $what } is exhausted already: it cannot be exhausted to pay.
why-apotheosis-short-of-counters = { $what } takes { $cost } { $counter }; there are { $have } on the card.
why-apotheosis-short-of-cards = { $what } asks you to { $verb ->
        [discard] discard
        [bury] bury
       *[banish] banish
    } { $cost ->
        [one] a card
       *[other] { $cost } cards
    }; { $have ->
        [0] there is none for it
       *[other] there are only { $have } for it
    }.
why-apotheosis-short-of-value = { $what } is paid for with cards worth { $cost } { $value } in all; yours come to { $have }.
why-apotheosis-infeasible = { $what } could not do everything its text says now, and an effect works all or nothing.
why-apotheosis-infeasible-anywhere = There are targets for { $what }, but with none of them could it do everything its text says.
why-apotheosis-infeasible-there = With { $who } as the target { $what } could not do everything its text says.
why-apotheosis-empty-area = Nobody stands in the area of { $what } ({ $reach }).
why-apotheosis-nobody-in-reach = { $what } needs a target: { $side ->
        [ally] an ally
        [partner] a partner
        [enemy] an enemy
       *[any] another character
    }{ $kind ->
        [hero] {" "}that is a Hero
        [companion] {" "}that is a Companion
        [dead] {" "}that has fallen
       *[any] {""}
    }{ $reach ->
        [none] . There is none.
       *[other] {" "}within { $reach } with a clear line. There is none.
    }
why-apotheosis-no-defender = Choose one of the characters that the attack is aimed at, for whom { $who } cannot stand.
why-apotheosis-other-target = { $what } is for { $side ->
        [ally] an ally
        [partner] a partner
        [enemy] an enemy
       *[any] another character
    }{ $kind ->
        [hero] {" "}that is a Hero
        [companion] {" "}that is a Companion
        [dead] {" "}that has fallen
       *[any] {""}
    }, and so not for { $who }.
why-apotheosis-aims-at-itself = { $what } cannot aim at whoever uses it.
why-apotheosis-no-line = The line to { $who } is not clear: something stands in the way of { $what }.
why-apotheosis-not-access = { $tile } is none of your access tiles, where pieces enter.
why-apotheosis-not-beside-hero = { $tile } is not beside your Hero.
why-apotheosis-no-landing = The effect does not reach { $tile }.
why-apotheosis-no-last-step = No path arrives there going { $way }.
why-apotheosis-last-step-too-dear = Arriving there going { $way } costs { $cost } AP in all, and you have { $have }.
why-apotheosis-no-branch = Option { $number } cannot be carried out now, or there is none.
why-apotheosis-no-heir = Only a living ally with room for it can inherit, not { $who }.
why-apotheosis-pays-not-exhausted = { $card } is exhausted: only recovered Skills pay.
why-apotheosis-pays-nothing = { $card } is worth nothing in what is to be paid: recovered Skills of your memento pay.
why-apotheosis-recovered-already = { $card } is recovered already.
why-apotheosis-not-offered = { $card } is not among the cards to choose from.
why-apotheosis-picked = { $card } is chosen already: choose another.
why-apotheosis-out-of-order = A set is chosen in one order: { $card } comes before { $last }, which is chosen already.
why-apotheosis-worth-nothing = { $card } is worth no SP or MP.
why-apotheosis-worth-too-much = { $card } is worth too much: only { $left } can still be recovered.
why-apotheosis-more-than-needed = With { $card } more would be given than is needed: the set must be as small as possible.
why-apotheosis-rest-too-small = With { $card } next, the cards that are left would not be enough.
why-apotheosis-not-in-deck = { $card } is not among the cards to take.
why-apotheosis-pay-more = That is not enough: { $need } must be paid, and the cards chosen are worth { $have }.
why-apotheosis-value-more = That is not enough: { $least } must be reached, and the cards chosen come to { $have }.
why-apotheosis-pick-more = { $count ->
        [one] One more card must be chosen.
       *[other] { $count } more cards must be chosen.
    }

# What an action costs

price-apotheosis-ap = { $amount } AP ({ $left } left)
price-apotheosis-borrowed = { $amount } AP borrowed from your next turn ({ $debt } owed)
price-apotheosis-points = { $points } (you have { $have })
price-apotheosis-turn = your whole turn
price-apotheosis-upkeep = 2 SP/MP again at the start of each turn of yours
price-apotheosis-hp = { $amount } HP ({ $left } left)
price-apotheosis-exhaust = exhausts { $card }
price-apotheosis-counters = { $amount } { $counter } ({ $left } left)
price-apotheosis-this-card = { $verb ->
        [discard] discards
        [bury] buries
       *[banish] banishes
    } { $card }
price-apotheosis-cards = { $verb ->
        [discard] discard
        [bury] bury
       *[banish] banish
    } { $amount ->
        [one] a card
       *[other] { $amount } cards
    } (of { $have })
price-apotheosis-value = { $amount } { $value } in cards (you have { $have })
price-apotheosis-limit = once per { $limit ->
        [turn] turn
        [round] round
       *[battle] battle
    }

### Why: what the coach says for an action

apotheosis-coach-move = Where you stand decides whom you reach, and who reaches you: from behind no one defends.
apotheosis-coach-turn = Show the enemy your front: behind your back they hit harder.
apotheosis-coach-rest = A quiet round pays the Skills of the next.
apotheosis-coach-attack = Strike where your Strength and the die reach their CON, and again while AP lasts.
apotheosis-coach-equip = An Item works from now to the end of the battle: the sooner, the better.
apotheosis-coach-learn = Every Skill learned is also worth the SP or MP that pay for the others.
apotheosis-coach-recruit = A Companion acts and takes blows in your place.
apotheosis-coach-unequip = Its place is needed for something better.
apotheosis-coach-forget = Its place is needed for something better.
apotheosis-coach-abandon = Its place is needed for something better.
apotheosis-coach-use = The effect is worth more now than the cards that pay for it.
apotheosis-coach-awaken = An Entity pays back most when there is AP left to use its strength.
apotheosis-coach-sleep = Its upkeep would cost more than it gives.
apotheosis-coach-evoke = A summon beside the enemy threatens from a second side.
apotheosis-coach-unevoke = Back in your area it is safe, and can come again elsewhere.
apotheosis-coach-attach = The card serves more there than where it is.
apotheosis-coach-loot = An Item for nothing but AP.
apotheosis-coach-evolve = The stronger form lasts; the Skills given for it come back in what it does.
apotheosis-coach-check = What there is to gain is worth more than the AP.
apotheosis-coach-end-turn = AP that is left does nothing more now.
apotheosis-coach-target = Aim at whoever dies of it, or threatens you most.
apotheosis-coach-tile = From there you reach more, or are reached by fewer.
apotheosis-coach-step = The last step decides where you look.
apotheosis-coach-pick = Of these, you will miss it least, or it does the most.
apotheosis-coach-take = Of these, it is what your Hero lacks.
apotheosis-coach-done = More would not help.
apotheosis-coach-choose = Of these, it helps most as things stand.
apotheosis-coach-accept = It gains more than it costs.
apotheosis-coach-decline = It costs more than it gains.
apotheosis-coach-pass = Your answer will be worth more at another moment.
apotheosis-coach-give = The Item does more in those hands.

# Generated from the card files by `python -m carteado.games.apotheosis.messages`; do not edit.

apotheosis-keyword = { $keyword ->
        [auto] Auto
        [permanent] Permanent
        [temp] Temp
        [on_play] On Play
        [on_exit] On Exit
        [on_obtain] On Obtain
        [on_reveal] On Reveal
        [on_conceal] On Conceal
        [on_exhaust] On Exhaust
        [on_recover] On Recover
        [on_discard] On Discard
        [on_bury] On Bury
        [on_banish] On Banish
        [start_of_your_turn] Start of Your Turn
        [end_of_your_turn] End of Your Turn
        [start_of_team_turn] Start of a Team Turn
        [end_of_team_turn] End of a Team Turn
        [start_of_partners_turn] Start of a Partner's Turn
        [end_of_partners_turn] End of a Partner's Turn
        [start_of_opponents_turn] Start of an Opponent's Turn
        [end_of_opponents_turn] End of an Opponent's Turn
        [start_of_all_turns] Start of All Turns
        [end_of_all_turns] End of All Turns
        [start_of_this_character_turn] Start of This Character's Turn
        [end_of_this_character_turn] End of This Character's Turn
        [start_of_round] Start of Round
        [end_of_round] End of Round
        [start_of_battle] Start of Battle
        [end_of_battle] End of Battle
        [checking] Checking
        [attacking] Attacking
        [attacked] Attacked
        [selected] Selected
        [rolling] Rolling
        [once_per_turn] Once per Turn
        [once_per_round] Once per Round
        [once_per_battle] Once per Battle
        [turn_sacrifice] Sacrifice Your Turn
        [no_response] No Response
        [no_negation] No Negation
        [hand] Hand
        [discard_pile] Discard Pile
        [team] Team
        [discard] Discard
        [bury] Bury
        [banish] Banish
       *[register] Register
    }
apotheosis-word-house = HOUSE
apotheosis-word-class = CLASS
apotheosis-word-entity = ENTITY
apotheosis-word-item = ITEM
apotheosis-word-skill = SKILL
apotheosis-word-companion = COMPANION
apotheosis-word-event = EVENT
apotheosis-word-blade = BLADE
apotheosis-word-bow = BOW
apotheosis-word-staff = STAFF
apotheosis-word-shield = SHIELD
apotheosis-word-potion = POTION
apotheosis-word-tool = TOOL
apotheosis-word-fire = FIRE
apotheosis-word-water = WATER
apotheosis-word-earth = EARTH
apotheosis-word-air = AIR
apotheosis-word-light = LIGHT
apotheosis-word-shadow = SHADOW
apotheosis-word-blood = BLOOD
apotheosis-word-mind = MIND
apotheosis-word-song = SONG
apotheosis-word-prayer = PRAYER
apotheosis-word-beast = BEAST
apotheosis-word-spirit = SPIRIT
apotheosis-word-climate = CLIMATE
apotheosis-word-trap = TRAP
apotheosis-word-guard = GUARD
apotheosis-word-travel = TRAVEL
apotheosis-word-oath = OATH
apotheosis-word-faith = faith
apotheosis-word-arcane = arcane
apotheosis-word-cooperation = cooperation
apotheosis-word-defense = defense
apotheosis-word-athletics = athletics
apotheosis-word-practice = practice
apotheosis-word-art = art
apotheosis-word-instruction = instruction
apotheosis-word-cunning = cunning
apotheosis-word-elemental = elemental
apotheosis-word-transmutation = transmutation
apotheosis-word-vital = vital
apotheosis-word-mental = mental
apotheosis-word-dimensional = dimensional
apotheosis-word-free = free
apotheosis-rarity-common = common
apotheosis-rarity-uncommon = uncommon
apotheosis-rarity-rare = rare
apotheosis-rarity-epic = epic
apotheosis-rarity-legendary = legendary
apotheosis-value-price = PRICE
apotheosis-value-xp = XP
apotheosis-value-will = WILL
apotheosis-value-fate = FATE
apotheosis-type-human = human
apotheosis-type-creature = creature
apotheosis-type-summon = summon
apotheosis-specifier-vest = vest
apotheosis-specifier-headpiece = headpiece
apotheosis-specifier-feet = feet
apotheosis-specifier-accessory = accessory
apotheosis-specifier-utility = utility
apotheosis-path-magician = path of the magician
apotheosis-path-priestess = path of the priestess
apotheosis-path-empress = path of the empress
apotheosis-path-emperor = path of the emperor
apotheosis-path-priest = path of the priest
apotheosis-path-lovers = path of the lovers
apotheosis-path-chariot = path of the chariot
apotheosis-path-hermit = path of the hermit
apotheosis-path-wheel = path of the wheel
apotheosis-path-hanged = path of the hanged
apotheosis-path-devil = path of the devil
apotheosis-path-tower = path of the tower
apotheosis-path-star = path of the star
apotheosis-path-moon = path of the moon
apotheosis-path-sun = path of the sun
apotheosis-path-world = path of the world
apotheosis-path-force = path of force
apotheosis-path-justice = path of justice
apotheosis-path-death = path of death
apotheosis-path-temperance = path of temperance
apotheosis-path-judgment = path of judgment
apotheosis-spaces = EQUIPMENT +{ $equip }, MEMENTO +{ $memento }
apotheosis-card-h00 = Nameless House
apotheosis-facts-h00 = HOUSE 1, common, CON 5 FOR 5 AGI 5 PER 5 INT 5 CAR 5 ESP 5
apotheosis-card-h01 = House Ironfen
apotheosis-facts-h01 = HOUSE 1, common, ■EARTH, CON 6 FOR 5 AGI 3 PER 3 INT 3 CAR 4 ESP 4
apotheosis-text-h01 = ❰Permanent❱ You get +1 maximum HP. ❰Attacked❱ ❰Once per Round❱ This attack deals 2 less DMG.
apotheosis-effect-h01-e2 = ❰Attacked❱ ❰Once per Round❱ This attack deals 2 less DMG.
apotheosis-card-h02 = House Galewing
apotheosis-facts-h02 = HOUSE 1, common, ■AIR, CON 3 FOR 3 AGI 5 PER 4 INT 5 CAR 5 ESP 3
apotheosis-text-h02 = ❰Permanent❱ You ignore areas of control. ❰Start of Your Turn❱ ❰Once per Battle❱ Gain 2 AP.
apotheosis-effect-h02-e2 = ❰Start of Your Turn❱ ❰Once per Battle❱ Gain 2 AP.
apotheosis-card-h03 = House Cinderlight
apotheosis-facts-h03 = HOUSE 1, common, ■FIRE, CON 3 FOR 3 AGI 4 PER 4 INT 4 CAR 4 ESP 6
apotheosis-text-h03 = ❰Permanent❱ You get +1 recomposition. ❰Rolling❱ ❰Once per Round❱ Reroll.
apotheosis-effect-h03-e2 = ❰Rolling❱ ❰Once per Round❱ Reroll.
apotheosis-card-h04 = House Mirrormere
apotheosis-facts-h04 = HOUSE 1, common, ■WATER, CON 3 FOR 2 AGI 4 PER 5 INT 6 CAR 4 ESP 4
apotheosis-text-h04 = ❰Permanent❱ You get +1 in checks. ❰Checking❱ ❰Once per Turn❱ This check gets +2.
apotheosis-effect-h04-e2 = ❰Checking❱ ❰Once per Turn❱ This check gets +2.
apotheosis-card-h05 = House Thornmarch
apotheosis-facts-h05 = HOUSE 1, uncommon, ■BEAST, CON 5 FOR 4 AGI 4 PER 5 INT 3 CAR 3 ESP 4
apotheosis-text-h05 = ❰Permanent❱ You get +1 SUPPORT space. ❰Auto❱ ❰Start of a Partner's Turn❱ ❰Once per Round❱ ❰✔Req. the active character is a Companion; it is not at full HP❱ Heal the active character for 1 HP.
apotheosis-effect-h05-e2 = ❰Auto❱ ❰Start of a Partner's Turn❱ ❰Once per Round❱ ❰✔Req. the active character is a Companion; it is not at full HP❱ Heal the active character for 1 HP.
apotheosis-card-h06 = House Quietbell
apotheosis-facts-h06 = HOUSE 1, common, ■SONG, CON 4 FOR 2 AGI 4 PER 4 INT 4 CAR 6 ESP 4
apotheosis-text-h06 = ❰Permanent❱ You get +2 INVENTORY spaces. ❰End of Your Turn❱ ❰Once per Round❱ ❰✔Req. discard 1 card from your inventory❱ Draw 1 card.
apotheosis-effect-h06-e2 = ❰End of Your Turn❱ ❰Once per Round❱ ❰✔Req. discard 1 card from your inventory❱ Draw 1 card.
apotheosis-card-h07 = House Nightorchard
apotheosis-facts-h07 = HOUSE 1, uncommon, ■SHADOW, CON 3 FOR 4 AGI 5 PER 4 INT 4 CAR 2 ESP 6
apotheosis-text-h07 = ❰Permanent❱ Your Divine Salvation costs 1 less. ❰Auto❱ ❰Start of Battle❱ You become HIDDEN. ❰Permanent❱ If you are HIDDEN, you cannot be targeted by enemy attacks from 2 or more tiles away. ❰Auto❱ ❰Attacking❱ ❰✔Req. you are HIDDEN❱ You are no longer HIDDEN.
apotheosis-effect-h07-e2 = ❰Auto❱ ❰Start of Battle❱ You become HIDDEN.
apotheosis-effect-h07-e4 = ❰Auto❱ ❰Attacking❱ ❰✔Req. you are HIDDEN❱ You are no longer HIDDEN.
apotheosis-card-h08 = House Sunward
apotheosis-facts-h08 = HOUSE 1, uncommon, ■LIGHT, CON 4 FOR 5 AGI 3 PER 3 INT 3 CAR 5 ESP 5
apotheosis-text-h08 = ❰Permanent❱ You get +1 EQUIPMENT space. ❰Auto❱ ❰End of Battle❱ Heal 2 HP.
apotheosis-effect-h08-e2 = ❰Auto❱ ❰End of Battle❱ Heal 2 HP.
apotheosis-card-c01 = Shieldhand
apotheosis-facts-c01 = CLASS 1, common, path of the emperor, athletics, defense, ■GUARD, CON +1 FOR +1, EQUIPMENT +1, MEMENTO +1
apotheosis-text-c01 = ❰Permanent❱ You get +2 DMG with normal attacks.
apotheosis-card-c02 = Linebreaker
apotheosis-facts-c02 = CLASS 2, uncommon, path of the emperor, athletics, cooperation, ■BLADE, CON +1 FOR +2 AGI +1, EQUIPMENT +2, MEMENTO +1
apotheosis-text-c02 = ❰Attacking❱ ❰Once per Turn❱ This attack deals 2 more DMG.
apotheosis-effect-c02-e1 = ❰Attacking❱ ❰Once per Turn❱ This attack deals 2 more DMG.
apotheosis-card-c03 = Gate Marshal
apotheosis-facts-c03 = CLASS 3, rare, path of the emperor, athletics, defense, practice, ■GUARD, ■OATH, CON +2 FOR +3 AGI +1, EQUIPMENT +2, MEMENTO +2
apotheosis-text-c03 = ❰Auto❱ ❰Start of a Team Turn❱ ❰Once per Round❱ The active character gets +1 DMG this turn. When you suffer injury ❰Once per Round❱ ❰✔Req. the injury is 1 or more; you are adjacent to the attacker; pay 1 SP❱ Make a free normal attack on the attacker.
apotheosis-effect-c03-e1 = ❰Auto❱ ❰Start of a Team Turn❱ ❰Once per Round❱ The active character gets +1 DMG this turn.
apotheosis-effect-c03-e2 = When you suffer injury ❰Once per Round❱ ❰✔Req. the injury is 1 or more; you are adjacent to the attacker; pay 1 SP❱ Make a free normal attack on the attacker.
apotheosis-requires-c03-e2-1 = the injury is 1 or more
apotheosis-requires-c03-e2-2 = you are adjacent to the attacker
apotheosis-card-c04 = Reedbow
apotheosis-facts-c04 = CLASS 1, common, path of the lovers, practice, cunning, ■BOW, AGI +1 PER +1, EQUIPMENT +1, MEMENTO +1
apotheosis-text-c04 = ❰Permanent❱ You get +1 DMG with ■BOW.
apotheosis-card-c05 = Longsight
apotheosis-facts-c05 = CLASS 2, uncommon, path of the lovers, practice, athletics, ■BOW, AGI +1 PER +3, EQUIPMENT +1, MEMENTO +2
apotheosis-text-c05 = ❰Permanent❱ You get +1 RANGE. ❰Start of Battle❱ Move up to 1 tile.
apotheosis-effect-c05-e2 = ❰Start of Battle❱ Move up to 1 tile.
apotheosis-card-c06 = Starfletcher
apotheosis-facts-c06 = CLASS 3, rare, path of the lovers, practice, cunning, elemental, ■BOW, ■LIGHT, AGI +1 PER +4 ESP +1, EQUIPMENT +2, MEMENTO +2
apotheosis-text-c06 = ❰Rolling❱ ❰Once per Turn❱ ❰✔Req. the attack is made with ■BOW❱ Reroll. ❰Permanent❱ Your direct attacks ignore pieces in the way.
apotheosis-effect-c06-e1 = ❰Rolling❱ ❰Once per Turn❱ ❰✔Req. the attack is made with ■BOW❱ Reroll.
apotheosis-requires-c06-e1-1 = the attack is made with ■BOW
apotheosis-card-c07 = Spellhand
apotheosis-facts-c07 = CLASS 1, common, path of the magician, arcane, elemental, ■STAFF, INT +1 ESP +1, EQUIPMENT +0, MEMENTO +2
apotheosis-text-c07 = ❰Permanent❱ You get +1 DMG with SKILLS.
apotheosis-card-c08 = Glyphwright
apotheosis-facts-c08 = CLASS 2, uncommon, path of the magician, arcane, transmutation, ■STAFF, INT +2 ESP +2, EQUIPMENT +1, MEMENTO +2
apotheosis-text-c08 = In response to an activation ❰Once per Battle❱ ❰✔Req. the card is a SKILL; the user is an enemy; pay 1 MP❱ Negate that activation. ❰Once per Turn❱ ❰✔Req. pay 1 AP❱ Bury 1 card from your inventory and draw 1 card.
apotheosis-effect-c08-e1 = In response to an activation ❰Once per Battle❱ ❰✔Req. the card is a SKILL; the user is an enemy; pay 1 MP❱ Negate that activation.
apotheosis-requires-c08-e1-1 = the card is a SKILL
apotheosis-requires-c08-e1-2 = the user is an enemy
apotheosis-effect-c08-e2 = ❰Once per Turn❱ ❰✔Req. pay 1 AP❱ Bury 1 card from your inventory and draw 1 card.
apotheosis-card-c09 = Salt Archmage
apotheosis-facts-c09 = CLASS 3, rare, path of the magician, arcane, elemental, dimensional, ■STAFF, ■EARTH, AGI +1 INT +2 ESP +3, EQUIPMENT +1, MEMENTO +3
apotheosis-text-c09 = ❰Auto❱ ❰Start of Your Turn❱ Recover 1 SP/MP. ❰Permanent❱ You may pay MP with SP.
apotheosis-effect-c09-e1 = ❰Auto❱ ❰Start of Your Turn❱ Recover 1 SP/MP.
apotheosis-card-c10 = Candlebearer
apotheosis-facts-c10 = CLASS 1, common, path of the priest, faith, vital, ■PRAYER, CAR +1 ESP +1, EQUIPMENT +1, MEMENTO +1
apotheosis-text-c10 = ❰Auto❱ ❰End of Round❱ ❰✔Req. you have at most 3 HP❱ Heal 1 HP.
apotheosis-effect-c10-e1 = ❰Auto❱ ❰End of Round❱ ❰✔Req. you have at most 3 HP❱ Heal 1 HP.
apotheosis-card-c11 = Canon of Vows
apotheosis-facts-c11 = CLASS 2, uncommon, path of the priest, faith, defense, ■PRAYER, ■OATH, CON +1 CAR +1 ESP +2, EQUIPMENT +1, MEMENTO +2
apotheosis-text-c11 = ❰Start of a Partner's Turn❱ ❰Once per Round❱ ❰✔Req. the active character is within 2 tiles of you❱ The active character gets +2 CON until the start of your next turn.
apotheosis-effect-c11-e1 = ❰Start of a Partner's Turn❱ ❰Once per Round❱ ❰✔Req. the active character is within 2 tiles of you❱ The active character gets +2 CON until the start of your next turn.
apotheosis-requires-c11-e1-1 = the active character is within 2 tiles of you
apotheosis-card-c12 = Open-Hand Hierarch
apotheosis-facts-c12 = CLASS 3, rare, path of the priest, faith, vital, instruction, ■PRAYER, ■LIGHT, CON +1 CAR +2 ESP +3, EQUIPMENT +1, MEMENTO +3
apotheosis-text-c12 = ❰Once per Round❱ ❰Team❱ ❰✔Req. pay 2 AP❱ Target: an ally, RANGE A3. Heal the target for 2 HP.
apotheosis-effect-c12-e1 = ❰Once per Round❱ ❰Team❱ ❰✔Req. pay 2 AP❱ Target: an ally, RANGE A3. Heal the target for 2 HP.
apotheosis-card-c13 = Gutterknife
apotheosis-facts-c13 = CLASS 1, common, path of death, cunning, athletics, ■BLADE, AGI +1 PER +1, EQUIPMENT +1, MEMENTO +1
apotheosis-text-c13 = ❰Auto❱ ❰Attacking❱ ❰✔Req. you are behind the defender❱ This attack deals 2 more DMG.
apotheosis-effect-c13-e1 = ❰Auto❱ ❰Attacking❱ ❰✔Req. you are behind the defender❱ This attack deals 2 more DMG.
apotheosis-card-c14 = Veilwalker
apotheosis-facts-c14 = CLASS 2, uncommon, path of death, cunning, arcane, ■SHADOW, AGI +2 PER +1 INT +1, EQUIPMENT +2, MEMENTO +1
apotheosis-text-c14 = ❰Selected❱ ❰Once per Round❱ ❰✔Req. the user is an enemy❱ Move up to 1 tile.
apotheosis-effect-c14-e1 = ❰Selected❱ ❰Once per Round❱ ❰✔Req. the user is an enemy❱ Move up to 1 tile.
apotheosis-requires-c14-e1-1 = the user is an enemy
apotheosis-card-c15 = Last Whisper
apotheosis-facts-c15 = CLASS 3, rare, path of death, cunning, dimensional, athletics, ■SHADOW, ■BLADE, FOR +1 AGI +3 PER +2, EQUIPMENT +2, MEMENTO +2
apotheosis-text-c15 = ❰Auto❱ ❰Attacking❱ ❰Once per Turn❱ ❰✔Req. the defender is MARKED❱ This attack deals 3 more DMG. ❰Once per Round❱ ❰✔Req. pay 1 AP❱ Target: an enemy Hero. Banish 1 card from the target's discard pile.
apotheosis-effect-c15-e1 = ❰Auto❱ ❰Attacking❱ ❰Once per Turn❱ ❰✔Req. the defender is MARKED❱ This attack deals 3 more DMG.
apotheosis-effect-c15-e2 = ❰Once per Round❱ ❰✔Req. pay 1 AP❱ Target: an enemy Hero. Banish 1 card from the target's discard pile.
apotheosis-card-c16 = Street Fiddler
apotheosis-facts-c16 = CLASS 1, common, path of temperance, art, cooperation, ■SONG, AGI +1 CAR +1, EQUIPMENT +1, MEMENTO +1
apotheosis-text-c16 = ❰End of a Team Turn❱ ❰Once per Round❱ Recover 1 SP/MP.
apotheosis-effect-c16-e1 = ❰End of a Team Turn❱ ❰Once per Round❱ Recover 1 SP/MP.
apotheosis-card-c17 = Masque Dancer
apotheosis-facts-c17 = CLASS 2, uncommon, path of temperance, art, mental, ■SONG, AGI +2 CAR +2, EQUIPMENT +1, MEMENTO +2
apotheosis-text-c17 = ❰Attacked❱ ❰Once per Turn❱ ❰✔Req. pay 1 SP❱ This attack deals 3 less DMG.
apotheosis-effect-c17-e1 = ❰Attacked❱ ❰Once per Turn❱ ❰✔Req. pay 1 SP❱ This attack deals 3 less DMG.
apotheosis-card-c18 = Choirmaster
apotheosis-facts-c18 = CLASS 3, rare, path of temperance, art, cooperation, mental, ■SONG, INT +2 CAR +3 ESP +1, EQUIPMENT +1, MEMENTO +3
apotheosis-text-c18 = ❰Auto❱ ❰End of a Team Turn❱ ❰Once per Round❱ ❰✔Req. the active character is not at full HP❱ Heal the active character for 1 HP.
apotheosis-effect-c18-e1 = ❰Auto❱ ❰End of a Team Turn❱ ❰Once per Round❱ ❰✔Req. the active character is not at full HP❱ Heal the active character for 1 HP.
apotheosis-card-c19 = Rootgatherer
apotheosis-facts-c19 = CLASS 1, common, path of the empress, vital, transmutation, ■EARTH, CON +1 INT +1, EQUIPMENT +1, MEMENTO +1
apotheosis-text-c19 = ❰Permanent❱ Your healing restores 1 HP more.
apotheosis-card-c20 = Grovekeeper
apotheosis-facts-c20 = CLASS 2, uncommon, path of the empress, vital, elemental, ■EARTH, ■BEAST, CON +2 ESP +2, EQUIPMENT +1, MEMENTO +2
apotheosis-text-c20 = ❰Auto❱ ❰Start of Round❱ Recover 1 SP/MP. ❰Once per Turn❱ ❰✔Req. pay 1 AP❱ Target: an allied Companion. Attach 1 card from your inventory to the target.
apotheosis-effect-c20-e1 = ❰Auto❱ ❰Start of Round❱ Recover 1 SP/MP.
apotheosis-effect-c20-e2 = ❰Once per Turn❱ ❰✔Req. pay 1 AP❱ Target: an allied Companion. Attach 1 card from your inventory to the target.
apotheosis-card-c21 = Dreamreader
apotheosis-facts-c21 = CLASS 1, common, path of the moon, mental, art, ■MIND, PER +1 INT +1, EQUIPMENT +0, MEMENTO +2
apotheosis-text-c21 = ❰Once per Turn❱ ❰✔Req. pay 1 AP❱ Target: an enemy Hero. Reveal 1 random concealed card in the target's inventory.
apotheosis-effect-c21-e1 = ❰Once per Turn❱ ❰✔Req. pay 1 AP❱ Target: an enemy Hero. Reveal 1 random concealed card in the target's inventory.
apotheosis-card-c22 = Mesmer
apotheosis-facts-c22 = CLASS 2, uncommon, path of the moon, mental, instruction, ■MIND, INT +3 CAR +1, EQUIPMENT +1, MEMENTO +2
apotheosis-text-c22 = ❰Start of an Opponent's Turn❱ ❰Once per Round❱ ❰✔Req. the active character is within 3 tiles of you; pay 1 MP❱ The active character loses 1 AP.
apotheosis-effect-c22-e1 = ❰Start of an Opponent's Turn❱ ❰Once per Round❱ ❰✔Req. the active character is within 3 tiles of you; pay 1 MP❱ The active character loses 1 AP.
apotheosis-requires-c22-e1-1 = the active character is within 3 tiles of you
apotheosis-card-c23 = Dawn Squire
apotheosis-facts-c23 = CLASS 1, common, path of the sun, defense, faith, ■LIGHT, ■GUARD, CON +1 FOR +1, EQUIPMENT +1, MEMENTO +1
apotheosis-text-c23 = ❰Auto❱ ❰Attacked❱ ❰✔Req. the attack is normal❱ This attack deals 1 less DMG.
apotheosis-effect-c23-e1 = ❰Auto❱ ❰Attacked❱ ❰✔Req. the attack is normal❱ This attack deals 1 less DMG.
apotheosis-card-c24 = Oathblade
apotheosis-facts-c24 = CLASS 2, uncommon, path of the sun, defense, athletics, ■OATH, ■BLADE, CON +2 FOR +1 CAR +1, EQUIPMENT +2, MEMENTO +1
apotheosis-text-c24 = In response to an attack ❰Once per Round❱ ❰✔Req. the defender is your partner; you are adjacent to it❱ Become the target.
apotheosis-effect-c24-e1 = In response to an attack ❰Once per Round❱ ❰✔Req. the defender is your partner; you are adjacent to it❱ Become the target.
apotheosis-requires-c24-e1-1 = the defender is your partner
apotheosis-requires-c24-e1-2 = you are adjacent to the defender
apotheosis-card-e01 = Ember Sprite
apotheosis-facts-e01 = ENTITY 1, common, ■SPIRIT, ■FIRE, CON -1 FOR +2 AGI +2 ESP +4
apotheosis-text-e01 = ❰Auto❱ ❰On Reveal❱ Deal 4 DMG to each enemy within 1 tile.
apotheosis-effect-e01-e1 = ❰Auto❱ ❰On Reveal❱ Deal 4 DMG to each enemy within 1 tile.
apotheosis-card-e02 = Tidewraith
apotheosis-facts-e02 = ENTITY 1, uncommon, ■SPIRIT, ■WATER, CON +3 PER +2 ESP +2
apotheosis-text-e02 = ❰Auto❱ ❰On Conceal❱ Heal 1 HP.
apotheosis-effect-e02-e1 = ❰Auto❱ ❰On Conceal❱ Heal 1 HP.
apotheosis-card-e03 = Wolf of Ash
apotheosis-facts-e03 = ENTITY 1, uncommon, ■SPIRIT, ■BEAST, FOR +3 AGI +3 PER +2 CAR -1
apotheosis-text-e03 = ❰Attacking❱ ❰Once per Turn❱ This attack deals 1d3 more DMG.
apotheosis-effect-e03-e1 = ❰Attacking❱ ❰Once per Turn❱ This attack deals 1d3 more DMG.
apotheosis-card-e04 = Lady Underbough
apotheosis-facts-e04 = ENTITY 2, rare, ■SPIRIT, ■EARTH, CON +5 CAR +4 ESP +5
apotheosis-text-e04 = ❰Auto❱ ❰Start of Your Turn❱ Heal 1 HP.
apotheosis-effect-e04-e1 = ❰Auto❱ ❰Start of Your Turn❱ Heal 1 HP.
apotheosis-card-e05 = The Brass Judge
apotheosis-facts-e05 = ENTITY 2, rare, ■SPIRIT, ■OATH, CON +5 FOR +5 INT +4
apotheosis-text-e05 = ❰Permanent❱ You cannot be targeted by enemy EVENTS.
apotheosis-card-e06 = Thousand-Eyed Heron
apotheosis-facts-e06 = ENTITY 2, epic, ■SPIRIT, ■AIR, AGI +4 PER +6 INT +4
apotheosis-text-e06 = ❰Auto❱ ❰Rolling❱ ❰✔Req. the natural roll is 1❱ Reroll.
apotheosis-effect-e06-e1 = ❰Auto❱ ❰Rolling❱ ❰✔Req. the natural roll is 1❱ Reroll.
apotheosis-card-e07 = Vael, the Unlit Sun
apotheosis-facts-e07 = ENTITY 3, legendary, ■SPIRIT, ■LIGHT, CON +5 FOR +8 ESP +8
apotheosis-text-e07 = ❰Auto❱ ❰Start of Round❱ Each enemy within 2 tiles loses 1 HP.
apotheosis-effect-e07-e1 = ❰Auto❱ ❰Start of Round❱ Each enemy within 2 tiles loses 1 HP.
apotheosis-card-e08 = Oru, Keeper of Doors
apotheosis-facts-e08 = ENTITY 3, epic, ■SPIRIT, ■TRAVEL, AGI +6 PER +7 INT +8
apotheosis-text-e08 = ❰Once per Turn❱ ❰✔Req. pay 1 MP❱ Move to an empty tile within 3 tiles.
apotheosis-effect-e08-e1 = ❰Once per Turn❱ ❰✔Req. pay 1 MP❱ Move to an empty tile within 3 tiles.
apotheosis-card-e09 = Maresh, the Last Tide
apotheosis-facts-e09 = ENTITY 3, legendary, ■SPIRIT, ■WATER, CON +10 AGI -3 CAR +6 ESP +8
apotheosis-text-e09 = ❰Permanent❱ You suffer 1 less injury.
apotheosis-card-i01 = Fen Cleaver
apotheosis-facts-i01 = ITEM 1, common, athletics, ■BLADE, PRICE 100
apotheosis-text-i01 = {""}[DMG FOR+1d3, RANGE D1, 3 AP].
apotheosis-effect-i01-e1 = {""}[DMG FOR+1d3, RANGE D1, 3 AP].
apotheosis-card-i02 = Twin Kukris
apotheosis-facts-i02 = ITEM 2, uncommon, athletics, ■BLADE, PRICE 250
apotheosis-text-i02 = {""}[DMG FOR+1d6, RANGE D1, 3 AP]: If the natural roll is 5 or more, deal 3 DMG to the target.
apotheosis-effect-i02-e1 = {""}[DMG FOR+1d6, RANGE D1, 3 AP]: If the natural roll is 5 or more, deal 3 DMG to the target.
apotheosis-card-i03 = Ash Longbow
apotheosis-facts-i03 = ITEM 1, common, practice, ■BOW, PRICE 120
apotheosis-text-i03 = ❰Permanent❱ If you have less than 8 PER, you get +1 PER. [DMG PER+1d3, RANGE D4, 4 AP].
apotheosis-effect-i03-e2 = {""}[DMG PER+1d3, RANGE D4, 4 AP].
apotheosis-card-i04 = Horn Crossbow
apotheosis-facts-i04 = ITEM 2, uncommon, practice, ■BOW, PRICE 260
apotheosis-text-i04 = ❰Auto❱ ❰On Play❱ Put 3 ❂CHARGE on this card. [DMG PER+1d6, RANGE D5, 3 AP]: ❰✔Req. remove 1 ❂CHARGE from this card❱ ❰✔Req. pay 2 AP❱ Put 2 ❂CHARGE on this card.
apotheosis-effect-i04-e1 = ❰Auto❱ ❰On Play❱ Put 3 ❂CHARGE on this card.
apotheosis-effect-i04-e2 = {""}[DMG PER+1d6, RANGE D5, 3 AP]: ❰✔Req. remove 1 ❂CHARGE from this card❱
apotheosis-effect-i04-e3 = ❰✔Req. pay 2 AP❱ Put 2 ❂CHARGE on this card.
apotheosis-card-i05 = Salt Staff
apotheosis-facts-i05 = ITEM 1, common, arcane, ■STAFF, PRICE 110
apotheosis-text-i05 = ❰Permanent❱ If your ENTITY is awake, you get +1 DMG with SKILLS. [DMG ESP+1d3, RANGE D3, 4 AP].
apotheosis-effect-i05-e2 = {""}[DMG ESP+1d3, RANGE D3, 4 AP].
apotheosis-card-i06 = Bulwark Door
apotheosis-facts-i06 = ITEM 1, common, defense, ■SHIELD, PRICE 100
apotheosis-text-i06 = ❰Attacked❱ ❰✔Req. exhaust this card❱ This attack deals 3 less DMG. ❰Auto❱ ❰Start of Your Turn❱ ❰✔Req. this card is exhausted❱ Recover this card.
apotheosis-effect-i06-e1 = ❰Attacked❱ ❰✔Req. exhaust this card❱ This attack deals 3 less DMG.
apotheosis-effect-i06-e2 = ❰Auto❱ ❰Start of Your Turn❱ ❰✔Req. this card is exhausted❱ Recover this card.
apotheosis-card-i07 = Tower Aegis
apotheosis-facts-i07 = ITEM 2, rare, defense, ■SHIELD, PRICE 300
apotheosis-text-i07 = ❰Permanent❱ You get +1 CON. ❰Attacked❱ ❰✔Req. exhaust this card❱ This attack deals 5 less DMG. ❰Auto❱ ❰On Exhaust❱ Recover 1 SP/MP. ❰Auto❱ ❰Start of Round❱ ❰✔Req. this card is exhausted❱ Recover this card.
apotheosis-effect-i07-e2 = ❰Attacked❱ ❰✔Req. exhaust this card❱ This attack deals 5 less DMG.
apotheosis-effect-i07-e3 = ❰Auto❱ ❰On Exhaust❱ Recover 1 SP/MP.
apotheosis-effect-i07-e4 = ❰Auto❱ ❰Start of Round❱ ❰✔Req. this card is exhausted❱ Recover this card.
apotheosis-card-i08 = Quilted Coat
apotheosis-facts-i08 = ITEM 1, common, vest, free, ■GUARD, PRICE 80
apotheosis-text-i08 = ❰Permanent❱ You get +1 CON.
apotheosis-card-i09 = Scale Hauberk
apotheosis-facts-i09 = ITEM 2, uncommon, vest, defense, ■GUARD, PRICE 240
apotheosis-text-i09 = ❰Permanent❱ You get +3 CON and -1 AGI.
apotheosis-card-i10 = Hood of Mist
apotheosis-facts-i10 = ITEM 1, uncommon, headpiece, cunning, ■SHADOW, PRICE 130
apotheosis-text-i10 = ❰Auto❱ ❰On Play❱ You become HIDDEN. ❰Permanent❱ If you are HIDDEN, you take 1 less DMG. ❰Auto❱ ❰On Exit❱ ❰✔Req. you are HIDDEN❱ You are no longer HIDDEN.
apotheosis-effect-i10-e1 = ❰Auto❱ ❰On Play❱ You become HIDDEN.
apotheosis-effect-i10-e3 = ❰Auto❱ ❰On Exit❱ ❰✔Req. you are HIDDEN❱ You are no longer HIDDEN.
apotheosis-card-i11 = Seer's Circlet
apotheosis-facts-i11 = ITEM 2, rare, headpiece, instruction, ■MIND, PRICE 280
apotheosis-text-i11 = ❰Permanent❱ You get +1 PER and +1 level of mental. ❰Checking❱ ❰Once per Turn❱ This check gets +2.
apotheosis-effect-i11-e2 = ❰Checking❱ ❰Once per Turn❱ This check gets +2.
apotheosis-card-i12 = Courier Boots
apotheosis-facts-i12 = ITEM 1, common, feet, free, ■TRAVEL, PRICE 90
apotheosis-text-i12 = ❰Permanent❱ You ignore areas of control. ❰End of an Opponent's Turn❱ ❰Once per Round❱ ❰✔Req. you are adjacent to the active character; pay 1 AP❱ Move up to 1 tile.
apotheosis-effect-i12-e2 = ❰End of an Opponent's Turn❱ ❰Once per Round❱ ❰✔Req. you are adjacent to the active character; pay 1 AP❱ Move up to 1 tile.
apotheosis-requires-i12-e2-1 = you are adjacent to the active character
apotheosis-card-i13 = Windstep Sandals
apotheosis-facts-i13 = ITEM 2, rare, feet, athletics, ■AIR, PRICE 300
apotheosis-text-i13 = ❰Permanent❱ You get +1 AGI. ❰Temp❱ Moving costs you 1 AP less this turn. ❰Auto❱ ❰On Play❱ Gain 1 AP.
apotheosis-effect-i13-e2 = ❰Temp❱ Moving costs you 1 AP less this turn.
apotheosis-effect-i13-e3 = ❰Auto❱ ❰On Play❱ Gain 1 AP.
apotheosis-card-i14 = Vial of Red Sap
apotheosis-facts-i14 = ITEM 1, common, free, ■POTION, PRICE 50
apotheosis-text-i14 = {""}[1 AP]: ❰Discard❱ Heal 2 HP.
apotheosis-effect-i14-e1 = {""}[1 AP]: ❰Discard❱ Heal 2 HP.
apotheosis-card-i15 = Clearwater Draught
apotheosis-facts-i15 = ITEM 1, uncommon, vital, ■POTION, ■WATER, PRICE 90
apotheosis-text-i15 = ❰Hand❱ ❰Discard❱ ❰✔Req. pay 1 AP❱ Recover 3 SP/MP.
apotheosis-effect-i15-e1 = ❰Hand❱ ❰Discard❱ ❰✔Req. pay 1 AP❱ Recover 3 SP/MP.
apotheosis-card-i16 = Basilisk Oil
apotheosis-facts-i16 = ITEM 1, uncommon, transmutation, ■POTION, ■BLOOD, PRICE 120
apotheosis-text-i16 = {""}[1 AP]: ❰Temp❱ ❰Bury❱ You get +3 DMG with ■BLADE this turn.
apotheosis-effect-i16-e1 = {""}[1 AP]: ❰Temp❱ ❰Bury❱ You get +3 DMG with ■BLADE this turn.
apotheosis-card-i17 = Lucky Knucklebone
apotheosis-facts-i17 = ITEM 1, rare, accessory, free, PRICE 150
apotheosis-text-i17 = ❰Rolling❱ ❰Once per Battle❱ Reroll. ❰Auto❱ ❰On Exit❱ Draw 1 card.
apotheosis-effect-i17-e1 = ❰Rolling❱ ❰Once per Battle❱ Reroll.
apotheosis-effect-i17-e2 = ❰Auto❱ ❰On Exit❱ Draw 1 card.
apotheosis-card-i18 = Bell of Recall
apotheosis-facts-i18 = ITEM 2, rare, utility, cooperation, ■SONG, PRICE 260
apotheosis-text-i18 = ❰Once per Round❱ ❰Team❱ ❰✔Req. pay 2 AP❱ Target: a partner. Move the target beside you. ❰Start of a Team Turn❱ ❰Once per Round❱ The active character gets +1 CON until the start of your next turn.
apotheosis-effect-i18-e1 = ❰Once per Round❱ ❰Team❱ ❰✔Req. pay 2 AP❱ Target: a partner. Move the target beside you.
apotheosis-effect-i18-e2 = ❰Start of a Team Turn❱ ❰Once per Round❱ The active character gets +1 CON until the start of your next turn.
apotheosis-card-i19 = Grave Lantern
apotheosis-facts-i19 = ITEM 2, rare, utility, faith, ■LIGHT, PRICE 280
apotheosis-text-i19 = ❰Permanent❱ Your Divine Salvation costs 2 less. ❰Discard Pile❱ ❰Banish❱ ❰✔Req. pay 2 AP❱ Get 1 EVENT from your discard pile.
apotheosis-effect-i19-e2 = ❰Discard Pile❱ ❰Banish❱ ❰✔Req. pay 2 AP❱ Get 1 EVENT from your discard pile.
apotheosis-card-i20 = Thief's Hook
apotheosis-facts-i20 = ITEM 1, common, utility, cunning, ■TOOL, PRICE 110
apotheosis-text-i20 = {""}[RANGE D3, 2 AP]: Target: an enemy. Pull the target 2 tiles and exhaust up to 1 recovered card in its EQUIPMENT.
apotheosis-effect-i20-e1 = {""}[RANGE D3, 2 AP]: Target: an enemy. Pull the target 2 tiles and exhaust up to 1 recovered card in its EQUIPMENT.
apotheosis-card-i21 = Oathring
apotheosis-facts-i21 = ITEM 1, uncommon, accessory, faith, ■OATH, PRICE 140
apotheosis-text-i21 = ❰Permanent❱ You are knocked out instead of dying. ❰Auto❱ ❰On Discard❱ Heal 1 HP.
apotheosis-effect-i21-e2 = ❰Auto❱ ❰On Discard❱ Heal 1 HP.
apotheosis-card-i22 = Ford Mirror
apotheosis-facts-i22 = ITEM 2, epic, utility, dimensional, ■WATER, PRICE 400
apotheosis-text-i22 = ❰Selected❱ ❰Once per Battle❱ ❰No Response❱ ❰✔Req. the user is an enemy; the card is a SKILL❱ Negate that activation.
apotheosis-effect-i22-e1 = ❰Selected❱ ❰Once per Battle❱ ❰No Response❱ ❰✔Req. the user is an enemy; the card is a SKILL❱ Negate that activation.
apotheosis-requires-i22-e1-1 = the user is an enemy
apotheosis-requires-i22-e1-2 = the card is a SKILL
apotheosis-card-i23 = Ninefold Ash Crown
apotheosis-facts-i23 = ITEM 3, legendary, headpiece, free, ■FIRE
apotheosis-text-i23 = ❰Permanent❱ You get +2 CAR and +2 ESP. ❰Permanent❱ If you are in great apotheosis, you get +3 maximum HP. ❰Once per Battle❱ ❰Sacrifice Your Turn❱ ❰No Negation❱ Deal ESP+2d6 DMG to each enemy within 3 tiles.
apotheosis-effect-i23-e3 = ❰Once per Battle❱ ❰Sacrifice Your Turn❱ ❰No Negation❱ Deal ESP+2d6 DMG to each enemy within 3 tiles.
apotheosis-card-i24 = Seedstone
apotheosis-facts-i24 = ITEM 1, uncommon, vital, ■EARTH, PRICE 100
apotheosis-text-i24 = ❰Auto❱ ❰On Obtain❱ Heal 1 HP. ❰Permanent❱ While this card is attached, its Companion gets +2 CON.
apotheosis-effect-i24-e1 = ❰Auto❱ ❰On Obtain❱ Heal 1 HP.
apotheosis-card-i25 = Mantle of the Threshold
apotheosis-facts-i25 = ITEM 3, epic, vest, free, ■GUARD, PRICE 500
apotheosis-text-i25 = ❰Permanent❱ If you are in great apotheosis, you get +2 CON. ❰Permanent❱ If you are in lesser apotheosis, you get +1 AGI.
apotheosis-card-s01 = Hew
apotheosis-facts-s01 = SKILL 1, common, athletics, ■BLADE, XP 3
apotheosis-text-s01 = {""}[DMG FOR+1d6, RANGE D1, 3 AP, 1 SP].
apotheosis-effect-s01-e1 = {""}[DMG FOR+1d6, RANGE D1, 3 AP, 1 SP].
apotheosis-card-s02 = Whirl of Edges
apotheosis-facts-s02 = SKILL 2, uncommon, athletics, ■BLADE, XP 5
apotheosis-text-s02 = {""}[DMG FOR+1d3, RANGE R1, 4 AP, 2 SP].
apotheosis-effect-s02-e1 = {""}[DMG FOR+1d3, RANGE R1, 4 AP, 2 SP].
apotheosis-card-s03 = Bull Rush
apotheosis-facts-s03 = SKILL 1, common, athletics, XP 3
apotheosis-text-s03 = {""}[DMG FOR+1d2, RANGE D1, 3 AP, 1 SP]: If the attack hits, push the target 1 tile.
apotheosis-effect-s03-e1 = {""}[DMG FOR+1d2, RANGE D1, 3 AP, 1 SP]: If the attack hits, push the target 1 tile.
apotheosis-card-s04 = Brace
apotheosis-facts-s04 = SKILL 1, common, defense, ■GUARD, XP 3
apotheosis-text-s04 = {""}[1 AP, 1 SP]: ❰Attacked❱ This attack deals 4 less DMG.
apotheosis-effect-s04-e1 = {""}[1 AP, 1 SP]: ❰Attacked❱ This attack deals 4 less DMG.
apotheosis-card-s05 = Stand as One
apotheosis-facts-s05 = SKILL 1, uncommon, cooperation, ■GUARD, ■OATH, XP 4
apotheosis-text-s05 = {""}[2 AP, 1 SP]: ❰Temp❱ Each ally within 2 tiles gets +2 CON until the start of your next turn.
apotheosis-effect-s05-e1 = {""}[2 AP, 1 SP]: ❰Temp❱ Each ally within 2 tiles gets +2 CON until the start of your next turn.
apotheosis-card-s06 = Pinning Shot
apotheosis-facts-s06 = SKILL 1, common, practice, ■BOW, XP 3
apotheosis-text-s06 = {""}[DMG PER+1d3, RANGE D5, 4 AP, 1 SP]: If the attack hits, the target cannot move until the end of its next turn.
apotheosis-effect-s06-e1 = {""}[DMG PER+1d3, RANGE D5, 4 AP, 1 SP]: If the attack hits, the target cannot move until the end of its next turn.
apotheosis-card-s07 = Volley
apotheosis-facts-s07 = SKILL 2, uncommon, practice, ■BOW, XP 5
apotheosis-text-s07 = {""}[DMG PER+1d6, RANGE A5, 4 AP, 2 SP].
apotheosis-effect-s07-e1 = {""}[DMG PER+1d6, RANGE A5, 4 AP, 2 SP].
apotheosis-card-s08 = Hunter's Mark
apotheosis-facts-s08 = SKILL 1, common, practice, XP 3
apotheosis-text-s08 = {""}[RANGE D6, 1 AP, 1 MP]: ❰No Response❱ Target: an enemy. The target becomes MARKED.
apotheosis-effect-s08-e1 = {""}[RANGE D6, 1 AP, 1 MP]: ❰No Response❱ Target: an enemy. The target becomes MARKED.
apotheosis-card-s09 = Spark Lance
apotheosis-facts-s09 = SKILL 1, common, elemental, ■FIRE, XP 3
apotheosis-text-s09 = {""}[DMG ESP+1d6, RANGE D4, 4 AP, 1 MP].
apotheosis-effect-s09-e1 = {""}[DMG ESP+1d6, RANGE D4, 4 AP, 1 MP].
apotheosis-card-s10 = Cinder Rain
apotheosis-facts-s10 = SKILL 2, uncommon, elemental, ■FIRE, XP 5
apotheosis-text-s10 = {""}[DMG ESP+1d6, RANGE A4, 5 AP, 2 MP]: If the attack hits, the target becomes BURNING. ❰Auto❱ ❰End of All Turns❱ ❰✔Req. the active character is BURNING❱ The active character loses 1 HP and is no longer BURNING.
apotheosis-effect-s10-e1 = {""}[DMG ESP+1d6, RANGE A4, 5 AP, 2 MP]: If the attack hits, the target becomes BURNING.
apotheosis-effect-s10-e2 = ❰Auto❱ ❰End of All Turns❱ ❰✔Req. the active character is BURNING❱ The active character loses 1 HP and is no longer BURNING.
apotheosis-card-s11 = Undertow
apotheosis-facts-s11 = SKILL 1, common, elemental, ■WATER, XP 3
apotheosis-text-s11 = {""}[DMG ESP+1d2, RANGE D3, 3 AP, 1 MP]: If the attack hits, pull the target 1 tile.
apotheosis-effect-s11-e1 = {""}[DMG ESP+1d2, RANGE D3, 3 AP, 1 MP]: If the attack hits, pull the target 1 tile.
apotheosis-card-s12 = Stone Skin
apotheosis-facts-s12 = SKILL 2, uncommon, elemental, ■EARTH, XP 5
apotheosis-text-s12 = {""}[2 AP, 1 SP, 1 MP]: ❰Temp❱ ❰✔Req. this card has no ❂TIME❱ Put 2 ❂TIME on this card, and you get +3 CON while it has ❂TIME. ❰Auto❱ ❰Start of Your Turn❱ ❰✔Req. this card has at least 1 ❂TIME❱ Remove 1 ❂TIME from this card.
apotheosis-effect-s12-e1 = {""}[2 AP, 1 SP, 1 MP]: ❰Temp❱ ❰✔Req. this card has no ❂TIME❱ Put 2 ❂TIME on this card, and you get +3 CON while it has ❂TIME.
apotheosis-requires-s12-e1-1 = this card has no ❂TIME
apotheosis-effect-s12-e2 = ❰Auto❱ ❰Start of Your Turn❱ ❰✔Req. this card has at least 1 ❂TIME❱ Remove 1 ❂TIME from this card.
apotheosis-card-s13 = Unspeak
apotheosis-facts-s13 = SKILL 2, rare, arcane, ■MIND, XP 5
apotheosis-text-s13 = {""}[2 AP, 2 MP]: In response to an activation ❰✔Req. the user is an enemy❱ Negate that activation.
apotheosis-effect-s13-e1 = {""}[2 AP, 2 MP]: In response to an activation ❰✔Req. the user is an enemy❱ Negate that activation.
apotheosis-requires-s13-e1-1 = the user is an enemy
apotheosis-card-s14 = Tutor's Rebuke
apotheosis-facts-s14 = SKILL 1, uncommon, instruction, ■MIND, XP 3
apotheosis-text-s14 = {""}[RANGE D4, 2 AP, 1 MP]: Target: an enemy Hero. The target cannot activate SKILLS until the end of its next turn.
apotheosis-effect-s14-e1 = {""}[RANGE D4, 2 AP, 1 MP]: Target: an enemy Hero. The target cannot activate SKILLS until the end of its next turn.
apotheosis-card-s15 = Sigil Reserve
apotheosis-facts-s15 = SKILL 1, common, arcane, XP 3, 2 MP
apotheosis-text-s15 = ❰Auto❱ ❰On Recover❱ ❰Once per Round❱ Draw 1 card.
apotheosis-effect-s15-e1 = ❰Auto❱ ❰On Recover❱ ❰Once per Round❱ Draw 1 card.
apotheosis-card-s16 = Heartbrand
apotheosis-facts-s16 = SKILL 2, rare, arcane, ■FIRE, ■BLOOD, XP 5, 2 MP
apotheosis-text-s16 = ❰Auto❱ ❰On Exhaust❱ ❰Once per Turn❱ Each enemy within 2 tiles loses 1 HP.
apotheosis-effect-s16-e1 = ❰Auto❱ ❰On Exhaust❱ ❰Once per Turn❱ Each enemy within 2 tiles loses 1 HP.
apotheosis-card-s17 = Mending Word
apotheosis-facts-s17 = SKILL 1, common, faith, ■PRAYER, ■LIGHT, XP 3
apotheosis-text-s17 = {""}[RANGE A3, 2 AP, 1 MP]: Target: an ally. Heal the target for 2 HP.
apotheosis-effect-s17-e1 = {""}[RANGE A3, 2 AP, 1 MP]: Target: an ally. Heal the target for 2 HP.
apotheosis-card-s18 = Vigil
apotheosis-facts-s18 = SKILL 1, uncommon, faith, ■PRAYER, XP 3, 1 MP
apotheosis-text-s18 = ❰Start of an Opponent's Turn❱ ❰Once per Round❱ You get +2 CON this turn. ❰Auto❱ ❰On Recover❱ Heal 1 HP.
apotheosis-effect-s18-e1 = ❰Start of an Opponent's Turn❱ ❰Once per Round❱ You get +2 CON this turn.
apotheosis-effect-s18-e2 = ❰Auto❱ ❰On Recover❱ Heal 1 HP.
apotheosis-card-s19 = Ninth-Hour Miracle
apotheosis-facts-s19 = SKILL 3, epic, free, ■PRAYER, ■LIGHT, XP 8
apotheosis-text-s19 = {""}[RANGE A3, 0 AP, 3 MP]: ❰Once per Battle❱ ❰Sacrifice Your Turn❱ ❰No Negation❱ ❰✔Req. discard cards worth 3 FATE❱ Target: a knocked out or dead ally. Revive the target with 4 HP.
apotheosis-effect-s19-e1 = {""}[RANGE A3, 0 AP, 3 MP]: ❰Once per Battle❱ ❰Sacrifice Your Turn❱ ❰No Negation❱ ❰✔Req. discard cards worth 3 FATE❱ Target: a knocked out or dead ally. Revive the target with 4 HP.
apotheosis-card-s20 = Sap and Sinew
apotheosis-facts-s20 = SKILL 1, common, vital, XP 3
apotheosis-text-s20 = {""}[RANGE A2, 2 AP, 1 MP]: Target: an ally. Heal the target for 1 HP. If it is POISONED, it is no longer POISONED.
apotheosis-effect-s20-e1 = {""}[RANGE A2, 2 AP, 1 MP]: Target: an ally. Heal the target for 1 HP. If it is POISONED, it is no longer POISONED.
apotheosis-card-s21 = Lifethread
apotheosis-facts-s21 = SKILL 2, rare, vital, ■BLOOD, XP 5
apotheosis-text-s21 = {""}[1 AP, 1 SP, 1 MP]: When you suffer injury ❰Once per Turn❱ Heal 1 HP.
apotheosis-effect-s21-e1 = {""}[1 AP, 1 SP, 1 MP]: When you suffer injury ❰Once per Turn❱ Heal 1 HP.
apotheosis-card-s22 = Venom Craft
apotheosis-facts-s22 = SKILL 1, uncommon, transmutation, ■BLOOD, XP 3
apotheosis-text-s22 = {""}[DMG INT+1d3, RANGE D1, 3 AP, 1 MP]: If the attack hits, the target becomes POISONED. ❰Auto❱ ❰Start of All Turns❱ ❰✔Req. the active character is POISONED; it is an enemy❱ The active character loses 1 HP.
apotheosis-effect-s22-e1 = {""}[DMG INT+1d3, RANGE D1, 3 AP, 1 MP]: If the attack hits, the target becomes POISONED.
apotheosis-effect-s22-e2 = ❰Auto❱ ❰Start of All Turns❱ ❰✔Req. the active character is POISONED; it is an enemy❱ The active character loses 1 HP.
apotheosis-card-s23 = Quickstep
apotheosis-facts-s23 = SKILL 1, common, cunning, ■TRAVEL, XP 3
apotheosis-text-s23 = {""}[1 AP, 1 SP]: Move up to 3 tiles. ❰End of an Opponent's Turn❱ ❰Once per Round❱ ❰✔Req. pay 1 SP❱ Move up to 1 tile.
apotheosis-effect-s23-e1 = {""}[1 AP, 1 SP]: Move up to 3 tiles.
apotheosis-effect-s23-e2 = ❰End of an Opponent's Turn❱ ❰Once per Round❱ ❰✔Req. pay 1 SP❱ Move up to 1 tile.
apotheosis-card-s24 = Low Blow
apotheosis-facts-s24 = SKILL 2, uncommon, cunning, ■TRAP, XP 5
apotheosis-text-s24 = {""}[DMG AGI+1d6, RANGE D1, 3 AP, 2 SP]: ❰No Response❱ If the attack hits, return 1 card from the target's EQUIPMENT to the inventory.
apotheosis-effect-s24-e1 = {""}[DMG AGI+1d6, RANGE D1, 3 AP, 2 SP]: ❰No Response❱ If the attack hits, return 1 card from the target's EQUIPMENT to the inventory.
apotheosis-card-s25 = Mind Spike
apotheosis-facts-s25 = SKILL 1, common, mental, ■MIND, XP 3
apotheosis-text-s25 = {""}[DMG INT+1d3, RANGE D3, 3 AP, 1 MP]: If the attack hits, the target exhausts 1 SP/MP.
apotheosis-effect-s25-e1 = {""}[DMG INT+1d3, RANGE D3, 3 AP, 1 MP]: If the attack hits, the target exhausts 1 SP/MP.
apotheosis-card-s26 = Borrowed Dream
apotheosis-facts-s26 = SKILL 2, rare, mental, ■MIND, XP 5
apotheosis-text-s26 = {""}[RANGE D4, 3 AP, 2 MP]: Target: an enemy Hero. Contest INT against the target's ESP: if you win, discard 1 random card from the target's inventory.
apotheosis-effect-s26-e1 = {""}[RANGE D4, 3 AP, 2 MP]: Target: an enemy Hero. Contest INT against the target's ESP: if you win, discard 1 random card from the target's inventory.
apotheosis-card-s27 = Fold Space
apotheosis-facts-s27 = SKILL 1, rare, dimensional, ■TRAVEL, XP 4
apotheosis-text-s27 = {""}[RANGE A4, 3 AP, 2 MP]: ❰No Negation❱ Target: a character. Swap places with the target.
apotheosis-effect-s27-e1 = {""}[RANGE A4, 3 AP, 2 MP]: ❰No Negation❱ Target: a character. Swap places with the target.
apotheosis-card-s28 = Marching Song
apotheosis-facts-s28 = SKILL 1, common, art, ■SONG, XP 3
apotheosis-text-s28 = {""}[2 AP, 1 MP]: ❰Temp❱ Each ally within 3 tiles gets +1 AGI until the end of your next turn. ❰Hand❱ ❰Discard❱ ❰✔Req. pay 1 AP❱ Heal 1 HP.
apotheosis-effect-s28-e1 = {""}[2 AP, 1 MP]: ❰Temp❱ Each ally within 3 tiles gets +1 AGI until the end of your next turn.
apotheosis-effect-s28-e2 = ❰Hand❱ ❰Discard❱ ❰✔Req. pay 1 AP❱ Heal 1 HP.
apotheosis-card-s29 = Godspeech
apotheosis-facts-s29 = SKILL 3, rare, free, ■LIGHT, ■MIND, XP 8
apotheosis-text-s29 = {""}[DMG ESP+1d6, RANGE A4, 3 AP, 2 MP]: ❰✔Req. your ENTITY is awake❱
apotheosis-effect-s29-e1 = {""}[DMG ESP+1d6, RANGE A4, 3 AP, 2 MP]: ❰✔Req. your ENTITY is awake❱
apotheosis-requires-s29-e1-1 = your ENTITY is awake
apotheosis-card-k01 = Ash Wolf Pup
apotheosis-facts-k01 = COMPANION 1, common, creature, path of the moon, athletics, ■BEAST, WILL 3, CON 4 FOR 4 AGI 4 PER 4 INT 2 CAR 2 ESP 2
apotheosis-text-k01 = ❰Auto❱ ❰Start of This Character's Turn❱ ❰✔Req. this character has at most 2 HP❱ This character gains 1 AP. ❰Permanent❱ If you have ■BEAST, this character gets +1 FOR. ITEM [DMG FOR+1d3, RANGE D1, 3 AP].
apotheosis-effect-k01-e1 = ❰Auto❱ ❰Start of This Character's Turn❱ ❰✔Req. this character has at most 2 HP❱ This character gains 1 AP.
apotheosis-effect-k01-e3 = ITEM [DMG FOR+1d3, RANGE D1, 3 AP].
apotheosis-card-k02 = Greyback Wolf
apotheosis-facts-k02 = COMPANION 2, uncommon, creature, path of the moon, athletics, ■BEAST, WILL 5, CON 7 FOR 7 AGI 5 PER 6 INT 3 CAR 3 ESP 3
apotheosis-text-k02 = ❰Auto❱ ❰End of This Character's Turn❱ ❰Once per Round❱ ❰✔Req. you are not at full HP; this character is adjacent to you❱ Heal 1 HP. [DMG FOR+1d3, RANGE D1, 3 AP]. SKILL: ❰Permanent❱ This character gets +2 DMG.
apotheosis-effect-k02-e1 = ❰Auto❱ ❰End of This Character's Turn❱ ❰Once per Round❱ ❰✔Req. you are not at full HP; this character is adjacent to you❱ Heal 1 HP.
apotheosis-effect-k02-e2 = {""}[DMG FOR+1d3, RANGE D1, 3 AP].
apotheosis-card-k03 = Moonfang
apotheosis-facts-k03 = COMPANION 3, rare, creature, path of the moon, free, ■BEAST, ■LIGHT, WILL 8, CON 9 FOR 10 AGI 6 PER 8 INT 4 CAR 4 ESP 5
apotheosis-text-k03 = ❰Auto❱ ❰Attacking❱ ❰✔Req. the defender is MARKED❱ This attack deals 2 more DMG. [DMG FOR+1d6, RANGE D1, 3 AP]. ■BEAST: ❰Permanent❱ This character rolls perfectly on 5 or more.
apotheosis-effect-k03-e1 = ❰Auto❱ ❰Attacking❱ ❰✔Req. the defender is MARKED❱ This attack deals 2 more DMG.
apotheosis-effect-k03-e2 = {""}[DMG FOR+1d6, RANGE D1, 3 AP].
apotheosis-card-k04 = Lamp Archer
apotheosis-facts-k04 = COMPANION 1, common, human, path of the lovers, practice, ■BOW, WILL 3, CON 3 FOR 3 AGI 4 PER 5 INT 3 CAR 2 ESP 2
apotheosis-text-k04 = ■BOW [DMG PER+1d3, RANGE D4, 4 AP]. Practice: ❰Permanent❱ This character gets +1 DMG.
apotheosis-effect-k04-e1 = ■BOW [DMG PER+1d3, RANGE D4, 4 AP].
apotheosis-card-k05 = Ridge Sharpshooter
apotheosis-facts-k05 = COMPANION 2, uncommon, human, path of the lovers, practice, ■BOW, WILL 5, CON 5 FOR 4 AGI 5 PER 9 INT 4 CAR 4 ESP 3
apotheosis-text-k05 = ❰Auto❱ ❰Start of This Character's Turn❱ ❰Once per Round❱ This character gets +1 DMG this turn. [DMG PER+1d3, RANGE D5, 4 AP]. ■BOW: ❰Permanent❱ This character gets +1 RANGE.
apotheosis-effect-k05-e1 = ❰Auto❱ ❰Start of This Character's Turn❱ ❰Once per Round❱ This character gets +1 DMG this turn.
apotheosis-effect-k05-e2 = {""}[DMG PER+1d3, RANGE D5, 4 AP].
apotheosis-card-k06 = Ferry Guard
apotheosis-facts-k06 = COMPANION 1, common, human, path of the emperor, defense, ■GUARD, WILL 3, CON 6 FOR 4 AGI 3 PER 3 INT 2 CAR 2 ESP 2
apotheosis-text-k06 = ❰Auto❱ ❰Attacked❱ ❰✔Req. the attack is not made with a SKILL❱ This attack deals 1 less DMG. ■SHIELD: ❰Permanent❱ This character gets +2 CON.
apotheosis-effect-k06-e1 = ❰Auto❱ ❰Attacked❱ ❰✔Req. the attack is not made with a SKILL❱ This attack deals 1 less DMG.
apotheosis-card-k07 = Gatehouse Captain
apotheosis-facts-k07 = COMPANION 2, uncommon, human, path of the emperor, cooperation, ■GUARD, ■OATH, WILL 5, CON 8 FOR 7 AGI 5 PER 4 INT 4 CAR 4 ESP 2
apotheosis-text-k07 = ❰Auto❱ ❰End of a Partner's Turn❱ ❰Once per Round❱ ❰✔Req. this character is adjacent to the active character; the active character is not at full HP❱ Heal the active character for 1 HP. [DMG FOR+1d3, RANGE D1, 3 AP]. EVENT: ❰Permanent❱ This character gets +2 CON.
apotheosis-effect-k07-e1 = ❰Auto❱ ❰End of a Partner's Turn❱ ❰Once per Round❱ ❰✔Req. this character is adjacent to the active character; the active character is not at full HP❱ Heal the active character for 1 HP.
apotheosis-effect-k07-e2 = {""}[DMG FOR+1d3, RANGE D1, 3 AP].
apotheosis-card-k08 = Marsh Herbalist
apotheosis-facts-k08 = COMPANION 1, common, human, path of the empress, vital, ■EARTH, WILL 3, CON 3 FOR 2 AGI 4 PER 3 INT 4 CAR 3 ESP 3
apotheosis-text-k08 = {""}[RANGE A2, 3 AP]: Target: an ally. Heal the target for 1 HP. ■POTION [RANGE A2, 2 AP]: Target: an ally. Heal the target for 2 HP.
apotheosis-effect-k08-e1 = {""}[RANGE A2, 3 AP]: Target: an ally. Heal the target for 1 HP.
apotheosis-effect-k08-e2 = ■POTION [RANGE A2, 2 AP]: Target: an ally. Heal the target for 2 HP.
apotheosis-card-k09 = Bell Acolyte
apotheosis-facts-k09 = COMPANION 1, common, human, path of the priest, faith, ■PRAYER, WILL 3, CON 3 FOR 2 AGI 4 PER 3 INT 3 CAR 3 ESP 4
apotheosis-text-k09 = ❰Auto❱ ❰On Bury❱ Heal 2 HP. Faith [DMG ESP+1d2, RANGE D2, 3 AP].
apotheosis-effect-k09-e1 = ❰Auto❱ ❰On Bury❱ Heal 2 HP.
apotheosis-effect-k09-e2 = Faith [DMG ESP+1d2, RANGE D2, 3 AP].
apotheosis-card-k10 = Wisp
apotheosis-facts-k10 = COMPANION 1, common, summon, path of the magician, arcane, ■SPIRIT, ■FIRE, WILL 3, CON 2 FOR 2 AGI 4 PER 4 INT 3 CAR 2 ESP 5
apotheosis-text-k10 = ❰Auto❱ ❰On Reveal❱ Deal 3 DMG to each enemy within 1 tile. [DMG ESP+1d2, RANGE D3, 3 AP].
apotheosis-effect-k10-e1 = ❰Auto❱ ❰On Reveal❱ Deal 3 DMG to each enemy within 1 tile.
apotheosis-effect-k10-e2 = {""}[DMG ESP+1d2, RANGE D3, 3 AP].
apotheosis-card-k11 = Lantern Djinn
apotheosis-facts-k11 = COMPANION 2, rare, summon, path of the magician, arcane, ■SPIRIT, ■LIGHT, WILL 5, CON 5 FOR 5 AGI 5 PER 5 INT 5 CAR 3 ESP 6
apotheosis-text-k11 = ❰Auto❱ ❰On Conceal❱ Recover 1 SP/MP. [DMG ESP+1d6, RANGE D3, 4 AP]. ■FIRE: ❰Permanent❱ This character gets +2 DMG.
apotheosis-effect-k11-e1 = ❰Auto❱ ❰On Conceal❱ Recover 1 SP/MP.
apotheosis-effect-k11-e2 = {""}[DMG ESP+1d6, RANGE D3, 4 AP].
apotheosis-card-k12 = Glass Heron
apotheosis-facts-k12 = COMPANION 1, uncommon, summon, path of the hermit, mental, ■SPIRIT, ■AIR, WILL 3, CON 2 FOR 2 AGI 4 PER 6 INT 3 CAR 2 ESP 3
apotheosis-text-k12 = ❰Auto❱ ❰End of This Character's Turn❱ Reveal 1 random concealed card in the inventory of each enemy Hero within 2 tiles. [DMG PER+1d2, RANGE D2, 3 AP].
apotheosis-effect-k12-e1 = ❰Auto❱ ❰End of This Character's Turn❱ Reveal 1 random concealed card in the inventory of each enemy Hero within 2 tiles.
apotheosis-effect-k12-e2 = {""}[DMG PER+1d2, RANGE D2, 3 AP].
apotheosis-card-k13 = Ford Otter
apotheosis-facts-k13 = COMPANION 1, common, creature, path of the priest, elemental, ■BEAST, ■WATER, WILL 3, CON 3 FOR 4 AGI 4 PER 4 INT 3 CAR 2 ESP 2
apotheosis-text-k13 = ❰Auto❱ ❰On Exit❱ Draw 1 card. ■WATER [DMG FOR+1d2, RANGE D1, 2 AP].
apotheosis-effect-k13-e1 = ❰Auto❱ ❰On Exit❱ Draw 1 card.
apotheosis-effect-k13-e2 = ■WATER [DMG FOR+1d2, RANGE D1, 2 AP].
apotheosis-card-k14 = Bronze Aurochs
apotheosis-facts-k14 = COMPANION 2, rare, creature, path of the wheel, transmutation, ■BEAST, ■EARTH, WILL 5, CON 10 FOR 8 AGI 4 PER 3 INT 2 CAR 3 ESP 4
apotheosis-text-k14 = {""}[DMG FOR+1d2, RANGE D1, 3 AP]: If the attack hits, push the target 1 tile. Rare: ❰Permanent❱ This character takes 2 less DMG.
apotheosis-effect-k14-e1 = {""}[DMG FOR+1d2, RANGE D1, 3 AP]: If the attack hits, push the target 1 tile.
apotheosis-card-k15 = Salt Drake
apotheosis-facts-k15 = COMPANION 3, epic, creature, path of the devil, elemental, ■BEAST, ■FIRE, WILL 8, CON 10 FOR 10 AGI 5 PER 6 INT 4 CAR 4 ESP 7
apotheosis-text-k15 = {""}[DMG ESP+1d6, RANGE R1, 4 AP]: If the attack hits, the target becomes BURNING. ❰Auto❱ ❰End of All Turns❱ ❰✔Req. the active character is BURNING; it is an enemy❱ The active character loses 1 HP and is no longer BURNING. ■FIRE [DMG ESP+1d6, RANGE D3, 3 AP].
apotheosis-effect-k15-e1 = {""}[DMG ESP+1d6, RANGE R1, 4 AP]: If the attack hits, the target becomes BURNING.
apotheosis-effect-k15-e2 = ❰Auto❱ ❰End of All Turns❱ ❰✔Req. the active character is BURNING; it is an enemy❱ The active character loses 1 HP and is no longer BURNING.
apotheosis-effect-k15-e3 = ■FIRE [DMG ESP+1d6, RANGE D3, 3 AP].
apotheosis-card-k16 = The Nameless Squire
apotheosis-facts-k16 = COMPANION 3, legendary, human, path of the sun, free, ■GUARD, ■OATH, WILL 8, CON 12 FOR 9 AGI 6 PER 6 INT 4 CAR 6 ESP 3
apotheosis-text-k16 = In response to an attack ❰Once per Round❱ ❰✔Req. the defender is an ally; this character is adjacent to the defender❱ This character becomes the target. ❰Auto❱ ❰On Banish❱ Heal 4 HP. [DMG FOR+1d6, RANGE D1, 3 AP].
apotheosis-effect-k16-e1 = In response to an attack ❰Once per Round❱ ❰✔Req. the defender is an ally; this character is adjacent to the defender❱ This character becomes the target.
apotheosis-requires-k16-e1-1 = the defender is an ally
apotheosis-requires-k16-e1-2 = this character is adjacent to the defender
apotheosis-effect-k16-e2 = ❰Auto❱ ❰On Banish❱ Heal 4 HP.
apotheosis-effect-k16-e3 = {""}[DMG FOR+1d6, RANGE D1, 3 AP].
apotheosis-card-k17 = Herald of the Waking
apotheosis-facts-k17 = COMPANION 3, epic, human, path of the sun, free, ■LIGHT, ■OATH, WILL 8, CON 8 FOR 8 AGI 6 PER 6 INT 5 CAR 8 ESP 5
apotheosis-text-k17 = ❰Permanent❱ If your ENTITY is awake, this character gets +2 DMG. [DMG FOR+1d3, RANGE D1, 3 AP].
apotheosis-effect-k17-e2 = {""}[DMG FOR+1d3, RANGE D1, 3 AP].
apotheosis-card-v01 = Sudden Squall
apotheosis-facts-v01 = EVENT 1, common, elemental, ■CLIMATE, ■AIR, FATE 3
apotheosis-text-v01 = ❰Register❱ ❰✔Req. this card is in the inventory; pay 1 AP❱ Put 2 ❂TIME on this card. ❰Permanent❱ You get -1 PER and -1 RANGE. ❰Auto❱ ❰End of Round❱ Remove 1 ❂TIME from this card. If it has no ❂TIME, discard it.
apotheosis-effect-v01-e1 = ❰Register❱ ❰✔Req. this card is in the inventory; pay 1 AP❱ Put 2 ❂TIME on this card.
apotheosis-requires-v01-e1-1 = this card is in the inventory
apotheosis-effect-v01-e3 = ❰Auto❱ ❰End of Round❱ Remove 1 ❂TIME from this card. If it has no ❂TIME, discard it.
apotheosis-card-v02 = Long Night
apotheosis-facts-v02 = EVENT 2, uncommon, arcane, ■CLIMATE, ■SHADOW, FATE 5
apotheosis-text-v02 = ❰Register❱ ❰✔Req. this card is in the inventory; pay 2 AP❱ Put 2 ❂TIME on this card. ❰Auto❱ ❰Start of All Turns❱ The active character exhausts 1 SP/MP. ❰Auto❱ ❰End of Round❱ Remove 1 ❂TIME from this card. If it has no ❂TIME, discard it.
apotheosis-effect-v02-e1 = ❰Register❱ ❰✔Req. this card is in the inventory; pay 2 AP❱ Put 2 ❂TIME on this card.
apotheosis-requires-v02-e1-1 = this card is in the inventory
apotheosis-effect-v02-e2 = ❰Auto❱ ❰Start of All Turns❱ The active character exhausts 1 SP/MP.
apotheosis-effect-v02-e3 = ❰Auto❱ ❰End of Round❱ Remove 1 ❂TIME from this card. If it has no ❂TIME, discard it.
apotheosis-card-v03 = Fairground Gift
apotheosis-facts-v03 = EVENT 1, common, free, FATE 3
apotheosis-text-v03 = ❰Discard❱ ❰✔Req. pay 1 AP❱ Choose one: draw 2 cards; or recover 2 SP/MP.
apotheosis-effect-v03-e1 = ❰Discard❱ ❰✔Req. pay 1 AP❱ Choose one: draw 2 cards; or recover 2 SP/MP.
apotheosis-choice-v03-e1-1-1 = Draw 2 cards
apotheosis-choice-v03-e1-1-2 = Recover 2 SP/MP
apotheosis-card-v04 = Second Wind
apotheosis-facts-v04 = EVENT 1, common, athletics, FATE 3
apotheosis-text-v04 = During any character's turn ❰Discard❱ Recover 2 SP/MP.
apotheosis-effect-v04-e1 = During any character's turn ❰Discard❱ Recover 2 SP/MP.
apotheosis-card-v05 = Stayed Hand
apotheosis-facts-v05 = EVENT 1, uncommon, faith, ■PRAYER, FATE 3
apotheosis-text-v05 = In response to an attack ❰Discard❱ ❰✔Req. the defender is an ally; pay 1 AP❱ This attack deals 4 less DMG.
apotheosis-effect-v05-e1 = In response to an attack ❰Discard❱ ❰✔Req. the defender is an ally; pay 1 AP❱ This attack deals 4 less DMG.
apotheosis-requires-v05-e1-1 = the defender is an ally
apotheosis-card-v06 = Contradiction
apotheosis-facts-v06 = EVENT 2, rare, instruction, ■MIND, FATE 5
apotheosis-text-v06 = In response to an activation ❰No Response❱ ❰Banish❱ ❰✔Req. the user is an enemy; the card is an EVENT❱ Negate that activation.
apotheosis-effect-v06-e1 = In response to an activation ❰No Response❱ ❰Banish❱ ❰✔Req. the user is an enemy; the card is an EVENT❱ Negate that activation.
apotheosis-requires-v06-e1-1 = the user is an enemy
apotheosis-requires-v06-e1-2 = the card is an EVENT
apotheosis-card-v07 = Ambush
apotheosis-facts-v07 = EVENT 1, uncommon, cunning, ■TRAP, FATE 3
apotheosis-text-v07 = ❰Start of an Opponent's Turn❱ ❰Discard❱ ❰✔Req. the active character is within 2 tiles of you; pay 2 AP❱ Make a PER (cunning) check of difficulty 9: if you pass, deal PER+1d3 DMG to the active character. ❰Auto❱ ❰On Reveal❱ ❰✔Req. it is not your turn❱ The active character loses 1 AP.
apotheosis-effect-v07-e1 = ❰Start of an Opponent's Turn❱ ❰Discard❱ ❰✔Req. the active character is within 2 tiles of you; pay 2 AP❱ Make a PER (cunning) check of difficulty 9: if you pass, deal PER+1d3 DMG to the active character.
apotheosis-requires-v07-e1-1 = the active character is within 2 tiles of you
apotheosis-effect-v07-e2 = ❰Auto❱ ❰On Reveal❱ ❰✔Req. it is not your turn❱ The active character loses 1 AP.
apotheosis-card-v08 = Dawn Chorus
apotheosis-facts-v08 = EVENT 1, common, art, ■SONG, FATE 3
apotheosis-text-v08 = ❰Start of Round❱ ❰Discard❱ Each allied Hero recovers 2 SP/MP. ❰End of a Partner's Turn❱ ❰Discard❱ Heal the active character for 1 HP.
apotheosis-effect-v08-e1 = ❰Start of Round❱ ❰Discard❱ Each allied Hero recovers 2 SP/MP.
apotheosis-effect-v08-e2 = ❰End of a Partner's Turn❱ ❰Discard❱ Heal the active character for 1 HP.
apotheosis-card-v09 = Omen of Return
apotheosis-facts-v09 = EVENT 1, rare, faith, ■PRAYER, FATE 4
apotheosis-text-v09 = ❰Discard Pile❱ ❰Banish❱ ❰✔Req. pay 1 AP❱ Get 1 COMPANION from your discard pile. ❰Discard❱ Heal 1 HP.
apotheosis-effect-v09-e1 = ❰Discard Pile❱ ❰Banish❱ ❰✔Req. pay 1 AP❱ Get 1 COMPANION from your discard pile.
apotheosis-effect-v09-e2 = ❰Discard❱ Heal 1 HP.
apotheosis-card-v10 = Kindled Blood
apotheosis-facts-v10 = EVENT 1, uncommon, vital, ■BLOOD, FATE 3
apotheosis-text-v10 = ❰Temp❱ ❰Discard❱ ❰✔Req. pay 1 HP❱ You get +2 FOR and +2 ESP this round.
apotheosis-effect-v10-e1 = ❰Temp❱ ❰Discard❱ ❰✔Req. pay 1 HP❱ You get +2 FOR and +2 ESP this round.
apotheosis-card-v11 = Windfall
apotheosis-facts-v11 = EVENT 1, common, free, FATE 2
apotheosis-text-v11 = ❰Auto❱ ❰On Obtain❱ ❰Once per Round❱ ❰Bury❱ Draw 1 card. ❰Discard❱ ❰✔Req. pay 1 AP❱ Roll 1d6. If the total is 4 or more, heal 2 HP; otherwise, heal 1 HP.
apotheosis-effect-v11-e1 = ❰Auto❱ ❰On Obtain❱ ❰Once per Round❱ ❰Bury❱ Draw 1 card.
apotheosis-effect-v11-e2 = ❰Discard❱ ❰✔Req. pay 1 AP❱ Roll 1d6. If the total is 4 or more, heal 2 HP; otherwise, heal 1 HP.
apotheosis-card-v12 = Crossroads Bargain
apotheosis-facts-v12 = EVENT 2, epic, free, ■OATH, FATE 6
apotheosis-text-v12 = ❰Sacrifice Your Turn❱ ❰Banish❱ Search your deck for 1 card. If you have at least 1 ITEM in your inventory, place up to 1 ITEM from your inventory.
apotheosis-effect-v12-e1 = ❰Sacrifice Your Turn❱ ❰Banish❱ Search your deck for 1 card. If you have at least 1 ITEM in your inventory, place up to 1 ITEM from your inventory.
apotheosis-card-v13 = Last Words
apotheosis-facts-v13 = EVENT 1, uncommon, art, ■SONG, FATE 3
apotheosis-text-v13 = ❰Auto❱ ❰On Discard❱ ❰Once per Battle❱ Draw 1 card. ❰Auto❱ ❰On Banish❱ Draw 2 cards.
apotheosis-effect-v13-e1 = ❰Auto❱ ❰On Discard❱ ❰Once per Battle❱ Draw 1 card.
apotheosis-effect-v13-e2 = ❰Auto❱ ❰On Banish❱ Draw 2 cards.
apotheosis-card-v14 = Ashfall
apotheosis-facts-v14 = EVENT 2, rare, elemental, ■CLIMATE, ■FIRE, FATE 5
apotheosis-text-v14 = ❰Register❱ ❰✔Req. this card is in the inventory; pay 2 AP❱ Put 1 ❂TIME on this card. ❰Auto❱ ❰End of Your Turn❱ You lose 1 HP. ❰Auto❱ ❰End of Round❱ Remove 1 ❂TIME from this card. If it has no ❂TIME, discard it.
apotheosis-effect-v14-e1 = ❰Register❱ ❰✔Req. this card is in the inventory; pay 2 AP❱ Put 1 ❂TIME on this card.
apotheosis-requires-v14-e1-1 = this card is in the inventory
apotheosis-effect-v14-e2 = ❰Auto❱ ❰End of Your Turn❱ You lose 1 HP.
apotheosis-effect-v14-e3 = ❰Auto❱ ❰End of Round❱ Remove 1 ❂TIME from this card. If it has no ❂TIME, discard it.
apotheosis-card-v15 = Flag of Truce
apotheosis-facts-v15 = EVENT 1, uncommon, cooperation, ■OATH, FATE 3
apotheosis-text-v15 = ❰No Response❱ ❰Register❱ ❰✔Req. this card is in the inventory; pay 1 AP❱ Put 1 ❂TIME on this card. ❰Permanent❱ You cannot attack. ❰Auto❱ ❰End of Round❱ Remove 1 ❂TIME from this card. If it has no ❂TIME, discard it.
apotheosis-effect-v15-e1 = ❰No Response❱ ❰Register❱ ❰✔Req. this card is in the inventory; pay 1 AP❱ Put 1 ❂TIME on this card.
apotheosis-requires-v15-e1-1 = this card is in the inventory
apotheosis-effect-v15-e3 = ❰Auto❱ ❰End of Round❱ Remove 1 ❂TIME from this card. If it has no ❂TIME, discard it.
apotheosis-card-v16 = Broken Seal
apotheosis-facts-v16 = EVENT 1, rare, arcane, ■SHADOW, FATE 4
apotheosis-text-v16 = ❰Bury❱ ❰✔Req. pay 2 AP❱ Target: an enemy Hero. Conceal 1 revealed ENTITY in the target's sheet. ❰Auto❱ ❰On Bury❱ ❰Once per Round❱ Draw 1 card.
apotheosis-effect-v16-e1 = ❰Bury❱ ❰✔Req. pay 2 AP❱ Target: an enemy Hero. Conceal 1 revealed ENTITY in the target's sheet.
apotheosis-effect-v16-e2 = ❰Auto❱ ❰On Bury❱ ❰Once per Round❱ Draw 1 card.
apotheosis-card-v17 = Foreknowledge
apotheosis-facts-v17 = EVENT 1, common, mental, ■MIND, FATE 3
apotheosis-text-v17 = ❰Rolling❱ ❰Discard❱ This roll gets +2. ❰Checking❱ ❰Discard❱ This check gets +3.
apotheosis-effect-v17-e1 = ❰Rolling❱ ❰Discard❱ This roll gets +2.
apotheosis-effect-v17-e2 = ❰Checking❱ ❰Discard❱ This check gets +3.
apotheosis-card-v18 = Final Reckoning
apotheosis-facts-v18 = EVENT 3, legendary, free, ■OATH, FATE 8
apotheosis-text-v18 = ❰Once per Battle❱ ❰No Response❱ ❰No Negation❱ ❰Banish❱ ❰✔Req. it is round 3 or later; pay 3 AP❱ Each character loses 2 HP.
apotheosis-effect-v18-e1 = ❰Once per Battle❱ ❰No Response❱ ❰No Negation❱ ❰Banish❱ ❰✔Req. it is round 3 or later; pay 3 AP❱ Each character loses 2 HP.
apotheosis-requires-v18-e1-1 = it is round 3 or later
apotheosis-card-v19 = Wayside Well
apotheosis-facts-v19 = EVENT 1, common, free, ■WATER, FATE 3
apotheosis-text-v19 = ❰Once per Turn❱ ❰Register❱ ❰✔Req. pay 2 AP❱ Heal 1 HP. ❰End of Battle❱ Heal 1 HP.
apotheosis-effect-v19-e1 = ❰Once per Turn❱ ❰Register❱ ❰✔Req. pay 2 AP❱ Heal 1 HP.
apotheosis-effect-v19-e2 = ❰End of Battle❱ Heal 1 HP.
apotheosis-card-v20 = Black Communion
apotheosis-facts-v20 = EVENT 2, rare, transmutation, ■BLOOD, FATE 5
apotheosis-text-v20 = ❰Banish❱ ❰✔Req. pay 2 HP; banish 1 card from your inventory❱ Gain 4 AP, and you get -1 CON until the end of the battle.
apotheosis-effect-v20-e1 = ❰Banish❱ ❰✔Req. pay 2 HP; banish 1 card from your inventory❱ Gain 4 AP, and you get -1 CON until the end of the battle.
apotheosis-card-v21 = Hour of the God
apotheosis-facts-v21 = EVENT 3, rare, free, ■LIGHT, FATE 6
apotheosis-text-v21 = ❰Discard❱ ❰✔Req. your ENTITY is awake; you are in great apotheosis❱ Gain 2 AP. ❰Discard❱ ❰✔Req. your ENTITY is awake; you are in lesser apotheosis❱ Gain 3 AP.
apotheosis-effect-v21-e1 = ❰Discard❱ ❰✔Req. your ENTITY is awake; you are in great apotheosis❱ Gain 2 AP.
apotheosis-requires-v21-e1-1 = your ENTITY is awake
apotheosis-requires-v21-e1-2 = you are in great apotheosis
apotheosis-effect-v21-e2 = ❰Discard❱ ❰✔Req. your ENTITY is awake; you are in lesser apotheosis❱ Gain 3 AP.
apotheosis-requires-v21-e2-1 = your ENTITY is awake
apotheosis-requires-v21-e2-2 = you are in lesser apotheosis
apotheosis-card-v22 = Fall of the Proud
apotheosis-facts-v22 = EVENT 3, uncommon, free, ■SHADOW, FATE 5
apotheosis-text-v22 = ❰Discard❱ ❰✔Req. pay 2 AP❱ Target: an enemy Hero. If the ENTITY of the target is awake, it loses 2 HP; otherwise, it loses 1 HP.
apotheosis-effect-v22-e1 = ❰Discard❱ ❰✔Req. pay 2 AP❱ Target: an enemy Hero. If the ENTITY of the target is awake, it loses 2 HP; otherwise, it loses 1 HP.
