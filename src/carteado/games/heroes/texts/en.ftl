heroes-name = Heroes - The Contest
heroes-summary = Teams of characters, energy and tokens: everybody fights in every turn, the fastest first.
heroes-mode-traditional = one player against another
heroes-mode-arena = three players, everyone for themselves
heroes-mode-teams = four, six or eight players in teams
heroes-mode-mixed = three to eight players: stages in teams and as an arena, and the winners of each go on
heroes-mode-challengers = two to four players together against the Mob
heroes-preset-standard = the standard rules

heroes-option-opening-hand = cards of the opening hand: 5 to 10
heroes-option-mulligan-below = draw anew while the hand holds fewer characters than this: 0 to 3
heroes-option-draws-per-turn = cards drawn each turn: 1 to 4
heroes-option-first-turn-draw = on: the start player draws on turn 1 too
heroes-option-first-turn-combat = on: turn 1 has a combat phase
heroes-option-hand-limit = cards kept at the end of the own turn: 5 to 12, or none for no limit
heroes-option-combat = who fights in a turn: all, or only the turn_player
heroes-option-attachments = action cards on one character: 1 to 6, or none for no limit
heroes-option-basic-entry-energy = on: a basic source gives energy when it enters
heroes-option-second-event = a second event replaces the one in play, or is blocked
heroes-option-name-scope = names once per player, or once at the whole table
heroes-option-round-limit = the last round: 5 to 100
heroes-option-arena-players = players in an arena: 2 to 6
heroes-option-solo-challenge = on: one player alone may challenge the Mob
heroes-option-mob-energy = energy the Mob gains per player each round: 0 to 4
heroes-option-challenge-base = rounds to defeat the Mob: 4 to 20, and more per player
heroes-option-challenge-per-player = rounds more per player: 0 to 5
heroes-option-team-count = teams: 2, or 3 teams of two (six players), or 4 teams of two (eight players)
heroes-option-mixed-stages = the stages of a mixed game, from two to four: teams or arena, with the last round of a stage behind it if it is agreed, such as teams10-arena
heroes-option-mob = the Mob: any character, by name or id; the first four are made for it
heroes-option-concede = on: giving up is listed at every decision; it is allowed either way
heroes-option-deck-0 = Player 1's deck: living_garden, dawn_blitz, titanium_wall, broken_court, star_choir, random, or a list such as 3 C01; 3 S01; ...
heroes-option-deck-1 = Player 2's deck, in the same way
heroes-option-deck-2 = Player 3's deck
heroes-option-deck-3 = Player 4's deck
heroes-option-deck-4 = Player 5's deck
heroes-option-deck-5 = Player 6's deck
heroes-option-deck-6 = Player 7's deck
heroes-option-deck-7 = Player 8's deck

refused-heroes-deck-unreadable = This cannot be read as part of a deck: { $line }. Allowed: { $allowed }.
refused-heroes-deck-unknown-card = There is no card { $found }.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
refused-heroes-deck-size = The deck has { $found } cards; it must have { $allowed }.
refused-heroes-too-many-copies = Too many copies in the deck: { $found }. Allowed: { $allowed }.
refused-heroes-too-few-characters = The deck has { $found } characters; it needs at least { $allowed }.
refused-heroes-too-many-characters = The deck has { $found } characters; at most { $allowed } are allowed.
refused-heroes-five-star-copies = A five-star character may be in a deck only once: { $found }.
refused-heroes-too-many-sources = The deck has { $found } energy sources; at most { $allowed } are allowed.
refused-heroes-unique-copies = A unique card may be in a deck only once: { $found }.
refused-heroes-mob-in-deck = { $found } is a Mob and cannot be in a deck.

heroes-prompt-main = What will you do?
heroes-prompt-slot = This character's turn to act: what does it use?
heroes-prompt-again = Use it once more?
heroes-prompt-target = Which target?
heroes-prompt-opponent = Which opponent?
heroes-prompt-pay = What do you pay with?
heroes-prompt-search = Which card do you take?
heroes-prompt-discard = Too many cards in hand: which one goes to the bottom of your deck?
heroes-prompt-may = Will you do it?
heroes-prompt-option = Which option?

heroes-help-field = field @N: a character from your hand into your team. HEROES-11.1
heroes-help-swap = swap @N @M: field @N in the place of @M, which goes back to your deck. HEROES-11.4
heroes-help-source = source @N: an energy source from your hand, one a turn. HEROES-8.1
heroes-help-event = event @N: an event; it replaces the one in play. HEROES-9.1
heroes-help-equip = equip @N: equipment, paid from your reserve. HEROES-10.1
heroes-help-attach = attach @N @M: an action card onto a character with its ability. HEROES-12.8
heroes-help-allocate = allocate @N: one energy from your reserve onto a character or equipment. HEROES-7.3
heroes-help-withdraw = withdraw @N: one energy from a silo into your reserve. HEROES-10.11
heroes-help-activate = activate @N: an advanced source or equipment; a2 is its second activation. HEROES-8.5, 10.5
heroes-help-use = use @N a1: an action printed on a character; use @N: an attached action card. HEROES-12.1
heroes-help-relocate = relocate @N: a character into the Common Team, or back from it. HEROES-21.6
heroes-help-end-main = end_main: your preparations are over. HEROES-6.7
heroes-help-pass = pass: the character does nothing more. HEROES-13.4
heroes-help-target = target @N: whom or what the action is aimed at. HEROES-13.5
heroes-help-done = done: no more targets, or no more cards. HEROES-13.6
heroes-help-opponent = opponent N: which player is meant, counted from 0. HEROES-20.3
heroes-help-pay = pay @N: the card or character that pays. HEROES-8.5
heroes-help-take = take ID: a card of your deck into your hand. HEROES-22.11
heroes-help-discard = discard @N: a card of your hand to the bottom of your deck. HEROES-6.10
heroes-help-concede = concede: give up. HEROES-19.3
heroes-help-yes = yes: do what the effect offers. HEROES-22.15
heroes-help-no = no: do not do it. HEROES-22.15
heroes-help-option = option N: one of the options that the card lists. HEROES-22.15

heroes-named = { $card } @{ $number }
heroes-number = @{ $number }
heroes-the-mob = the Mob
heroes-common = Common Team
heroes-orientation = { $orientation ->
        [passive] has used a passive action
        [active] has acted
       *[upright] upright
    }
heroes-phase = { $phase ->
        [start] start
        [draw] draw
        [energy] energy
        [combat] combat
        [resolution] resolution
        [end] end
       *[main] main phase
    }
heroes-token-held = { $stack ->
        [yes] stack of { $amount } { $token }
       *[no] { $amount } { $token }
    }{ $effective ->
        [no] {" "}(suppressed)
       *[yes] {""}
    }{ $turns ->
        [0] {""}
        [one] {" "}(for one more turn)
       *[other] {" "}(for { $turns } more turns)
    }
heroes-source-advanced = { $card } ({ $text }{ $used ->
        [yes] {" "}used
       *[no] {""}
    })
heroes-in-order = { $state ->
        [now] > { $card } <
        [done] ({ $card })
       *[waits] { $card }
    }

heroes-action-field = field { $card }
heroes-action-swap = field { $card } in the place of { $out }
heroes-action-source = play the energy source { $card }
heroes-action-event = play the event { $card }
heroes-action-equip = play the equipment { $card }
heroes-action-attach = attach { $card } to { $to }
heroes-action-allocate = one energy onto { $to }
heroes-action-withdraw = one energy out of { $silo }
heroes-action-activate = activate { $card }
heroes-action-activate-unseen = activate a card
heroes-action-use = { $card } uses { $power }
heroes-action-use-attached = { $host } uses { $power } ({ $card })
heroes-action-use-unseen = use an action
heroes-action-relocate = relocate { $card } to the Common Team
heroes-action-relocate-back = take { $card } back from the Common Team
heroes-action-end-main = end the main phase
heroes-action-pass = pass
heroes-action-target = aim at { $to }
heroes-action-done = that is all
heroes-action-opponent = against { $who }
heroes-action-pay = pay with { $card }
heroes-action-take = take { $card }
heroes-action-discard = { $card } to the bottom of the deck
heroes-action-concede = give up
heroes-action-yes = yes
heroes-action-no = no
heroes-action-option = option { $number }

heroes-event-starts = { $who } starts.
heroes-event-shuffled = { $who } shuffled the deck.
heroes-event-drew = { $who } drew { $count ->
        [one] one card
       *[other] { $count } cards
    }.
heroes-event-drew-seen = { $who } drew { $cards }.
heroes-event-redrew = { $who } showed too few characters and drew anew: { $cards }.
heroes-event-turn = Turn { $turn } (round { $round }): { $who }.
heroes-event-grand-combat = Round { $round }: the Common Team and the Mob fight.
heroes-event-stage = Stage { $stage } begins, { $mode ->
        [teams] in teams
       *[arena] everyone for themselves
    }: { $seats }.
heroes-event-called-up = { $who } called up { $card } from the deck, showing { $cards }.
heroes-event-reserve = { $who } gained { $amount } energy, { $reserve } in reserve.
heroes-event-fielded = { $who } fielded { $card }.
heroes-event-swapped = { $who } fielded { $card } in the place of { $out }.
heroes-event-source = { $who } played the energy source { $card }.
heroes-event-event = { $who } played the event { $card }.
heroes-event-equipped = { $who } played the equipment { $card } for { $cost }.
heroes-event-attached = { $who } attached { $card } to { $to }.
heroes-event-allocated = { $who } put one energy on { $card }.
heroes-event-withdrew = { $who } took one energy out of { $card }.
heroes-event-relocated = { $who } sent { $card } to the Common Team.
heroes-event-came-back = { $who } called { $card } back from the Common Team.
heroes-event-main-ended = { $who } ended the main phase.
heroes-event-used = { $card } used { $power }{ $aimed ->
        [yes] {" "}on { $aims }
       *[no] {""}
    }.
heroes-event-activated = { $who } activated { $card }{ $aimed ->
        [yes] {" "}on { $aims }
       *[no] {""}
    }.
heroes-event-picked = Chance picked { $card }.
heroes-event-accepted = { $who } said yes to { $card }.
heroes-event-declined = { $who } said no to { $card }.
heroes-event-chose-option = { $who } chose option { $number } of { $card }.
heroes-event-paid-health = { $card } lost { $amount } Health to pay.
heroes-event-discarded = { $who } put { $card } on the bottom of the deck.
heroes-event-evaded = { $card } evaded.
heroes-event-perceived = { $card } saw the attack coming.
heroes-event-hurt = { $card } was dealt { $amount } damage{ $lost ->
        [0] , and its Protection absorbed it: Health { $health }
       *[other] {" "}and lost { $lost } Health: { $health } left
    }, Protection { $pool }.
heroes-event-healed = { $card } was healed by { $amount }: Health { $health }.
heroes-event-token = { $card } received { $stack ->
        [yes] a stack of { $amount } { $token }
       *[no] { $token }
    }.
heroes-event-token-gone = { $card } lost { $stack ->
        [yes] a stack of { $amount } { $token }
       *[no] { $token }
    }.
heroes-event-expired = { $stack ->
        [yes] A stack of { $amount } { $token }
       *[no] { $token }
    } wore off: { $card }.
heroes-event-token-blocked = { $card } is immune: no { $token }.
heroes-event-charged = { $card } gained { $amount } energy.
heroes-event-drained = { $card } lost { $amount } energy.
heroes-event-moved-energy = { $amount } energy went from { $card } to { $to }.
heroes-event-stored = { $card } stored { $amount } energy.
heroes-event-dissipated = { $amount } energy in the reserve of { $who } dissipated.
heroes-event-left-play = { $card } went to the bottom of its deck.
heroes-event-searched = { $who } searched the deck.
heroes-event-took = { $who } took { $card } from the deck.
heroes-event-revealed = { $who } looked at the hand of { $whose }.
heroes-event-revealed-seen = { $who } saw in the hand of { $whose }: { $cards }.
heroes-event-rolled = { $what ->
        [burn] Burn
       *[chance] Chance
    } of { $card }: { $result } on a die of { $sides }.
heroes-event-order = The order of combat: { $cards }.
heroes-event-slot = { $card } may act.
heroes-event-passed = { $card } did nothing.
heroes-event-stunned = { $card } was stunned and lost its turn to act.
heroes-event-readied = { $card } may act once more.
heroes-event-bled = { $card } bled: { $amount }.
heroes-event-triggered = { $card } took effect.
heroes-event-knocked-out = { $card } was knocked out.
heroes-event-eliminated = { $who } was eliminated.
heroes-event-conceded = { $who } gave up.
heroes-event-ended = { $reason }

heroes-reason-last-standing = { $drawn ->
        [one] { $who } won: the last one standing.
       *[other] { $who } won: the last team standing.
    }
heroes-reason-all-out = All who were left fell together: a draw between { $who }.
heroes-reason-round-limit = The last round is over. { $drawn ->
        [one] { $who } won on knock-outs and Health.
       *[other] First: { $who }.
    }
heroes-reason-mob-defeated = The Mob was knocked out: { $who } won.
heroes-reason-mob-wins = Everybody was eliminated: the Mob won.
heroes-reason-rounds-over = The last round is over and the Mob still stands: the Mob won.
heroes-ending-side = { $who }: { $knockouts } of { $most } knock-outs, { $health } Health left.
heroes-ending-mob = { $card }: { $health } of { $most } Health left.

heroes-end-last-standing = last side standing
heroes-end-all-out = all out together
heroes-end-round-limit = last round
heroes-end-mob-defeated = the Mob was defeated
heroes-end-mob-wins = the Mob won
heroes-end-rounds-over = last round against the Mob

heroes-table-turn = { $stage ->
        [0] {""}
       *[other] Stage { $stage }{ $mode ->
            [teams] , in teams
            [arena] , everyone for themselves
           *[other] {""}
        }.{" "}
    }Round { $round }, turn { $turn }: { $who }, { $phase }.
heroes-table-grand-combat = Round { $round }: the great combat{ $phase ->
        [combat] {""}
       *[other] , { heroes-phase }
    }.
heroes-table-event = Event: { $card }, played by { $who }: { $text }
heroes-table-mob = The Mob:
heroes-table-player = { $who }{ $team ->
        [0] {""}
       *[other] {" "}(team { $team })
    }: knock-outs { $knockouts } of 4, substitutions { $substitutions } of 2; reserve { $reserve }, hand { $hand }, deck { $deck }.
heroes-table-not-playing = { $who } is not in this stage.
heroes-table-eliminated = { $who } is eliminated.
heroes-table-character = {"  "}{ $card }: Health { $health } of { $most }, Protection { $protection }, Speed { $speed }, energy { $energy } of { $storage }; { $traits }.
heroes-table-text = {"    "}{ $text }
heroes-table-attached = {"    "}with { $card }{ $works ->
        [no] {" "}(asleep)
       *[yes] {""}
    }: { $text }
heroes-table-sources = {"  "}Energy sources: { $cards }.
heroes-table-equipment = {"  "}Equipment: { $card }, energy { $energy } of { $storage }.
heroes-table-equipment-text = {"  "}Equipment: { $card }, energy { $energy } of { $storage }: { $text }
heroes-table-dead = {"  "}Dead Zone: { $cards }.
heroes-table-order = Order of combat: { $cards }.
heroes-table-seen-hand = Seen in the hand of { $who } on turn { $turn }: { $cards }.
heroes-asking = { $card } asks you: { $text }
heroes-table-hand = Hand: { $card } ({ $facts }).
heroes-table-hand-text = Hand: { $card } ({ $facts }): { $text }
heroes-table-over = { $reason }

# The board

heroes-board-character = { $card } of { $who }. Health { $health } of { $most }, Protection { $pool }{ $shields ->
        [0] {""}
       *[other] {" "}and { $shields } from Shields
    }, Speed { $speed }, energy { $energy } of { $storage }, { $orientation }
heroes-board-now = Health { $health } of { $most }, Protection { $pool }{ $shields ->
        [0] {""}
       *[other] {" "}and { $shields } from Shields
    }, Speed { $speed }, energy { $energy } of { $storage }.
heroes-board-printed-speed = Printed Speed: { $speed }.
heroes-board-acting = acting now
heroes-board-targeted = chosen as a target
heroes-board-fresh = received this turn
heroes-board-used = used this turn
heroes-board-asleep = asleep: its character lacks the ability
heroes-board-equipment = { $card } of { $who }. Energy { $energy } of { $storage }
heroes-board-source = { $card } of { $who }{ $used ->
        [yes] , used this turn
       *[no] {""}
    }
heroes-board-plants = Power plants
heroes-board-plants-of = Power plants of { $who }. { $count } of { $most } sources
heroes-board-support = Support area
heroes-board-support-of = Support area of { $who }. Equipment { $count }
heroes-board-team-place = A free place in the team of { $who }
heroes-board-common-place = The Common Team
heroes-board-event-place = The event of all
heroes-board-event-of = Event { $card }, played by { $who }
heroes-board-event-by = Played by { $who }.
heroes-board-no-event = No event
heroes-board-player = { $who }. Reserve { $reserve }, income { $income }, hand { $hand }, deck { $deck }, knock-outs { $knockouts } of 4, places left { $places }, substitutions left { $substitutions }
heroes-board-bond = { $bond ->
        [you] You
        [ally] ally
       *[foe] opponent
    }
heroes-board-out = eliminated
heroes-board-watching = not in this stage
heroes-board-reserve = reserve
heroes-board-reserve-of = Reserve of { $who }. { $reserve } energy, { $income } more each turn
heroes-board-hand = Your hand
heroes-board-hand-word = hand
heroes-board-hand-count = Cards in hand: { $count }
heroes-board-hand-card = { $card }, { $facts }{ $cost ->
        [0] {""}
       *[other] , costs { $cost } now
    }
heroes-board-deck-word = deck
heroes-board-deck-count = Cards in the deck: { $count }
heroes-board-places-word = { $count ->
        [one] place
       *[other] places
    }
heroes-board-substitutions-word = { $count ->
        [one] swap
       *[other] swaps
    }
heroes-board-places = Team places left: { $places }; substitutions left: { $substitutions }
heroes-board-dead-word = fallen
heroes-board-dead-of = Dead Zone of { $who }: cards { $count }, knock-outs { $knockouts } of 4
heroes-board-pile-empty = There is nothing here yet.
heroes-board-seen-hand = The hand of { $who } as you saw it on turn { $turn }
heroes-board-shown = Shown to all
heroes-board-shown-by = { $who } showed:
heroes-board-order = The order of combat
heroes-board-in-order = { $card } of { $who }, { $state ->
        [now] acting now
        [done] has had its turn
       *[waits] waits
    }
heroes-board-powers = What it can use
heroes-board-unusable = What it cannot use now
heroes-board-asking = { $card } asks: { $text }
heroes-board-using = { $who }: { $what }{ $count ->
        [0] {""}
       *[other] {" "}on { $aims }
    }
heroes-board-round = Round { $round }
heroes-board-stage = Stage { $stage }
heroes-board-grand-combat = The great combat
heroes-board-turn-of = { $mine ->
        [yes] Your turn
       *[no] Turn of { $who }
    }
heroes-board-phase-now = Phase: { $phase }
heroes-board-waiting = Waiting for { $who } ...
heroes-board-searching = Your deck
heroes-board-sides = Sides of the table
heroes-board-choices = can be chosen there
heroes-board-reading = Point at a card to read it here.
heroes-board-keyword-rule = { $keyword ->
        [agility] each gives +1 Speed
        [slow] each gives -1 Speed
        [strength] each adds 1 to the damage of the character's actions
        [weakness] each takes 1 from the damage of the character's actions
        [more_life] each gives +1 maximum Health; receiving it removes all Poison
        [less_life] each gives -1 maximum Health
        [shield] each gives +1 Protection, is used first and stays until it is used
        [taunt] enemies must aim at a taunting character
        [perception] the token cancels all damage of one attack and is gone; it stays until it is used
        [evasion] the character evades the attacks of slower characters
        [sight] the character ignores Taunt, Invisibility and its own Confusion when it aims
        [invisibility] enemies cannot aim at the character, unless it taunts
        [poison] each that wears off deals 1 damage; a heal removes it without damage
        [burn] -1 Speed and -1 damage; each that wears off deals 1 damage, and it may stay
        [bleed] each deals 1 damage every time the character has used an active action
        [disease] the character cannot be healed; each that wears off deals 1 damage
        [silence] the character can use no passive actions and no action cards
        [confusion] the character's targets are chosen by chance among all others
        [stun] the character loses its next turn to act
        [fury] the character must attack, and chance chooses the enemy
       *[immunity] { $against ->
            [damage] no damage is dealt to the character
            [death] the character cannot be knocked out
            [heal] heals have no effect on the character
           *[other] the character cannot receive such tokens, and those it has do nothing meanwhile
        }
    }
heroes-mark-health = Health: at 0 the character is knocked out
heroes-mark-protection = Protection, which damage takes before Health; + Shields, taken first
heroes-mark-speed = Speed: the fastest act first
heroes-mark-energy = the character’s energy, and the room for more
heroes-mark-reserve = your reserve, and what comes every turn; it dissipates at the end of the turn
heroes-mark-give = gives the character 1 energy of the reserve
heroes-mark-acted = turned by 90°: it has acted
heroes-mark-readied = turned by 45°: it has used a passive action
heroes-mark-buff = a token that helps, and how many
heroes-mark-debuff = a token that harms, and how many
heroes-mark-stack = a stack: it expires as a whole
heroes-mark-fresh = received this turn: it does not expire yet
heroes-mark-hand = cards in hand
heroes-mark-deck = cards in the deck
heroes-mark-places = places and substitutions left
heroes-mark-knockouts = knock-outs; with all of them, the player is out
heroes-mark-sign-hero = a hero
heroes-mark-sign-villain = a villain
heroes-mark-sign-hero-villain = a hero who became a villain
heroes-mark-sign-villain-hero = a villain who became a hero
heroes-mark-sign-basic = a basic energy source: 1 energy every turn by itself
heroes-mark-sign-advanced = an advanced energy source: tap it every turn to activate it
heroes-mark-sign-equipment = equipment
heroes-mark-sign-silo = a silo, which keeps energy
heroes-mark-sign-event = an event
heroes-mark-sign-active = an active action, in the character’s turn in the combat
heroes-mark-sign-passive = a passive action, in the preparation

heroes-deck-living-garden = Living Garden
heroes-deck-dawn-blitz = Dawn Blitz
heroes-deck-titanium-wall = Titanium Wall
heroes-deck-broken-court = Broken Court
heroes-deck-star-choir = Star Choir
heroes-deck-living-garden-what = Easy. Poison, Disease and Burn gnaw at the enemy while you heal; the Last Gardener brings in the harvest.
heroes-deck-dawn-blitz-what = Easy. Fast attackers with Evasion and extra Strength win the race before the enemy has built up.
heroes-deck-titanium-wall-what = For the second match. Taunt, Shields and silos, and energy saved up for the Infinite Mass Punch.
heroes-deck-broken-court-what = Demanding. Control: Confusion, Fury, Silence, stolen energy, buffs stripped away.
heroes-deck-star-choir-what = Demanding. It slows everybody down, pierces with Judgment, gains from its alliance and grants immunity.

heroes-ability = { $ability ->
        [energy] Energy
        [elemental] Elemental
        [toxic] Toxic
        [science] Science
        [mentalism] Mentalism
        [magic] Magic
        [strength] Strength
        [speed] Speed
        [flight] Flight
        [cosmic] Cosmic
       *[divine] Divine
    }

# Why an action is not allowed

why-heroes-asked = { $card } is asking you something first: { $kind ->
        [may] yes or no
       *[option] choose one of the options
    }.
why-heroes-declaring = You are in the middle of { $what }: { $kind ->
        [target] choose its target
        [opponent] choose an opponent
        [source] choose the basic source that you discard for it
       *[pay] choose what you pay with
    }.
why-heroes-searching = You are searching your deck for { $type ->
        [character] a character
        [source] an energy source
        [event] an event
        [equipment] equipment
       *[action] an action card
    }: take one, or say that you are done.
why-heroes-discard-first = You have more than { $most } cards in your hand: first choose one to put on the bottom of your deck.
why-heroes-main-only = { $what ->
        [field] Characters are fielded
        [source] Energy sources are played
        [event] Events are played
        [equip] Equipment is played
        [attach] Action cards are attached
        [allocate] Energy is allocated
        [withdraw] Energy is taken out of silos
        [activate] Sources and equipment are activated
       *[relocate] Characters are relocated
    } in your own main phase only. Now { $actor } is acting: use one of its actions, or pass.
why-heroes-combat-on = This is combat, and { $actor } is acting: use one of its actions, or pass.
why-heroes-not-asked = { $what ->
        [pass] No character is acting now: there is nothing to pass. End the main phase when you are ready.
        [target] Nothing is waiting for a target now.
        [payment] Nothing is waiting for a payment now.
        [search] You are not searching your deck now.
        [discard] Cards are discarded only at the end of your turn, if your hand is over the limit.
       *[effect] No effect is asking you anything now.
    }
why-heroes-unseen = You can see no card with the number { $number }.
why-heroes-not-in-hand = { $card } is not in your hand.
why-heroes-other-type = { $card } is { $is_a ->
        [character] a character
        [source] an energy source
        [event] an event
        [equipment] equipment
       *[action] an action card
    }, not { $needs ->
        [character] a character
        [source] an energy source
        [event] an event
        [equipment] equipment
       *[action] an action card
    }.
why-heroes-no-character = { $card } is not a character in play.
why-heroes-not-yours = { $card } is not yours.
why-heroes-not-in-play = { $card } is not in play.
why-heroes-unique = { $card } is unique, and a copy is in play already.
why-heroes-field-limit = { $most ->
        [one] You have fielded a character this turn already: one a turn is all.
       *[other] You have fielded { $most } characters this turn already: that is all.
    }
why-heroes-team-full = Your team is full: { $most } characters are the most. You may still field one in the place of another.
why-heroes-no-substitution = Both of your substitutions are used up: no more characters can join you.
why-heroes-same-name = { $card } cannot stand beside { $other }: they are of the same Earth and have the same { $same ->
        [name] name
       *[ego] alter-ego
    }.
why-heroes-must-field = You have no character in play, and can field one: without a character you would be eliminated.
why-heroes-no-common-team = There is a Common Team only in Challengers of the Infinite.
why-heroes-relocated = You have relocated a character this turn already: one a turn is all.
why-heroes-common-full = The Common Team is full: it has only { $most } places.
why-heroes-source-played = You have played an energy source this turn already: one a turn is all.
why-heroes-short-of-sources = { $card } costs { $cost ->
        [one] a basic source
       *[other] { $cost } basic sources
    } to play; { $have ->
        [0] you have none
       *[other] you have only { $have }
    } in play.
why-heroes-plants-full = Your power plants are full: { $most } sources are the most.
why-heroes-event-played = You have played an event this turn already: one a turn is all.
why-heroes-event-blocked = { $card } is in play, and in this match no event can replace another.
why-heroes-short-of-reserve = { $card } costs { $cost } energy from your reserve, and you have { $have }.
why-heroes-attachments-full = { $card } carries { $most ->
        [one] an action card already, and no more fit
       *[other] { $most } action cards already, and no more fit
    }.
why-heroes-no-host = { $what } is for characters with the ability { $ability }, and none of yours has it.
why-heroes-lacks-ability = { $what } is for characters with the ability { $ability }, and { $card } does not have it.
why-heroes-same-action = { $card } carries a copy of { $what } already.
why-heroes-holds-no-energy = { $card } holds no energy: only characters and equipment do.
why-heroes-reserve-empty = Your reserve is empty: there is no energy to allocate.
why-heroes-drawn-from = You have taken energy out of { $card } this turn: none can go back in until your next turn.
why-heroes-storage-full = { $card } is full: it can hold { $most } energy.
why-heroes-no-silo = { $card } is no silo: energy on it stays there until it is spent.
why-heroes-forbidden = { $card } is in play and forbids it: { $what ->
        [passive] you cannot use passive actions
        [advanced_sources] you cannot activate advanced sources
       *[ability] you cannot use attached actions of that type
    }.
why-heroes-not-activated = { $card } is neither an energy source nor equipment: only these are activated.
why-heroes-basic-source = { $card } is a basic source: it gives its energy by itself, at the start of your turn.
why-heroes-no-activation = { $card } has nothing to activate: it works by itself.
why-heroes-activation-number = { $count ->
        [one] { $card } has only one activation.
       *[other] { $card } has only { $count } activations.
    }
why-heroes-activation-first = The first activation of { $card } is written without its number.
why-heroes-activated = { $card } has been activated this turn already: once a turn is all.
why-heroes-no-user = { $card } uses no actions: only characters and the action cards attached to them do.
why-heroes-action-number = { $count ->
        [one] { $card } has only one action of its own: a1.
       *[other] { $card } has { $count } actions of its own: a1 to a{ $count }.
    }
why-heroes-attached-number = { $card } is an action card: its action is written without a number.
why-heroes-active-in-combat = { $what } is an active action: it is used in combat, when its character's turn to act comes.
why-heroes-again-only = You can only use { $what } once more now, or pass.
why-heroes-other-slot = { $card } has to wait: now { $actor } is acting.
why-heroes-fury = { $card } has Fury: it must attack, and can do nothing else.
why-heroes-fury-attacks = { $card } has Fury: it must attack, and cannot pass.
why-heroes-used-in-slot = { $what } has been used already: each active action is used once in a turn to act.
why-heroes-stunned = { $card } has Stun: it cannot use any action.
why-heroes-silenced = { $card } has Silence: it can use neither passive actions nor attached action cards.
why-heroes-ability-lost = { $card } does not have the ability { $ability } now: { $what } sleeps until it does.
why-heroes-has-acted = { $card } has used an active action: no passive one can follow it this turn.
why-heroes-passive-used = { $what } has been used this turn already: each passive action works once a turn.
why-heroes-once = { $what } has been used already: it works once in a game.
why-heroes-short-of-energy = { $what } costs { $cost } energy, and { $own ->
        [yes] it has
       *[no] { $card } has
    } { $have }.
why-heroes-short-of-keep = { $what } needs { $cost } energy on { $own ->
        [yes] it, and has
       *[no] { $card }, which has
    } { $have }.
why-heroes-short-of-cards = { $what } costs { $cost ->
        [one] a card
       *[other] { $cost } cards
    } of your hand; { $have ->
        [0] you have none
       *[other] you have only { $have }
    }.
why-heroes-short-of-health = { $what } costs { $cost } Health of one of your characters, and none of them would survive it.
why-heroes-no-target = { $what } needs a target, and there is { $side ->
        [enemy] no enemy
        [own] no ally
       *[any] no character
    } that it could aim at.
why-heroes-target-taken = { $card } is a target of { $what } already: choose another.
why-heroes-target-character = { $what } aims at characters in play, and { $card } is none.
why-heroes-target-equipment = { $what } aims at equipment in play, and { $card } is none.
why-heroes-target-outside = { $card } is not in the Common Team: in Grand Combat only the Common Team and the Mob can be chosen.
why-heroes-target-side = { $what } aims only at { $value ->
        [own] your own side
       *[enemy] enemies
    }: choose another than { $card }.
why-heroes-target-other = { $what } cannot aim at the character that uses it: choose another than { $card }.
why-heroes-target-token = { $card } does not have { $value }, as { $what } asks.
why-heroes-target-alliance = { $card } is not of the { $value ->
        [dawn] Dawn Guard
        [garden] Living Garden
        [mist] Mist Syndicate
        [forge] Titanium Forge
        [choir] Star Choir
       *[court] Broken Court
    }, as { $what } asks.
why-heroes-target-ability = { $card } does not have the ability { $value }, as { $what } asks.
why-heroes-target-alignment = { $card } is not a { $value ->
        [hero] hero
        [villain] villain
        [hero_villain] hero-villain
       *[villain_hero] villain-hero
    }, as { $what } asks.
why-heroes-target-earth = { $card } is not of Earth { $value }, as { $what } asks.
why-heroes-target-min = { $card } has less than { $value } { $stat ->
        [stars] stars
        [health] Health
        [protection] Protection
        [speed] Speed
       *[energy] energy
    }, the least that { $what } asks for.
why-heroes-target-max = { $card } has more than { $value } { $stat ->
        [stars] stars
        [health] Health
        [protection] Protection
        [speed] Speed
       *[energy] energy
    }, the most that { $what } aims at.
why-heroes-target-state = { $card } has taken no damage, and { $what } aims only at damaged characters.
why-heroes-invisible = { $card } is invisible: { $what } cannot aim at it.
why-heroes-taunt = { $card } cannot be chosen while an enemy has Taunt: { $taunting }.
why-heroes-taunt-first = You cannot stop yet: { $what } must take those with Taunt too: { $taunting }.
why-heroes-needs-target = { $what } needs a target: choose one.
why-heroes-no-player = { $count ->
        [one] There is only one player: there is no player { $number }.
       *[other] There are only { $count } players: there is no player { $number }.
    }
why-heroes-no-opponent = { $who } is not an opponent of yours.
why-heroes-opponent-out = { $who } is out of the game.
why-heroes-pays-already = { $card } is paying already: choose another.
why-heroes-not-basic = { $what } is paid for with a basic source in play, and { $card } is none.
why-heroes-not-to-discard = { $what } is paid for with a card of your hand, and { $card } is not in it.
why-heroes-too-weak = { $card } would not survive losing { $cost } Health for { $what }.
why-heroes-not-in-deck = There is no { $card } in your deck.
why-heroes-no-option = There are only the options 1 to { $count }.
why-heroes-option-taken = Option { $number } is chosen already: choose another.

# What an action costs

price-heroes-place = a team place ({ $left } left)
price-heroes-substitution = a substitution ({ $left } left)
price-heroes-fielding = { $left ->
        [0] the last character of this turn
       *[other] a character of this turn ({ $left } left)
    }
price-heroes-out = { $card } goes back to your deck{ $energy ->
        [0] {""}
       *[other] , and { $energy } energy with it
    }{ $actions ->
        [0] {""}
        [one] , and an action card
       *[other] , and { $actions } action cards
    }
price-heroes-source = your energy source of this turn
price-heroes-discard-source = discard { $amount ->
        [one] a basic source
       *[other] { $amount } basic sources
    } ({ $left } left)
price-heroes-event = your event of this turn
price-heroes-event-gone = { $card } leaves play
price-heroes-reserve = { $amount } energy ({ $left } left in your reserve)
price-heroes-attachment = a place for action cards on { $card } ({ $left } left)
price-heroes-energy = { $amount } energy of { $card } ({ $last ->
        [yes] none left: it is discarded
       *[no] { $left } left
    })
price-heroes-discard = discard { $amount ->
        [one] a card
       *[other] { $amount } cards
    } ({ $left } left)
price-heroes-health = { $amount } Health of one of your characters
price-heroes-health-of = { $amount } Health of { $card } ({ $left } left)
price-heroes-once = its only use in this game
price-heroes-relocation = your relocation of this turn

### Why: what the coach says for an action

heroes-coach-field = Everybody in play acts in every turn, yours and theirs: an empty place is a lost action.
heroes-coach-swap = Who leaves is saved from a knock-out, and who comes is whole.
heroes-coach-source = A source gives energy in every turn to come: the sooner, the more.
heroes-coach-event = There is one event for all: yours helps you, and throws out another.
heroes-coach-equip = Equipment works without combat, and nobody can evade it.
heroes-coach-attach = An attached action stays for the rest of the game; give it to one who lives and has energy.
heroes-coach-allocate = Energy in the reserve is lost at the end of the turn; on the right character it becomes a blow, in their turn too.
heroes-coach-withdraw = What was saved is worth most on somebody who can use it now.
heroes-coach-activate = Once a turn, in every turn: what is not used today is lost.
heroes-coach-use = Best at one who has not acted yet, or who falls by it.
heroes-coach-relocate = Only those in the Common Team fight, and the Mob strikes the weakest of them.
heroes-coach-end-main = Everything useful is allocated; now the fastest act.
heroes-coach-pass = Energy kept now makes a greater blow next time.
heroes-coach-target = Knock out who can be knocked out, else whoever is still to act.
heroes-coach-done = Another target would gain nothing.
heroes-coach-opponent = It hurts this one most.
heroes-coach-pay = This is what you will miss least.
heroes-coach-take = Of these, it is what your team lacks.
heroes-coach-discard = Of your hand, it helps least as things stand.
heroes-coach-yes = The effect gains more than it costs.
heroes-coach-no = The effect costs more than it gains.
heroes-coach-option = Of these, it helps most as things stand.

# Generated from the card files by `python -m carteado.games.heroes.messages`; do not edit.

heroes-card-c01 = Pocket Spark
heroes-facts-c01 = character, 1 star, Health 5, Protection 1, Speed 6; alignment: hero; alter ego Nina Brasa; Earth 1; Dawn Guard; abilities: Energy
heroes-text-c01 = Zap: Deal 1 damage to target enemy. | Static Charge [Generate 1]: Put 1 Agility token on this character.
heroes-line-c01 = alignment: hero; alter ego Nina Brasa; Earth 1; Dawn Guard; abilities: Energy
heroes-power-c01-a1 = Zap
heroes-power-c01-a2 = Static Charge
heroes-card-c02 = Alley Shade
heroes-facts-c02 = character, 1 star, Health 5, Protection 1, Speed 7; alignment: villain-hero; alter ego Tomé Vidal; Earth 1; Mist Syndicate; abilities: Speed
heroes-text-c02 = Shiv: Deal 1 damage to target enemy. | Slip Away [Use 1]: Deal 1 damage to target enemy, and put 1 Bleed token on it and 1 Invisibility token on this character.
heroes-line-c02 = alignment: villain-hero; alter ego Tomé Vidal; Earth 1; Mist Syndicate; abilities: Speed
heroes-power-c02-a1 = Shiv
heroes-power-c02-a2 = Slip Away
heroes-card-c03 = Clinic Volunteer
heroes-facts-c03 = character, 1 star, Health 6, Protection 0, Speed 4; alignment: hero; alter ego Rosa Amparo; Earth 1; Dawn Guard; abilities: Science
heroes-text-c03 = First Aid [passive]: Heal target ally for 1 Health. | Sedative: Put 1 Slow token on target enemy.
heroes-line-c03 = alignment: hero; alter ego Rosa Amparo; Earth 1; Dawn Guard; abilities: Science
heroes-power-c03-a1 = First Aid
heroes-power-c03-a2 = Sedative
heroes-card-c04 = Scrap Golem
heroes-facts-c04 = character, 1 star, Health 5, Protection 2, Speed 1; alignment: hero; alter ego Unidade S-4; Earth 7; Titanium Forge; abilities: Strength
heroes-text-c04 = Stand in Front [passive]: Put 1 Taunt token on this character. | Shove: Deal 1 damage to target enemy.
heroes-line-c04 = alignment: hero; alter ego Unidade S-4; Earth 7; Titanium Forge; abilities: Strength
heroes-power-c04-a1 = Stand in Front
heroes-power-c04-a2 = Shove
heroes-card-c05 = Spore Sprout
heroes-facts-c05 = character, 1 star, Health 5, Protection 1, Speed 3; alignment: hero; alter ego Muda; Earth 7; Living Garden; abilities: Toxic, Elemental
heroes-text-c05 = Spore Puff: Put 1 Poison token on target enemy. | Take Root [Generate 1]: Heal this character for 1 Health.
heroes-line-c05 = alignment: hero; alter ego Muda; Earth 7; Living Garden; abilities: Toxic, Elemental
heroes-power-c05-a1 = Spore Puff
heroes-power-c05-a2 = Take Root
heroes-card-c06 = Whisper Usher
heroes-facts-c06 = character, 1 star, Health 5, Protection 1, Speed 5; alignment: villain; alter ego Jonas Breu; Earth 1; Broken Court; abilities: Mentalism
heroes-text-c06 = Doubt: Put 1 Weakness token on target enemy. | Ugly Rumour [Use 1]: Deal 1 damage to target enemy and put 1 Fury token on it. | Heckle: After an enemy attacks, with a 1 in 4 chance, put 1 Weakness token on it.
heroes-line-c06 = alignment: villain; alter ego Jonas Breu; Earth 1; Broken Court; abilities: Mentalism
heroes-power-c06-a1 = Doubt
heroes-power-c06-a2 = Ugly Rumour
heroes-card-c07 = Swift Strelitzia
heroes-facts-c07 = character, 2 stars, Health 6, Protection 1, Speed 9; alignment: hero; alter ego Lia Campos; Earth 1; Living Garden; abilities: Speed, Flight
heroes-text-c07 = Quick Peck [Use 1, up to 3 times]: Deal 2 damage to target enemy and put 1 Agility token on this character. | Feather Dart: Deal 1 damage to target enemy.
heroes-line-c07 = alignment: hero; alter ego Lia Campos; Earth 1; Living Garden; abilities: Speed, Flight
heroes-power-c07-a1 = Quick Peck
heroes-power-c07-a2 = Feather Dart
heroes-card-c08 = Brook Naiad
heroes-facts-c08 = character, 2 stars, Health 6, Protection 2, Speed 5; alignment: hero; alter ego Iara Fonte; Earth 7; Living Garden; abilities: Elemental, Magic
heroes-text-c08 = Soothing Wave [Use 1]: Heal target ally for 2 Health and put 1 Agility token on it. | Cold Splash: Deal 1 damage to target enemy.
heroes-line-c08 = alignment: hero; alter ego Iara Fonte; Earth 7; Living Garden; abilities: Elemental, Magic
heroes-power-c08-a1 = Soothing Wave
heroes-power-c08-a2 = Cold Splash
heroes-card-c09 = Vault Cracker
heroes-facts-c09 = character, 2 stars, Health 6, Protection 1, Speed 7; alignment: villain; alter ego Beto Gazua; Earth 1; Mist Syndicate; abilities: Science, Speed
heroes-text-c09 = Pickpocket: Move 1 energy from target enemy with at least 1 energy to this character. | Smoke and Run [Use 1]: Deal 2 damage to target enemy and put 1 Evasion token on this character.
heroes-line-c09 = alignment: villain; alter ego Beto Gazua; Earth 1; Mist Syndicate; abilities: Science, Speed
heroes-power-c09-a1 = Pickpocket
heroes-power-c09-a2 = Smoke and Run
heroes-card-c10 = Kiln Brute
heroes-facts-c10 = character, 2 stars, Health 8, Protection 2, Speed 2; alignment: villain-hero; alter ego Caim Forno; Earth 7; Titanium Forge; abilities: Strength, Elemental
heroes-text-c10 = Ember Fist [Use 1]: Deal 2 damage to target enemy and put 1 Burn token on it. | Headbutt: Deal 1 damage to target enemy.
heroes-line-c10 = alignment: villain-hero; alter ego Caim Forno; Earth 7; Titanium Forge; abilities: Strength, Elemental
heroes-power-c10-a1 = Ember Fist
heroes-power-c10-a2 = Headbutt
heroes-card-c11 = Choir Novice
heroes-facts-c11 = character, 2 stars, Health 6, Protection 1, Speed 4; alignment: hero; alter ego Celina Luz; Earth 1; Star Choir; abilities: Divine, Magic
heroes-text-c11 = Protective Hymn [Use 1]: Put 2 Shield tokens and 1 Immunity: Special tokens (-) on target ally. | Clear Note: Remove 1 debuff from target ally and put 1 Shield token on it.
heroes-line-c11 = alignment: hero; alter ego Celina Luz; Earth 1; Star Choir; abilities: Divine, Magic
heroes-power-c11-a1 = Protective Hymn
heroes-power-c11-a2 = Clear Note
heroes-card-c12 = Gutter Alchemist
heroes-facts-c12 = character, 2 stars, Health 6, Protection 1, Speed 4; alignment: villain; alter ego Zeca Frasco; Earth 30; Mist Syndicate; abilities: Toxic, Science
heroes-text-c12 = Dirty Flask [Use 1]: Deal 1 damage to target enemy and put 2 Poison tokens on it. | Distil [Generate 2]: Put 1 Poison token on this character.
heroes-line-c12 = alignment: villain; alter ego Zeca Frasco; Earth 30; Mist Syndicate; abilities: Toxic, Science
heroes-power-c12-a1 = Dirty Flask
heroes-power-c12-a2 = Distil
heroes-card-c13 = Kite Courier
heroes-facts-c13 = character, 2 stars, Health 5, Protection 1, Speed 8; alignment: hero; alter ego Duda Vento; Earth 1; Dawn Guard; abilities: Flight
heroes-text-c13 = Air Mail [passive]: If you have at most 2 cards in hand, draw 1 card. | Low Pass [cannot miss]: Deal 1 damage to target enemy.
heroes-line-c13 = alignment: hero; alter ego Duda Vento; Earth 1; Dawn Guard; abilities: Flight
heroes-power-c13-a1 = Air Mail
heroes-power-c13-a2 = Low Pass
heroes-card-c14 = Static Duelist
heroes-facts-c14 = character, 2 stars, Health 6, Protection 2, Speed 7; alignment: hero; alter ego Helena Faísca; Earth 7; Dawn Guard; abilities: Energy, Speed
heroes-text-c14 = Riposte [Use 1]: Deal 3 damage to target enemy. | En Garde [Use 1]: Deal 1 damage to target enemy and put 1 Perception token on this character. | Momentum: After this character attacks, put 1 Agility token on it.
heroes-line-c14 = alignment: hero; alter ego Helena Faísca; Earth 7; Dawn Guard; abilities: Energy, Speed
heroes-power-c14-a1 = Riposte
heroes-power-c14-a2 = En Garde
heroes-card-c15 = Avatar of Nature
heroes-facts-c15 = character, 3 stars, Health 8, Protection 2, Speed 4; alignment: hero; alter ego Ana Raiz; Earth 1; Living Garden; abilities: Elemental, Toxic, Strength
heroes-text-c15 = Thorn Lash [Use 1]: Deal 3 damage to target enemy and put 1 Bleed token on it. | Photosynthesis [Generate 2]: Heal this character for 1 Health. | Briar Wall [Use 2]: Put 1 Shield token on each ally.
heroes-line-c15 = alignment: hero; alter ego Ana Raiz; Earth 1; Living Garden; abilities: Elemental, Toxic, Strength
heroes-power-c15-a1 = Thorn Lash
heroes-power-c15-a2 = Photosynthesis
heroes-power-c15-a3 = Briar Wall
heroes-card-c16 = Iron Matron
heroes-facts-c16 = character, 3 stars, Health 8, Protection 3, Speed 2; alignment: hero; alter ego Dalva Ferraz; Earth 1; Titanium Forge; abilities: Strength, Science
heroes-text-c16 = Hold the Line [Use 1]: Put 1 Taunt token, a stack of 3 Shield tokens and 1 Immunity: Stun on this character. | Steel Backhand [Use 1]: Deal 3 damage to target enemy.
heroes-line-c16 = alignment: hero; alter ego Dalva Ferraz; Earth 1; Titanium Forge; abilities: Strength, Science
heroes-power-c16-a1 = Hold the Line
heroes-power-c16-a2 = Steel Backhand
heroes-card-c17 = Mirror Oracle
heroes-facts-c17 = character, 3 stars, Health 7, Protection 1, Speed 5; alignment: hero-villain; alter ego Ísis Prado; Earth 1; Broken Court; abilities: Mentalism, Magic
heroes-text-c17 = Broken Reflection [Use 2]: Deal 4 damage to target enemy and put 1 Confusion token on it. | Clear Mirror [Use 1]: Put 1 Immunity: Confusion and 1 Immunity: Fury on each ally, and heal each of them for 1 Health. | True Gaze [Keep 1]: Put 1 Privileged Sight token and 1 Strength token on target ally.
heroes-line-c17 = alignment: hero-villain; alter ego Ísis Prado; Earth 1; Broken Court; abilities: Mentalism, Magic
heroes-power-c17-a1 = Broken Reflection
heroes-power-c17-a2 = Clear Mirror
heroes-power-c17-a3 = True Gaze
heroes-card-c18 = Comet Rider
heroes-facts-c18 = character, 3 stars, Health 7, Protection 2, Speed 8; alignment: hero; alter ego Caio Órbita; Earth 1; Star Choir; abilities: Cosmic, Flight, Speed
heroes-text-c18 = Comet Charge [Use 2, cannot miss]: Deal 4 damage to target enemy. | Slipstream [Use 1]: Put 2 Agility tokens on each ally. | Star Skim: Deal 1 damage to target enemy.
heroes-line-c18 = alignment: hero; alter ego Caio Órbita; Earth 1; Star Choir; abilities: Cosmic, Flight, Speed
heroes-power-c18-a1 = Comet Charge
heroes-power-c18-a2 = Slipstream
heroes-power-c18-a3 = Star Skim
heroes-card-c19 = Fog Baron
heroes-facts-c19 = character, 3 stars, Health 7, Protection 2, Speed 5; alignment: villain; alter ego Otávio Brum; Earth 1; Mist Syndicate; abilities: Toxic, Mentalism
heroes-text-c19 = Choking Fog [Use 2]: Put 1 Poison token on each enemy and 1 Silence token on a random enemy. | Into the Mist [Use 1]: Put 1 Invisibility token on this character and 1 Invisibility token on another target ally. | Lift the Veil [Use 1]: Deal 2 damage to target enemy, remove all special tokens (+) from it and put 1 Immunity: Special tokens (+) on it.
heroes-line-c19 = alignment: villain; alter ego Otávio Brum; Earth 1; Mist Syndicate; abilities: Toxic, Mentalism
heroes-power-c19-a1 = Choking Fog
heroes-power-c19-a2 = Into the Mist
heroes-power-c19-a3 = Lift the Veil
heroes-card-c20 = Storm Piper
heroes-facts-c20 = character, 3 stars, Health 7, Protection 1, Speed 6; alignment: hero; alter ego Gil Trovoada; Earth 7; Dawn Guard; abilities: Elemental, Flight
heroes-text-c20 = Thunder Scale [Use 3]: Deal 2 damage to all enemies. | Shock Note [Use 1]: Deal 2 damage to target enemy. With a 1 in 2 chance, put 1 Stun token on it. | Gust: Deal 1 damage to target enemy.
heroes-line-c20 = alignment: hero; alter ego Gil Trovoada; Earth 7; Dawn Guard; abilities: Elemental, Flight
heroes-power-c20-a1 = Thunder Scale
heroes-power-c20-a2 = Shock Note
heroes-power-c20-a3 = Gust
heroes-card-c21 = Doctor Nona
heroes-facts-c21 = character, 3 stars, Health 7, Protection 1, Speed 4; alignment: villain; alter ego Nona Prates; Earth 30; Broken Court; abilities: Science, Toxic
heroes-text-c21 = Infect [Use 1]: Deal 2 damage to target enemy and put 2 Disease tokens on it. | No Remedy [Use 1]: Deal 2 damage to target enemy and put 1 Immunity: Healing on it. | Collect Samples: Deal 1 damage to target enemy. If there is an enemy with Disease, generate 1 energy on this character.
heroes-line-c21 = alignment: villain; alter ego Nona Prates; Earth 30; Broken Court; abilities: Science, Toxic
heroes-power-c21-a1 = Infect
heroes-power-c21-a2 = No Remedy
heroes-power-c21-a3 = Collect Samples
heroes-card-c22 = Crimson Rage
heroes-facts-c22 = character, 3 stars, Health 9, Protection 1, Speed 5; alignment: villain-hero; alter ego Rui Sangria; Earth 7; Broken Court; abilities: Strength
heroes-text-c22 = Rip [Use 1]: Deal 2 damage to target enemy and put 1 Bleed token on it. | Red Haze: Put a stack of 2 Strength tokens and 1 Fury token on this character. | Open Wounds: When this character loses Health, put 1 Strength token on it.
heroes-line-c22 = alignment: villain-hero; alter ego Rui Sangria; Earth 7; Broken Court; abilities: Strength
heroes-power-c22-a1 = Rip
heroes-power-c22-a2 = Red Haze
heroes-card-c23 = Lamp Saint
heroes-facts-c23 = character, 3 stars, Health 7, Protection 2, Speed 3; alignment: hero; alter ego Frei Candeia; Earth 7; Star Choir; abilities: Divine, Energy
heroes-text-c23 = Unfailing Wick [Use 3]: Put 1 Immunity: Death on target ally and heal it for 2 Health. | Lamplight [Use 1]: Heal target ally for 3 Health. | Dazzle: Deal 1 damage to target enemy.
heroes-line-c23 = alignment: hero; alter ego Frei Candeia; Earth 7; Star Choir; abilities: Divine, Energy
heroes-power-c23-a1 = Unfailing Wick
heroes-power-c23-a2 = Lamplight
heroes-power-c23-a3 = Dazzle
heroes-card-c24 = Clock Fencer
heroes-facts-c24 = character, 3 stars, Health 7, Protection 1, Speed 8; alignment: hero-villain; alter ego Téa Minuto; Earth 30; Dawn Guard; abilities: Speed, Science
heroes-text-c24 = Borrowed Second [Use 1]: Deal 1 damage to target enemy and put 1 Evasion token on this character. | Rewind [Use 2]: Remove all debuffs from target ally and heal it for 2 Health. | Feint: Deal 1 damage to target enemy.
heroes-line-c24 = alignment: hero-villain; alter ego Téa Minuto; Earth 30; Dawn Guard; abilities: Speed, Science
heroes-power-c24-a1 = Borrowed Second
heroes-power-c24-a2 = Rewind
heroes-power-c24-a3 = Feint
heroes-card-c25 = Avatar of Nature, Full Bloom
heroes-facts-c25 = character, 4 stars, Health 9, Protection 3, Speed 4; alignment: hero; alter ego Ana Raiz; Earth 1; Living Garden; abilities: Elemental, Toxic, Strength, Divine
heroes-text-c25 = World Thorn [Use 3]: Deal 5 damage to target enemy and put 2 Bleed tokens on it. | Deep Photosynthesis [Generate 2]: Heal this character for 2 Health. | Verdant Rain [Use 2]: Heal each ally for 2 Health.
heroes-line-c25 = alignment: hero; alter ego Ana Raiz; Earth 1; Living Garden; abilities: Elemental, Toxic, Strength, Divine
heroes-power-c25-a1 = World Thorn
heroes-power-c25-a2 = Deep Photosynthesis
heroes-power-c25-a3 = Verdant Rain
heroes-card-c26 = Captain Aurora
heroes-facts-c26 = character, 4 stars, Health 9, Protection 3, Speed 6; alignment: hero; alter ego Marina Solano; Earth 1; Dawn Guard; abilities: Energy, Flight, Strength
heroes-text-c26 = Dawn Beam [Use 2]: Deal 4 damage to target enemy. | Rallying Light [Use 2]: Put 1 Strength token and 1 Shield token on each ally. | Glint: Deal 1 damage to target enemy.
heroes-line-c26 = alignment: hero; alter ego Marina Solano; Earth 1; Dawn Guard; abilities: Energy, Flight, Strength
heroes-power-c26-a1 = Dawn Beam
heroes-power-c26-a2 = Rallying Light
heroes-power-c26-a3 = Glint
heroes-card-c27 = Captain Aurora, Eclipse
heroes-facts-c27 = character, 4 stars, Health 9, Protection 2, Speed 6; alignment: villain; alter ego Marina Solano; Earth 30; Broken Court; abilities: Energy, Flight, Mentalism
heroes-text-c27 = Black Beam [Use 2]: Deal 3 piercing damage to target enemy. | Eclipse Dread [Use 2]: Put 1 Weakness token and 1 Slow token on each enemy. | Umbra Flick: Deal 1 damage to target enemy.
heroes-line-c27 = alignment: villain; alter ego Marina Solano; Earth 30; Broken Court; abilities: Energy, Flight, Mentalism
heroes-power-c27-a1 = Black Beam
heroes-power-c27-a2 = Eclipse Dread
heroes-power-c27-a3 = Umbra Flick
heroes-card-c28 = Gravity Judge
heroes-facts-c28 = character, 4 stars, Health 9, Protection 2, Speed 3; alignment: hero; alter ego Vera Massa; Earth 1; Star Choir; abilities: Cosmic, Mentalism
heroes-text-c28 = Verdict: Austerity [Use 1]: Deal 2 damage to target enemy, remove all attribute tokens (+) from it and put 1 Immunity: Attribute tokens (+) on it. | Crushing Verdict [Use 3]: Deal 5 damage to target enemy and put a stack of 3 Slow tokens on it. | Heavy Gaze: Deal 1 damage to target enemy and put 1 Slow token on it.
heroes-line-c28 = alignment: hero; alter ego Vera Massa; Earth 1; Star Choir; abilities: Cosmic, Mentalism
heroes-power-c28-a1 = Verdict: Austerity
heroes-power-c28-a2 = Crushing Verdict
heroes-power-c28-a3 = Heavy Gaze
heroes-card-c29 = Titan Foreman
heroes-facts-c29 = character, 4 stars, Health 9, Protection 3, Speed 1; alignment: hero; alter ego Abel Viga; Earth 1; Titanium Forge; abilities: Strength, Science, Energy
heroes-text-c29 = Rivet Hammer [Use 2]: Deal 4 damage to target enemy. | Steady Work [Use 2]: Put 1 Shield token and 1 Immunity: Attribute tokens (-) on each ally.
heroes-line-c29 = alignment: hero; alter ego Abel Viga; Earth 1; Titanium Forge; abilities: Strength, Science, Energy
heroes-power-c29-a1 = Rivet Hammer
heroes-power-c29-a2 = Steady Work
heroes-card-c30 = Witch of the Broken Court
heroes-facts-c30 = character, 4 stars, Health 8, Protection 2, Speed 5; alignment: villain; alter ego Selma Caco; Earth 1; Broken Court; abilities: Magic, Mentalism, Toxic
heroes-text-c30 = Denial [Use 1]: Deal 2 damage to target enemy, remove all buffs from it and put 1 Immunity: Buff on it. | Shatter Hex [Use 3]: Deal 3 damage to up to 2 target enemies. | Wither [Use 2]: Put a stack of 3 Less Life tokens on target enemy.
heroes-line-c30 = alignment: villain; alter ego Selma Caco; Earth 1; Broken Court; abilities: Magic, Mentalism, Toxic
heroes-power-c30-a1 = Denial
heroes-power-c30-a2 = Shatter Hex
heroes-power-c30-a3 = Wither
heroes-card-c31 = Thunder Archon
heroes-facts-c31 = character, 4 stars, Health 9, Protection 2, Speed 6; alignment: hero; alter ego Raoni Nimbo; Earth 7; Star Choir; abilities: Divine, Elemental, Flight
heroes-text-c31 = Sky Spear [Use 3, cannot miss]: Deal 4 damage to target enemy and put 1 Stun token on it. | Open Skies [Use 1]: Put 2 Agility tokens on each ally with Flight and 1 Immunity: Silence on each ally. | Spark Feather: Deal 1 damage to target enemy.
heroes-line-c31 = alignment: hero; alter ego Raoni Nimbo; Earth 7; Star Choir; abilities: Divine, Elemental, Flight
heroes-power-c31-a1 = Sky Spear
heroes-power-c31-a2 = Open Skies
heroes-power-c31-a3 = Spark Feather
heroes-card-c32 = Iron Matron, Warlord
heroes-facts-c32 = character, 4 stars, Health 8, Protection 3, Speed 3; alignment: villain; alter ego Dalva Ferraz; Earth 30; Titanium Forge, Broken Court; abilities: Strength, Energy
heroes-text-c32 = War Cannon [Use 3]: Deal 3 damage to up to 2 target enemies. | Conscription [Use 1]: Put 2 Strength tokens and 1 Fury token on another target ally.
heroes-line-c32 = alignment: villain; alter ego Dalva Ferraz; Earth 30; Titanium Forge, Broken Court; abilities: Strength, Energy
heroes-power-c32-a1 = War Cannon
heroes-power-c32-a2 = Conscription
heroes-card-c33 = Old Father Sun
heroes-facts-c33 = character, 5 stars, Health 11, Protection 4, Speed 5; alignment: hero; alter ego Arauê; Earth 1; Star Choir; abilities: Divine, Energy, Cosmic, Flight, Strength; unique
heroes-text-c33 = Noon [Use 4]: Deal 3 damage to all enemies and put 1 Burn token on each of them. | Warm Hands [Use 1]: Heal target ally for 3 Health. | Rise [Generate 2]: Remove all debuffs from this character.
heroes-line-c33 = alignment: hero; alter ego Arauê; Earth 1; Star Choir; abilities: Divine, Energy, Cosmic, Flight, Strength; unique
heroes-power-c33-a1 = Noon
heroes-power-c33-a2 = Warm Hands
heroes-power-c33-a3 = Rise
heroes-card-c34 = Last Gardener
heroes-facts-c34 = character, 5 stars, Health 10, Protection 3, Speed 4; alignment: hero-villain; alter ego Ana Raiz; Earth 99; Living Garden; abilities: Elemental, Toxic, Magic, Divine; unique
heroes-text-c34 = Final Harvest [Use 3]: Deal X damage to target enemy, where X is 3 plus the number of Poison tokens on it. | Seed of Everything [Use 2]: Heal each ally for 1 Health and put 1 Poison token on each enemy. | Prune: Deal 1 damage to target enemy. | Compost: When an ally is knocked out, put 1 Strength token on each ally.
heroes-line-c34 = alignment: hero-villain; alter ego Ana Raiz; Earth 99; Living Garden; abilities: Elemental, Toxic, Magic, Divine; unique
heroes-power-c34-a1 = Final Harvest
heroes-power-c34-a2 = Seed of Everything
heroes-power-c34-a3 = Prune
heroes-card-c35 = Nightless King
heroes-facts-c35 = character, 5 stars, Health 10, Protection 3, Speed 7; alignment: villain; alter ego Tomé Vidal; Earth 1; Mist Syndicate, Broken Court; abilities: Mentalism, Magic, Speed, Toxic; unique
heroes-text-c35 = Crown of Whispers [Use 4]: Deal 1 damage to all enemies and put 1 Confusion token on each of them. | Execution [Use 3]: Deal 4 damage to target enemy. If it has at most 2 Health, knock it out. | Cold Court: Deal 1 damage to target enemy.
heroes-line-c35 = alignment: villain; alter ego Tomé Vidal; Earth 1; Mist Syndicate, Broken Court; abilities: Mentalism, Magic, Speed, Toxic; unique
heroes-power-c35-a1 = Crown of Whispers
heroes-power-c35-a2 = Execution
heroes-power-c35-a3 = Cold Court
heroes-card-c36 = Infinite Mass
heroes-facts-c36 = character, 5 stars, Health 11, Protection 4, Speed 1; alignment: hero-villain; alter ego Hugo Denso; Earth 7; Titanium Forge; abilities: Strength, Cosmic, Science
heroes-text-c36 = Collapse [Use 3]: Deal 5 damage to target enemy and put a stack of 2 Slow tokens on it. | Gather Mass [Generate 2]: Put 1 Taunt token on this character. | Dense Core: Storage (6).
heroes-line-c36 = alignment: hero-villain; alter ego Hugo Denso; Earth 7; Titanium Forge; abilities: Strength, Cosmic, Science
heroes-power-c36-a1 = Collapse
heroes-power-c36-a2 = Gather Mass
heroes-card-m01 = Void Leviathan
heroes-facts-m01 = Mob, 5 stars, Health 18, Protection 8, Speed 2; alignment: villain; Earth 0; abilities: Cosmic, Strength
heroes-text-m01 = Event Horizon [Use 4]: Deal 3 damage to all enemies and put a stack of 2 Slow tokens on each of them. | Crush [Use 1]: Deal 4 damage to target enemy. | Swallow Light: Dissipate 1 energy from target enemy and deal 2 damage to it. | Endless Maw: 2 actions per turn. | Void Spines: When this character loses Health, deal 1 damage to the attacker.
heroes-line-m01 = Mob; alignment: villain; Earth 0; abilities: Cosmic, Strength
heroes-power-m01-a1 = Event Horizon
heroes-power-m01-a2 = Crush
heroes-power-m01-a3 = Swallow Light
heroes-card-m02 = Swarm Queen
heroes-facts-m02 = Mob, 4 stars, Health 6, Protection 4, Speed 8; alignment: villain; Earth 0; abilities: Toxic, Flight
heroes-text-m02 = Royal Jelly [Use 1, only if this character has taken at least 4 damage]: Heal this character for 4 Health. | Cloud of Stings [Use 2]: Deal 2 damage to all enemies and put 1 Poison token on each of them. | Royal Sting: Deal 3 damage to target enemy and put 1 Poison token on it. | Chitin [passive]: Put 2 Shield tokens on this character. | Hive Mind: 2 actions per turn.
heroes-line-m02 = Mob; alignment: villain; Earth 0; abilities: Toxic, Flight
heroes-power-m02-a1 = Royal Jelly
heroes-power-m02-a2 = Cloud of Stings
heroes-power-m02-a3 = Royal Sting
heroes-power-m02-a4 = Chitin
heroes-card-m03 = Rogue Engine
heroes-facts-m03 = Mob, 4 stars, Health 9, Protection 3, Speed 4; alignment: villain; Earth 7; abilities: Science, Energy
heroes-text-m03 = Overheat Beam [Use 3]: Deal 6 damage to target enemy and put 1 Burn token on it. | Shock Grid [Use 1]: Deal 2 damage to all enemies. | Recharge [Generate 1]: Put a stack of 3 Shield tokens on this character. | Cold Circuits: This character has Immunity: Poison and Immunity: Disease. Prevent 1 of any damage dealt to this character. 2 actions per turn.
heroes-line-m03 = Mob; alignment: villain; Earth 7; abilities: Science, Energy
heroes-power-m03-a1 = Overheat Beam
heroes-power-m03-a2 = Shock Grid
heroes-power-m03-a3 = Recharge
heroes-card-m04 = Fallen Seraph
heroes-facts-m04 = Mob, 5 stars, Health 14, Protection 6, Speed 6; alignment: villain-hero; Earth 30; abilities: Divine, Magic, Flight
heroes-text-m04 = Doom Chord [Use 3]: Deal 2 damage to all enemies and put 1 Silence token on each of them. | Halo Blade [Use 1, cannot miss]: Deal 3 piercing damage to target enemy. | Lament: Deal 2 damage to target enemy and put 1 Weakness token on it. | Six Wings: 2 actions per turn.
heroes-line-m04 = Mob; alignment: villain-hero; Earth 30; abilities: Divine, Magic, Flight
heroes-power-m04-a1 = Doom Chord
heroes-power-m04-a2 = Halo Blade
heroes-power-m04-a3 = Lament
heroes-card-s01 = Solar Field
heroes-facts-s01 = basic energy source
heroes-card-s02 = Wind Farm
heroes-facts-s02 = basic energy source
heroes-card-s03 = River Dam
heroes-facts-s03 = basic energy source
heroes-card-s04 = Tide Mill
heroes-facts-s04 = basic energy source
heroes-card-s05 = Fusion Core
heroes-facts-s05 = advanced energy source
heroes-text-s05 = Entry: Discard 1 basic source. | Generate 2 energy in your reserve.
heroes-power-s05-a1 = Fusion Core
heroes-card-s06 = Living Moon
heroes-facts-s06 = advanced energy source; unique
heroes-text-s06 = Entry: Discard 1 basic source. | Generate 2 energy in your reserve and heal the weakest ally for 1 Health.
heroes-power-s06-a1 = Living Moon
heroes-card-s07 = Geothermal Well
heroes-facts-s07 = advanced energy source
heroes-text-s07 = Generate 1 energy in your reserve. If you have at least 4 energy sources, generate 1 energy in your reserve.
heroes-power-s07-a1 = Geothermal Well
heroes-card-s08 = Blood Dynamo
heroes-facts-s08 = advanced energy source
heroes-text-s08 = {""}[Lose 1 Health]: Generate 2 energy in your reserve.
heroes-power-s08-a1 = Blood Dynamo
heroes-card-s09 = Barter Battery
heroes-facts-s09 = advanced energy source
heroes-text-s09 = {""}[Discard 1 card from your hand]: Generate 2 energy in your reserve.
heroes-power-s09-a1 = Barter Battery
heroes-card-s10 = Storm Relay
heroes-facts-s10 = advanced energy source
heroes-text-s10 = Generate 1 energy on target ally and put 1 Agility token on it.
heroes-power-s10-a1 = Storm Relay
heroes-card-v01 = Solar Noon
heroes-facts-v01 = event for the turn player
heroes-text-v01 = At the start of each player's turn, generate 1 energy for the turn player.
heroes-card-v02 = Blackout
heroes-facts-v02 = event for each opponent
heroes-text-v02 = Your opponents cannot activate advanced sources.
heroes-card-v03 = Heavy Gravity
heroes-facts-v03 = event for all characters
heroes-text-v03 = The slowest act first.
heroes-card-v04 = Truce Hospital
heroes-facts-v04 = event for all characters
heroes-text-v04 = In the resolution phase, heal each character for 1 Health.
heroes-card-v05 = Acid Rain
heroes-facts-v05 = event for a random character
heroes-text-v05 = At the start of combat, put 1 Poison token on a random character.
heroes-card-v06 = Null Field
heroes-facts-v06 = event for each player
heroes-text-v06 = No player can use attached Magic actions. | No player can use attached Divine actions.
heroes-card-v07 = Press Conference
heroes-facts-v07 = event for each opponent
heroes-text-v07 = When this card enters play, look at each opponent's hand and draw 1 card.
heroes-card-v08 = Arms Race
heroes-facts-v08 = event for each player
heroes-text-v08 = Equipment costs every player 1 less.
heroes-card-v09 = Blood Moon
heroes-facts-v09 = event for all characters
heroes-text-v09 = All characters have +1 damage.
heroes-card-v10 = Open Portal
heroes-facts-v10 = event for each player
heroes-text-v10 = Each player may field 2 characters per turn.
heroes-card-v11 = Curfew
heroes-facts-v11 = event for each opponent
heroes-text-v11 = Your opponents cannot use passive actions.
heroes-card-v12 = Quarantine
heroes-facts-v12 = event for all characters
heroes-text-v12 = No player can heal characters.
heroes-card-v13 = Convergence of Earths
heroes-facts-v13 = event for each player; unique
heroes-text-v13 = The name rule does not apply to any player.
heroes-card-v14 = Eye of the Storm
heroes-facts-v14 = event for all allies
heroes-text-v14 = All allies have Immunity: Stun and Immunity: Burn.
heroes-card-v15 = Tailwind
heroes-facts-v15 = event for all allies
heroes-text-v15 = All allies have +2 Speed.
heroes-card-v16 = Orbital Watch
heroes-facts-v16 = event for all enemies
heroes-text-v16 = At the start of combat on your turn, deal 1 damage to the weakest damaged enemy.
heroes-card-v17 = Dawn Parade
heroes-facts-v17 = event for all allies
heroes-text-v17 = All allies of the Dawn Guard have +1 damage.
heroes-card-q01 = Small Silo
heroes-facts-q01 = silo, cost 1, storage 4
heroes-card-q02 = Deep Silo
heroes-facts-q02 = silo, cost 3, storage 8
heroes-card-q03 = Siphon Silo
heroes-facts-q03 = silo, cost 3, storage 6; unique
heroes-text-q03 = Move 1 energy from target enemy equipment to this card.
heroes-power-q03-a1 = Siphon Silo
heroes-card-q04 = Field Generator
heroes-facts-q04 = equipment, cost 3, storage 4
heroes-text-q04 = {""}[Keep 2]: Generate 1 energy in your reserve.
heroes-power-q04-a1 = Field Generator
heroes-card-q05 = Sentry Turret
heroes-facts-q05 = equipment, cost 2, storage 4
heroes-text-q05 = {""}[Use 1]: Deal 2 damage to target enemy.
heroes-power-q05-a1 = Sentry Turret
heroes-card-q06 = Med Drone
heroes-facts-q06 = equipment, cost 2, storage 4
heroes-text-q06 = {""}[Use 1]: Heal target ally for 2 Health and put 1 Immunity: Bleed on it.
heroes-power-q06-a1 = Med Drone
heroes-card-q07 = Jammer
heroes-facts-q07 = equipment, cost 2, storage 4
heroes-text-q07 = {""}[Use 1]: Put 1 Silence token on target enemy.
heroes-power-q07-a1 = Jammer
heroes-card-q08 = Smoke Machine
heroes-facts-q08 = equipment, cost 2, storage 4
heroes-text-q08 = {""}[Use 1]: Put 1 Invisibility token on target ally.
heroes-power-q08-a1 = Smoke Machine
heroes-card-q09 = Kinetic Barrier
heroes-facts-q09 = equipment, cost 2, storage 4
heroes-text-q09 = {""}[Use 1]: Put a stack of 3 Shield tokens on target ally.
heroes-power-q09-a1 = Kinetic Barrier
heroes-card-q10 = Static Net
heroes-facts-q10 = equipment, cost 3, storage 4
heroes-text-q10 = {""}[Use 2]: Put 1 Stun token on target enemy.
heroes-power-q10-a1 = Static Net
heroes-card-q11 = Hologram Decoy
heroes-facts-q11 = equipment, cost 1, storage 4
heroes-text-q11 = {""}[Use 1]: Put 1 Taunt token and 1 Evasion token on target ally.
heroes-power-q11-a1 = Hologram Decoy
heroes-card-q12 = Energy Leech
heroes-facts-q12 = equipment, cost 3, storage 4
heroes-text-q12 = Move 1 energy from target enemy to this card.
heroes-power-q12-a1 = Energy Leech
heroes-card-q13 = War Banner
heroes-facts-q13 = equipment, cost 3, storage 4
heroes-text-q13 = All allies have +1 damage. | At the end of your turn, dissipate 1 energy from this card.
heroes-card-q14 = Antidote Cabinet
heroes-facts-q14 = equipment, cost 1, storage 4
heroes-text-q14 = {""}[Use 1]: Remove all continuous damage tokens from target ally, and put 1 Immunity: Poison and 1 Immunity: Disease on it.
heroes-power-q14-a1 = Antidote Cabinet
heroes-card-q15 = Oracle Lens
heroes-facts-q15 = equipment, cost 2, storage 4; unique
heroes-text-q15 = {""}[Use 1]: Put 1 Privileged Sight token and 1 Perception token on target ally.
heroes-power-q15-a1 = Oracle Lens
heroes-card-q16 = Data Vault
heroes-facts-q16 = equipment, cost 2, storage 4
heroes-text-q16 = {""}[Use 1]: Draw 2 cards.
heroes-power-q16-a1 = Data Vault
heroes-card-q17 = Phoenix Cradle
heroes-facts-q17 = equipment, cost 4, storage 4; unique
heroes-text-q17 = {""}[Use 3]: Put 1 Immunity: Death on target ally.
heroes-power-q17-a1 = Phoenix Cradle
heroes-card-q18 = Overclock Rig
heroes-facts-q18 = equipment, cost 2, storage 4
heroes-text-q18 = {""}[Use 1]: Put a stack of 2 Strength tokens and 1 Agility token on target ally.
heroes-power-q18-a1 = Overclock Rig
heroes-card-q19 = Jet Harness
heroes-facts-q19 = equipment, cost 2, storage 4
heroes-text-q19 = All allies have the Flight ability. | At the end of your turn, dissipate 1 energy from this card.
heroes-card-q20 = Garden Censer
heroes-facts-q20 = equipment, cost 2, storage 4
heroes-text-q20 = {""}[Use 1]: Heal each ally of the Living Garden for 1 Health.
heroes-power-q20-a1 = Garden Censer
heroes-card-a01 = Second Wind
heroes-facts-a01 = active action, General
heroes-text-a01 = {""}[Generate 1]: Heal this character for 1 Health and remove 1 debuff from it.
heroes-power-a01-a1 = Second Wind
heroes-card-a02 = Coordinated Strike
heroes-facts-a02 = active action, General
heroes-text-a02 = {""}[Use 1]: Deal 2 damage to target enemy. If there are at least 2 other allies, deal 1 damage to it.
heroes-power-a02-a1 = Coordinated Strike
heroes-card-a03 = Reserve Cells
heroes-facts-a03 = active action, General
heroes-text-a03 = {""}[Generate 1]: Put 1 Shield token on this character. | Storage (6).
heroes-power-a03-a1 = Reserve Cells
heroes-card-a04 = Guard Stance
heroes-facts-a04 = active action, General
heroes-text-a04 = Put 1 Taunt token and 1 Shield token on this character.
heroes-power-a04-a1 = Guard Stance
heroes-card-a05 = Emergency Call
heroes-facts-a05 = active action, General
heroes-text-a05 = {""}[Use 1]: Search your deck for a character card.
heroes-power-a05-a1 = Emergency Call
heroes-card-a06 = Plasma Lance
heroes-facts-a06 = active action, Energy
heroes-text-a06 = {""}[Use 2]: Deal 4 damage to target enemy.
heroes-power-a06-a1 = Plasma Lance
heroes-card-a07 = Overload Volley
heroes-facts-a07 = active action, Energy
heroes-text-a07 = {""}[Use 3]: Deal 2 damage to all enemies and dissipate 1 energy from a random enemy.
heroes-power-a07-a1 = Overload Volley
heroes-card-a08 = Capacitor Bank
heroes-facts-a08 = active action, Energy
heroes-text-a08 = {""}[Generate 2]: Put 1 Slow token on this character. | Storage (8).
heroes-power-a08-a1 = Capacitor Bank
heroes-card-a09 = Wall of Ice
heroes-facts-a09 = active action, Elemental
heroes-text-a09 = {""}[Use 1]: Put a stack of 3 Shield tokens and 1 Immunity: Burn on target ally.
heroes-power-a09-a1 = Wall of Ice
heroes-card-a10 = Wildfire
heroes-facts-a10 = active action, Elemental
heroes-text-a10 = {""}[Use 2]: Deal 1 damage to all enemies and put 1 Burn token on each of them.
heroes-power-a10-a1 = Wildfire
heroes-card-a11 = Healing Spring
heroes-facts-a11 = active action, Elemental
heroes-text-a11 = {""}[Use 1]: Heal target ally for 4 Health.
heroes-power-a11-a1 = Healing Spring
heroes-card-a12 = Nerve Gas
heroes-facts-a12 = active action, Toxic
heroes-text-a12 = {""}[Use 2]: Put a stack of 4 Poison tokens and 1 Slow token on target enemy.
heroes-power-a12-a1 = Nerve Gas
heroes-card-a13 = Rot Touch
heroes-facts-a13 = active action, Toxic
heroes-text-a13 = {""}[Use 1]: Deal 3 damage to target enemy and put 1 Disease token on it.
heroes-power-a13-a1 = Rot Touch
heroes-card-a14 = System Hack
heroes-facts-a14 = active action, Science
heroes-text-a14 = {""}[Use 1]: Deal 1 damage to target enemy, and dissipate 2 energy from it and 1 energy from target enemy equipment.
heroes-power-a14-a1 = System Hack
heroes-card-a15 = Master Blueprint
heroes-facts-a15 = active action, Science
heroes-text-a15 = {""}[Use 1]: Search your deck for an equipment card and generate 1 energy on target equipment of yours.
heroes-power-a15-a1 = Master Blueprint
heroes-card-a16 = Mind Maze
heroes-facts-a16 = active action, Mentalism
heroes-text-a16 = {""}[Use 2]: Deal 2 damage to target enemy, and put 1 Confusion token and 1 Weakness token on it.
heroes-power-a16-a1 = Mind Maze
heroes-card-a17 = Read Thoughts
heroes-facts-a17 = active action, Mentalism
heroes-text-a17 = {""}[Use 1]: Look at target opponent's hand, and that player discards 1 card at random. Put 1 Perception token on this character.
heroes-power-a17-a1 = Read Thoughts
heroes-card-a18 = Incite Rage
heroes-facts-a18 = active action, Mentalism
heroes-text-a18 = {""}[Use 1]: Deal 2 damage to target enemy and put 1 Fury token on it.
heroes-power-a18-a1 = Incite Rage
heroes-card-a19 = Hex of Silence
heroes-facts-a19 = active action, Magic
heroes-text-a19 = {""}[Use 1]: Deal 1 damage to target enemy and put 2 Silence tokens on it.
heroes-power-a19-a1 = Hex of Silence
heroes-card-a20 = Life Ward
heroes-facts-a20 = active action, Magic
heroes-text-a20 = {""}[Use 2]: Put 3 More Life tokens on target ally.
heroes-power-a20-a1 = Life Ward
heroes-card-a21 = Unweave
heroes-facts-a21 = active action, Magic
heroes-text-a21 = {""}[Use 1]: Deal 1 damage to target enemy and remove all buffs from it. If an event is in play, draw 1 card. Discard the event in play.
heroes-power-a21-a1 = Unweave
heroes-card-a22 = Infinite Mass Punch
heroes-facts-a22 = active action, Strength; unique
heroes-text-a22 = {""}[Use 8]: Deal 16 damage to target enemy. | Storage (8).
heroes-power-a22-a1 = Infinite Mass Punch
heroes-card-a23 = Ground Slam
heroes-facts-a23 = active action, Strength
heroes-text-a23 = {""}[Use 2]: Deal 3 damage to target enemy and put 1 Stun token on it.
heroes-power-a23-a1 = Ground Slam
heroes-card-a24 = Rending Grip
heroes-facts-a24 = active action, Strength
heroes-text-a24 = {""}[Use 1]: Deal 2 damage to target enemy and put 2 Bleed tokens on it.
heroes-power-a24-a1 = Rending Grip
heroes-card-a25 = Afterimage
heroes-facts-a25 = active action, Speed
heroes-text-a25 = {""}[Use 1]: Deal 1 damage to target enemy, and put 1 Evasion token and 2 Agility tokens on this character.
heroes-power-a25-a1 = Afterimage
heroes-card-a26 = Relay Run
heroes-facts-a26 = active action, Speed
heroes-text-a26 = {""}[Use 1]: Ready another target ally with at most 3 stars and put 1 Agility token on it.
heroes-power-a26-a1 = Relay Run
heroes-card-a27 = Dive Bomb
heroes-facts-a27 = active action, Flight
heroes-text-a27 = {""}[Use 2, cannot miss]: Deal 4 damage to target enemy.
heroes-power-a27-a1 = Dive Bomb
heroes-card-a28 = High Watch
heroes-facts-a28 = active action, Flight
heroes-text-a28 = {""}[Keep 1]: Put 1 Privileged Sight token and 1 Strength token on this character.
heroes-power-a28-a1 = High Watch
heroes-card-a29 = Gravity Well
heroes-facts-a29 = active action, Cosmic
heroes-text-a29 = {""}[Use 2]: Deal 1 damage to all enemies and put a stack of 3 Slow tokens on each of them.
heroes-power-a29-a1 = Gravity Well
heroes-card-a30 = Star Forge
heroes-facts-a30 = active action, Cosmic
heroes-text-a30 = {""}[Generate 3]: Put 1 Less Life token on this character.
heroes-power-a30-a1 = Star Forge
heroes-card-a31 = Judgment
heroes-facts-a31 = active action, Divine
heroes-text-a31 = {""}[Use 3]: Deal 4 piercing damage to target enemy. If it is a villain, deal 2 piercing damage to it.
heroes-power-a31-a1 = Judgment
heroes-card-a32 = Sanctuary
heroes-facts-a32 = active action, Divine
heroes-text-a32 = {""}[Use 2]: Heal each ally for 1 Health and put 1 Immunity: Debuff on each of them.
heroes-power-a32-a1 = Sanctuary
heroes-card-a33 = Aegis of Heaven
heroes-facts-a33 = active action, Divine; unique
heroes-text-a33 = {""}[Use 3, once per game]: Put 1 Immunity: Damage on target ally.
heroes-power-a33-a1 = Aegis of Heaven
heroes-card-a34 = Battle Plan
heroes-facts-a34 = passive action, Science
heroes-text-a34 = If you have at most 3 cards in hand, draw 1 card.
heroes-power-a34-a1 = Battle Plan
heroes-card-a35 = Inner Well
heroes-facts-a35 = passive action, Mentalism
heroes-text-a35 = {""}[Keep 2]: If it is your turn, generate 1 energy on this character.
heroes-power-a35-a1 = Inner Well
heroes-card-a36 = Soul Exchange
heroes-facts-a36 = active action, Magic
heroes-text-a36 = {""}[Use 2]: Move all debuffs from target ally to target enemy and deal 1 damage to that enemy.
heroes-power-a36-a1 = Soul Exchange
heroes-card-a37 = Last Stand
heroes-facts-a37 = active action, General
heroes-text-a37 = {""}[Use 1]: Deal 2 damage to target enemy. If you have at least 2 knock-outs, deal 2 damage to it.
heroes-power-a37-a1 = Last Stand
heroes-card-a38 = Star Chorus
heroes-facts-a38 = active action, Divine
heroes-text-a38 = {""}[Use 1]: Deal X damage to target enemy, where X is 1 plus the number of allies of the Star Choir.
heroes-power-a38-a1 = Star Chorus
heroes-card-a39 = Syndicate Job
heroes-facts-a39 = active action, General
heroes-text-a39 = {""}[Use 1]: Target opponent discards 1 card at random. Draw 1 card. If there are at least 2 allies of the Mist Syndicate, draw 1 card.
heroes-power-a39-a1 = Syndicate Job
heroes-card-a40 = Breach of Earth 30
heroes-facts-a40 = active action, Cosmic
heroes-text-a40 = {""}[Use 1]: Deal 2 damage to target enemy and put a stack of 2 Shield tokens on each ally of Earth 30.
heroes-power-a40-a1 = Breach of Earth 30
heroes-token-agility = Agility
heroes-token-strength = Strength
heroes-token-more-life = More Life
heroes-token-shield = Shield
heroes-token-slow = Slow
heroes-token-weakness = Weakness
heroes-token-less-life = Less Life
heroes-token-poison = Poison
heroes-token-burn = Burn
heroes-token-bleed = Bleed
heroes-token-disease = Disease
heroes-token-taunt = Taunt
heroes-token-perception = Perception
heroes-token-evasion = Evasion
heroes-token-sight = Privileged Sight
heroes-token-invisibility = Invisibility
heroes-token-silence = Silence
heroes-token-confusion = Confusion
heroes-token-stun = Stun
heroes-token-fury = Fury
heroes-token-immunity-damage = Immunity: Damage
heroes-token-immunity-death = Immunity: Death
heroes-token-immunity-heal = Immunity: Healing
heroes-token-immunity-silence = Immunity: Silence
heroes-token-immunity-confusion = Immunity: Confusion
heroes-token-immunity-stun = Immunity: Stun
heroes-token-immunity-fury = Immunity: Fury
heroes-token-immunity-burn = Immunity: Burn
heroes-token-immunity-poison = Immunity: Poison
heroes-token-immunity-bleed = Immunity: Bleed
heroes-token-immunity-disease = Immunity: Disease
heroes-token-immunity-attribute-plus = Immunity: Attribute tokens (+)
heroes-token-immunity-attribute-minus = Immunity: Attribute tokens (-)
heroes-token-immunity-special-plus = Immunity: Special tokens (+)
heroes-token-immunity-special-minus = Immunity: Special tokens (-)
heroes-token-immunity-buff = Immunity: Buff
heroes-token-immunity-debuff = Immunity: Debuff
