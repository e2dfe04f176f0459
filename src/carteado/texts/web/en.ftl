# The host

web-pictures = The emblems on the cards are from { $collection }, by Lorc, Delapouite and other contributors, under the licence { $licence }; grounds and composition are ours.
web-licences = Licences of the packages these pages are made with
web-host = Host
web-host-off = This server has no page for its host. Start it with --host-token-file to have one.
web-host-token = Token
web-host-enter = Sign in
web-host-leave = Sign out
web-host-matches = Matches
web-host-match = Match { $code }
web-host-match-facts = { $state ->
        [waiting] waiting
        [running] running
       *[finished] finished
    }, { $actions ->
        [one] one action
       *[other] { $actions } actions
    }, { $changed }
web-host-act = End or delete
web-host-end = End without a result
web-host-draw = End as a draw
web-host-delete = Delete with its log
web-host-visitors = Connected now
web-host-no-visitors = Nobody is connected.
web-host-place = { $match }, { $seat ->
        [none] watching
       *[other] Player { $seat }
    }
web-host-bans = Bans
web-host-ban = Ban
web-host-ban-player = Ban player
web-host-ban-address = Ban address
web-host-ban-who = Player’s id, address or network
web-host-ban-why = Reason (the banned can read it)
web-host-ban-long = How long
web-host-span = { $hours ->
        [0] until lifted
        [1] one hour
        [24] one day
       *[other] { $days } days
    }
web-host-ban-until = { $until ->
        [none] until lifted
       *[other] until { $until }
    }
web-host-unban = Lift

### The table in the browser

web-skip = Skip to the table
web-nav = Pages
web-home = All games
web-about = Settings
web-about-text = Carteado is a table for card games: alone, against bots or with other people. Every deal is promised in advance and can be checked afterwards; every game has a rulebook, and every rule a number.
web-language = Language
web-language-name = { $lang ->
        [pt] Português
       *[en] English
    }
web-language-switch = { $lang ->
        [pt] Mudar para português
       *[en] Switch to English
    }
web-light = Light
web-theme = Light: { web-theme-name }
web-theme-name = { $theme ->
        [light] bright
        [dark] dark
       *[system] as the system has it
    }
web-motion = Motion
web-motion-name = { $motion ->
        [none] none
       *[system] as the system has it
    }
web-name = Your name at the table
web-keep = Keep
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-fetching = One moment ...
web-unreachable = The server does not answer. Please try again.
web-nearest = The nearest:
web-nothing-found = Nothing found.

web-welcome = What shall we play?
web-welcome-text = Sit down against a bot, or send somebody the link to your table.
web-play = Play
web-rules = Rules
web-workshop = Workshop
web-workshop-about = Write cards of your own, or change those of a game: see them printed as you type, play them at once, measure what they do, and print them.
web-workshop-closed = The workshop is closed on this server. Whoever runs it can open it: carteado serve --workshop all.
web-set = { $name }, version { $version }{ $by ->
    [none] {""}
   *[other] , by { $by }
 }
web-set-does = { $added ->
    [0] No new card
    [one] One new card
   *[other] { $added } new cards
 }, { $changed ->
    [0] none changed
    [one] one changed
   *[other] { $changed } changed
 }{ $decks ->
    [0] {""}
    [one] , a deck
   *[other] , { $decks } decks
 }{ $options ->
    [0] {""}
    [one] , an option
   *[other] , { $options } options
 }
web-workshop-cards = Cards of the set
web-workshop-write = Write
web-workshop-printed = As printed
web-workshop-nothing = Choose a card of the set, make a new one, or take one of the game to change it.
web-workshop-nameless = without a name
web-workshop-faulty = something is wrong
web-workshop-remove = Take { $card } out of the set
web-workshop-kind = Kind of card
web-workshop-new = New card
web-workshop-search = Search the game's cards
web-workshop-found = Cards found
web-workshop-change = Change
web-workshop-copy = Copy
web-workshop-way = How to write
web-workshop-way-name = { $way ->
    [form] Form
   *[yaml] YAML
 }
web-workshop-card = card
web-workshop-number = Number for { $field }
web-workshop-drop = Take { $field } away
web-workshop-more = Add to { $field }
web-workshop-more-of = Add to { $field }…
web-workshop-one-more = One more: { $field }
web-workshop-yaml = The card as YAML
web-workshop-faults = What is wrong
web-workshop-line = Line { $line }
web-workshop-unprinted = It is shown here as soon as nothing is wrong with it.
web-workshop-changed = What has changed
web-workshop-deeds = What to do with the set
web-workshop-play = Play it
web-workshop-print = Print it
web-workshop-bench = Test bench
web-workshop-share = Share it
web-workshop-link = Whoever has this link sees the set:
web-workshop-files = Set
web-workshop-redo = Redo
web-workshop-keep = Keep this version
web-workshop-save = Export
web-workshop-open = Import
web-workshop-empty = Empty set
web-workshop-no-file = This file is no card set.
web-workshop-versions = { $count ->
    [one] One version
   *[other] { $count } versions
 }
web-workshop-set = Name, decks, options and texts of the set
web-workshop-name = { $lang ->
    [en] Name in English
   *[pt] Name in Portuguese
 }
web-workshop-version = Version
web-workshop-parts = Decks, options and texts as YAML
web-workshop-parts-faulty = This cannot be read. It needs decks, options and texts, each with its entries.
web-workshop-picture = Picture
web-workshop-ground = Ground of the picture
web-workshop-picture-any = the game chooses
web-workshop-emblem = Emblem of the picture
web-measure = Measure it
web-measure-level = Who plays
web-measure-bot = { $level ->
    [random] Bots that play anything
   *[greedy] Bots that look one step ahead
 }
web-measure-pairs = How long
web-measure-many = up to { $pairs } deals
web-measure-start = Measure
web-measure-stop = Stop
web-measure-progress = { $done } of up to { $of } deals have been played.
web-measure-verdict = { $verdict ->
    [better] Better: with these cards { $deck } won { $now } % of its games, without them { $before } %.
    [worse] Worse: with these cards { $deck } won { $now } % of its games, without them { $before } %.
   *[other] Not shown: with these cards { $deck } won { $now } % of its games, without them { $before } %, which may be chance.
 }
web-measure-interval = The difference is { $difference } points; with 95 % confidence it is between { $low } and { $high }. { $pairs } deals, each from every seat, with and without.
web-measure-picture = The difference with its interval; the line in the middle is no difference
web-measure-turns = A game lasted { $now } turns, before { $before }.
web-measure-use = { $card } was used in { $used } of { $games } games; { $share } % of those were won.
web-bench = Test bench
web-bench-back = Back to the workshop
web-bench-position = Position
web-bench-lay = Lay it
web-bench-save = Save as a lesson
web-bench-save-puzzle = Save as a puzzle
web-bench-goal = Goal of the puzzle
web-bench-card = Card
web-bench-zone = Where
web-bench-seat = Whose
web-bench-put = Put it there
web-cards = Cards
web-decks = Decks
web-decks-look = look through them
web-players-count = { $count ->
        [1] One player
       *[other] { $count } players
    }
web-minutes = { $least } to { $most } minutes
web-difficulty = { $step ->
        [1] learned in minutes
        [2] easy to learn
        [3] takes a match to learn
        [4] takes some matches to learn
       *[5] takes its course to learn
    }
web-start-here = Start here
web-going = Your matches
web-open-matches = Open tables
web-past = Finished matches
web-match-state = { $state ->
        [over] finished
        [waiting] waiting for players
        [yours] your turn
       *[theirs] not your turn
    }
web-title-lobby-turn = ▶ Your turn: Carteado
web-guest = a guest
web-open-record = Open a record file:

web-mode = Mode
web-seats-count = Players
web-who-plays = Who plays?
web-seat-me = I do
web-seat-friend = somebody with the link
web-strength = { $strength ->
        [easy] a bot, easy
        [medium] a bot, medium
        [strong] a bot, strong
       *[perfect] a bot that plays perfectly
    }
web-bot = { $strength ->
        [random] Random bot
        [easy] Easy bot
        [medium] Medium bot
        [strong] Strong bot
        [perfect] Perfect bot
       *[other] Bot
    }
web-options = Options of the rules
web-option-value = { $value ->
        [true] on
        [false] off
        [all] all
        [any_time] at any time
        [arena] arena (3 x 3)
        [battlefield] battlefield (11 x 11)
        [blocked] not allowed
        [by_level] by the hero's level
        [chess] chess (8 x 8)
        [clash] clash (3 x 2)
        [court] court (5 x 7)
        [face_down] face down
        [face_up] face up
        [lane] lane (2 x 4)
        [lines] in the enemy lines
        [mixed] all together
        [most_columns] most columns
        [non_track] those that name no track
        [none] none
        [on_entry] on entering
        [one_roll_all] one die for all units
        [one_target] one die against one unit
        [per_unit] one die for each unit
        [pit] pit (1 x 2)
        [player] for each player
        [plaza] plaza (5 x 5)
        [random] random
        [replace] replaces the first
        [skirmish] skirmish (3 x 4)
        [table] for the whole table
        [three_or_total] three columns, else the total
        [tunnel] in the tunnel
        [turn_player] the turn player only
        [two_piles] two piles
        [teams-arena] teams, then an arena
        [teams-teams-arena] teams, teams again, then an arena
        [arena-teams] an arena, then teams
        [arena-arena] an arena, then an arena of those left
        [teams10-arena] teams until round 10, then an arena
       *[other] { $value }
    }
web-preset = Rules
web-own-list = a list of my own
web-own-value = another, typed in
web-clock-and-doors = Clock and visitors
web-clock = Clock
web-clock-name = { $clock ->
        [move] a minute for each move
        [quick] five minutes each, and five seconds more a move
        [long] half an hour each, and fifteen seconds more a move
       *[none] none
    }
web-absence = If somebody stays away
web-absence-name = { $minutes ->
        [0] the table waits; only a clock decides
       *[other] after { $minutes } minutes a bot may sit in
    }
web-terms-clock = { $kind ->
        [none] No clock.
        [move] { $time } for each move.
       *[total] { $time } each, and { $increment } seconds more a move.
    }
web-terms-time = { $many ->
        [true] Whoever runs out of time is out for good, and a bot plays on.
       *[false] Whoever runs out of time loses.
    }
web-terms-absence = { $minutes ->
        [0] Nobody is replaced for being away.
       *[other] When somebody has been away for { $minutes } minutes, the others at the table may agree to let a bot sit in. Whoever comes back has the seat again at once.
    }
web-public = Everybody may find this table
web-watchers-speak = Those who watch may write
web-begin = To the table

web-board = The board
web-board-failed = The board of this game cannot be drawn. This is its table in words.
web-players = Players
web-you = you
web-away = away
web-left = { $why ->
        [time] out of time
        [resigned] gave up
       *[away] sits in
    }
web-seat-lost = { $why ->
        [time] Your time ran out. A bot plays on for you; the clock has decided, and that is final.
       *[resigned] You gave up. A bot plays on for you.
    }
web-to-move = to move
web-spectators = { $count ->
        [one] one watching
       *[other] { $count } watching
    }
web-spectator = somebody watching
web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking ...
web-worth = Chance of winning: { $worth } %
web-ways = Ways to reach it
web-why-nothing = There is nothing to do with this now.
web-worth-best = { $worth } % { $exact ->
        [true] to win by perfect play.
       *[false] to win, as far as search can tell.
    }
web-hint-plan = Then: { $steps }.
web-named = You play as { $name }
web-named-nobody = You play as a guest
web-rename = another name
web-contents = Chapters
web-watching = You are watching
web-actions-search = Search what you may do
web-more = More
web-log = Log
web-log-new = new since you last looked
web-follow = What the others are doing
web-follow-next = Next
web-follow-all = Show everything
web-follow-waits = Something has happened.
web-follow-more = { $count ->
        [one] and one thing before that
       *[other] and { $count } things before that
    }
web-die = Die
web-recap = Recap
web-recap-title = Since your last decision
web-mark-can = may be chosen now
web-mark-next = may be chosen next, for what you have chosen already
web-mark-chosen = chosen: tap it again to take that back
web-mark-more = Look at any card closely (long press, right button or Z) to read it. Every word of the game:
web-marks = What the marks mean
web-how = How to play
web-how-first = First time at this table
web-how-rules = The whole rulebook
web-key-how = how to play, and what the marks mean
web-recap-nothing = Nothing has happened since then.
web-settings = Settings
web-pace = What the others do is shown
web-pace-name = { $pace ->
        [step] Step by step
        [slow] Slowly
        [instant] At once
       *[normal] At normal pace
    }
web-pace-what = { $pace ->
        [step] Each step waits until you go on.
        [slow] Time to read every step.
        [instant] Nothing is held back.
       *[normal] One step after another.
    }
web-pace-clock = While your own clock runs, nothing is held back.
web-habits = In { $game }, when only one thing is left to do
web-only = { $way ->
        [end] do it for me, also the end of a turn
       *[ask] always ask me
    }
web-answers = When I may answer an action
web-answers-name = { $way ->
        [others] ask me only about what others do
        [pass] pass for me
       *[ask] always ask me
    }
web-chat = Talk
web-chat-say = Say something
web-chat-send = Send
web-speakers = Who spoke
web-speaker-seated = { $name } (Player { $number })
web-speaker-watching = { $name } (watching)
web-mute = Mute
web-mute-name = Mute { $name }
web-remove = Remove
web-remove-name = Remove { $name } from the table
web-you-page = You
web-results = Your matches
web-results-none = Nothing yet. Every match that you finish on this server is counted here.
web-results-sum = { $played } played, { $won } won
web-results-about = With, and against
web-results-own-deck = Your own deck
web-results-people = People
web-results-played = Played
web-results-won = Won
web-results-drawn = Drawn
web-results-lost = Lost
web-you-device = Another device
web-you-device-text = Play on with the same name and the same seats on another device: open the link there, or type the code.
web-you-link = Make a code
web-you-link-made = The code is ready.
web-you-picture = The link as a QR code
web-you-address = Link for the other device
web-you-valid = { $minutes ->
        [one] Works once, within a minute.
       *[other] Works once, within { $minutes } minutes.
    }
web-you-code = Code from another device
web-you-follow = Go on here
web-you-follow-text = Who you were on this device until now is then left behind.
web-you-followed = On this device you are now { $name }.
web-you-renew = A new key
web-you-renew-text = If somebody else may have got hold of your key (the cookie of this browser), have it changed: your name and seats stay yours, and every other device is signed out.
web-you-renew-do = Change the key
web-you-renewed = Your key is changed. Every other device is signed out.
web-you-forget = Give up
web-you-forget-text = The server forgets your name and your results. You stand up from tables that wait and resign matches that are being played. Finished matches stay, without your name.
web-you-forget-do = Forget me
web-you-forget-sure = This cannot be undone. Forget you?
web-you-forget-yes = Yes, forget me
web-you-forget-no = No
web-you-forgotten = The server has forgotten you.
web-prompt = The question
web-prompt-where = Choose where.
web-menu = What it can do
web-notes = What is on it now
web-all-actions = Everything you may do
web-table-words = The table in words
web-share = Invite and share
web-share-link = The link
web-copy = Copy the link
web-copied = Copied.
web-qr = The link as a QR code
web-about-match = About this match
web-rules-version = Version of the rules
web-commitment = Commitment
web-commitment-why = The commitment is the SHA-256 of the server's secret seed, published before anybody added to the deal. Then every player's browser added a random number of its own. The deal follows from the seed and all these numbers, and the seed is shown at the end: the server alone can neither choose the deal nor change it unnoticed.
web-nonce = Random number of { $who }
web-seed = Seed
web-deal = The deal's seed
web-fair-facts = The deal
web-fair = { $verdict ->
        [mine] ✓ This deal was checked in your browser.
       *[fits] ✓ The deal fits its commitment; your browser added nothing to it.
    }
web-fair-what = { $verdict ->
        [mine] Your browser kept the first commitment that it saw, and then added a random number to the deal. It has now checked that the seed fits that commitment, that your number is in the deal and nobody's has changed, and that the deal follows from all of them. That the cards came as this deal says is checked with the downloaded record: carteado replay FILE --verify.
       *[fits] Your browser has checked that the seed fits the commitment and that the deal follows from the seed and the players' random numbers. It added no number of its own, so for you this does not prove that nobody chose the deal.
    }
web-alarm = The deal of this match is not the one that was promised
web-alarm-fault = { $fault ->
        [commitment] The server now shows another commitment than the one your browser saw first: it has changed the deal, or pretends that it was another.
        [nonces] The players' random numbers are not the ones that the match started with: the deal was changed afterwards.
        [nonce] The random number that your browser sent is not in the deal: the server may have chosen the deal alone.
        [seed] The seed does not fit the commitment that your browser saw first: these are not the cards that were promised.
       *[deal] The deal does not follow from the seed and the players' random numbers: the server may have chosen it.
    }
web-alarm-advice = Do not rely on the result. Keep the evidence, and show it to the other players and to whoever runs this server.
web-alarm-evidence = Download the evidence
web-keys = Shortcuts
web-key-board = go to the board
web-key-move = from thing to thing on the board
web-key-next = to the next thing that can be chosen
web-key-choose = choose what has the focus; look at it closely where there is nothing to choose
web-key-cancel = take the choice back
web-key-answer = press that button of the question
web-key-pass = pass, or be done
web-key-end = end the turn or the phase
web-key-actions = everything you may do, as a list
web-key-zoom = look at a card closely (also: right button, long press)
web-key-hint = hint
web-key-undo = undo
web-key-words = the table in words
web-key-log = show or hide the log
web-key-follow = next step of the others
web-key-recap = everything since your last decision
web-key-settings = settings
web-key-rules = the rules
web-key-help = these keys
web-handover = Let a bot sit in for { $who }
web-resign = Give up
web-resign-sure = Do you want to give up this match? That cannot be taken back.
web-reconnecting = The line is down. Trying again ...
web-proposal = { $what ->
        [undo] { $who } would like to take the last action back.
        [handover] { $who } would like a bot to sit in for { $seat } until { $seat } is back.
       *[rematch] { $who } would like to play again.
    }
web-proposal-waiting = Waiting for the others.
web-waiting = Send the link: the match begins when every seat is taken.
web-waiting-full = Every seat is taken: the match begins when everybody has opened this table.
web-waiting-for = not here yet
web-waiting-sit = There is a seat free.
web-seat-open = free seat
web-sit = Sit down
web-stand-up = Stand up
web-over = The match is over.
web-rematch = Play again
web-rematch-go = To the new match
web-replay = Replay
web-title-yours = ▶ Your turn: { $game }
web-title-theirs = { $game }
web-title-over = { $game }: finished

web-transport = Back and forth
web-step-back = One step back
web-step-on = One step on
web-play-on = Play
web-pause = Pause
web-scrub = Where in the match
web-replay-other-rules = Version { $rules } of the rules, by which this was played, is no longer installed here. You can watch it in words, as it was; playing on needs those rules.
web-seen-by = Seen by
web-beside = Beside the board
web-review = Review
web-review-this = Review this match
web-review-of = Decisions of { $who }
web-review-views = What they are judged by
web-review-known = As known then
web-review-knowing = Knowing all
web-review-judging = { $judged } of { $choices } decisions judged. Whoever is playing comes first.
web-review-begins = The review begins. Whoever is playing comes first.
web-review-broken = The connection broke before the review was finished.
web-review-again = Go on
web-review-sure = The pale band and the ranges allow for luck; the judgement itself may be off by some points more.
web-review-marks = Diamonds are mistakes; shaded stretches are turning points. Tap the curve or a line below to see that table.
web-review-none = There was nothing to choose.
web-review-turns = Turning points
web-review-turn = { $before } % → { $after } %, { $own ->
        [yes] by the action itself
       *[no] by what others did, cards or dice
    }
web-review-mistakes = Mistakes
web-review-no-mistakes = None that is certain.
web-review-no-turns = None.
web-review-action = Action { $number }:
web-review-mistake = { $grave ->
        [yes] grave mistake
       *[no] mistake
    }
web-review-cost = cost { $loss } points
web-review-played = Played: { $words }
web-review-better = Better: { $words }
web-review-all = All decisions ({ $count })
web-review-end = The end:
web-fork = Play on from here
web-download = Download the record

web-glossary = Glossary
web-rules-search = Search the rules
web-rules-example = An example
web-rules-table = A table of the rules
web-decks-build = build your own
web-build = Build your own
web-build-title = { $game ->
        [apotheosis] Build a hero
       *[other] Build a deck
    }
web-build-from = Change this one in the builder
web-build-start = Start from…
web-build-empty = nothing
web-build-random = random: anything legal
web-build-ready = Ready-made
web-build-own = My own
web-build-name = Name
web-build-save = Save
web-build-saved = { $name } is kept in this browser.
web-build-forget = Forget it
web-build-pass = Export, import
web-build-out = The list, as the command line reads it
web-build-download = Download
web-build-command = Played in a terminal:
web-build-in = A list to read: a card a line, or a YAML file of a deck
web-build-file = File
web-build-take = Read it
web-build-pool = Cards
web-build-deck = My list
web-build-kinds = Kinds of cards
web-build-legal = Legal: it can be played.
web-build-faults = { $count ->
        [one] one fault
       *[other] { $count } faults
    }
web-build-fitting = only what fits
web-build-unfit = legal, but of no use to this hero
web-build-look = Look at { $card }
web-build-choose = Choose { $card }
web-build-more = One { $card } more
web-build-less = One { $card } less
web-build-against = Against whom
web-build-limits = What a deck may be
web-build-play = Play it
web-build-size = { $range ->
        [fixed] of { $largest } cards
       *[other] of { $smallest } to { $largest } cards
    }

web-cards-search = Search names and texts
web-cards-watched = The card files are watched: { $cards } cards, nothing wrong. Save one and it changes here.
web-cards-faults = What is wrong in the card files
web-cards-count = { $count ->
        [one] One card
       *[other] { $count } cards
    }
web-filter-value = { $value ->
        [creature] creatures
        [hero] heroes
        [shard] shards
        [spell] spells
        [trap] traps
        [soldier] soldiers
        [commander] commanders
        [ruler] rulers
        [regular] ordinary
        [trebuchet] trebuchets
        [ember] Ember
        [tide] Tide
        [root] Root
        [dusk] Dusk
        [neutral] neutral
        [common] common
        [uncommon] uncommon
        [rare] rare
        [epic] epic
        [legendary] legendary
        [beast] beasts
        [cleric] clerics
        [construct] constructs
        [mage] mages
        [rogue] rogues
        [scout] scouts
        [spirit] spirits
        [warrior] warriors
        [C] clubs
        [S] spades
        [H] hearts
        [D] diamonds
        [character] characters
        [source] energy sources
        [human] humans
        [summon] summons
        [house] houses
        [class] classes
        [entity] entities
        [item] items
        [skill] skills
        [companion] companions
        [event] events
        [equipment] equipment
        [action] actions
       *[other] { $value }
    }
web-filter = { $field ->
        [type] any type
        [kind] any kind
        [faction] any faction
        [rarity] any rarity
        [job] any job
        [cost] any cost
        [suit] any suit
        [level] any level
        [collection] any collection
        [day] any day
       *[other] any { $field }
    }
web-stat = { $stat ->
        [atk] attack
        [hp] hit points
        [armor] armor
        [cost] cost
        [health] Health
        [protection] Protection
        [speed] Speed
       *[other] { $stat }
    }

### Lessons

web-learn = Learn
web-learn-game = Learn { $game }
web-learn-text = { $count ->
        [1] One short lesson at the real board. Nothing to read beforehand.
       *[other] { $count } short lessons at the real board. Nothing to read beforehand.
    }
web-learn-go-on = { $begun ->
        [true] Go on
       *[false] Begin
    }
web-learn-back = All lessons
web-lesson-title = Lesson: { $game }
web-lesson-done = Done
web-lesson-begun = Begun
web-lesson-seat = { $you ->
        [true] Learner
       *[false] Coach
    }
web-lesson-step = Step { $step } of { $steps } done
web-lesson-progress = Progress in this lesson
web-lesson-mistake = Not quite
web-lesson-rule = More in the rules: { $rule }
web-lesson-pointed = Look at:
web-lesson-take-back = Take back
web-lesson-go-on = Go on
web-lesson-next = Next lesson
web-lesson-again = Once more
web-lesson-show = Show me
web-coach = Coach
web-coach-asks = Your turn. Take your time; ask me if you are not sure.
web-coach-waits = Watch what happens: it is not your turn.
web-coach-over = Well played. Next time you will need me less.
web-coach-ask = What would you do?
web-coach-dismiss = Play without the coach
web-first-game = Your first whole game
web-first-game-text = { $game } from beginning to end, at your own pace. Ask the coach whenever you like.
web-first-game-go = Play with the coach

### Puzzles in the browser

web-puzzles = Puzzles
web-puzzles-game = Puzzles: { $game }
web-puzzles-text = Positions with one right first action. Every answer is proven, whatever chance brings and whatever the opponent answers.
web-puzzles-all = The puzzles of all games
web-puzzles-back = All puzzles
web-puzzles-solved = { $done } of { $count } solved
web-puzzle-day = Puzzle of the day
web-puzzle-solve = { $done ->
        [true] Solve it again
       *[false] Solve it
    }
web-puzzle-level = Level { $level } of 5
web-puzzle-done = Solved
web-puzzle-seen = Solution seen
web-puzzle-title = Puzzle { $number }: { $game }
web-puzzle-task = Task
web-puzzle-seat = { $you ->
        [true] Player
       *[false] Opponent
    }
web-puzzle-kept = Right so far. Go on to the goal.
web-puzzle-solved = { $seen ->
        [true] That is the way. Can you find the next one by yourself?
       *[false] Solved!
    }
web-puzzle-hint = Hint: { $action }
web-puzzle-show = Show the solution
web-puzzle-solution = Solution
web-puzzle-next = Next puzzle
