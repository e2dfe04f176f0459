naipes-name = Cartas Reais: Batalha dos Naipes
naipes-summary = Two rulers, five battles: place, reinforce and substitute soldiers, and win more battles than your opponent.
naipes-mode-duel = one player against another
naipes-preset-v1-4 = the rules of version 1.4
naipes-preset-v1-5 = version 1.5: rulers from two piles, and passing to draw a card

naipes-option-governor-deal = where the rulers come from: one pack (mixed) or a pile of four for each player (two_piles)
naipes-option-pass-and-draw = on: a player who has done nothing this turn may draw a card and end the turn
naipes-option-first-player = who begins: random, 0 (Player 1) or 1 (Player 2)
naipes-option-match-rule = what wins: more battles (most_columns), or three battles and otherwise the grand total (three_or_total)
naipes-option-lone-substitute = how the replacement of a slot's only unit goes in: face_down or face_up
naipes-option-king-entry = how a King's unit goes into a slot with nobody else: face_up or face_down
naipes-option-hearts-join = on: a unit moved by the ace of hearts may join an occupied slot

naipes-prompt-ruler-choice = Which ruler do you keep?
naipes-prompt-action = What will you do?
naipes-prompt-diamonds-offer = Ace of diamonds: do you look at the top of the deck?
naipes-prompt-diamonds-take = Ace of diamonds: which card do you take?
naipes-prompt-clubs-take = Ace of clubs: which card do you take from the discard pile?
naipes-prompt-hearts-move = Ace of hearts: what do you move or swap?
naipes-prompt-spades-swap = Ace of spades: which reinforcement do you exchange?
naipes-prompt-jack-take = Jack: which card do you take from the deck?
naipes-prompt-queen-first = Queen: what do you move or swap?
naipes-prompt-queen-second = Queen: do you move another unit?
naipes-prompt-king-first = King: what do you play from the discard pile?
naipes-prompt-king-second = King: do you play another low card?

naipes-help-place = place CARD SLOT, place 2C+5D D: put a soldier or a forged pair face down in an empty slot of its suit or the wild one. Main action. NAIPES-4.2, NAIPES-5.1
naipes-help-reinforce = reinforce CARD SLOT: add a unit to an occupied slot that stays valid. Main action; a low next to no high costs an additional one. NAIPES-4.3, NAIPES-4.5
naipes-help-substitute = substitute CARD SLOT POSITION: discard a unit of a slot and put another in its place. Costs as if it joined the units that stay. NAIPES-4.4, NAIPES-4.5
naipes-help-commander = commander ACE: one point in your slot of its suit, and its effect. Additional action. NAIPES-6.1, NAIPES-6.7 to NAIPES-6.11
naipes-help-governor = governor: use your ruler, once a game. Additional action; the Joker is free. NAIPES-6.2, NAIPES-6.12 to NAIPES-6.17
naipes-help-buy = buy CARD: discard a card unseen and draw another, once a turn. Two additional actions. NAIPES-6.3
naipes-help-convert = convert: turn your main action into one more additional action. NAIPES-6.4
naipes-help-pass-and-draw = pass_and_draw: draw a card and end the turn, if you have done nothing else in it. NAIPES-6.6
naipes-help-pass = pass: end the turn; actions left are lost. NAIPES-6.5, NAIPES-3.3
naipes-help-choose-ruler = choose_ruler J, Q, K or X: keep the Jack, Queen, King or Joker. NAIPES-2.2
naipes-help-use = use: look at the top three cards of the deck and take one. NAIPES-6.7
naipes-help-decline = decline: do without the effect of the ace of diamonds. NAIPES-6.7
naipes-help-take = take CARD: take one of the cards you are shown into your hand. NAIPES-6.7, NAIPES-6.8, NAIPES-6.12
naipes-help-none = none: make no use of the effect. NAIPES-6.8, NAIPES-6.10, NAIPES-6.11, NAIPES-6.15
naipes-help-move = move SLOT POSITION SLOT: a face-up unit goes to another slot of yours, whatever its suit. NAIPES-6.9, NAIPES-6.10, NAIPES-6.13
naipes-help-swap = swap SLOT POSITION SLOT POSITION: two face-up units of yours change places. NAIPES-6.9, NAIPES-6.10, NAIPES-6.13
naipes-help-spade-swap = spade_swap SLOT POSITION POSITION: exchange a reinforcement of yours for one of your opponent's in that column. NAIPES-6.11
naipes-help-king-play = king_play place|reinforce|substitute CARD SLOT [POSITION]: play a card of the discard pile at no cost. NAIPES-6.14 to NAIPES-6.16
naipes-help-stop = stop: do without the second step of the Queen or the King. NAIPES-6.13, NAIPES-6.15

naipes-card = { $rank ->
        [A] ace
       *[other] { $rank }
    } of { $suit ->
        [C] clubs
        [S] spades
        [H] hearts
       *[D] diamonds
    }
naipes-forged = { $first } forged with the { $second }
naipes-slot = { $slot ->
        [C] clubs
        [S] spades
        [W] wild
        [H] hearts
       *[D] diamonds
    } slot
naipes-column = { $slot ->
        [C] Clubs
        [S] Spades
        [W] Wild
        [H] Hearts
       *[D] Diamonds
    }
naipes-ruler = { $ruler ->
        [J] the Jack
        [Q] the Queen
        [K] the King
       *[X] the Joker
    }
naipes-cost = { $cost ->
        [main] main action
        [additional] additional action
        [two_additional] two additional actions
       *[free] free
    }

naipes-action-place = place the { $unit } face down in the { $slot }
naipes-action-reinforce = reinforce the { $slot } with the { $unit }
naipes-action-substitute = replace position { $index } of the { $slot } with the { $unit }
naipes-action-commander = play the { $card } as commander
naipes-action-governor = use your ruler
naipes-action-buy = discard the { $card } and draw a card
naipes-action-convert = turn the main action into an additional one
naipes-action-pass-and-draw = draw a card and end the turn
naipes-action-pass = end the turn
naipes-action-choose-ruler = keep { $ruler }
naipes-action-use = look at the top of the deck
naipes-action-decline = do without the effect
naipes-action-take = take the { $card }
naipes-action-none = make no use of the effect
naipes-action-move = move position { $index } of the { $slot } to the { $to }
naipes-action-swap = swap position { $index } of the { $slot } with position { $index2 } of the { $to }
naipes-action-spade-swap = in the { $slot }, exchange your position { $index } for your opponent's position { $index2 }
naipes-action-king-play = { $play ->
        [place] King: place the { $unit } in the { $slot }
        [reinforce] King: reinforce the { $slot } with the { $unit }
       *[substitute] King: replace position { $index } of the { $slot } with the { $unit }
    }
naipes-action-stop = leave it at that

naipes-event-chose = { $who } chose a ruler.
naipes-event-chose-known = { $who } chose { $ruler }.
naipes-event-revealed = The rulers are turned up. { $who }: { $ruler }. { $other }: { $ruler2 }.
naipes-event-dealt = { $who } got { $count } cards.
naipes-event-dealt-known = { $who } got { $cards }.
naipes-event-began = Turn { $turn }. To play: { $who }.
naipes-event-turned-up = { $who } turned up the { $unit } in the { $slot }.
naipes-event-drew = { $who } drew a card.
naipes-event-drew-known = { $who } drew the { $card }.
naipes-event-placed = { $who } placed a unit face down in the { $slot } ({ $cost }).
naipes-event-placed-known = { $who } placed the { $unit } face down in the { $slot } ({ $cost }).
naipes-event-placed-up = { $who } placed the { $unit } face up in the { $slot } ({ $cost }).
naipes-event-reinforced = { $who } reinforced the { $slot } with the { $unit } ({ $cost }).
naipes-event-substituted = { $who } discarded the { $old } from the { $slot } and put a unit face down in its place ({ $cost }).
naipes-event-substituted-known = { $who } discarded the { $old } from the { $slot } and put the { $unit } face down in its place ({ $cost }).
naipes-event-substituted-up = { $who } discarded the { $old } from the { $slot } and put the { $unit } in its place ({ $cost }).
naipes-event-commanded = { $who } played the { $card } as commander ({ $cost }).
naipes-event-governed = { $who } used { $ruler } ({ $cost }).
naipes-event-bought = { $who } discarded a card to draw another ({ $cost }).
naipes-event-bought-known = { $who } discarded the { $card } to draw another ({ $cost }).
naipes-event-converted = { $who } turned the main action into an additional one.
naipes-event-passed = { $draws ->
        [true] { $who } passed to draw a card.
       *[false] { $who } passed.
    }
naipes-event-looked = { $pile ->
        [deck] { $count ->
            [one] { $who } looked at one card of the deck.
           *[other] { $who } looked at { $count } cards of the deck.
        }
       *[discard] { $count ->
            [one] { $who } looked through the discard pile, one card.
           *[other] { $who } looked through the discard pile, { $count } cards.
        }
    }
naipes-event-took = { $pile ->
        [deck] { $who } took a card from the deck.
       *[discard] { $who } took a card from the discard pile.
    }
naipes-event-took-known = { $pile ->
        [deck] { $who } took the { $card } from the deck.
       *[discard] { $who } took the { $card } from the discard pile.
    }
naipes-event-shuffled = The deck was shuffled.
naipes-event-moved = { $who } moved the { $unit } from the { $slot } to the { $to }.
naipes-event-swapped = { $who } swapped the { $unit } of the { $slot } with the { $unit2 } of the { $to }.
naipes-event-exchanged = { $who } exchanged the { $unit } for the { $unit2 } across the { $slot }.
naipes-event-declined = { $who } did without the effect.
naipes-event-emptied = The deck is empty. Final round: { $who }.
naipes-event-ended = The war is over. { $reason } { $who }: { $score }. { $other }: { $score2 }.

naipes-reason-columns = More battles won.
naipes-reason-total = The grand total decided.
naipes-reason-draw = Everything was equal: a draw.
naipes-ending-columns = Battles: { $won1 } to { $won2 }. Points: { $total1 } to { $total2 }.
naipes-ending-total = Battles: { $won1 } to { $won2 }, so the grand total decided: { $total1 } to { $total2 }.
naipes-ending-draw = Battles: { $won1 } to { $won2 }, points: { $total1 } to { $total2 }. Everything was equal.
naipes-ending-closest = The closest battle: { $column }, { $own } to { $other }.

naipes-end-columns = by battles
naipes-end-total = by the total
naipes-end-draw = draw

naipes-score = { $won ->
        [0] no battles
        [one] one battle
       *[other] { $won } battles
    }, { $total ->
        [one] one point
       *[other] { $total } points
    }
naipes-commander = commander
naipes-down = a face-down unit
naipes-down-known = { $unit }, face down
naipes-side-empty = nothing
naipes-side-hidden = { $units }
naipes-side = { $total } ({ $units })
naipes-table-choice = The rulers are being chosen. To choose: { $who }.
naipes-table-turn = Turn { $turn }. To play: { $who }.
naipes-table-actions = Actions left: { $main } main, { $add } additional.
naipes-table-bought = The extra draw was made this turn.
naipes-table-joker-active = The Joker is active: every slot takes any suit, and reinforcements cost an additional action.
naipes-table-final = The deck is empty. Final round: { $who }.
naipes-table-column = { $column }. { $who }: { $side }. { $other }: { $side2 }.
naipes-table-ruler = { $who }, ruler: { $ruler }, { $used ->
        [true] used
       *[false] not used yet
    }.
naipes-table-hand = { $who }, in hand: { $cards }.
naipes-table-hand-size = { $who }, in hand: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }.
naipes-table-piles = Deck: { $deck ->
        [0] empty
        [one] one card
       *[other] { $deck } cards
    }. Discard pile: { $discard ->
        [0] empty
        [one] one card
       *[other] { $discard } cards
    }.
naipes-table-dealt = To choose from: { $rulers }.
naipes-table-shown = You are shown: { $cards }.
naipes-table-over = The war is over. { $reason } { $who }: { $score }. { $other }: { $score2 }.

naipes-kind-soldier = { $category ->
        [low] low
        [medium] medium
       *[high] high
    } soldier
naipes-kind-commander = commander
naipes-kind-ruler = ruler, { $copies } in the pack
naipes-about-soldier = Worth its number in the slot of its suit or in the wild slot.
naipes-about-c = One point in your clubs slot. Look through the discard pile and take a card from it.
naipes-about-s = One point in your spades slot. Exchange a reinforcement of yours for one of your opponent's in the same column.
naipes-about-h = One point in your hearts slot. Move a low unit to an empty slot of yours, or swap two units, one of them low.
naipes-about-d = One point in your diamonds slot. Look at the top three cards of the deck and take one.
naipes-about-j = Once a game: look through the deck, take a card, show it, shuffle.
naipes-about-q = Once a game: move one or two units of yours, or swap two.
naipes-about-k = Once a game: play up to two lows, a medium or a high from the discard pile, face up and at no cost.
naipes-about-x = Once a game: for a turn your slots accept any suit, and joining or replacing there costs additional actions only.

naipes-board-slot = { $slot }, { $who }: { $side }
naipes-board-unit = { $unit }, { $role ->
        [anchor] anchor
       *[reinforcement] reinforcement
    } of the { $slot }, { $who }
naipes-board-commander = { $who }, space of the { $suit }: { $there ->
        [true] commander in place, one point
       *[false] empty
    }
naipes-board-leads = { $column }: { $who } leads
naipes-board-leads-nobody = { $column }: { $how ->
        [even] level
       *[unknown] a face-down unit is still to be seen
    }
naipes-board-total = { $column }, { $who }: { $total }
naipes-board-main = main
naipes-board-additional = additional
naipes-board-deck = Deck
naipes-board-discard = Discard
naipes-board-hand = Your hand
naipes-board-shown = Shown to you alone
naipes-board-used = used
naipes-board-waiting = { $who } is thinking…
naipes-board-ruler-tip = Its power serves once in the match. The other ruler leaves the game; your opponent's choice is seen when both are made.
naipes-suits = { $ruler ->
        [J] Easy and always good: the card you miss, for certain.
        [Q] For a late turn: repairs a placing that went wrong.
        [K] For a turn with much in the discard pile: up to two units at once.
       *[X] Daring: keep many small cards for one great turn.
    }
naipes-board-result = Result of the battles
naipes-board-battle = { $column }: { $who }
naipes-board-battle-tied = { $column }: tie
naipes-board-won = battles
naipes-board-points = points
naipes-board-substitute = replace the { $first } in the { $slot } with the { $unit }
naipes-board-move = move the { $first } from the { $slot } to the { $to }
naipes-board-swap = swap the { $first } of the { $slot } with the { $second } of the { $to }
naipes-board-spade-swap = in the { $slot }, exchange your { $first } for your opponent's { $second }
naipes-board-king-play = King: replace the { $first } in the { $slot } with the { $unit }
naipes-mark-leads = the total of a slot, light where it leads
naipes-mark-lean = who leads the battle: ▼ you, ▲ the other side, = nobody
naipes-mark-hidden = a total that a face-down unit hides
naipes-mark-wild = the wild slot: any suit may stand there
naipes-mark-forged = a forged card counts as this value
naipes-mark-commander = the place of a suit’s commander, its Ace: 1 point more
naipes-mark-main = the main action; hollow once it is spent
naipes-mark-additional = the additional actions; hollow once they are spent

naipes-category = { $category ->
        [low] a low
        [medium] a medium
       *[high] a high
    }
why-not-asked = { $answer ->
        [choose_ruler] The rulers are chosen already.
        [use] That answers the ace of diamonds, and nothing asks it now.
        [decline] That answers the ace of diamonds, and nothing asks it now.
        [take] Cards are taken when an ace or the Jack shows them, and nothing shows you any now.
        [none] That answers an effect, and nothing asks it now.
        [move] Units are moved by the ace of hearts or the Queen, and neither is at work now.
        [swap] Units are swapped by the ace of hearts or the Queen, and neither is at work now.
        [spade_swap] Reinforcements are exchanged by the ace of spades, which is not at work now.
        [king_play] Only the King plays from the discard pile, and he is not at work now.
       *[stop] That ends the work of the Queen or the King, and neither is at work now.
    }
why-question-first = First answer this: { $question }
why-queen-only-moves = The Queen has moved a unit: now she can only move another one.
why-not-in-hand = You do not hold the { $card }.
why-not-a-soldier = Aces are commanders: they never stand in a slot.
why-not-forgeable = These two cannot be forged: only 2+2, 2+5 and 2+8 of different suits can.
why-does-not-fit = The { $unit } does not fit the { $slot }: it goes into its own suit or the wild slot.
why-frozen = The { $slot } is frozen: its unit is still face down.
why-occupied = The { $slot } is not empty: reinforce it, or replace a unit.
why-empty = The { $slot } is empty: place a unit there.
why-no-unit = There is no unit at position { $index } of the { $slot }.
why-combination = The { $slot } cannot hold { $units } together.
why-main-spent = That costs your main action, and you have spent it.
why-additional-spent = That costs an additional action, and you have none left.
why-two-additional = That costs two additional actions, and you have { $left ->
        [0] none
       *[other] one
    }.
why-not-an-ace = Only Aces are commanders.
why-ruler-used = You have used your ruler, who serves once a game.
why-deck-empty = The deck is empty.
why-nothing-to-move = The Queen has nothing to move or swap.
why-pile-empty = The discard pile is empty.
why-bought = You have made the extra draw of this turn.
why-nothing-to-convert = You have no main action left to turn into another.
why-no-pass-and-draw = Passing with a draw is not part of these rules.
why-acted = You have done something this turn: passing no longer draws a card.
why-not-dealt = You were not dealt { $ruler }.
why-not-shown = The { $card } is not among the cards that you see.
why-same-slot = The two slots must be different.
why-just-moved = The Queen has just moved that unit: she can only move another one.
why-low-only = The ace of hearts only moves low units.
why-hearts-to-empty = The ace of hearts only moves a unit to an empty slot, and the { $slot } is not.
why-earlier-first = Name the unit of the earlier slot first.
why-low-swap = The ace of hearts only swaps two units if one of them is low.
why-no-reinforcement = { $whose ->
        [own] You have no reinforcement in the { $slot }.
       *[other] Your opponent has no reinforcement in the { $slot }.
    }
why-anchor = { $whose ->
        [own] Position 0 is your anchor: the ace of spades only exchanges reinforcements.
       *[other] Position 0 is your opponent's anchor: the ace of spades only exchanges reinforcements.
    }
why-no-such-reinforcement = { $whose ->
        [own] You have no reinforcement at position { $index } of the { $slot }.
       *[other] Your opponent has no reinforcement at position { $index } of the { $slot }.
    }
why-not-in-pile = The { $card } is not in the pile that the King looked at, nor in your hand.
why-king-hand-only = The King plays from the discard pile: at least one card has to come from there.
why-king-no-aces = The King takes no Aces.
why-king-low-second = The second card that the King takes has to be low.
why-king-two-picks = The King only takes two cards at once to forge two 2s of the pile.
why-king-position = A position belongs to a substitution, and to nothing else.

price-main = main action, { $left ->
        [0] none left
       *[other] { $left } left
    }
price-additional = { $amount ->
        [one] 1 additional action
       *[other] { $amount } additional actions
    }, { $left ->
        [0] none left
       *[other] { $left } left
    }

warning-naipes-lost = its effect would be lost: { $suit ->
        [C] the discard pile is empty
        [S] there are no two reinforcements to swap
        [H] there is no low unit to relocate or swap
       *[D] the deck is empty
    }

### Why: what the coach says for an action

naipes-coach-place = A new column is worth most while nobody has an anchor there; begin with a high card, so that much fits beside it.
naipes-coach-reinforce = Only the sum of a column counts: add where you are behind by little, or where the opponent cannot catch up.
naipes-coach-substitute = A weak unit makes room for a stronger one; face down, nobody knows by how much.
naipes-coach-commander = A commander is a point for sure, and its effect comes besides.
naipes-coach-governor = A ruler works once in a game: use it when it moves the most points.
naipes-coach-buy = A card that fits nowhere is worth less than an unknown one.
naipes-coach-convert = There is nothing worth a main action now, and an additional one brings more.
naipes-coach-pass-and-draw = Nothing on the table gets better by playing now; another card may change that.
naipes-coach-pass = The rest of the actions would only give something away.
naipes-coach-choose-ruler = This ruler fits your hand better than the other.
naipes-coach-use = Three cards seen, the best one taken.
naipes-coach-decline = What you hold is good enough.
naipes-coach-take = Of these, it fits your columns best.
naipes-coach-none = Used now, the effect would do more harm than good.
naipes-coach-move = A unit counts only where a column can still be won.
naipes-coach-swap = Both columns gain, or the one that matters does.
naipes-coach-spade-swap = You take a strong unit and leave a weak one: the difference counts twice.
naipes-coach-king-play = A card of the discard pile, played for nothing.
naipes-coach-stop = The second step would give something away.
