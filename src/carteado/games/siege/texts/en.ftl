siege-name = 9 Card Siege
siege-summary = Alone in a castle, hold out for three days against ladders, a ram, a siege tower and trebuchets.
siege-mode-solitaire = one player against the besiegers
siege-preset-official = the official rules
siege-preset-digest = the rules as a short digest tells them

siege-option-line-check-at = where soldiers risk capture at the start of a turn: lines or tunnel
siege-option-enemy-start = the space on which enemy units begin: 4 or 3
siege-option-must-spend-one = on: at least one action point must be spent each turn
siege-option-cc-dice = close combat: one_roll_all, per_unit or one_target
siege-option-cc-fail-loses = on: a close combat roll that is neither a win nor a one loses the game
siege-option-cc-drm = modifiers on close combat: non_track or none
siege-option-cc-mandatory = on: two units in close combat must be fought
siege-option-cc-entry-morale = on: a unit that enters close combat costs morale
siege-option-free-move-on-entry-turn = on: a free move is allowed in the turn of entering the tunnel
siege-option-fast-move = a fast move is legal any_time in the tunnel, or only on_entry
siege-option-cards-per-day = event cards a day: 7 or 6
siege-option-allow-futile = on: actions that can do no good are legal
siege-option-natural-ones = on: the one of raid, sabotage and close combat is the unmodified die

siege-prompt-action = What will you do?

siege-help-archers = archers UNIT: roll over its strength (ladders 2, ram 3, tower 4) to drive it back a space. 1 AP. SIEGE-8.1
siege-help-boiling-water = boiling_water UNIT: the same with +1 against a unit on the circle space, once a turn; a natural 1 costs morale. 1 AP. SIEGE-8.2
siege-help-close-combat = close_combat: over 4 drives the units out of close combat; 1 or less costs morale. 1 AP. SIEGE-8.3
siege-help-coupure = coupure: 5 or more raises the wall by one. 1 AP. SIEGE-8.4
siege-help-rally = rally, rally supply: 5 or more raises morale by one; a supply spent first adds 1 to the roll. 1 AP. SIEGE-8.5
siege-help-enter-tunnel = enter_tunnel: the soldiers go into the tunnel, from the castle or from the enemy lines. 1 AP. SIEGE-8.6
siege-help-fast-move = fast_move castle, fast_move lines: from the tunnel straight to that end. 1 AP. SIEGE-8.7
siege-help-raid = raid: 3 to 5 captures a supply, 6 or more two; 1 or less and the soldiers are captured. 1 AP. SIEGE-8.8
siege-help-sabotage = sabotage: 5 or more destroys a trebuchet; 1 or less and the soldiers are captured. 1 AP. SIEGE-8.9
siege-help-free-move = free_move castle, free_move lines: one space in the tunnel, once a turn, at no cost. SIEGE-8.10
siege-help-extra-ap = extra_ap morale, extra_ap supplies: lower that track by one for one more action point, once a turn. SIEGE-7.4
siege-help-end-turn = end_turn: unused action points are lost; two units in close combat or a track at 0 lose the game. SIEGE-7.3

siege-the-unit =
    { $unit ->
        [ladders] the ladders
        [ram] the battering ram
       *[tower] the siege tower
    }
siege-at-the-unit = at { siege-the-unit }
siege-action-archers = archers shoot { siege-at-the-unit }
siege-action-boiling-water = boiling water on { siege-the-unit }
siege-action-close-combat =
    { $unit ->
        [all] close combat
       *[other] close combat with { siege-the-unit }
    }
siege-action-coupure = coupure: raise the wall
siege-action-rally =
    { $supply ->
        [true] rally the people with a supply
       *[false] rally the people
    }
siege-action-enter-tunnel = soldiers enter the tunnel
siege-action-fast-move =
    { $to ->
        [castle] soldiers run through the tunnel to the castle
       *[lines] soldiers run through the tunnel to the enemy lines
    }
siege-action-raid = raid the enemy's supplies
siege-action-sabotage = sabotage a trebuchet
siege-action-free-move =
    { $to ->
        [castle] soldiers move one space towards the castle, free
       *[lines] soldiers move one space towards the enemy lines, free
    }
siege-action-extra-ap =
    { $track ->
        [morale] one more action point for one morale
       *[supplies] one more action point for one supply
    }
siege-action-end-turn = end the turn

siege-event-day = Day { $day } begins; the seven event cards are shuffled.
siege-event-drawn = Card { $card }, day { $day }: { $name }. { $effect }
siege-event-acted = { $who } chose: { $action }.
siege-event-rolled =
    { $roll ->
        [line_check] Enemy line check
        [trebuchet] The last trebuchet fires
        [archers] Archers
        [boiling_water] Boiling water
        [close_combat] Close combat
        [coupure] Coupure
        [rally] Rally
        [raid] Raid
       *[sabotage] Sabotage
    }: the die shows { $die }{ $drm ->
        [0] {""}
       *[other] , modifier { $drm }, result { $result }
    }: { $effect ->
        [hit] success
        [raised] success
        [looted] success
        [captured] the soldiers are found
        [backfired] it goes badly wrong
        [fatal] the castle falls
       *[nothing] nothing happens
    }.
siege-event-track =
    { $track ->
        [wall] Wall
        [morale] Morale
       *[supplies] Supplies
    } { $change ->
        [1] up
       *[other] down
    } to { $now }.
siege-event-moved =
    { $unit ->
        [ladders] The ladders are now
        [ram] The battering ram is now
       *[tower] The siege tower is now
    } { $to ->
        [0] in close combat
        [1] on space 1, the circle
       *[other] on space { $to }
    }.
siege-event-tower-removed = The siege tower collapses and is gone.
siege-event-trebuchets = { $now ->
        [0] No trebuchets are left.
        [one] One trebuchet is left.
       *[other] The enemy has { $now } trebuchets.
    }
siege-event-soldiers = The soldiers are now { $to ->
        [castle] in the castle
        [tunnel_1] in the tunnel, near the castle
        [tunnel_2] in the tunnel, near the enemy
       *[lines] in the enemy lines
    }.
siege-event-carried = The soldiers carry { $now ->
        [one] one supply
       *[other] { $now } supplies
    }.
siege-event-captured = The soldiers are captured, with all they carried; new ones stand in the castle.
siege-event-ended = { $reason }

siege-reason-relief = Relief has come: you held the castle for three days. You win!
siege-reason-overrun = A third unit breaks into the castle: overrun. You lose.
siege-reason-double-zero = Two tracks stand at 0: the castle gives up at once. You lose.
siege-reason-two-in-close-combat = Two units in close combat at the end of the turn: the castle is taken. You lose.
siege-reason-surrender-wall = The wall is down: surrender. You lose.
siege-reason-surrender-morale = The people have lost heart: surrender. You lose.
siege-reason-surrender-supplies = There is nothing left to eat: surrender. You lose.
siege-reason-close-combat-lost = The close combat is lost, and the castle with it. You lose.
siege-ending-left = { $count ->
        [0] It was the last turn before relief.
        [one] One more turn, and relief would have come.
       *[other] { $count } turns before relief.
    }

siege-end-relief = relief
siege-end-overrun = three units at the wall
siege-end-double-zero = two tracks at 0
siege-end-two-in-close-combat = two units in close combat
siege-end-surrender-wall = the wall fell
siege-end-surrender-morale = no morale left
siege-end-surrender-supplies = no supplies left
siege-end-close-combat-lost = close combat lost

siege-table-day = Day { $day } of { $days }, card { $turn } of { $cards }.
siege-table-event = Event: { $name }. { $effect }
siege-table-undrawn = Still in the deck, in unknown order: { $cards }.
siege-table-unit =
    { $unit ->
        [ladders] Ladders
        [ram] Battering ram
       *[tower] Siege tower
    }: { $where ->
        [gone] gone for good
        [start] on the starting space
        [0] in close combat
        [1] space 1, the circle, next to the wall
       *[other] space { $where }
    }.
siege-table-trebuchets = Trebuchets: { $count }.
siege-table-tracks = Wall { $wall }, morale { $morale }, supplies { $supplies }.
siege-table-soldiers = Soldiers { $place ->
        [castle] in the castle
        [tunnel_1] in the tunnel, near the castle
        [tunnel_2] in the tunnel, near the enemy
       *[lines] in the enemy lines
    }{ $carried ->
        [0] {""}
        [one] , carrying one supply
       *[other] , carrying { $carried } supplies
    }.
siege-table-ap = Action points: { $ap }.
siege-table-boiled = Boiling water was used this turn.
siege-table-free-moved = The free move was used this turn.
siege-table-extra-used = The extra action point was taken this turn.
siege-table-over = { $reason }

siege-card-facts = card { $card }, day { $day }, action points: { $ap }
siege-card-trebuchet-attack = Trebuchet Attack
siege-card-illness = Illness
siege-card-guards-distracted = Guards Distracted
siege-card-supplies-spoiled = Supplies Spoiled
siege-card-bad-weather = Bad Weather
siege-card-boiling-oil = Boiling Oil
siege-card-death-of-a-leader = Death of a Leader
siege-card-gate-fortified = Gate Fortified
siege-card-flaming-arrows = Flaming Arrows
siege-card-volley-of-arrows = Volley of Arrows
siege-card-collapsed = Collapsed!
siege-card-repaired-trebuchet = Repaired Trebuchet
siege-card-cover-of-darkness = Cover of Darkness
siege-card-enemy-fatigue = Enemy Fatigue
siege-card-rally = Rally!
siege-card-determined-enemy = Determined Enemy
siege-card-iron-shields = Iron Shields
siege-card-faith = Faith

siege-effect-trebuchet-attack = The trebuchets fire at the wall; nobody advances.
siege-effect-illness = Morale and supplies down one. The tower advances.
siege-effect-guards-distracted = The slowest advance. +1 on sabotage and rally.
siege-effect-supplies-spoiled = Supplies down one. The ladders advance.
siege-effect-bad-weather = Nobody advances. Only raid and sabotage are possible.
siege-effect-boiling-oil = Ladders and ram advance. +2 on attacks against a unit on the circle.
siege-effect-death-of-a-leader = Morale down one. Ladders and tower advance.
siege-effect-gate-fortified = Ladders and ram advance. +1 on attacks on the ram's track.
siege-effect-flaming-arrows = The tower advances. +1 on attacks on the tower's track.
siege-effect-volley-of-arrows = The ram advances. +1 on all attacks.
siege-effect-collapsed = The tower is removed if it is on its starting space. Ladders and ram advance.
siege-effect-repaired-trebuchet = One more trebuchet, three at most. The ladders advance. +1 on coupure.
siege-effect-cover-of-darkness = The slowest advance. +1 on raid and sabotage.
siege-effect-enemy-fatigue = The ladders advance. +1 on coupure, raid and sabotage.
siege-effect-rally = Ram and tower advance. +1 on close combat and on attacks against a unit on the circle.
siege-effect-determined-enemy = The ram advances. -1 on attacks on the ram's track.
siege-effect-iron-shields = The tower advances. -1 on attacks on the tower's track.
siege-effect-faith = Ladders, ram and tower advance. +1 on attacks on the ram's and the ladders' tracks and on rally.

refused-siege-no-table = Perfect play needs its table, and there is none for these rules. Build it once with: { $command } (about { $minutes } minutes on two cores).
refused-siege-table-damaged = The table { $file } is damaged: { $reason }. Build it again with: carteado solve siege --rebuild
refused-siege-board-cannot-occur = No game comes to this table on day { $day }: { $board }.

siege-board-day = Day { $day }
siege-board-card = card { $turn } of { $cards }
siege-board-ap = { $ap ->
        [one] 1 point
       *[other] { $ap } points
    }
siege-board-ap-printed = Action points: { $ap }
siege-board-undrawn = Still to come today
siege-board-slowest = slowest
siege-board-combat = Close combat
siege-board-close-combat = Close combat: { $count ->
        [0] nobody
        [one] one unit
       *[other] { $count } units
    } of the two it holds
siege-board-stores = The enemy's supplies
siege-board-place = { $place ->
        [castle] Castle
        [tunnel_1] Tunnel, castle side
        [tunnel_2] Tunnel, enemy side
       *[lines] Enemy lines
    }
siege-board-place-short = { $place ->
        [castle] castle
        [tunnel_1] tunnel 1
        [tunnel_2] tunnel 2
       *[lines] enemy lines
    }
siege-board-track-name = { $track ->
        [wall] Wall
        [morale] Morale
       *[supplies] Supplies
    }
siege-board-track = { $track ->
        [wall] Wall
        [morale] Morale
       *[supplies] Supplies
    }: { $now } of 4
siege-board-group = { $group ->
        [fight] Fight
        [mend] Mend
        [sally] Sally
       *[more] More
    }
siege-board-kind = { $kind ->
        [archers] Archers
        [boiling_water] Boiling water
        [close_combat] Close combat
        [coupure] Coupure
        [rally] Rally
        [enter_tunnel] Enter the tunnel
        [fast_move] Fast move
        [free_move] Free move
        [raid] Raid
        [sabotage] Sabotage
       *[extra_ap] Extra point
    }
siege-board-deed = { $type ->
        [archers] { siege-board-unit }
        [boiling_water] { siege-board-unit }
        [close_combat] { siege-board-unit }
        [coupure] wall +1
        [rally] { $aim ->
            [true] with a supply
           *[false] morale +1
        }
        [enter_tunnel] in
        [fast_move] { $aim ->
            [castle] to the castle
           *[lines] to the lines
        }
        [free_move] { $aim ->
            [castle] castle side
           *[lines] enemy side
        }
        [raid] supplies
        [sabotage] trebuchet
        [end_turn] End the turn
       *[extra_ap] { $aim ->
            [morale] for 1 morale
           *[supplies] for 1 supply
        }
    }
siege-board-unit = { $aim ->
        [ladders] ladders
        [ram] ram
        [tower] tower
       *[other] strike
    }
siege-board-barred-needs = { $kind ->
        [archers] a unit on the field, off its starting space
        [boiling_water] a unit on the circle; once a turn
        [close_combat] a unit in close combat
        [coupure] a damaged wall
        [rally] morale below 4
        [enter_tunnel] soldiers in the castle or in the lines
        [fast_move] soldiers in the tunnel
        [free_move] soldiers in the tunnel since before this turn
        [raid] soldiers in the lines, with free hands
        [sabotage] soldiers in the lines, a trebuchet
       *[extra_ap] once a turn, and something to spend it on
    }
siege-board-barred-points = no action points left
siege-board-barred-event = the event allows only raids and sabotage
siege-board-barred-close-combat = the close combat comes first
siege-board-need = { $need ->
        [1] Succeeds whatever the die shows
        [7] Cannot succeed
       *[other] Needs { $need } or more on the die
    }
siege-board-fatal = If it fails, the castle falls, except on the 1 that costs morale
siege-board-rule = Rule { $rule }
siege-board-die = Die
siege-board-modifiers = Modifiers in force
siege-board-modifier = { $mod } { $what ->
        [all] all attacks
        [circle] attacks on the circle
        [close_combat] close combat
        [ladders] attacks on the ladders
        [ram] attacks on the ram
        [tower] attacks on the tower
        [coupure] coupure
        [rally] rally
        [raid] raid
       *[sabotage] sabotage
    }
siege-board-danger = { $danger ->
        [two_in_close_combat] Two units in close combat: if the turn ends like this, the castle falls.
        [surrender_wall] Wall at 0: if the turn ends like this, the castle surrenders.
        [surrender_morale] Morale at 0: if the turn ends like this, the castle surrenders.
       *[surrender_supplies] Supplies at 0: if the turn ends like this, the castle surrenders.
    }
siege-mark-strength = what the die must beat: the unit’s strength
siege-mark-needed = the lowest die with which the action succeeds
siege-mark-points = action points left this turn
siege-mark-advance = this unit advances with the event
siege-mark-trebuchets = the enemy’s trebuchets, which shoot at the wall
siege-mark-soldiers = where your soldiers are
siege-mark-circle = the circle, the last space before the close combat
siege-mark-low = a track in danger: at 0 the castle surrenders

why-event = { $event }: this turn you can only raid and sabotage.
why-no-ap = You have no action points left.
why-close-combat-first = Two units are in close combat: your action points can only pay for close combat.
why-fight-before-ending = Two units are in close combat and you still have action points: fight before you end the turn.
why-must-spend = You have to spend at least one action point before you end the turn.
why-extra-used = You have already taken an extra action point this turn.
why-extra-track = { $track ->
        [morale] Morale is at 0: there is none to give for an action point.
       *[supplies] Supplies are at 0: there is none to give for an action point.
    }
why-extra-useless = There is no action that you could pay for with one more point.
why-not-in-tunnel = The soldiers are not in the tunnel.
why-free-moved = The free move of this turn has been made.
why-entered = The soldiers entered the tunnel this turn: they cannot move for free until the next.
why-tower-gone = The siege tower has left the game.
why-out-of-reach = Archers cannot reach { siege-the-unit } { $where ->
        [combat] in close combat
       *[start] on the starting space
    }.
why-boiled = Boiling water can be used once a turn, and it has been.
why-not-on-circle = Boiling water only works against the circle space, and { siege-the-unit } { $unit ->
        [ladders] are
       *[other] is
    } not there.
why-nobody-in-combat = No unit is in close combat.
why-combat-with-all = Close combat is with all the units there: do not name one.
why-combat-with-one = Close combat is with one unit: name it.
why-not-in-combat = { $unit ->
        [ladders] The ladders are
        [ram] The battering ram is
       *[tower] The siege tower is
    } not in close combat.
why-wall-whole = The wall is whole: it is at 4.
why-morale-full = Morale cannot rise any further: it is at 4.
why-no-supply = You have no supply to hand out.
why-in-tunnel = The soldiers are in the tunnel already.
why-run-on-entry = The soldiers can only run right after they enter the tunnel.
why-not-behind-lines = The soldiers are not in the enemy lines.
why-hands-full = The soldiers already carry { $most } supplies, as many as they can.
why-no-trebuchets = The enemy has no trebuchets left.

price-ap = { $amount } AP, { $left ->
        [0] none left
       *[other] { $left } left
    }
price-morale = { $amount } morale, { $left ->
        [0] none left
       *[other] { $left } left
    }
price-supplies = { $amount ->
        [one] 1 supply
       *[other] { $amount } supplies
    }, { $left ->
        [0] none left
       *[other] { $left } left
    }

### Why: what the coach says for an action

siege-coach-archers = Push back whoever is close before it reaches the wall, and shoot where the die has a good chance.
siege-coach-boiling-water = In the circle the kettle hits more easily than arrows do, but only once a turn.
siege-coach-close-combat = Two units at the wall at the end of the turn lose the game.
siege-coach-coupure = The wall must not be at 0 when the turn ends, and the trebuchets will shoot again.
siege-coach-rally = Morale pays for extra points, and every unit that reaches the wall takes some of it.
siege-coach-enter-tunnel = In a quiet turn soldiers can go out for supplies or trebuchets, or come back to safety.
siege-coach-fast-move = The sooner they are at the other end, the fewer turns they are missed.
siege-coach-raid = Supplies shrink every night, and only a raid brings any.
siege-coach-sabotage = Each trebuchet less spares the wall in every attack to come.
siege-coach-free-move = A step that costs nothing.
siege-coach-extra-ap = One more point now is worth more than what it costs.
siege-coach-end-turn = Nothing left is worth its price.
