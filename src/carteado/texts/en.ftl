list-and = { $start } and { $end }
seat-number = Player { $number }
seat-you = You

near = { $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
refused-illegal-action = That is not allowed now: { $action }. Allowed: { $allowed }.
why-not-now = That cannot be done now. Possible: { $allowed }.
why-no-action = There is no such action.
why-match-over = The match is over.
with-price = {" "}({ $price })
with-rule = { $text } ({ $rule })
refused-forbidden = That is not allowed now: { $action }. { $reason }
refused-match-over = The match is over.
refused-not-your-turn = It is not your turn.
refused-stale = The table has moved on: you answered number { $number }, it is now at { $now }.
refused-action-unknown = There is no action called { $found }. Actions: { $allowed }.{ near }
refused-action-too-long = { $action }: superfluous words: { $found }.
field-name = { $field ->
        [ability] ability
        [action] action
        [branch] choice
        [card] card
        [cards] card or pair
        [column] column
        [companion] companion
        [container] container
        [creature] creature
        [direction] direction
        [effect] effect
        [facing] direction
        [gain] gain
        [heir] receiver
        [index] position
        [index2] second position
        [number] number
        [object] object
        [out] card to replace
        [payment] payment
        [play] play
        [row] row
        [ruler] ruler
        [seat] player
        [silo] silo
        [slot] slot
        [source] source
        [supply] supply
        [target] target
        [to] destination
        [track] track
        [unit] unit
       *[other] { $field }
    }
refused-action-missing-field = { $action } needs its { field-name }: { $allowed }.
refused-action-bad-field = { $action }: { $found } is not a valid { field-name }. Allowed: { $allowed }.
refused-action-unknown-field = { $action } has no field { $found }. Fields: { $allowed }.{ near }
refused-action-not-an-object = An action is an object with a type, not: { $found }.
refused-option-unknown = { $game } has no option { $found }. Options: { $allowed }.{ near }
refused-option-renamed = The option { $found } of { $game } is now called { $option }.
refused-option-bad-value = { $found } is not a valid value of the option { $option }. Allowed: { $allowed }.{ near }
refused-option-not-a-pair = An option is written name=value, not: { $found }.
refused-preset-unknown = { $game } has no preset { $found }. Presets: { $allowed }.{ near }
refused-mode-unknown = { $game } has no mode { $found }. Modes: { $allowed }.{ near }
refused-seats-bad-number = { $game } in mode { $mode } is not for { $found } players. Allowed: { $allowed }.
refused-seats-wrong-count = { $found ->
        [one] One seat was named
       *[other] { $found } seats were named
    }, the match has { $expected }.
refused-seat-unknown = A seat is human or bot:NAME, not { $found }. For example: { $allowed }.
refused-game-unknown = There is no game called { $found }. Games: { $allowed }.{ near }
refused-bot-unknown = No bot called { $found } plays { $game }. Bots: { $allowed }.{ near }
refused-bot-bad-strength = { $found } is not a valid strength of the bot { $bot }. Allowed: { $allowed }.
refused-language-unknown = There is no language { $found } here. Languages: { $allowed }.
refused-lesson-file-invalid = The lesson file { $file } is invalid: { $reason }
refused-lesson-unknown = { $game } has no lesson { $found }. Lessons: { $allowed }.{ near }
refused-lesson-mistake-stands = Take the mistake back first.
refused-lesson-over = The lesson is over.
refused-lesson-reads = There is nothing to do here but go on.
refused-lessons-none = There are no lessons of { $game } yet.
refused-puzzle-file-invalid = The puzzle file { $file } is invalid: { $reason }
refused-puzzle-unknown = { $game } has no puzzle { $found }. Puzzles: { $allowed }.{ near }
refused-puzzle-over = The puzzle is over. Take the last action back first.
refused-puzzles-folder-alone = --folder goes with a game, and with --number alone.
refused-puzzles-own-cards = The game's own puzzles are proven with the game's own cards; --set goes with --folder and with puzzles mine.
refused-puzzles-number-alone = --number and --list need a game, and --day goes with neither.
refused-puzzles-none = There are no puzzles of { $game }.
refused-puzzles-not-mined = Puzzles of { $found } cannot be mined. Games: { $allowed }.{ near }
refused-card-file-invalid = The card file { $file } is invalid: { $reason }
refused-position-unknown-field = A position has no field { $found }. Fields: { $allowed }.{ near }
refused-position-bad-value = Position: { $found } is not a valid value of { $field }. Allowed: { $allowed }.
refused-save-other-game = The saved state is of { $found }, not of { $expected }.
refused-save-damaged = The saved state of { $game } is damaged: { $reason }
refused-rules-other-version = This was played by version { $found } of the rules of { $game }; here is version { $expected }. It is not replayed under other rules.
refused-rules-missing = This was played by version { $found } of the rules of { $game }; here is version { $expected }. To verify it or to play on, install the package with its rules: { $command }
refused-file-unreadable = { $file } cannot be read: { $reason }
refused-file-unwritable = { $file } cannot be written: { $reason }
refused-new-game-bad-name = { $found } cannot be the name of a game. Allowed: 3 to 24 small letters from a to z.
refused-new-game-name-taken = The name { $found } is taken, by an installed game or by texts of Carteado. Choose another.
refused-new-game-folder-full = { $folder } is there already and is not empty. A new game is written into a new folder: --folder names one.
new-game-done = { $name } is in { $folder }. Install it and play:
  pip install -e "{ $folder }[test]"
  carteado play { $name }
  carteado serve
  pytest { $folder }
refused-frames-damaged = The stored tables of the match cannot be read: { $reason }
refused-record-damaged = { $file } is not a whole record: { $reason }
refused-record-other-format = { $file } has record format { $found }, this program reads { $expected }.
refused-record-bad-action = Action { $number } of the record, { $action }, is refused: { $reason }.
refused-record-bad-commitment = The seed does not match the commitment: published { $commitment }, the seed gives { $found }.
refused-record-bad-nonces = The players' nonces do not fit the record: found { $found }, allowed { $allowed }.
refused-record-bad-hash = The match does not end as recorded: hash { $expected } in the record, { $found } by the rules.
refused-record-bad-outcome = The outcome is not as recorded: { $expected } in the record, { $found } by the rules.
refused-rewind-bad-number = There is no action number { $found }. Allowed: { $allowed }.
refused-term-unknown = { $game } has no word { $found } in its glossary. The nearest: { $allowed }.
refused-picture-unknown = The rulebook of { $game } has no picture { $found }. Pictures: { $allowed }.{ near }
refused-book-none = { $game } has no rulebook yet.
refused-rule-unknown = { $game } has no rule { $found }.{ near }
refused-not-solvable = There is no exact solution of { $game }.
refused-module-missing = This needs { $module }, which is not installed: { $command }
refused-unsafe-secret = { $name } is set, so every deal can be foreseen: that is for tests on this machine alone.
refused-no-match-to-resume = There is no unfinished match of { $game } to go on with.
refused-undo-people = Undo is only for matches against bots.
refused-undo-nothing = There is nothing to take back.

refused-usage = The command line cannot be read: { $reason } See --help.
refused-usage-unknown-command = There is no command { $found }. Commands: { $allowed }.{ near }
refused-usage-missing = The command line lacks { $word }. See --help.
refused-usage-bad-value = The value of { $word } cannot be read. See --help.
refused-usage-unknown-option = There is no option { $word }.{ near } See --help.

cli-heading-0 = Usage:
cli-heading-1 = Options:
cli-heading-2 = Commands:
cli-heading-3 = Arguments:
cli-heading-4 = Show this help and stop.
cli-heading-5 = [required]
cli-heading-6 = [default:
cli-help = Card games to play, to study and to build: alone, against bots or with other people.
cli-games = List the games.
cli-learn = Learn a game at its own table, one short lesson after the other.
cli-new-game = Write a package that adds a new game: a small one that plays at once, to be changed into yours.
cli-arg-lesson = Name or number of a lesson; without it, the first not finished yet.
cli-puzzles = Positions with one right play: solve them, or mine new ones.
cli-puzzles-solve = Solve a puzzle of a game; without a number, the first not solved yet. The word solve may be left out.
cli-puzzles-mine = Mine puzzles: bots play, and positions with one provable play are kept.
cli-arg-puzzles-game = Name of a game
cli-opt-puzzle-number = the number of the puzzle
cli-opt-puzzle-day = the puzzle of the day (UTC); without a game, out of all games
cli-opt-puzzle-list = list the puzzles with their levels, and which are solved
cli-opt-puzzle-count = how many puzzles
cli-opt-puzzle-seed = the same seed finds the same puzzles
cli-opt-puzzle-out = the folder for their files
cli-opt-puzzle-folder = solve the puzzles of this folder, as puzzles mine writes them
cli-play = Play a game line by line in the terminal.
cli-simulate = Let bots play many games and count the results.
cli-replay = Show a recorded match, and check it.
cli-review = Review a finished match: the curve of the chances, turning points, mistakes.
cli-rules = Read the rulebook of a game, or one rule of it.
cli-cards = Show the cards of a game, or check its card files.
cli-arg-card = the id of one card
cli-opt-check = check the card files and print every fault
cli-opt-schema = print a JSON Schema of the card files, for editors
card-imprint = { $collection }{ $full ->
        [yes] , full art
       *[no] {""}
    }; illustrated by { $artist }
cards-checked = { $faults ->
        [0] { $cards } cards, nothing wrong.
        [one] One fault.
       *[other] { $faults } faults.
    }
cli-opt-watch = watch the card files: show each card, here and in the gallery, as soon as it is saved
cli-opt-set = a card set, a file or a folder: cards, changes, decks and options to play with
cli-opt-serve-set = a card set to play a game with; may be given again. GAME= is needed if the set does not name its game
cli-opt-cards = card files of another folder
cli-opt-watch-port = port of the gallery (0: any free one)
cli-opt-browse = open the gallery in a browser
cards-watching = { $cards } cards are watched. Save a card file to see what becomes of it, here and at { $address }
cards-change = { $field }: { $was } → { $now }
cards-new = A new card.
cards-gone = { $card } is no longer there.
cards-faulty = { $faults ->
        [one] One fault. The last good cards stay.
       *[other] { $faults } faults. The last good cards stay.
    }
refused-cards-no-files = There are no card files (*.yaml) in { $folder }.
cli-opt-workshop = who may bring card sets and use the workshop: nobody, this machine, or everybody
refused-workshop-closed = The workshop is closed here. Whoever runs the server can open it with --workshop all.
refused-workshop-unknown = There is no workshop { $found }. Allowed: { $allowed }.
refused-sets-full = There are too many card sets here; at most { $allowed } from one player.
refused-set-too-large = The card set has { $found } bytes; at most { $allowed } are allowed here.
refused-set-too-many-cards = The card set has { $found } cards; at most { $allowed } are allowed here.
refused-set-too-deep = The effects of a card are nested too deeply; at most { $allowed } levels are allowed here.
refused-set-too-busy = { $card } repeats its effects too often: more than { $allowed } of them could follow one another.
refused-set-in-no-deck = No ready deck of { $game } can hold the cards of this set. Add a deck to the set.
refused-position-unreadable = This cannot be read as a position: { $reason }
refused-set-unknown = The card set { $found } of { $game } is not here.
refused-set-other-game = This card set is for { $found }, not for { $game }.
refused-set-no-game = { $found } does not say which game it is for. Write GAME=PATH, or add a line such as "game: duel" to the set.
refused-set-bad-part = A part of the card set is not allowed: { $found }. Allowed: { $allowed }.
refused-record-bad-set = The card set in the record is not the one that the match was played with: its hash is { $found }, the rules are { $expected }.
refused-cards-folder-unused = --cards goes with --check or --watch.
refused-cards-watch-alone = --watch does not go with { $found }.
refused-cards-none = { $game } has no card files to show.
refused-cards-unnumbered = The cards of { $game } have no numbers: its actions name them as they are printed.
refused-card-not-one = { $count ->
    [0] { $card } is not in this match.
   *[other] { $card } is in this match { $count } times: { $found }.
 }
refused-decks-none = { $game } has no decks to build.
refused-card-unknown = { $game } has no card { $found }.{ near }
cli-solve = Work out perfect play where a game allows it.
cli-bench = Measure the speed of the games, beside a fixed baseline.
cli-arg-game = the game: see `carteado games`
cli-arg-new-game = the name of the new game: small letters from a to z
cli-opt-new-game-folder = the folder to write into; by default carteado-NAME
cli-arg-file = a record file
cli-arg-rule = a rule, such as SIEGE-8.3
cli-opt-lang = language: pt or en
cli-opt-json = print one JSON document and nothing else
cli-opt-mode = the mode of the game
cli-opt-rules-preset = the rules as they are under this named set of options
cli-opt-preset = a named set of options
cli-opt-option = an option, name=value; may be given again
cli-opt-seats = who plays, for example human,bot:search:200ms
cli-opt-seed = a number that fixes all shuffles and dice
cli-opt-resume = go on with the last unfinished match
cli-opt-load = go on with the match of this file
cli-opt-games = how many games
cli-opt-bots = one bot for all seats, or one for each: random, greedy, search:200ms
cli-opt-workers = processes that share the work
cli-opt-record = write the record of every game into this folder
cli-opt-verify = check the deal's commitment, every action and the end
cli-opt-seat = show what this seat saw, counted from 0
cli-opt-review-seat = the seat to review, counted from 0; without it, the people's, else all
cli-opt-review-all = judge by everything, also by what the seat could not see
cli-opt-iterations = how long search looks at each decision
cli-opt-rebuild = build the table even if there is one
cli-opt-quick = shorter measurements
cli-opt-version = say the version, and whether the compiled modules are in use
cli-version = carteado { $version }, { $compiled ->
        [yes] compiled
       *[no] interpreted
    }
cli-progress-games = games
cli-progress-review = decisions
cli-progress-solve = solving

games-modes = modes: { $modes }
games-presets = presets: { $presets }
games-seats = { $most ->
        [1] one player
       *[other] players: { $seats }
    }
games-bots = bots: { $bots }
games-options = options

simulate-title = { $games } games of { $name }
simulate-seat = { $who } ({ $bot }) won { $wins } ({ $percent } %)
simulate-draws = Draws: { $draws }
simulate-first = The first to play: { $percent } % of the points
simulate-decisions = { $decisions } decisions in { $seconds } s: { $us } us each, { $compiled ->
        [yes] compiled
       *[no] interpreted
    }
simulate-reasons = Why they ended: { $reasons }

solve-value = Perfect play of { $name } wins with probability { $value }.
solve-table = Table: { $file } ({ $size } MB, built in { $seconds } s)

replay-title = { $name }, rules version { $rules }, { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
replay-without-rules = Shown as it was recorded, not verified: version { $rules } of the rules is not installed here.
replay-get-rules = To verify it or to play on: pip install "{ $package }"
replay-unfinished = The match is not over: only what a spectator sees is shown.
replay-verified = Verified: the seed matches the commitment, the deal follows from the seed and the players' nonces, every action was legal, and the table is as recorded.
replay-commitment = Commitment: { $commitment }
replay-seed = Seed: { $seed }
replay-deal = Nonces: { $nonces }. The deal's seed, the SHA-256 of seed and nonces: { $deal }

bench-title = Random play, compiled and interpreted
bench-modes-title = Random play in every mode
bench-mode = mode
bench-seats = players
bench-game = Game
bench-compiled = compiled
bench-interpreted = interpreted
bench-ratio = ratio
bench-decision = us per decision
bench-clone = us per clone
bench-games = games per second
bench-search = search iterations per second
bench-baseline = Baseline loop of plain Python: { $us } us for 1000 rounds.
bench-in-baseline = baseline rounds per decision
bench-not-compiled = The compiled modules are not built for these sources: run make native.

menu-title = Carteado. Which game?
menu-choose = A number, or q to go back:
menu-action = What would you like to do?
menu-play = play
menu-rules = read the rules
menu-resume = go on with the unfinished match
menu-strength = Against which bot?
menu-bot-random = random: plays anything
menu-bot-greedy = greedy: looks one step ahead
menu-bot-search = search: thinks for a moment
menu-bot-search-strong = search:2000ms: thinks hard
menu-not-a-choice = Please type one of the numbers.

play-welcome = { $name }. Type ? for help.
play-commitment = The deal is fixed. Its commitment: { $commitment }
play-reveal = The seed was { $seed }; it matches the commitment published at the start.
play-legal = You may:
play-ask = >
play-wait = Thinking...
play-turn = { $who }:
play-next = { $who }, it is your turn. Press Enter when nobody else is looking.
play-saved = Saved in { $file }.
play-left = The match is kept. Go on with: { $command }
play-undone = Taken back.
play-hint-best = Best now: { $action } - { $words }{ $price }
play-hint-why = Why: { $reason }
play-hint-plan = Then: { $steps }
play-hint-about = Chance of winning after each action{ $exact ->
        [yes] , by perfect play
       *[no] {""}
    }, best first:
play-hint = { $action }: { $worth } %
play-hint-none = No hint for this table.
play-allowed = { $action } is allowed now{ $price }.
play-open = What comes then depends on chance, or on what you cannot see.
play-nothing-certain = Nothing is certain: what it does depends on chance, or on what you cannot see.
play-over = The match is over.
play-won = { $who } won.
play-drawn = A draw.
play-commands =
    Type the number of an action, or its text. Other words:
    ? - this help; ? WORD - about one action, rule or card (by its name, id or number: ? @12)
    table - the whole table again
    log - everything that happened so far
    hint - what a strong player would do
    why ACTION - why it is not allowed now; preview ACTION - what it will do, as far as that is certain
    undo - take back your last action (against bots)
    save FILE - write the match to a file; resume FILE - go on with a written match
    rules - the rulebook; rules ID - one rule
    quit - leave; the match is kept

# Rulebooks

box-deck = { $name }, a ready deck of { $count } cards
box-beside = { $count ->
        [one] 1 card that the ready decks need beside them
       *[other] { $count } cards that the ready decks need beside them
    }
box-others = { $count } other cards, one of each, to build decks with
box-pieces = pieces: { $pieces }
box-needed = Not in the box: { $things }.
book-summary = One-page summary
book-term = term
book-meaning = meaning
book-rule = rule
book-deck-cards = { $count ->
        [one] One card:
       *[other] { $count } cards:
    }

# What is wrong with card files

card-fault = { $place }: found { $found }, allowed: { $allowed }.{ near }
card-fault-renamed = { $place }: { $found } is now called { $now }.
fault-at-most-cards = { $count ->
        [one] at most one card
       *[other] at most { $count } cards
    }
fault-at-most-one-of = at most one of { $words }
fault-awaited = an action that the step awaits
fault-cards = a list of cards
fault-change = { $low } to { $high }, not 0
fault-copies = a number of copies
fault-declared-target = a target that is declared here
fault-each-card-once = each card once
fault-empty-tile = an empty tile
fault-enchant-of-kind = an enchant of that kind
fault-entries = { $count ->
        [1] one entry
       *[other] { $count } entries
    }
fault-event-word = a word that this event gives: { $words ->
        [none] none
       *[other] { $words }
    }
fault-fitting-card = a card that can lie there
fault-with-shard = a faction that has a basic shard ({ $words })
fault-in-order = { $words }, in this order
fault-less-than = less than { $limit }
fault-like = something like { $examples }
fault-list = a list
fault-living-tile = the tile of a living character
fault-mapping = a mapping
fault-named-target = a target that an operation names
fault-new-id = an id that no other card has
fault-not-with = not with { $words }
fault-nothing = nothing
fault-number = { $low } to { $high }
fault-once = once
fault-one-of = exactly one of { $words }
fault-one-per-seat = one for each player
fault-only-in = only in the mode { $mode }
fault-only-with = only with { $words }
fault-playable = what the rules allow at this table
fault-repeatable = at least one of { $words }, or it could be repeated for ever
fault-required = a value: this field is required
fault-some-of = at least one of { $words }
fault-still-played = a table at which the match is not over
fault-text = a text
fault-tile = a tile of the board, like { $example }
fault-times = { $count ->
        [0] no { $word }
        [1] { $word } once
        [2] { $word } twice
       *[other] { $word } { $count } times
    }
fault-total = a sum of { $points }

### The server

cli-serve = Serve tables to browsers.
cli-menu = Choose a game from a menu in the terminal.
cli-opt-host = the address to listen on
cli-opt-port = the port to listen on; 0 takes a free one
cli-opt-db = the database: sqlite:///FILE or postgresql://USER@HOST/NAME
cli-opt-origin = another address whose pages may use this server; may be given again
cli-opt-trust-proxy = believe the forwarded addresses of this proxy (an address or a network); may be given again
cli-opt-at = the address at which clients reach this process, where several versions share a database
cli-opt-keep = how long matches are kept, such as uploads=30d or finished=forever; may be given again
cli-opt-limits = all limits on clients times this, for a network that is trusted
cli-opt-pause = the short pauses that hide who could answer, times this; 0 is none
serve-ready = The table is open: { $url }
site-not-built = The pages of the table are not built yet. Run “make play”, which builds them, and load this page again.

refused-illegal-now = That is not allowed now.
refused-not-seated = You have no seat at this table.
refused-no-player = The server does not know you yet: load the page again.
refused-not-started = The match has not started.
refused-already-started = The match has already started.
refused-nonce-bad = { $found } is not a nonce; allowed: { $allowed } digits.
refused-nonce-given = Your nonce for this deal was already given, by another page or device of yours.
refused-already-seated = You already have a seat at this table.
refused-seat-taken = That seat is taken.
refused-no-such-seat = There is no seat { $found } here. Seats: { $allowed }.
refused-seat-wish-unknown = { $found } cannot take a seat. Allowed: { $allowed }.
refused-undo-revealed = That cannot be taken back: something was revealed since.
refused-proposal-unknown = { $found } cannot be proposed. Allowed: { $allowed }.{ near }
refused-proposal-gone = That is no longer asked.
refused-already-proposed = That has already been asked.
refused-already-answered = You have already answered that.
refused-handover-bad-seat = Only the seat of another person can be given to a bot.
refused-handover-too-soon = A bot may sit in when the player has been away for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
refused-handover-not-agreed = At this table nobody is replaced: that was agreed when the match was made. The clock decides; without one, the table waits.
refused-absence-bad = { $found } minutes of absence cannot be agreed. Allowed: { $allowed }.
refused-rematch-too-soon = The match is not over yet.
refused-rematch-made = The rematch is already there.
refused-chat-closed = Those who watch cannot write here.
refused-name-like-another = { $found } looks too much like { $other }, who is at the table. Please choose another name.
refused-removed-by-host = The host of this table has removed you.
refused-not-the-host = Only whoever made the match may do that.
refused-nobody-to-remove = There is nobody there who can be removed.
refused-chat-bad-length = A line must have { $allowed } characters.
refused-message-too-long = That is too long: { $allowed } are allowed.
refused-message-unreadable = The server cannot read that: { $reason }
refused-bots-busy = The bots have too much to think about for you already. Please wait a moment.
refused-thinking-too-long = The bot took longer than { $seconds } seconds to think, and was stopped.
refused-thinking-failed = The bot could not finish thinking.
refused-too-many-bot-matches = At most { $allowed } matches of bots alone run for you at once. This one can start when another is over or nobody watches it.
refused-server-stopping = The server is being stopped. Please try again in a moment.
refused-too-fast = Too fast. Please try again in { $seconds } s.
refused-too-many-connections = Too many open connections. Please try again in { $seconds } s.
refused-body-too-slow = The request took longer than { $allowed } s to arrive.
refused-proxy-bad-address = { $found } is not an address of a proxy. Allowed: { $allowed }.
refused-too-few-handles = The process may open only { $found } files, it needs { $allowed }: raise the limit (ulimit -n).
refused-hello-first = The first message must be hello.
refused-hello-twice = The message hello was already sent.
refused-other-version = The page speaks version { $found } of the protocol, the server { $expected }: load the page again.
refused-number-bad = { $found } is not a valid value of { $name }. Allowed: { $allowed }.
refused-name-bad = A name must have { $allowed } printable characters.
refused-link-unknown = That code is not valid any more. A code works once and for ten minutes.
refused-clock-bad = { $found } does not suit the clock. Allowed: { $allowed }.
refused-match-unknown = There is no such match.
refused-match-damaged = Entry { $entry } of this match cannot be read: the match cannot go on.
refused-match-elsewhere = This match is played at { $url }
refused-match-unfinished = The match is not over: nothing of it is shown yet.
refused-record-too-long = The record has { $found } actions; at most { $allowed } can be opened here.
refused-not-found = There is nothing here.
refused-origin-foreign = This request comes from another site.
refused-host-unreadable = The address of the server cannot be read: { $found }
refused-server-full = The server is full. Please try again in { $seconds } s.
refused-database-trouble = The server could not save that. Please try again.
refused-database-bad-url = A database is given as { $allowed }, not { $found }.
refused-database-unreachable = The database cannot be opened: { $reason }
refused-address-taken = { $found } cannot be listened on: { $reason }
refused-server-not-started = The server could not start: see the lines above.

result-won = { $who } won.
result-won-time = { $who } won on time.
result-won-resigned = { $who } won: the other side resigned.
result-drawn = A draw.
result-lost = Lost.
result-lost-time = Lost on time.
result-lost-resigned = Given up.
result-you-won = { $how ->
        [time] You won on time!
        [resigned] You won: the other side resigned!
       *[play] { $count ->
            [0] You won!
           *[other] You won, together with { $others }!
        }
    }
result-you-lost = { $how ->
        [time] You lost on time: { $who } won.
        [resigned] You lost by resignation: { $who } won.
       *[play] You lost: { $who } won.
    }
result-drawn-by-host = A draw: the host ended the match.
result-stopped-by-host = The host ended the match: nobody won or lost.

# The host

refused-banned = The host has banned you from this server{ $until ->
        [none] {""}
       *[other] {" "}until { $until }
    }.{ $reason ->
        [none] {""}
       *[other] {" "}Reason: { $reason }
    }
refused-match-deleted = The host has deleted this match.
refused-end-not-started = The match has not started: delete it instead.
refused-end-too-busy = The match changes too quickly to be ended. Please try again.
refused-ban-bad-target = { $found } cannot be banned. Give a player’s id, an address such as 203.0.113.7, or a network such as 203.0.113.0/24.
refused-ban-unclear-player = { $count ->
        [0] No player’s id begins with { $found }.
       *[other] Several players’ ids begin with { $found }: write more of it.
    }
refused-ban-too-wide = { $found } is too wide a network to ban. The widest is { $allowed }.
refused-ban-bad-reason = A reason must have { $allowed } printable characters.
refused-ban-unknown = { $found } is not banned.
refused-at-bad = { $found } is not an address at which clients reach a server. Write it like { $allowed }.
refused-keep-bad = How long matches are kept is written as { $allowed }, not { $found }.
refused-keep-unknown = There is no kind of match called { $found } to keep. Kinds: { $allowed }.{ near }
refused-age-bad = { $found } is not a span of time. Write it like { $allowed }.
refused-match-state-unknown = There is no state { $found }. Allowed: { $allowed }.{ near }
refused-database-missing = There is no database { $file }.
refused-purge-nothing-chosen = Say which matches to delete: { $allowed }.
refused-backup-file-exists = { $file } is already there. A backup overwrites nothing.
refused-backup-damaged = { $file } is not a whole backup: { $reason }
refused-backup-other-format = { $file } has backup format { $found }, this program reads { $expected }.
refused-backup-newer = { $file } was made by version { $found }, whose database this version ({ $expected }) does not know.
refused-backup-copy-sqlite-only = --copy is for SQLite. For PostgreSQL leave it out, or use pg_dump.
refused-restore-not-empty = The database is not empty. A backup is restored into an empty one.
refused-restore-incomplete = The table { $table } did not get its { $expected } rows. Nothing was restored.
refused-verify-which = Give the code of a match, or --all.
refused-verify-commitment = The seed does not match the commitment.
refused-verify-gap = Entry { $number } of the log is missing.
refused-verify-standing = The column { $column } says { $found }, the log says { $expected }.
refused-verify-archive = The archive has frames of { $found } actions, its record has { $expected }.
refused-verify-seats = The seats are not as the log says.

refused-host-token-bad = A host’s token has at least { $allowed } letters, digits and signs.
refused-host-token-wrong = That is not the token.
refused-host-signed-out = Sign in first.
cli-opt-host-token-file = a file with the token for the host’s page at /host; without one there is no such page

cli-admin = What the host of a server may do, also while it serves.
cli-admin-status = Show how many matches, players and entries there are, and whether a server runs.
cli-admin-matches = List matches; those that changed last come first.
cli-admin-show = Show who plays a match, how far it is, and what was said there. Nothing hidden is shown.
cli-admin-visitors = List players; those whose matches changed last come first.
cli-admin-end = End a running match without a result.
cli-admin-delete = Delete a match with its log.
cli-admin-ban = Ban a player or a network. Running servers obey within seconds.
cli-admin-unban = Lift a ban.
cli-admin-bans = List the bans in force.
cli-admin-purge = Delete old matches.
cli-admin-backup = Write the whole database to a file, also while servers run, and check the file.
cli-admin-restore = Fill an empty database from a backup, and verify every match.
cli-admin-verify = Check the log of a match, or of all.
cli-arg-code = the code of a match
cli-arg-target = a player’s id or the start of it, an address, or a network such as 203.0.113.0/24
cli-arg-backup = the file of the backup
cli-opt-state = waiting, running or finished
cli-opt-player = matches of the player whose id begins with this
cli-opt-older-than = unchanged for that long: 12h, 90d, 6w
cli-opt-most = show at most this many
cli-opt-drawn = end it as a draw
cli-opt-reason = what the banned are told
cli-opt-for = how long: 12h, 90d, 6w; without it, until the ban is lifted
cli-opt-uploads = uploaded records
cli-opt-finished = matches that are over
cli-opt-bot-matches = matches of bots alone
cli-opt-unstarted = matches that never started
cli-opt-abandoned = matches that are not over, and in which nothing happens any more
cli-opt-dry-run = only count
cli-opt-copy = copy the SQLite file itself
cli-opt-all = all matches
admin-version = Carteado { $version }, database revision { $revision }.
admin-database = { $database }, { $size } MB.
admin-serving = { $serving ->
        [yes] A server is running.
       *[no] No server is running.
    }
admin-counts = Matches: { $waiting } waiting, { $running } running, { $finished } finished.
admin-more-counts = Log entries: { $entries }. Players: { $players }. Bans: { $bans }.
admin-state = { $state ->
        [waiting] waiting
        [running] running
       *[finished] finished
    }
admin-nobody = -
admin-no-matches = No match.
admin-no-players = No player.
admin-no-bans = Nobody is banned.
admin-head-code = code
admin-head-game = game
admin-head-state = state
admin-head-actions = actions
admin-head-changed = last change
admin-head-seats = seats
admin-head-player = player
admin-head-name = name
admin-head-matches = matches
admin-head-running = running
admin-head-target = banned
admin-head-since = since
admin-head-until = until
admin-head-reason = reason
admin-made = Made { $created }, mode { $mode }, rules { $rules }.
admin-commitment = Commitment: { $commitment }
admin-seat = Player { $number }: { $name }, identity { $player }
admin-entries = Log: { $entries }.
admin-ended = { $code } is over{ $reason ->
        [drawn] , drawn
       *[other] , without a result
    }.
admin-deleted = { $code } is deleted.
admin-banned = { $target } is banned{ $until ->
        [none] {""}
       *[other] {" "}until { $until }
    }.
admin-unbanned = { $target } is no longer banned.
admin-purged = { $kind ->
        [uploads] Uploads
        [finished] Finished matches
        [bots] Matches of bots
        [unstarted] Matches that never started
       *[abandoned] Abandoned matches
    }: { $count } { $dry ->
        [yes] would be deleted.
       *[no] deleted.
    }
admin-backed-up = { $rows ->
        [0] Copied to { $file }, and checked.
       *[other] { $rows } rows written to { $file }, and checked.
    }
admin-restored = { $rows } rows restored from { $file }.
admin-verified = { $matches } matches with { $entries } entries checked: { $damaged ->
        [0] nothing wrong
       *[other] { $damaged } damaged
    }{ $unchecked ->
        [0] {""}
       *[other] ; { $unchecked } of other rules, not replayed
    }.

# Print

print-attack = ATK
print-health = HP
print-points = AP
print-player = Player
print-contents = Contents
print-aid = player aid
print-keywords = keywords
print-box = What is in the box
print-needed = What else you need
print-pieces = pieces to cut out
print-booklet = rulebook
print-fold = fold here
print-advice = Print at 100 %, on one side of the paper, except the rulebook, which is printed on both sides and turned along the short edge: lay the sheets on each other, fold and staple them in the middle. Cut boards of several sheets along the dashed lines and tape them in the order of their numbers (row.column). Pieces are easier to hold glued to cardboard.
print-siege-start = start
print-siege-close-combat = close combat
print-siege-close-combat-rule = strength 4 · room for two
print-siege-ladders = Ladders
print-siege-ram = Battering ram
print-siege-tower = Siege tower
print-siege-trebuchets = Trebuchets
print-siege-wall = Wall
print-siege-morale = Morale
print-siege-supplies = Supplies
print-siege-soldiers = Soldiers
print-siege-castle = castle
print-siege-tunnel-1 = tunnel, near
print-siege-tunnel-2 = tunnel, far
print-siege-lines = enemy lines
print-siege-carried = Carried
print-siege-strength = strength
print-siege-lost = defeat
print-siege-board = board of the siege
print-siege-enemy = Enemy Track
print-siege-status = Status Track
print-naipes-board = board
print-naipes-ruler = ruler
print-naipes-deck = draw deck
print-naipes-discard = discard pile
print-naipes-commander = commander: the Ace
print-naipes-slot-C = clubs
print-naipes-slot-S = spades
print-naipes-slot-W = wild
print-naipes-slot-H = hearts
print-naipes-slot-D = diamonds
print-duel-mat = player's board
print-duel-attack = attack row
print-duel-defense = defense row
print-duel-column = column
print-duel-row-enchants = Row Enchants
print-duel-column-enchants = Column Enchants
print-duel-hero-enchants = Hero Enchants
print-duel-hero = hero
print-duel-shard = shard
print-duel-mana = mana
print-duel-traps = traps
print-duel-graveyard = graveyard
print-duel-deck = deck
print-duel-hp = HP
print-duel-tracks = HP and mana
print-heroes-health = Health
print-heroes-protection = Protection
print-heroes-speed = Speed
print-heroes-mat = player's board
print-heroes-middle = middle of the table
print-heroes-team = Hero Team
print-heroes-plants = Power Plants
print-heroes-support = Support Area
print-heroes-reserve = reserve
print-heroes-dead = Dead Zone
print-heroes-deck = deck
print-heroes-common = Common Team
print-heroes-battle = Battle Area
print-heroes-mob = Mob
print-heroes-event = event
print-heroes-rounds = round
print-apotheosis-table = Hero's table
print-apotheosis-tracks = tracks
print-apotheosis-house = House
print-apotheosis-class = Class
print-apotheosis-entity = Entity, face down while asleep
print-apotheosis-deck = deck
print-apotheosis-discard = discard pile
print-apotheosis-equip = EQUIPMENT
print-apotheosis-memento = MEMENTO
print-apotheosis-support = SUPPORT
print-apotheosis-spaces = EQUIPMENT and MEMENTO have 3 spaces each, and what the Classes add. SUPPORT has 1; 2 from Hero level 4, 3 from level 8.
print-apotheosis-hp = HP
print-apotheosis-ap = AP
print-apotheosis-debt = AP owed
print-apotheosis-attributes = CON FOR AGI PER INT CAR ESP
print-apotheosis-court = Court, 5×7; the smaller boards are part of it
print-apotheosis-chess = Chess, 8×8
print-apotheosis-battlefield = Battlefield, 11×11
print-apotheosis-gate = The Lantern Gate (encounter)
print-apotheosis-gate-tile = the Gate, one higher
print-apotheosis-wall = wall
print-apotheosis-swamp = swamp
print-done = Written: { $file }
print-cards-line = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
refused-print-bad-paper = There is no paper { $found }. Allowed: { $allowed }.{ near }
refused-print-bad-flip = A sheet is turned over along its { $allowed } edge, not { $found }.
refused-print-bad-bleed = A bleed of { $found } mm cannot be printed. Allowed: { $allowed }.
refused-print-bad-form = { $found } cannot be printed. Allowed: { $allowed }.{ near }
refused-print-bad-layout = There is no layout { $found }. Allowed: { $allowed }.{ near }
refused-print-bad-part = The box has no part { $found }. Allowed: { $allowed }.{ near }
refused-print-template-bad = The template cannot be used: { $reason }
refused-print-unknown-card = There is no card { $found } to print.{ near }
refused-deck-unknown = There is no deck { $found }. Allowed: { $allowed }.{ near }
cli-print = Print a game: everything in its box, single parts, pictures, or sheets for virtual tables.
cli-opt-output = The file, or for pictures the folder, to write.
cli-opt-form = What to make: sheets (PDF), cards (a PNG each), virtual (PNG sheets of ten by seven, boards, and a save of Tabletop Simulator) or template (backs and frames, to change).
cli-opt-paper = a4 or letter.
cli-opt-bleed = Millimetres of colour beyond the cut: 0 to 5.
cli-opt-backs = Print the backs too, for both sides of the sheet.
cli-opt-flip = The edge along which the printer turns the sheet: long or short.
cli-opt-saver = Black and white, little ink.
cli-opt-deck = Only the cards of this deck, in its numbers: the name of a ready deck, or a file with a list; may be given several times.
cli-opt-only = Only this part of the box: box (its list), rules, aids, cards, board or tokens; may be given several times.
cli-opt-layout = How cards lie on a sheet: sheets (with bleed), nine (nine without a gap) or fold (backs on the same side, to fold over and glue).
cli-opt-art = A folder with pictures of your own, named like the cards (EMB-01.png); back.png is the back.
cli-opt-template = Backs and frames of your own: a changed copy of the template.
cli-opt-card = Only this card; may be given several times.

others-may-answer = The others may answer now.

refused-env-too-many-actions = { $found } legal actions are more than the { $allowed } that have numbers.
refused-env-illegal-number = No legal action has the number { $found }. Allowed: { $allowed }.

# The laboratory

cli-opt-on = Play on a Ray cluster: ray for one on this machine, ray://HOST:PORT for another.
cli-opt-out = A folder for Parquet tables: one row per game, per kind of question, per card; stopping and starting again goes on.
refused-compare-same = A and B are the same: whatever is measured would not differ. Give one of them another option, set, deck or bot.
refused-compare-cards-unplayed = No deck of that side has a card that its set adds or changes, so nothing could differ. Its decks: { $decks }. Name another with deck=, or put a deck into the set.

cli-compare = Compare two versions of a game on the same deals, with seats swapped, until it is known which does better.
cli-opt-a = Version A: an option (NAME=VALUE), set=PATH, deck=NAME or bot=NAME; may be given several times. What a set changes, it changes for this side only.
cli-opt-against = The decks that the other side plays in turn; all ready decks if it is not given.
cli-opt-b = Version B, in the same way.
cli-opt-levels = The bots that play, weak and strong, with commas: the question is asked for each.
cli-opt-pairs = The most deals played for each level.
cli-opt-alpha = The family-wise error rate: the chance of any wrong verdict over all questions.
cli-progress-pairs = deals
cli-tournament = Let bots and decks play each other: ratings and a crosstable.
cli-arg-entrants = Who takes part: bots, with a deck after @.
cli-opt-system = robin (everyone against everyone) or swiss.
cli-opt-deals = Deals for each meeting, each played from both sides.
cli-opt-rounds = Rounds of a Swiss tournament.
cli-progress-meetings = meetings
compare-level = Bots
compare-question = Question
compare-verdict = A is
compare-difference = Difference
compare-interval = Interval
compare-pairs = Deals
compare-asks-score = its side's score
compare-asks-first = the first to play's score
compare-asks-turns = turns
compare-asks-decisions = decisions
compare-asks-draws = draws
compare-better = better
compare-worse = worse
compare-more = more
compare-less = less
compare-not-shown = not shown
compare-asymptotic = Scores and draws: exact at every look. Turns and decisions: asymptotically, from { $pairs } deals on.
cli-tune = Look for small changes of named numbers that come nearest to a goal, and write the best few as card sets.
cli-opt-goal = The goal: "no deck over 55 %" or "no first player over 52 %".
cli-opt-within = A file with the numbers that may be changed and their bounds: EMB-01.atk: [1, 3]
cli-opt-tuned = The folder for the suggestions, a card set each.
cli-opt-level = The bot on every seat.
cli-opt-tune-deals = The deals of each pairing in which the last few are judged.
tune-changes = Changes
tune-verdict = The goal
tune-worst = Largest share
tune-shares = Shares of wins
tune-as-it-is = none: the game as it is
tune-meets = met
tune-misses = missed
tune-written = A set was written to { $file }
refused-tune-bad-goal = { $found } is not a goal; allowed: { $allowed }.
refused-tune-bad-knob = { $found } does not name a number and its bounds; an example: { $allowed }.
refused-tune-not-a-number = { $found } is not a number that can be changed; allowed: { $allowed }.{ near }
tournament-place = #
tournament-name = Who
tournament-rating = Rating
tournament-points = Points
refused-tournament-bad-entrants = A tournament needs two or more entrants, each once; found: { $found }.
refused-tournament-bad-system = There is no system { $found }. Allowed: { $allowed }.{ near }

cli-report = Write a report on a game: who wins, how long it takes, what the cards do; one HTML file that opens offline.
cli-opt-report = The HTML file to write.
report-done = The report is in { $file }
report-title = { $name }: report
report-summary = { $games } games between { $level } bots, mode { $mode }. Bars show shares with their 95 % intervals.
report-seats = Seats
report-seats-about = How often each seat won, and whoever had the first turn, from weak bots to strong ones.
report-began = the first to play
report-decks = Decks
report-decks-about = How often each deck won against all others, from both seats.
report-modes = Modes
report-modes-about = How often the first to play won in each mode, and how long games were on average.
report-heroes = Heroes
report-heroes-about = How often each ready hero won against all others, from every seat.
report-mode = mode
report-first-share = first to play won
report-lengths = Length
report-lengths-about = Turns and decisions of a game, and among how many actions each kind of question chooses.
report-comebacks = Comebacks
report-comebacks-about = How low the winner ever stood, by the game's own judgement, and how often the lead changed.
report-endings = Endings
report-endings-about = Why games ended.
report-cards = Cards
report-cards-about = In how many of a side's games a card was drawn and played, and how much more often the side won when its first hand, dealt by chance, had the card than when it had not. The intervals hold for all cards together; an asterisk marks those that leave zero out.
report-examples = Games to look at
report-examples-about = The command plays the game again and keeps its record, which opens as a replay.
report-share = share won
report-level = bots
report-games = games
report-deck = deck
report-against = against
report-low = from
report-high = to
report-kind = question
report-decisions = decisions
report-choices = actions, mean
report-most = actions, most
report-turns = turns
report-per-turn = Decisions per turn: { $number }.
report-lowest = lowest standing of the winner
report-lead-changes = changes of the lead
report-reason = reason
report-card = card
report-name = name
report-drawn = drawn
report-played = played
report-stands-out = stands out
report-never = Drawn but never played: { $cards }.
report-none = none
report-example = game
report-seed = seed
report-command = command
report-longest = the longest
report-shortest = the shortest
report-comeback = the greatest comeback
report-swings = most changes of the lead
report-versions = Before and now
report-versions-about = The game without the card set beside the game with it, in the same deals. The intervals of the differences hold for all lines together.
report-version-of = what
report-before = before
report-now = now
report-difference = difference
report-swaps = Card tests
report-swaps-about = Each changed card by itself: the same deals, once with the card as it was and once as it is now, for one side. The effect is what that does to the side's score; the intervals hold for all cards together.
report-effect = effect
report-deals = deals
report-opening = dealt at the beginning
report-decided = Where games are decided
report-decided-about = After what part of a game its winner led for good, by the game's own judgement.
report-decided-at = part of the game
report-planned = { $card }: { $deals } deals, to see an effect of { $effect } points of a hundred with a chance of nine in ten (spread in the first hundred deals: { $spread }).
refused-report-no-changes = There is nothing before: --before needs a --set that changes cards.
cli-opt-decks = The ready decks to play, with commas; all of them, and random ones, if it is not given.
cli-opt-before = Put the game without the set beside it, and test each card that the set changes.
cli-opt-effect = The effect on a side's score that a card test is to see: 0.05 is five points of a hundred.

### Lessons at the terminal

learn-course = { $game }: the course. Type ? for help at any time.
learn-listed = { $number }. { $title }{ $done ->
        [yes] {" "}(done)
       *[no] {""}
    }
learn-lesson = Lesson { $number }: { $title }
learn-opponent = Coach
learn-go-on = (Enter: go on)
learn-take-back = (Enter: take it back)
learn-next = (Enter: next lesson; Ctrl-C: stop here)
learn-hint = Try: { $action } - { $words }
learn-only-read = Press Enter to go on.
learn-commands = Type an action or its number. Besides: hint (what leads on), table, undo, rules NUMBER, ? WORD (explains a word), quit.
learn-finished = That was the last lesson. Now play a whole game: { $command }. Type hint whenever you want advice.
learn-left = Go on with: { $command }

### Reviews of matches

review-title = Review of a match of { $name }, { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
review-seat = { $who }
review-nothing = There was nothing to choose.
review-known = Judged by what could be known at the time.
review-knowing = Judged by everything, also by what was hidden.
review-exact = By the exact table: every number is exact.
review-unsolved = The exact table of these options has not been computed here (carteado solve { $game }).
review-about = By search: every number is an estimate, and a loss below { $least } percentage points is not called a mistake.
review-curve = Chance of winning from decision to decision: { $start } % at first, { $end } % at the end.
review-turns = { $count ->
        [0] No turning point.
        [one] One turning point:
       *[other] { $count } turning points:
    }
review-turn = From action { $number } on: from { $before } % to { $after } %, { $own ->
        [yes] by that action itself
       *[no] by the play of others, cards or dice
    }
review-mistakes = { $count ->
        [0] No mistake.
        [one] One mistake:
       *[other] { $count } mistakes:
    }
review-mistake = Action { $number }, { $grave ->
        [yes] a grave mistake
       *[no] a mistake
    } at { $chance } %: { $taken }. It cost { $loss } percentage points. Better: { $better }.
review-lost = Percentage points given away in all: { $points }.
review-about-points = about { $points }
review-between-points = { $about } ({ $low } to { $high })

# Puzzles

puzzle-goal-win-this-turn = Win this turn
puzzle-goal-win = Win for certain
puzzle-goal-survive = Survive
puzzle-goal-best = The best play
puzzle-goal-best-this-turn = The best play
puzzle-title = { $goal }: { $about }
puzzle-task-win-this-turn = Win before your turn ends, whatever answers you get and whatever chance brings. Only one first action leads there.
puzzle-task-win = Win, whatever answers you get and whatever chance brings. Only one first action leads there.
puzzle-task-survive = You cannot win any more. Do not lose, whatever answers you get and whatever chance brings. Only one first action leads there.
puzzle-task-best = Find the action with the highest chance to win, if you play perfectly afterwards.
puzzle-task-best-this-turn = Find the action with the highest chance to win before your turn ends, against the best answers, if you play perfectly afterwards.
puzzle-failed-less = With perfect play afterwards that wins in { $chance } % of all cases; the best action wins in { $best } %.
puzzle-failed-chance = It may go well, but not for certain: chance can go against you.
puzzle-failed-reply = It may go well, but not against this answer: { $action }.
puzzle-failed-turn = Your turn is over, and you have not won.
puzzle-failed-ended = It is over, and the goal is missed.
puzzle-failed-no-way = From here no way leads to the goal for certain.
puzzle-failed-unproven = It may go well, but that depends on something that you cannot know.
puzzle-opponent = the opponent
puzzle-heading = Puzzle { $number }: { $title }
puzzle-rated = Level { $level } of 5.
puzzle-turn = { $who }: { $action }
puzzle-hint = The right action begins with: { $verb }
puzzle-solved = Solved!
puzzle-left = Next puzzle: { $command }
puzzle-book = { $game }: { $solved } of { $count } puzzles solved.
puzzle-listed = { $number }. { $title }, level { $level }{ $done ->
    [yes] { " " }(solved)
   *[no] { "" }
}
puzzle-commands = Type an action or its number. Besides: hint (how the right action begins), solution, table, undo, why ACTION, preview ACTION, rules NUMBER, ? WORD (explains a word), quit.
puzzle-mined = { $number }. { $title }, level { $level }: { $file }
