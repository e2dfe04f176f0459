duel-name = Duel of Cartoverse
duel-summary = Two heroes and their decks: creatures in two rows of five, spells, traps and a chain of answers.
duel-mode-duel = one player against another
duel-preset-standard = the standard rules

duel-option-second-extra-cards = cards that the second player draws more: 0 to 3
duel-option-second-sparks = Borrowed Sparks of the second player: 0 to 3
duel-option-hand-start = cards of the opening hand: 3 to 8
duel-option-mulligan-max = cards that may be exchanged at the start: 0 to hand_start
duel-option-hand-max = the most cards in a hand: 5 to 99
duel-option-deck-size = cards in a deck: 20 to 80 (the starter decks have 40)
duel-option-max-copies = copies of one card in a deck: 1 to 80
duel-option-hero-hp-bonus = more HP for both heroes: -10 to 30
duel-option-strike-back = on: an attacked creature strikes back
duel-option-fatigue-loss = HP lost when the deck is empty at the start of the turn: 0 to 10
duel-option-hero-draw-cost = mana for the hero's draw: 0 to 5
duel-option-loyalty-base = HP for a card of another faction, besides its loyalty: 0 to 5
duel-option-trap-max = the most traps a player may have set: 1 to 10
duel-option-defenders-ready = on: creatures played into the defense row enter ready
duel-option-concede = on: giving up is listed at every decision; it is allowed either way
duel-option-deck-0 = Player 1's deck: forge_march, lantern_school, old_growth, last_hymn, random, or a list such as EMB-H1; 3 EMB-01; ...
duel-option-deck-1 = Player 2's deck, in the same way

refused-duel-deck-unreadable = This cannot be read as part of a deck: { $line }. Allowed: { $allowed }.
refused-duel-deck-two-heroes = A deck has one hero, not { $found }.
refused-duel-deck-no-hero = A deck needs a hero: { $allowed }.
refused-duel-deck-unknown-card = There is no card { $found }.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
refused-duel-deck-card-not-allowed = { $found } may not be in a deck: tokens and further heroes may not.
refused-duel-deck-too-many-copies = Too many copies: { $found }. Allowed: { $allowed }.
refused-duel-deck-bad-size = The deck has { $found } cards besides the hero; it must have { $allowed }.

duel-deck-forge-march = Forge March
duel-deck-lantern-school = Lantern School
duel-deck-last-hymn = Last Hymn
duel-deck-old-growth = Old Growth
duel-deck-forge-march-what = Easy. Cheap creatures that attack at once and fire straight at the enemy hero: win before the enemy has built up.
duel-deck-lantern-school-what = Demanding. It draws, sends creatures back to the hand and answers with Bursts: let the enemy come, then strike.
duel-deck-last-hymn-what = For the second match. It takes life from the enemy, brings its dead back and gains from every death.
duel-deck-old-growth-what = Easy. More mana than the enemy, then larger creatures than his, which heal one another.
duel-build-costs = Cards by cost
duel-build-cost = cost { $cost }

duel-declaring = You are playing { $card }.
duel-asking = The effect of { $card } asks you: { $text }
duel-asking-card = {"  "}{ $card } ({ $facts })
duel-prompt-main = What will you do?
duel-prompt-respond = Will you respond?
duel-prompt-block = Will you block?
duel-prompt-mulligan = Which card will you exchange?
duel-prompt-target = Which target?
duel-prompt-pay = Which card pays?
duel-prompt-mode = Which mode?
duel-prompt-way = How will you pay?
duel-prompt-x = How much is X?
duel-prompt-may = Will you do it?
duel-prompt-pick = Which card?
duel-prompt-option = Which option?
duel-prompt-amount = How many?

duel-help-play-creature = play_creature @N ROW COLUMN: a creature from your hand into an empty slot, attack or defense, 1 to 5. It enters exhausted. DUEL-7.1
duel-help-play-spell = play_spell @N, with its target (@N, trapN, linkN), row (own_attack ...) or column (columnN): a spell from your hand. If it asks for a sacrifice or discard, the list of actions shows with what. DUEL-9.1
duel-help-set-trap = set_trap @N: a trap face down; it springs by itself. DUEL-10.1
duel-help-play-shard = play_shard @N: draw a card now, one more mana from your next turn on. DUEL-5.3
duel-help-card-to-mana = card_to_mana @N: any card face up into your mana zone, one more mana at once. DUEL-5.3
duel-help-hero-draw = hero_draw: pay mana, draw a card. DUEL-11.2
duel-help-hero-replace = hero_replace @N: draw a card, then put this one into your deck. DUEL-11.3
duel-help-use-ability = use_ability @N a1, with its target: an ability of your hero or of a ready creature. DUEL-7.4, 11.4
duel-help-attack = attack @N @M: a ready creature of your attack row attacks a creature or the enemy hero. DUEL-8.1
duel-help-end-turn = end_turn: the opponent may respond, then it is their turn. DUEL-4.4
duel-help-pass = pass: do not respond. DUEL-12.7
duel-help-block = block @N: this creature of your defense row meets the attacker. DUEL-8.4
duel-help-no-block = no_block: let the attack through. DUEL-8.4
duel-help-mulligan = mulligan @N: exchange this card; one after the other. DUEL-3.4
duel-help-keep = keep: exchange no more. DUEL-3.4
duel-help-target = target @N: what the card or ability is aimed at. DUEL-6.1
duel-help-pay = pay @N: the card or creature that pays. DUEL-6.6
duel-help-concede = concede: give up. DUEL-15.3
duel-help-yes = yes: do what the effect offers. DUEL-17.6
duel-help-no = no: do not do it. DUEL-17.6
duel-help-pick = pick @N: one of the cards that the effect asks for; one after the other. DUEL-17.6
duel-help-done = done: pick no more. DUEL-17.6
duel-help-option = option N: one of the options that the card lists. DUEL-17.6
duel-help-amount = amount N: a number, such as X. DUEL-17.6

duel-row-attack = attack row
duel-row-defense = defense row
duel-named = { $card } @{ $number }
duel-face-down = face down
duel-aim-card = @{ $number }
duel-aim-trap = trap { $number }
duel-aim-link = link { $number } of the chain
duel-aim-column = column { $number }
duel-aim-own-attack = your attack row
duel-aim-own-defense = your defense row
duel-aim-enemy-attack = the enemy attack row
duel-aim-enemy-defense = the enemy defense row

duel-action-play-creature = play { $card } in { $row } { $column }
duel-action-play-spell = play { $card }{ $aimed ->
        [yes] {" "}on { $aim }
       *[no] {""}
    }{ $paid ->
        [yes] , paying with { $payment }
       *[no] {""}
    }
duel-action-set-trap = set { $card } as a trap
duel-action-play-shard = play { $card }
duel-action-card-to-mana = use { $card } as mana
duel-action-hero-draw = the hero draws a card
duel-action-hero-replace = the hero replaces { $card }
duel-action-use-ability = use { $ability } of { $source }{ $aimed ->
        [yes] {" "}on { $aim }
       *[no] {""}
    }{ $paid ->
        [yes] , paying with { $payment }
       *[no] {""}
    }
duel-action-attack = { $creature } attacks { $target }
duel-action-end-turn = end the turn
duel-action-pass = pass
duel-action-block = block with { $creature }
duel-action-no-block = do not block
duel-action-mulligan = exchange { $card }
duel-action-keep = keep the rest
duel-action-target = aim at { $aim }
duel-action-pay = pay with { $card }
duel-action-concede = give up
duel-action-yes = yes
duel-action-no = no
duel-action-pick = pick { $aim }
duel-action-done = done
duel-action-yes-price = pay { $price }
duel-action-no-price = do not pay
duel-action-printed-cost = Pay the printed cost.
duel-action-amount = { $number }

duel-event-turn = Turn { $turn }: { $who }.
duel-event-mana = { $who } had { $mana } mana to spend.
duel-event-sparks = { $who } received { $count ->
        [one] 1 Borrowed Spark
       *[other] { $count } Borrowed Sparks
    }.
duel-event-mulliganed = { $who } exchanged { $count ->
        [one] one card
       *[other] { $count } cards
    }.
duel-event-mulliganed-seen = { $who } exchanged { $cards }.
duel-event-drew = { $who } drew a card.
duel-event-drew-seen = { $who } drew { $card }.
duel-event-fetched = { $who } drew { $card }, shown to both.
duel-event-burned = { $who } had a full hand: { $card } went to the graveyard.
duel-event-fatigue = { $who } had no card left to draw.
duel-event-played = { $who } played { $card }.
duel-event-entered = { $card } entered play: { $row }, column { $column }.
duel-event-used-as-mana = { $who } used { $card } as mana.
duel-event-set-trap = { $who } set a trap.
duel-event-set-trap-seen = { $who } set a trap: { $card }.
duel-event-hero-drew = { $who } paid for one more card.
duel-event-replaced = { $who } replaced a card.
duel-event-replaced-seen = { $who } replaced { $card }.
duel-event-used-ability = { $who } used { $ability } of { $card }.
duel-event-attacked = { $card } attacked { $target }.
duel-event-attack-ended = The attack of { $card } came to nothing.
duel-event-blocked = { $card } blocked.
duel-event-not-blocked = { $who } did not block.
duel-event-fought = { $card } struck at { $with }.
duel-event-passed = { $who } passed.
duel-event-resolved = The effect of { $card } happened.
duel-event-negated = { $card } was negated.
duel-event-sprung = { $who } sprang a trap: { $card }.
duel-event-enchanted-row = { $card } enchanted a row: { $owner }, { $row }.
duel-event-enchanted-column = { $card } enchanted column { $column }.
duel-event-enchanted-host = { $card } enchanted { $host }.
duel-event-enchanted-hero-enchants = { $card } enchanted a hero: { $owner }.
duel-event-damaged = { $card } took { $amount } damage, { $hp } HP left.
duel-event-barrier-broken = The barrier of { $card } held the damage off and broke.
duel-event-healed = { $card } got { $amount } HP back, { $hp } HP now.
duel-event-lost-hp = { $card } lost { $amount } HP, { $hp } HP left.
duel-event-modified = { $card } was now { $atk }/{ $hp }.
duel-event-exhausted = { $card } was exhausted.
duel-event-stunned = { $card } was stunned.
duel-event-readied = { $card } was made ready.
duel-event-moved = { $card } moved to the { $row }, column { $column }.
duel-event-returned = { $who } got { $card } back into the hand.
duel-event-discarded = { $who } discarded { $card }.
duel-event-milled = { $who } lost { $card } from the deck to the graveyard.
duel-event-ramped = { $who } put { $card } from the deck into the mana zone.
duel-event-gained-mana = { $who } gained { $amount } mana for this turn.
duel-event-buried = { $card } went to the graveyard of { $who }.
duel-event-exiled = { $card } was exiled.
duel-event-took = { $who } took a card into the hand.
duel-event-took-seen = { $who } took { $card } into the hand.
duel-event-put-into-deck-top = A card went on top of the deck of { $who }.
duel-event-put-into-deck-top-seen = { $card } went on top of the deck of { $who }.
duel-event-put-into-deck-bottom = A card went under the deck of { $who }.
duel-event-put-into-deck-bottom-seen = { $card } went under the deck of { $who }.
duel-event-put-into-deck-deck = A card went into the deck of { $who }.
duel-event-put-into-deck-deck-seen = { $card } went into the deck of { $who }.
duel-event-shuffled = The deck of { $who } was shuffled.
duel-event-looked-at-cards = { $who } looked at { $count ->
        [one] one card
       *[other] { $count } cards
    }.
duel-event-looked-at-cards-seen = { $who } looked at { $cards }.
duel-event-took-control = { $who } took control of { $card }: { $row }, column { $column }.
duel-event-swapped = { $card } changed places: { $row }, column { $column }.
duel-event-transformed = { $card } became { $into }.
duel-event-silenced = { $card } was silenced.
duel-event-counters = { $card }: { $amount } { $name } now.
duel-event-shielded = The next { $amount } damage to { $card } will be prevented this turn.
duel-event-emblem = { $who } received an emblem: { $card }.
duel-event-accepted = { $who } said yes to { $card }.
duel-event-declined = { $who } said no to { $card }.
duel-event-chose-option = { $who } chose option { $number } of { $card }.
duel-event-chose-amount = { $who } chose { $amount } for { $card }.
duel-event-picked = { $who } picked a card.
duel-event-picked-seen = { $who } picked { $card }.
duel-event-picked-nothing = { $who } picked no card.
duel-event-looked = { $who } looked at the opponent's hand.
duel-event-looked-seen = { $who } saw in the opponent's hand: { $cards }.
duel-event-looked-at-trap = { $who } looked at trap { $trap }.
duel-event-looked-at-trap-seen = { $who } looked at trap { $trap }: { $card }.
duel-event-destroyed = { $card } was destroyed.
duel-event-died = { $card } died.
duel-event-fell-off = { $card } fell off.
duel-event-ended = { $reason }

duel-reason-hero = { $who } won: { $loser } lost the hero.
duel-reason-both-heroes = Both heroes fell: a draw.
duel-reason-turn-limit = The last turn is over: a draw.
duel-reason-concede = { $who } won: { $loser } gave up.
duel-ending-hero = { $hero } { $hp } of { $most } HP
duel-ending-left = Left in turn { $turn }: { $heroes }.

duel-end-hero = a hero fell
duel-end-both-heroes = both heroes fell
duel-end-turn-limit = last turn
duel-end-concede = given up

duel-keyword = { $keyword ->
        [alert] Alert
        [ranged] Ranged
        [elusive] Elusive
        [overrun] Overrun
        [drain] Drain
        [venom] Venom
        [ward] Ward
        [barrier] Barrier
        [bulwark] Bulwark
        [cannot_attack] can't attack
        [guardian] Guardian
        [flying] Flying
       *[cannot_block] can't block
    }
duel-armor = Armor { $amount }
duel-state = { $state ->
        [ready] ready
        [stunned] stunned
       *[exhausted] exhausted
    }
duel-carries = with { $card }
duel-counters = { $name }: { $amount }
duel-shield = next { $amount } damage prevented
duel-mark = { $mark ->
        [silenced] silenced
       *[borrowed] controlled until end of turn
    }

duel-table-turn = Turn { $turn }. To act: { $who }.
duel-table-hero = { $who }: { $hero }, { $hp } of { $most } HP{ $marked ->
        [yes] , { $marks }
       *[no] {""}
    }.
duel-table-counts = {"  "}Mana { $mana } of { $most }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }; hand { $hand }, deck { $deck }, graveyard { $grave }, traps { $traps }.
duel-table-shard = {"  "}Shard: { $card }.
duel-table-trap = {"  "}Trap { $place }: { $card }, set on turn { $turn } for { $mana } mana.
duel-table-exile = {"  "}Exiled: { $cards }.
duel-table-grave = {"  "}Graveyard: { $cards }.
duel-table-used = {"  "}Hero action { $hero ->
        [yes] used
       *[no] free
    }, mana gain { $mana ->
        [yes] used
       *[no] free
    }.
duel-table-abilities = {"  "}{ $text }
duel-grid-head = {"  "}{ $cells }
duel-grid-row = {"  "}{ $cells }{ $side ->
        [own] your { $row }
        [enemy] enemy { $row }
       *[none] { $row }, { $who }
    }
duel-table-creature = { $who }, { $row } { $column }: { $card }, ATK { $atk }, HP { $hp } of { $most }, { $traits }.
duel-table-creature-text = { $who }, { $row } { $column }: { $card }, ATK { $atk }, HP { $hp } of { $most }, { $traits }. { $text }
duel-table-row-enchant = { $who }, { $row }, enchanted: { $card } ({ $owner }). { $text }
duel-table-column-enchant = Column { $column }, enchanted: { $card } ({ $owner }). { $text }
duel-table-hero-enchant = { $who }, hero, enchanted: { $card } ({ $owner }). { $text }
duel-chain-attack = Chain, link { $link }: { $who }, { $card } attacks { $target }.
duel-chain-attack-blocked = Chain, link { $link }: { $who }, { $card } attacks { $target }, blocked by { $blocker }.
duel-chain-end-turn = Chain, link { $link }: { $who }, end of the turn.
duel-chain-spell = Chain, link { $link }: { $who }, { $card }{ $aimed ->
        [yes] {" "}on { $aims }
       *[no] {""}
    }.
duel-chain-ability = Chain, link { $link }: { $who }, { $ability } of { $card }{ $aimed ->
        [yes] {" "}on { $aims }
       *[no] {""}
    }.
duel-price = { $cost } mana{ $loyalty ->
        [0] {""}
       *[other] {" "}and { $loyalty } HP
    }
duel-table-hand = In your hand: { $card } ({ $facts }), { $price }.
duel-table-hand-text = In your hand: { $card } ({ $facts }), { $price }. { $text }
duel-table-known = In the opponent's hand: { $card } ({ $facts }), { $price }.
duel-table-known-text = In the opponent's hand: { $card } ({ $facts }), { $price }. { $text }
duel-table-over = { $reason }

# The board in the browser

duel-board-row = { $row }, { $who }
duel-board-slot = { $row } { $column }, { $who }: empty
duel-board-column = column { $column }
duel-board-turn = Turn { $turn }
duel-board-turn-of = { $mine ->
        [yes] your turn
       *[no] { $who }
    }
duel-board-waiting = Waiting for { $who } ...
duel-board-hand = Your hand
duel-board-foe-hand = Hand of { $who }
duel-board-hand-card = { $card }, { $facts }, { $price }
duel-board-hand-known = { $card }, seen in the hand of { $who }
duel-board-deck = Deck
duel-board-grave = Graveyard
duel-board-exile = Exile
duel-board-mana = Mana
duel-board-mana-zone = Mana zone
duel-board-shard = Shard
duel-board-traps = Traps
duel-board-pile = { $pile } of { $who }: { $count }
duel-board-pile-empty = There is nothing here yet.
duel-board-deck-own = What is still in your deck, in no order.
duel-board-mana-of = { $who }: { $mana } of { $most } mana{ $bonus ->
        [0] {""}
       *[other] , and { $bonus } for this turn
    }
duel-board-gain = { $used ->
        [yes] mana gain used
       *[no] mana gain open
    }
duel-board-offer = { $place ->
        [mana] +1 mana now
        [shard] +1 card, mana later
       *[deck] swap the card
    }
duel-board-shard-empty = Shard zone of { $who }: empty
duel-board-trap-zone = Traps of { $who }: { $count }
duel-board-trap-down = Trap { $place } of { $who }, face down
duel-board-trap-known = Trap { $place } of { $who }: { $card }
duel-board-trap-set = set on turn { $turn } for { $mana } mana
duel-board-hero = { $who }: { $hero }, { $hp } of { $most } HP{ $marked ->
        [yes] , { $marks }
       *[no] {""}
    }
duel-board-hero-action = { $used ->
        [yes] hero action used
       *[no] hero action open
    }
duel-board-ability = { $ability } ({ $cost })
duel-board-cooldown = { $turns ->
        [one] next turn
       *[other] in { $turns } turns
    }
duel-board-enchant = { $card }, enchantment of { $who }
duel-board-cost = { $kind ->
        [mana] { $amount } mana
        [hp] { $amount } HP
        [discard] { $amount ->
            [one] discard a card
           *[other] discard { $amount } cards
        }
        [sacrifice] { $amount ->
            [one] sacrifice a creature
           *[other] sacrifice { $amount } creatures
        }
       *[free] free
    }
duel-printed = { $kind } · { duel-board-faction }, { $rarity ->
        [common] common
        [rare] rare
        [epic] epic
       *[legendary] legendary
    }{ $cost ->
        [none] {""}
       *[other] , cost { $cost }
    }{ $loyalty ->
        [0] {""}
       *[other] , loyalty { $loyalty }
    }
duel-board-loyalty = + { $hp } HP
duel-board-chain = The chain: the newest link happens first
duel-board-chain-head = Chain
duel-board-declared = Declared
duel-board-link-kind = { $kind ->
        [attack] Attack
        [spell] Spell
        [ability] Ability
       *[end_turn] End of the turn
    }
duel-board-link = Link { $link }, { $who }: { $what }
duel-board-attacks = attacks { $target }
duel-board-blocked-by = blocked by { $card }
duel-board-aims-at = on { $aims }
duel-board-negated = negated
duel-board-trap-aim = trap { $place } of { $who }
duel-board-asking = Asks:
duel-board-asked = Cards to choose from
duel-board-playing = You are playing
duel-board-mulligan = Your opening hand
duel-board-mulligan-how = Mark up to { $most } cards to exchange: you draw as many others, then these are shuffled into your deck.
duel-board-mulligan-how-phone = Hold a card down to read it.
duel-board-mulligan-first = { $mine ->
        [yes] You begin.
       *[no] { $who } begins. In return you get { $extra ->
            [0] no extra card
            [one] 1 extra card
           *[other] { $extra } extra cards
        } and { $sparks ->
            [0] no Borrowed Spark
            [one] 1 Borrowed Spark
           *[other] { $sparks } Borrowed Sparks
        }.
    }
duel-board-mulligan-mark = exchange
duel-board-mulligan-keep = Keep all of them
duel-board-mulligan-go = { $count ->
        [one] Exchange one card
       *[other] Exchange { $count } cards
    }
duel-board-mulligan-waiting = { $who } is choosing an opening hand.
duel-board-printed = printed { $atk }/{ $hp }
duel-board-wounded = { $damage } damage taken
duel-board-change = { $stat ->
        [atk] { $amount } ATK
        [hp] { $amount } HP
       *[armor] { $amount } Armor
    }
duel-board-duration = { $duration ->
        [this_turn] this turn
        [until_my_turn] until the next turn of { $who }
       *[other] as long as it is in play
    }
duel-board-modifier = { $changes } ({ $duration })
duel-board-state-rule = { $state ->
        [stunned] Stunned: does not become ready at the next start of turn.
       *[exhausted] Exhausted: cannot attack, block or use an ability. It still strikes back.
    }
duel-board-armor-rule = Armor { $amount }: each damage is { $amount } less.
duel-board-mark-rule = { $mark ->
        [silenced] silenced: its printed text, keywords and earlier changes are gone as long as it is in play
       *[borrowed] under another player's control until end of turn
    }
duel-board-shield-rule = { $amount ->
        [one] The next 1 damage this turn is prevented.
       *[other] The next { $amount } damage this turn is prevented.
    }
duel-board-faction = { $faction ->
        [ember] Ember
        [tide] Tide
        [root] Root
        [dusk] Dusk
       *[neutral] Neutral
    }
duel-board-keyword-rule = { $keyword ->
        [alert] enters play ready
        [ranged] nobody strikes back at its attacks
        [elusive] its attacks cannot be blocked
        [overrun] damage beyond the defender's HP hits the enemy hero
        [drain] the damage it deals heals its hero
        [venom] destroys every creature that it damages in combat
        [ward] enemy spells and abilities cannot target it
        [barrier] the next damage to it is prevented
        [bulwark] blocking does not exhaust it
        [guardian] while it is in play, only guardians can be attacked on its side
        [flying] only creatures that fly or are ranged can block it
        [cannot_attack] it cannot be chosen to attack
       *[cannot_block] it cannot be chosen to block
    }
duel-mark-cost = what the card costs, in mana
duel-mark-attack = attack: the damage that the creature deals
duel-mark-hp = hit points left, and of how many
duel-mark-changed = more or less than printed on the card
duel-mark-mana = mana left this turn, and of how much
duel-mark-exhausted = exhausted: it has attacked or used its ability
duel-mark-stunned = stunned: it does not become ready in the next turn
duel-mark-ability = the creature has an ability: tap it
duel-mark-enchanted = enchanted: look at it closely
duel-mark-loyalty = loyalty: what the card costs in HP beside another faction’s hero
duel-mark-attack-row = attack row: only from here creatures attack
duel-mark-defense-row = defense row: from here creatures block
duel-mark-twin = tells cards of the same name apart; the log says it too
duel-mark-faction-ember = Ember, a faction
duel-mark-faction-tide = Tide, a faction
duel-mark-faction-root = Root, a faction
duel-mark-faction-dusk = Dusk, a faction
duel-mark-faction-neutral = neutral: of no faction

# Why an action is not allowed

why-duel-asked = { $card } is asking you something first: { $kind ->
        [may] answer yes or no
        [pick] pick a card
       *[option] choose one of its options
    }.
why-duel-declaring = You are in the middle of { $card }: { $kind ->
        [target] choose its target
        [pay] choose what pays for it
        [mode] choose its mode
        [way] choose how to pay for it
       *[x] choose X
    }.
why-duel-mulligan-first = The match has not begun: first say which cards of your hand you want to exchange.
why-duel-block-first = { $attacker } is attacking { $target }: first say which creature blocks, or let it through.
why-duel-main-only = { $what ->
        [creature] Creatures are played
        [trap] Traps are set
        [mana] Mana is gained
        [draw] A hero draws
        [replace] A hero replaces a card
        [attack] Attacks are declared
       *[end] A turn ends
    } only in your own main phase, with no chain open. Respond with a Burst or an ability, or pass.
why-duel-not-asked = { $what ->
        [chain] No chain is open: there is nothing to pass on.
        [attack] Nobody is attacking you now.
        [mulligan] The mulligan is over: cards are exchanged only before the first turn.
        [target] Nothing is waiting for a target now.
        [payment] Nothing is waiting for a payment now.
       *[effect] No effect is asking you anything now.
    }
why-duel-unseen = You can see no card with the number { $number }.
why-duel-not-in-hand = { $card } is not in your hand.
why-duel-other-type = { $card } is { $is_a ->
        [shard] a shard
        [creature] a creature
        [spell] a spell
        [trap] a trap
       *[hero] a hero
    }, not { $needs ->
        [shard] a shard
        [creature] a creature
        [spell] a spell
       *[trap] a trap
    }.
why-duel-token = { $card } is a token: it cannot go to the mana zone or into the deck.
why-duel-not-in-play = { $card } is not a creature in play.
why-duel-not-yours = { $card } is on the other side: you cannot act with it.
why-duel-exhausted = { $card } is exhausted, and cannot attack, block or use an ability until your next turn readies it.
why-duel-stunned = { $card } is stunned: it stays exhausted and misses the next readying.
why-duel-rows-full = Both of your rows are full: there is no empty slot for a creature.
why-duel-row-full = Your { $row ->
        [attack] attack row
       *[defense] defense row
    } is full: there is no empty slot in it.
why-duel-slot-taken = { $card } already stands in your { $row ->
        [attack] attack row
       *[defense] defense row
    }, column { $column }.
why-duel-trap-limit = You have { $most ->
        [one] a trap set already, and no more fit
       *[other] { $most } traps set already, and no more fit
    }.
why-duel-no-response = { $card } is { $kind ->
        [cast] a Cast
        [row_enchant] a Row Enchant
        [column_enchant] a Column Enchant
        [creature_enchant] a Creature Enchant
       *[hero_enchant] a Hero Enchant
    }: it is played in your main phase, with no chain open. Only a Burst can be a response.
why-duel-needs-row = Choose the row that { $what } is for: yours or the enemy's, attack or defense.
why-duel-needs-column = Choose the column that { $what } is for, 1 to 5.
why-duel-needs-payment = { $what } is paid for with { $kind ->
        [discard] a card of your hand: choose the one that you discard
       *[sacrifice] a creature of yours: choose the one that you sacrifice
    }.
why-duel-nothing-to-pay = { $what } is not paid for with cards or creatures.
why-duel-asks-first = { $what } asks its questions one after the other: play it without a target, and choose then.
why-duel-takes-no-target = { $what } takes no target.
why-duel-target-before-payment = { $what } asks for its target first, and then for what pays.
why-duel-no-target = { $what } needs a target, and there is nothing that it could aim at.
why-duel-no-second-target = { $what } needs two targets, and there would be none left for the second.
why-duel-no-target-for-mode = There is no target for mode { $number }.
why-duel-needs-target = { $what } needs a target: choose { $kind ->
        [creature] a creature in play
        [character] a creature in play or a hero
        [enchant] an enchant in play
        [item] a spell or ability of your opponent in the chain
        [trap] a trap of your opponent, by its place
       *[grave] a creature card in your graveyard
    }.
why-duel-other-target = { $what } cannot aim at that: it takes { $kind ->
        [creature] a creature in play
        [character] a creature in play or a hero
        [enchant] an enchant in play
        [item] a spell or ability of your opponent in the chain
        [trap] a trap of your opponent, by its place
       *[grave] a creature card in your graveyard
    }.
why-duel-target-taken = That is a target of { $what } already: choose another.
why-duel-no-link = { $count ->
        [0] No chain is open: there is no link { $number }.
        [one] The chain has only one link: there is no link { $number }.
       *[other] The chain has only { $count } links: there is no link { $number }.
    }
why-duel-link-kind = { $what } cannot aim at link { $number }: an attack and the end of a turn are neither spell nor ability.
why-duel-own-link = { $what } cannot aim at link { $number }: that one is yours.
why-duel-no-trap = { $count ->
        [0] Your opponent has no trap set.
        [one] Your opponent has only one trap set: there is no trap { $number }.
       *[other] Your opponent has only { $count } traps set: there is no trap { $number }.
    }
why-duel-ward = { $card } has Ward: { $what } cannot aim at it.
why-duel-target-hero = { $what } asks for a creature here: { $it } is a hero.
why-duel-target-side = { $what } aims at { $value ->
        [own] your own side
       *[enemy] the enemy side
    } only, and { $it } is not there.
why-duel-target-other = { $it } cannot be the target of its own { $what }.
why-duel-target-row = { $what } aims only at the { $value ->
        [attack] attack row
       *[defense] defense row
    }, and { $it } is not there.
why-duel-target-column = { $what } aims only at column { $value }, and { $it } is not there.
why-duel-target-job = { $it } is no { $value ->
        [warrior] Warrior
        [mage] Mage
        [scout] Scout
        [cleric] Cleric
        [beast] Beast
        [construct] Construct
        [spirit] Spirit
       *[rogue] Rogue
    }, and { $what } aims at no others.
why-duel-target-state = { $it } is not { $value ->
        [ready] ready
        [exhausted] exhausted
       *[damaged] damaged
    }, and { $what } aims at no others.
why-duel-target-faction = { $it } is not { $value ->
        [ember] of the Ember
        [tide] of the Tide
        [root] of the Root
        [dusk] of the Dusk
       *[neutral] neutral
    }, and { $what } aims at no others.
why-duel-target-keywords = { $it } does not have { $value }, as { $what } asks.
why-duel-target-cost-min = { $it } costs less than { $value } mana, and { $what } aims at no cheaper cards.
why-duel-target-cost-max = { $it } costs more than { $value } mana, and { $what } aims at no dearer cards.
why-duel-target-atk-min = { $it } has less than { $value } ATK, the least that { $what } aims at.
why-duel-target-atk-max = { $it } has more than { $value } ATK, the most that { $what } aims at.
why-duel-target-hp-min = { $it } has less than { $value } HP, the least that { $what } aims at.
why-duel-target-hp-max = { $it } has more than { $value } HP, the most that { $what } aims at.
why-duel-pays-already = { $card } is paying already: choose another.
why-duel-pays-for-itself = { $card } cannot be discarded to pay for itself: choose another card.
why-duel-not-to-discard = { $card } is not in your hand, so it cannot be discarded for { $what }.
why-duel-not-to-sacrifice = { $card } is no creature of yours in play, so it cannot be sacrificed for { $what }.
why-duel-short-of-mana = { $what } costs { $cost } mana, and you have { $have }.
why-duel-short-of-hp = { $what } costs { $cost } HP; your hero has { $have }, and must keep at least 1.
why-duel-short-of-discard = { $what } costs { $cost ->
        [one] a card
       *[other] { $cost } cards
    } of your hand; you have { $have ->
        [0] none
       *[other] { $have }
    } to discard.
why-duel-short-of-sacrifice = { $what } costs { $cost ->
        [one] a creature
       *[other] { $cost } creatures
    } of yours; you have { $have ->
        [0] none
       *[other] { $have }
    } to sacrifice.
why-duel-no-way = You cannot pay for { $what } in any of its ways. Missing: { $parts }.
duel-short-of-mana = { $cost } mana (you have { $have })
duel-short-of-hp = { $cost } HP (your hero has { $have }, and must keep 1)
duel-short-of-discard = { $cost ->
        [one] a card to discard
       *[other] { $cost } cards to discard
    } (you have { $have })
duel-short-of-sacrifice = { $cost ->
        [one] a creature to sacrifice
       *[other] { $cost } creatures to sacrifice
    } (you have { $have })
why-duel-way-of-other-place = { $what } can be paid for in this way only from your { $place ->
        [hand] hand
       *[graveyard] graveyard
    }.
why-duel-mana-gained = You have gained mana this turn already: once per turn is all.
why-duel-shard-zone-full = Your shard zone is not empty: { $card } lies there until your next turn.
why-duel-hero-acted = { $hero } has acted already: one hero action until your next turn.
why-duel-empty-deck = Your deck is empty: there is no card to draw.
why-duel-draw-mana = The hero's draw costs { $cost } mana, and you have { $have }.
why-duel-no-ability = { $count ->
        [0] { $card } has no ability that you could use.
        [one] { $card } has only one ability.
       *[other] { $card } has only { $count } abilities.
    }
why-duel-silenced = { $card } is silenced: it has no ability while it is in play.
why-duel-cooldown = { $what } is cooling down: { $turns ->
        [one] you can use it again from your next turn on
       *[other] you can use it again in { $turns } turns of yours
    }.
why-duel-first-turn = Nobody can attack on turn 1.
why-duel-hero-fights = { $hero } is a hero: heroes neither attack nor block.
why-duel-row-attacks = { $card } stands in the defense row; only creatures in the attack row attack.
why-duel-row-blocks = { $card } stands in the attack row; only creatures in the defense row block.
why-duel-cannot-attack = { $card } can't attack: an effect forbids it.
why-duel-cannot-block = { $card } can't block: an effect forbids it.
why-duel-no-victim = { $card } cannot be attacked: choose the enemy hero or an enemy creature in play.
why-duel-own-victim = { $card } is on your own side: attack the enemy hero or an enemy creature.
why-duel-guarded = { $card } cannot be attacked while a Guardian stands on that side: { $guardians }.
why-duel-blocks-itself = { $card } is the target of the attack: only another creature can block it.
why-duel-flying = { $attacker } flies: only creatures that fly or are ranged can block it, and { $card } does neither.
why-duel-already-aside = { $card } is laid aside already.
why-duel-no-option = There are only the options 1 to { $count }.
why-duel-option-taken = Option { $number } is chosen already: choose another.
why-duel-x-too-high = X can be { $most } at most for { $what }: you have { $have } mana.
why-duel-pick-a-card = The effect asks for a card: pick one of those that are offered.
why-duel-picked = { $card } is picked already: choose another.
why-duel-not-offered = { $card } is not among the cards to pick from.
why-duel-trap-not-offered = Trap { $number } is not among the cards to pick from.
why-duel-trap-picked = Trap { $number } is picked already: choose another.
why-duel-known-trap = You know trap { $number }: it is { $card }, and is named by its number, @{ $tag }.
why-duel-pick-more = { $count ->
        [one] The effect asks for one more card.
       *[other] The effect asks for { $count } more cards.
    }

# What an action costs

price-duel-mana = { $amount } mana ({ $left } left)
price-duel-hp = { $amount } HP ({ $left } left)
price-duel-discard = { $amount ->
        [one] discard a card
       *[other] discard { $amount } cards
    } ({ $left } left)
price-duel-sacrifice = { $amount ->
        [one] sacrifice a creature
       *[other] sacrifice { $amount } creatures
    } ({ $left } left)
price-duel-x = X more mana, 0 to { $most }
price-duel-free = nothing
price-duel-way = { $parts }
price-duel-or = { $first }, or { $second }
price-duel-mana-gain = your mana gain of this turn
price-duel-hero-action = your hero action until your next turn
price-duel-cooldown = not usable again for { $turns } turns of yours
price-duel-exhaust = exhausts { $card }

### Why: what the coach says for an action

duel-coach-play-creature = Every creature in front strikes turn after turn, and every one behind can block: come early.
duel-coach-play-spell = A card for a card is fair; better still if theirs cost more mana.
duel-coach-set-trap = A trap costs attention too: as long as it lies there, every attack is a risk.
duel-coach-play-shard = A card now and one more mana in every turn to come: hardly anything is better so early.
duel-coach-card-to-mana = The card that serves least today is the mana that is missing.
duel-coach-hero-draw = Mana that is left over becomes a card.
duel-coach-hero-replace = A card that does not fit now is exchanged for one that may.
duel-coach-use-ability = An ability costs no card.
duel-coach-attack = Strike where you lose little and they lose much, and at the hero where nobody can block.
duel-coach-end-turn = Nothing left is worth its mana; what is kept may still answer.
duel-coach-pass = No answer of yours does more now than it would later.
duel-coach-block = The damage stops here, and costs less than it would there.
duel-coach-no-block = A blocker lost is dearer than these hit points.
duel-coach-mulligan = An opening hand needs what can be played in the first turns.
duel-coach-keep = These can be played in time.
duel-coach-target = Aim where the effect takes most away.
duel-coach-pay = This is what you will miss least.
duel-coach-yes = The effect gains more than it costs.
duel-coach-no = The effect costs more than it gains.
duel-coach-pick = Of these, it does the most.
duel-coach-done = More would not help.
duel-coach-option = Of these, it helps most as things stand.
duel-coach-amount = More would be wasted, less would not be enough.

# Generated from the card files by `python -m carteado.games.duel.messages`; do not edit.

duel-card-dus-01 = Vault Rat
duel-facts-dus-01 = creature, Beast, 1/1
duel-text-dus-01 = When this creature dies, deal 1 damage to the enemy hero.
duel-card-dus-02 = Gutter Blade
duel-facts-dus-02 = creature, Rogue, 2/1
duel-card-dus-03 = Mourning Acolyte
duel-facts-dus-03 = creature, Cleric, 2/2
duel-text-dus-03 = When another friendly creature dies, restore 1 HP to your hero.
duel-card-dus-04 = Empty Mail
duel-facts-dus-04 = creature, Spirit, 2/2
duel-text-dus-04 = This creature has +1 ATK and +1 HP while there is another friendly Spirit.
duel-card-dus-05 = Grave Piper
duel-facts-dus-05 = creature, Rogue, 2/3
duel-text-dus-05 = When played, return target creature card with cost 2 or less from your graveyard to your hand.
duel-card-dus-06 = Veil Wraith
duel-facts-dus-06 = creature, Spirit, 2/4
duel-text-dus-06 = Drain.
duel-card-dus-07 = Blight Carrier
duel-facts-dus-07 = creature, Spirit, 3/4
duel-text-dus-07 = When this creature dies, deal 2 damage to all creatures in its column.
duel-card-dus-08 = Curfew Knife
duel-facts-dus-08 = creature, Rogue, 3/3
duel-text-dus-08 = When played, destroy target damaged enemy creature.
duel-card-dus-09 = Ossuary Keeper
duel-facts-dus-09 = creature, Spirit, 4/5
duel-text-dus-09 = Exhume [2 mana]: Put target creature card with cost 2 or less from your graveyard into play in your defense row.
duel-ability-dus-09-a1 = Exhume
duel-card-dus-10 = Vespera, the Last Note
duel-facts-dus-10 = creature, Spirit, 5/5
duel-text-dus-10 = All other friendly Spirits have +1 ATK. When another friendly creature dies, deal 1 damage to the enemy hero and restore 1 HP to your hero.
duel-card-dus-11 = Dread Behemoth
duel-facts-dus-11 = creature, Beast, 7/7
duel-text-dus-11 = When played, your hero loses 3 HP.
duel-card-dus-12 = Bitter Harvest
duel-facts-dus-12 = Cast
duel-text-dus-12 = Additional cost: sacrifice a creature. Draw 2 cards.
duel-card-dus-13 = Toll of Silence
duel-facts-dus-13 = Cast
duel-text-dus-13 = Destroy target creature.
duel-card-dus-14 = Soul Tithe
duel-facts-dus-14 = Cast
duel-text-dus-14 = Deal 3 damage to target creature. If it dies, restore 2 HP to your hero.
duel-card-dus-15 = Wither Touch
duel-facts-dus-15 = Burst
duel-text-dus-15 = Target creature gets -2 ATK and -2 HP.
duel-card-dus-16 = Desperate Pact
duel-facts-dus-16 = Burst
duel-text-dus-16 = Additional cost: 2 HP. Destroy target damaged creature.
duel-card-dus-17 = One More Verse
duel-facts-dus-17 = Burst
duel-text-dus-17 = Return target creature card from your graveyard to your hand.
duel-card-dus-18 = Grave Vapors
duel-facts-dus-18 = Row Enchant
duel-text-dus-18 = At the end of your turn, deal 1 damage to all creatures in this row.
duel-card-dus-19 = Line of Graves
duel-facts-dus-19 = Column Enchant
duel-text-dus-19 = When a creature in this column dies, the enemy hero loses 1 HP.
duel-card-dus-20 = Leech Brand
duel-facts-dus-20 = Creature Enchant
duel-text-dus-20 = At the start of your turn, deal 1 damage to the enchanted creature and restore 1 HP to your hero.
duel-card-dus-21 = Choir of Regrets
duel-facts-dus-21 = Hero Enchant
duel-text-dus-21 = Enchants the enemy hero. When the opponent plays a spell, the enemy hero loses 1 HP.
duel-card-dus-22 = Alley Ambush
duel-facts-dus-22 = trap
duel-text-dus-22 = When an enemy creature with 3 ATK or more attacks, destroy it.
duel-card-dus-23 = Grudge Bell
duel-facts-dus-23 = trap
duel-text-dus-23 = When a friendly creature dies, draw a card, and the opponent discards a card at random.
duel-card-dus-24 = Obsidian Shard
duel-facts-dus-24 = shard
duel-text-dus-24 = When played, put the top 2 cards of the opponent's deck into their graveyard.
duel-card-dus-25 = Shared Sorrow
duel-facts-dus-25 = Cast
duel-text-dus-25 = Deal 3 damage to both heroes.
duel-card-emb-01 = Cinder Recruit
duel-facts-emb-01 = creature, Warrior, 2/1
duel-card-emb-02 = Spark Hound
duel-facts-emb-02 = creature, Beast, 1/1
duel-text-emb-02 = Alert.
duel-card-emb-03 = Anvil Guard
duel-facts-emb-03 = creature, Construct, 1/4
duel-text-emb-03 = When this creature blocks, deal 1 damage to the attacker.
duel-card-emb-04 = Brand Duelist
duel-facts-emb-04 = creature, Warrior, 3/2
duel-card-emb-05 = Forge Chanter
duel-facts-emb-05 = creature, Cleric, 1/3
duel-text-emb-05 = All other friendly Warriors have +1 ATK.
duel-card-emb-06 = Powder Sapper
duel-facts-emb-06 = creature, Rogue, 3/2
duel-text-emb-06 = When this creature dies, deal 2 damage to all creatures adjacent to it.
duel-card-emb-07 = Furnace Walker
duel-facts-emb-07 = creature, Construct, 3/4
duel-card-emb-08 = Slag Thrower
duel-facts-emb-08 = creature, Warrior, 2/3
duel-text-emb-08 = Lob [1 mana]: Deal 2 damage to target creature.
duel-ability-emb-08-a1 = Lob
duel-card-emb-09 = Siege Colossus
duel-facts-emb-09 = creature, Construct, 6/6
duel-text-emb-09 = Overrun.
duel-card-emb-10 = Dargo, Warchief of Coals
duel-facts-emb-10 = creature, Warrior, 4/4
duel-text-emb-10 = Alert. When played, all other friendly Warriors get +2 ATK this turn.
duel-card-emb-11 = Ashwing Drake
duel-facts-emb-11 = creature, Beast, 4/3
duel-text-emb-11 = Elusive.
duel-card-emb-12 = Scorch Line
duel-facts-emb-12 = Cast
duel-text-emb-12 = Deal 2 damage to all creatures in target creature's row.
duel-card-emb-13 = Molten Lance
duel-facts-emb-13 = Cast
duel-text-emb-13 = Deal 4 damage to target creature.
duel-card-emb-14 = Raise the Levy
duel-facts-emb-14 = Cast
duel-text-emb-14 = Summon 3 Recruits in your attack row.
duel-card-emb-15 = Snap Cinder
duel-facts-emb-15 = Burst
duel-text-emb-15 = Deal 2 damage to target character.
duel-card-emb-16 = Bellows Rage
duel-facts-emb-16 = Burst
duel-text-emb-16 = Target friendly creature gets +3 ATK this turn.
duel-card-emb-17 = Kilnburst
duel-facts-emb-17 = Burst
duel-text-emb-17 = Deal 3 damage to target creature and all creatures adjacent to it.
duel-card-emb-18 = Scorched Front
duel-facts-emb-18 = Row Enchant
duel-text-emb-18 = All creatures in this row have +1 ATK.
duel-card-emb-19 = Lava Rift
duel-facts-emb-19 = Column Enchant
duel-text-emb-19 = At the end of each turn, deal 1 damage to all creatures in this column.
duel-card-emb-20 = Tempered Blade
duel-facts-emb-20 = Creature Enchant
duel-text-emb-20 = The enchanted creature has +2 ATK.
duel-card-emb-21 = Banner of the Forge
duel-facts-emb-21 = Hero Enchant
duel-text-emb-21 = When a friendly creature attacks, deal 1 damage to the enemy hero.
duel-card-emb-22 = Tripwire Charge
duel-facts-emb-22 = trap
duel-text-emb-22 = When an enemy creature attacks, deal 3 damage to it.
duel-card-emb-23 = Powder Cache
duel-facts-emb-23 = trap
duel-text-emb-23 = When a friendly creature dies, deal 3 damage to the enemy hero.
duel-card-emb-24 = Smoldering Shard
duel-facts-emb-24 = shard
duel-text-emb-24 = When played, deal 1 damage to the enemy hero.
duel-card-neu-01 = Wayside Militia
duel-facts-neu-01 = creature, Warrior, 2/2
duel-text-neu-01 = Alert.
duel-card-neu-02 = Courier Drone
duel-facts-neu-02 = creature, Construct, 1/2
duel-text-neu-02 = When this creature dies, draw a card.
duel-card-neu-03 = Shield Mercenary
duel-facts-neu-03 = creature, Warrior, 1/5
duel-text-neu-03 = Bulwark.
duel-card-neu-04 = Roadside Medic
duel-facts-neu-04 = creature, Cleric, 2/3
duel-text-neu-04 = When played, restore 3 HP to target character.
duel-card-neu-05 = Border Ranger
duel-facts-neu-05 = creature, Scout, 4/4
duel-text-neu-05 = Ranged.
duel-card-neu-06 = Wandering Arcanist
duel-facts-neu-06 = creature, Mage, 2/3
duel-text-neu-06 = When played, deal 2 damage to a random enemy creature.
duel-card-neu-07 = Trap Springer
duel-facts-neu-07 = creature, Rogue, 2/1
duel-text-neu-07 = When played, destroy target enemy trap.
duel-card-neu-08 = Bronze Hauler
duel-facts-neu-08 = creature, Construct, 4/5
duel-text-neu-08 = Barrier.
duel-card-neu-09 = The Grand Cartographer
duel-facts-neu-09 = creature, Mage, 6/6
duel-text-neu-09 = When played, draw 2 cards and restore 2 HP to your hero.
duel-card-neu-10 = Supply Cache
duel-facts-neu-10 = Cast
duel-text-neu-10 = Draw a card and restore 2 HP to your hero.
duel-card-neu-11 = Quick Parry
duel-facts-neu-11 = Burst
duel-text-neu-11 = Target friendly creature gets +2 Armor this turn.
duel-card-neu-12 = Dispel Dust
duel-facts-neu-12 = Burst
duel-text-neu-12 = Destroy target enchant.
duel-card-neu-13 = Alarm Bell
duel-facts-neu-13 = trap
duel-text-neu-13 = When an enemy creature attacks a hero, ready all friendly creatures in the defense row.
duel-card-neu-14 = Fortified Line
duel-facts-neu-14 = Row Enchant
duel-text-neu-14 = All creatures in this row have +1 Armor.
duel-card-neu-15 = Toppled Obelisk
duel-facts-neu-15 = Column Enchant
duel-text-neu-15 = Creatures in this column can't block.
duel-card-neu-16 = Roadworn Boots
duel-facts-neu-16 = Creature Enchant
duel-text-neu-16 = The enchanted creature has Elusive.
duel-card-neu-17 = Prism Shard
duel-facts-neu-17 = shard
duel-text-neu-17 = When played, gain 1 mana this turn.
duel-card-neu-18 = Memory Shard
duel-facts-neu-18 = shard
duel-text-neu-18 = When played, if your graveyard has 5 or more cards, draw a card.
duel-card-neu-19 = Patron's Purse
duel-facts-neu-19 = Hero Enchant
duel-text-neu-19 = At the start of your turn, gain 1 mana this turn.
duel-card-neu-20 = Hush Charm
duel-facts-neu-20 = trap
duel-text-neu-20 = When the opponent uses an ability, negate it and deal 1 damage to the enemy hero.
duel-card-roo-01 = Seedling Keeper
duel-facts-roo-01 = creature, Cleric, 0/3
duel-text-roo-01 = Mend [free]: Restore 1 HP to target character.
duel-ability-roo-01-a1 = Mend
duel-card-roo-02 = Bramble Pup
duel-facts-roo-02 = creature, Beast, 1/2
duel-text-roo-02 = When this creature dies, restore 1 HP to your hero.
duel-card-roo-03 = Mossback Boar
duel-facts-roo-03 = creature, Beast, 2/3
duel-card-roo-04 = Rootspeaker
duel-facts-roo-04 = creature, Cleric, 2/2
duel-text-roo-04 = When played, put the top card of your deck into your mana zone.
duel-card-roo-05 = Pack Lynx
duel-facts-roo-05 = creature, Beast, 3/2
duel-text-roo-05 = All friendly Beasts adjacent to this creature have +1 ATK.
duel-card-roo-06 = Bark Golem
duel-facts-roo-06 = creature, Construct, 3/4
duel-text-roo-06 = This creature has +1 Armor.
duel-card-roo-07 = Canopy Archer
duel-facts-roo-07 = creature, Scout, 3/3
duel-text-roo-07 = Ranged.
duel-card-roo-08 = Elder Stag
duel-facts-roo-08 = creature, Beast, 5/6
duel-card-roo-09 = Grove Titan
duel-facts-roo-09 = creature, Spirit, 7/7
duel-text-roo-09 = When played, all other friendly creatures get +1 ATK and +1 HP.
duel-card-roo-10 = Yvane, Heart of the Wild
duel-facts-roo-10 = creature, Cleric, 4/6
duel-text-roo-10 = All other friendly Beasts have +1 ATK and +1 HP. At the end of your turn, restore 1 HP to all friendly creatures.
duel-card-roo-11 = Vine Strangler
duel-facts-roo-11 = creature, Beast, 2/5
duel-text-roo-11 = Venom.
duel-card-roo-12 = Sudden Bloom
duel-facts-roo-12 = Cast
duel-text-roo-12 = Put the top card of your deck into your mana zone.
duel-card-roo-13 = Thunder of Hooves
duel-facts-roo-13 = Cast
duel-text-roo-13 = All friendly creatures in the attack row get +2 ATK and Overrun this turn.
duel-card-roo-14 = Call the Grove
duel-facts-roo-14 = Cast
duel-text-roo-14 = Summon 2 Saplings in your defense row and restore 2 HP to your hero.
duel-card-roo-15 = Coat of Bark
duel-facts-roo-15 = Burst
duel-text-roo-15 = Target friendly creature gets +3 HP.
duel-card-roo-16 = Snaring Vines
duel-facts-roo-16 = Burst
duel-text-roo-16 = Target enemy creature gets -3 ATK this turn. Stun it.
duel-card-roo-17 = Green Mending
duel-facts-roo-17 = Burst
duel-text-roo-17 = Restore 5 HP to target character.
duel-card-roo-18 = Sacred Glade
duel-facts-roo-18 = Row Enchant
duel-text-roo-18 = All creatures in this row have +1 HP. At the end of your turn, restore 1 HP to all creatures in this row.
duel-card-roo-19 = Ley Furrow
duel-facts-roo-19 = Column Enchant
duel-text-roo-19 = All creatures in this column have +2 HP.
duel-card-roo-20 = Giant's Blood
duel-facts-roo-20 = Creature Enchant
duel-text-roo-20 = The enchanted creature has +3 ATK and +3 HP.
duel-card-roo-21 = Circle of Seasons
duel-facts-roo-21 = Hero Enchant
duel-text-roo-21 = When you play a shard, summon a Sapling in your defense row.
duel-card-roo-22 = Pitfall Roots
duel-facts-roo-22 = trap
duel-text-roo-22 = When an enemy creature enters play, deal 2 damage to it and stun it.
duel-card-roo-23 = Forest's Reprisal
duel-facts-roo-23 = trap
duel-text-roo-23 = When your hero takes damage, if it has 12 HP or less, summon 2 Grove Wolves in your defense row.
duel-card-roo-24 = Verdant Shard
duel-facts-roo-24 = shard
duel-text-roo-24 = When played, restore 2 HP to your hero.
duel-card-shd-d = Dusk Shard
duel-facts-shd-d = shard
duel-card-shd-e = Ember Shard
duel-facts-shd-e = shard
duel-card-shd-r = Root Shard
duel-facts-shd-r = shard
duel-card-shd-t = Tide Shard
duel-facts-shd-t = shard
duel-card-spk-00 = Borrowed Spark
duel-facts-spk-00 = Cast
duel-text-spk-00 = Gain 1 mana this turn.
duel-card-tid-01 = Reef Lookout
duel-facts-tid-01 = creature, Scout, 1/2
duel-text-tid-01 = This creature has +1 HP while it is in the defense row.
duel-card-tid-02 = Brine Apprentice
duel-facts-tid-02 = creature, Mage, 2/3
duel-text-tid-02 = Your spells deal 1 more damage.
duel-card-tid-03 = Surge Adept
duel-facts-tid-03 = creature, Mage, 3/3
duel-text-tid-03 = When played, stun target enemy creature.
duel-card-tid-04 = Shell Sentinel
duel-facts-tid-04 = creature, Construct, 0/5
duel-text-tid-04 = Alert.
duel-card-tid-05 = Pearl Diver
duel-facts-tid-05 = creature, Scout, 3/3
duel-text-tid-05 = When this creature deals combat damage to the enemy hero, draw a card.
duel-card-tid-06 = Mist Stalker
duel-facts-tid-06 = creature, Rogue, 3/3
duel-text-tid-06 = Elusive.
duel-card-tid-07 = Current Weaver
duel-facts-tid-07 = creature, Mage, 3/5
duel-text-tid-07 = Reweave [1 mana]: Move target creature to its other row.
duel-ability-tid-07-a1 = Reweave
duel-card-tid-08 = Ink Oracle
duel-facts-tid-08 = creature, Mage, 3/4
duel-text-tid-08 = Once per turn, when you play a spell, draw a card.
duel-card-tid-09 = Whirlpool Serpent
duel-facts-tid-09 = creature, Beast, 5/6
duel-text-tid-09 = When played, stun all enemy creatures in the attack row.
duel-card-tid-10 = Thessaly, Tide Archmage
duel-facts-tid-10 = creature, Mage, 4/5
duel-text-tid-10 = Your spells cost 1 less. When played, draw the topmost spell of your deck.
duel-card-tid-11 = Quay Warden
duel-facts-tid-11 = creature, Warrior, 2/5
duel-text-tid-11 = Bulwark.
duel-card-tid-12 = Deep Study
duel-facts-tid-12 = Cast
duel-text-tid-12 = Draw 2 cards.
duel-card-tid-13 = The Sea Returns
duel-facts-tid-13 = Cast
duel-text-tid-13 = Return all creatures in both attack rows to their owners' hands.
duel-card-tid-14 = Volley of Foam
duel-facts-tid-14 = Cast
duel-text-tid-14 = Deal X damage to target enemy creature, where X is 1 plus the number of friendly Mages.
duel-card-tid-15 = Flat Refusal
duel-facts-tid-15 = Burst
duel-text-tid-15 = Negate target enemy spell or ability.
duel-card-tid-16 = Undertow Grip
duel-facts-tid-16 = Burst
duel-text-tid-16 = Return target creature to its owner's hand.
duel-card-tid-17 = Mirror Ward
duel-facts-tid-17 = Burst
duel-text-tid-17 = Target friendly creature gets Barrier until your next turn.
duel-card-tid-18 = Brine Haze
duel-facts-tid-18 = Row Enchant
duel-text-tid-18 = All creatures in this row have -1 ATK.
duel-card-tid-19 = Riptide Channel
duel-facts-tid-19 = Column Enchant
duel-text-tid-19 = Creatures in this column can't attack.
duel-card-tid-20 = Bubble Shroud
duel-facts-tid-20 = Creature Enchant
duel-text-tid-20 = The enchanted creature has +1 HP and Ward.
duel-card-tid-21 = Lighthouse Vigil
duel-facts-tid-21 = Hero Enchant
duel-text-tid-21 = At the start of your turn, if you have 4 or fewer cards in hand, draw a card.
duel-card-tid-22 = Hidden Eddy
duel-facts-tid-22 = trap
duel-text-tid-22 = When an enemy creature attacks a hero, negate the attack and stun the attacker.
duel-card-tid-23 = Glyph Snare
duel-facts-tid-23 = trap
duel-text-tid-23 = When the opponent plays a Cast spell, negate it.
duel-card-tid-24 = Pearl Shard
duel-facts-tid-24 = shard
duel-text-tid-24 = When played, look at the opponent's hand.
duel-card-tok-rec = Recruit
duel-facts-tok-rec = creature token, Warrior, 1/1
duel-card-tok-sap = Sapling
duel-facts-tok-sap = creature token, Spirit, 1/2
duel-card-tok-wlf = Grove Wolf
duel-facts-tok-wlf = creature token, Beast, 3/3
duel-card-dus-h1 = Velis of the Dirge
duel-facts-dus-h1 = hero, 20 HP
duel-text-dus-h1 = Dark Bargain [sacrifice a creature]: Draw a card and deal 1 damage to the enemy hero.
duel-ability-dus-h1-a1 = Dark Bargain
duel-card-dus-h2 = Sable Orrin, Whisperer
duel-facts-dus-h2 = hero, 19 HP
duel-text-dus-h2 = Wither [2 mana]: Target enemy creature gets -1 ATK and -1 HP. Eavesdrop [free]: Look at the opponent's hand.
duel-ability-dus-h2-a1 = Wither
duel-ability-dus-h2-a2 = Eavesdrop
duel-card-emb-h1 = Kareth Ironspark
duel-facts-emb-h1 = hero, 20 HP
duel-text-emb-h1 = Spark Shot [2 mana]: Deal 1 damage to target character.
duel-ability-emb-h1-a1 = Spark Shot
duel-card-emb-h2 = Vulma, Keeper of Bellows
duel-facts-emb-h2 = hero, 18 HP
duel-text-emb-h2 = Overheat [discard a card]: All friendly creatures in the attack row get +1 ATK this turn. Reforge [3 mana, cooldown 3]: Ready target friendly Construct.
duel-ability-emb-h2-a1 = Overheat
duel-ability-emb-h2-a2 = Reforge
duel-card-roo-h1 = Orsabel Oldgrove
duel-facts-roo-h1 = hero, 21 HP
duel-text-roo-h1 = Tend [2 mana]: Restore 2 HP to target character.
duel-ability-roo-h1-a1 = Tend
duel-card-roo-h2 = Jaruna, Seed-Mother
duel-facts-roo-h2 = hero, 20 HP
duel-text-roo-h2 = Sow [2 mana]: Summon a Sapling in your defense row.
duel-ability-roo-h2-a1 = Sow
duel-card-tid-h1 = Ondrel of the Lantern
duel-facts-tid-h1 = hero, 20 HP
duel-text-tid-h1 = Undertow [2 mana]: Exhaust target enemy creature.
duel-ability-tid-h1-a1 = Undertow
duel-card-tid-h2 = Maristel, Ink Scholar
duel-facts-tid-h2 = hero, 19 HP
duel-text-tid-h2 = Blood Ink [2 HP]: Draw a card. Countercurrent [4 mana, cooldown 3]: Negate target enemy spell or ability.
duel-ability-tid-h2-a1 = Blood Ink
duel-ability-tid-h2-a2 = Countercurrent
