list-and = { $start } and { $end }
seat-number = Player { $number }
seat-you = You

near = { $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
refused-illegal-action = That is not allowed now: { $action }. Allowed: { $allowed }.
refused-match-over = The match is over.
refused-not-your-turn = It is not your turn.
refused-stale = The table has moved on: you answered number { $number }, it is now at { $now }.
refused-action-unknown = There is no action called { $found }. Actions: { $allowed }.{ near }
refused-action-too-long = { $action }: these words are too many: { $found }.
refused-action-missing-field = { $action } needs its { $field }: { $allowed }.
refused-action-bad-field = { $action }: { $found } is no { $field }. Allowed: { $allowed }.
refused-action-unknown-field = { $action } has no field { $found }. Fields: { $allowed }.{ near }
refused-action-not-an-object = An action is an object with a type, not: { $found }.
refused-option-unknown = { $game } has no option { $found }. Options: { $allowed }.{ near }
refused-option-bad-value = { $found } is no value of the option { $option }. Allowed: { $allowed }.{ near }
refused-option-not-a-pair = An option is written name=value, not: { $found }.
refused-preset-unknown = { $game } has no preset { $found }. Presets: { $allowed }.{ near }
refused-mode-unknown = { $game } has no mode { $found }. Modes: { $allowed }.{ near }
refused-seats-bad-number = { $game } in mode { $mode } is not for { $found } players. Allowed: { $allowed }.
refused-seats-wrong-count = { $found } seats were named, the match has { $expected }.
refused-seat-unknown = A seat is human or bot:NAME, not { $found }. For example: { $allowed }.
refused-game-unknown = There is no game called { $found }. Games: { $allowed }.{ near }
refused-bot-unknown = No bot called { $found } plays { $game }. Bots: { $allowed }.{ near }
refused-bot-bad-strength = { $found } is no strength for the bot { $bot }. Allowed: { $allowed }.
refused-language-unknown = There is no language { $found } here. Languages: { $allowed }.
refused-card-file-invalid = The card file { $file } is wrong: { $reason }
refused-position-unknown-field = A position has no field { $found }. Fields: { $allowed }.{ near }
refused-position-bad-value = Position: { $found } is no value of { $field }. Allowed: { $allowed }.
refused-save-other-game = The saved state is of { $found }, not of { $expected }.
refused-save-damaged = The saved state of { $game } is damaged: { $reason }
refused-rules-other-version = This was played by version { $found } of the rules of { $game }; here is version { $expected }. It is not replayed under other rules.
refused-file-unreadable = { $file } cannot be read: { $reason }
refused-file-unwritable = { $file } cannot be written: { $reason }
refused-record-damaged = { $file } is not a whole record: { $reason }
refused-record-other-format = { $file } has record format { $found }, this program reads { $expected }.
refused-record-bad-action = Action { $number } of the record, { $action }, is refused: { $reason }.
refused-record-bad-commitment = The seed does not match the commitment: published { $commitment }, the seed gives { $found }.
refused-record-bad-hash = The match does not end as recorded: hash { $expected } in the record, { $found } by the rules.
refused-record-bad-outcome = The outcome is not as recorded: { $expected } in the record, { $found } by the rules.
refused-rewind-bad-number = There is no action number { $found }. Allowed: { $allowed }.
refused-rule-unknown = { $game } has no rule { $found }.{ near }
refused-not-solvable = There is no exact solution of { $game }.
refused-solver-missing = The solver needs numba: install it with pip install "carteado[solve]".
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
cli-play = Play a game line by line in the terminal.
cli-simulate = Let bots play many games and count the results.
cli-replay = Show a recorded match, and check it.
cli-rules = Read the rulebook of a game, or one rule of it.
cli-cards = Show the cards of a game, or check its card files.
cli-arg-card = the id of one card
cli-opt-check = check the card files and print all that is wrong
cli-opt-schema = print a JSON Schema of the card files, for editors
cards-checked = { $faults ->
        [0] { $cards } cards, nothing wrong.
        [one] One fault.
       *[other] { $faults } faults.
    }
refused-cards-none = { $game } has no card files to show.
refused-card-unknown = { $game } has no card { $found }.{ near }
cli-solve = Work out perfect play where a game allows it.
cli-bench = Measure the speed of the games, beside a fixed baseline.
cli-arg-game = the game: see `carteado games`
cli-arg-file = a record file
cli-arg-rule = a rule, such as SIEGE-8.3
cli-opt-lang = language: pt or en
cli-opt-json = print one JSON document and nothing else
cli-opt-mode = the mode of the game
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
cli-opt-rebuild = build the table even if there is one
cli-opt-quick = shorter measurements
cli-opt-version = say the version, and whether the compiled modules are in use
cli-version = carteado { $version }, { $compiled ->
        [yes] compiled
       *[no] interpreted
    }
cli-progress-games = games
cli-progress-solve = solving

games-modes = modes: { $modes }
games-presets = presets: { $presets }
games-seats = { $seats ->
        [1] one player
       *[other] players: { $seats }
    }
games-bots = bots: { $bots }
games-options = options

simulate-title = { $games } games of { $name }
simulate-seat = Seat { $seat } ({ $bot }) won { $wins } ({ $percent } %)
simulate-draws = Draws: { $draws }
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
replay-unfinished = The match is not over: only what a spectator sees is shown.
replay-verified = Verified: the seed matches the commitment, every action was legal, and the table is as recorded.
replay-commitment = Commitment: { $commitment }
replay-seed = Seed: { $seed }

bench-title = Random play, compiled and interpreted
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
play-hint = { $action }: { $worth } %
play-hint-none = No hint for this table.
play-over = The match is over.
play-won = { $who } won.
play-drawn = A draw.
play-commands =
    Type the number of an action, or its text. Other words:
    ? - this help; ? WORD - about one action or rule
    table - the whole table again
    log - everything that happened so far
    hint - what a strong player would do
    undo - take back your last action (against bots)
    save FILE - write the match to a file; resume FILE - go on with a written match
    rules - the rulebook; rules ID - one rule
    quit - leave; the match is kept
