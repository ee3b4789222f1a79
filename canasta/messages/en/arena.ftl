### The arena: bots against bots on duplicate deals.

cli-arena-short = let bots play each other on duplicate deals
cli-arena-help =
    Play bots off against each other on duplicate deals: every deal is played once in each seating, so luck is the same for all.

    BOT is a bot by its name ({ $program } bots lists them) or one of your own (file.py:Class); champion+expert is a side of two different partners. All figures come with 95 % intervals. The same seed gives the same games, whatever the number of processes.
cli-arena-example =
    { $program } arena expert club --pairs 50
    { $program } arena club simple --book boat --players 2 --hands --pairs 500
    { $program } arena club+simple simple --results mix.jsonl --csv mix.csv
cli-arena-exit_1 = a bot chose something that is not allowed; the report says where

cli-option-arena_book = The rulebook or a house rule (its name, or its file). Default: classic.
cli-option-arena_hands = Single hands instead of games, from totals spread over the game.
cli-option-arena_games = Whole games, to the target. This is the default.
cli-option-arena_think = Samples per decision for bots that search. Default: each bot's own number.
cli-option-arena_seed = Any text: the same text gives the same games.
cli-option-pairs = Number of pairs; each pair is the same deals in every seating.
cli-option-minutes = Stop after this many minutes, with the pairs finished by then.
cli-option-results = Save every pair to this file; pairs already in it are not played again.
cli-option-csv = Write a row for every hand to this file.
cli-option-records = Save every game as a record in this folder.

arena-entries = With { $players } players there are { $sides } sides, and each contestant plays one or more of them: enter at least 2 contestants and at most { $sides }, not { $number }.
arena-partners = '{ $entry }' names more bots than a side has players ({ $number } with { $players } players).
arena-pairs = Play between 1 and { $most } pairs, not { $number }.
arena-modes = Use either --hands or --games, not both.
arena-target_of_hands = --target applies to whole games; it cannot be used with --hands.
arena-records_of_hands = --records saves whole games; it cannot be used with --hands.
arena-other_contest = { $name } holds the results of another contest. Give another file, or the same bots, rules and seed.
arena-unreadable = '{ $name }' is not a results file.
arena-endless = A hand between { $names } did not end.
arena-stopped = Stopped after { $done } of { $wanted } pairs.

arena-head-games = { $book }, { $players } players, whole games to { $target }, seed { $seed }
arena-head-number = { $book }, { $players } players, games of { $number } hands, seed { $seed }
arena-head-hands = { $book }, { $players } players, single hands, seed { $seed }
arena-played-games = { $pairs ->
    [one] 1 pair: { $games } games, { $hands } hands
   *[other] { $pairs } pairs: { $games } games, { $hands } hands
    }
arena-played-hands = { $pairs ->
    [one] 1 pair: { $hands } hands
   *[other] { $pairs } pairs: { $hands } hands
    }
arena-so_far = { $name } { $share } %
arena-percent = { $value } % ({ $low } to { $high })
arena-points = { $value } ({ $low } to { $high })
arena-none = none
arena-column-side = Side
arena-column-games = Games won
arena-column-hands = Hands won
arena-column-points = Points per hand
arena-column-lead = Lead per hand
arena-column-bot = Bot
arena-column-decisions = Decisions
arena-column-p50 = Half within ms
arena-column-p95 = 95 % within ms
arena-column-misplays = Illegal choices
arena-level = In brackets: 95 % intervals. Equal players would win { $level } % each.
arena-cut = { $number ->
    [one] One game was too long and was awarded to the leader.
   *[other] { $number } games were too long and were awarded to the leader.
    }
arena-misplay = Error of { $bot } in { $position }: { $what }
arena-more_misplays = { $number ->
    [one] One more error is not listed.
   *[other] { $number } more errors are not listed.
    }

cli-arena_ladder-short = a round robin with ratings
cli-arena_ladder-help =
    Play every bot against every other on the same duplicate deals and rate them.

    Ratings come from the openskill model, with their 95 % intervals; a new player has 25.
cli-arena_ladder-example =
    { $program } arena ladder random simple club --pairs 20
    { $program } arena ladder simple club --book knee --hands --results ladder
cli-arena_ladder-exit_1 = a bot chose something that is not allowed; the report says where
cli-option-ladder_pairs = Number of pairs for every two contestants.
cli-option-ladder_results = Save every pair to a file in this folder; pairs already there are not played again.
arena-commands = Further commands
arena-ladder_entries = A ladder needs at least two bots, and each may be named only once.
arena-ladder_stopped = Stopped in match { $done } of { $wanted }.
arena-column-other = Against
arena-column-rating = Rating
arena-column-number = Games
arena-ratings = In brackets: 95 % intervals; those of the ratings are the model's own. Ratings are comparable within one ladder only.

cli-arena_league-short = a round robin with the pool of players of different kinds
cli-arena_league-help =
    Play the named bots and the pool against each other on the same duplicate deals.

    The pool has players of different kinds: some lay at once, some hold back, some hunt for the pile or freeze it. For each player the worst opponent is shown, by the lower bound of its share of the games, and its share in the Nash average: the mix of players that no other mix beats.
cli-arena_league-example =
    { $program } arena league club expert --pairs 20
    { $program } arena league club expert --book boat --only-bots --results league --markdown boat.md
cli-arena_league-exit_1 = a bot chose something that is not allowed; the report says where
cli-option-league_only = Leave out the matches of members of the pool against each other.
cli-option-league_markdown = Write the matrix as Markdown tables to this file.
arena-column-worst = Worst opponent
arena-column-nash = Nash share
arena-league-about = In brackets: 95 % intervals. The players are listed by the lower bound of their share against their worst opponent. Ratings are comparable within one league only.

cli-arena_report-short = the complete strength table, with a plot
cli-arena_report-help =
    Play the complete strength table: every step of the ladder of bots in every book, with four players and with two, a champion with another partner, and house rules that no bot was tuned on. Writes a page in Markdown and a plot.

    Pairs already in the folder are not played again, so the same command resumes a report that was stopped. With --quick it takes half an hour on two cores, and the intervals are wide.
cli-arena_report-example =
    { $program } arena report --quick
    { $program } arena report --out figures --only champion --minutes 600
cli-arena_report-exit_1 = a bot chose something that is not allowed; the report says where
cli-option-report_quick = Half an hour, and wide intervals.
cli-option-report_out = The folder for the page, its plot and the results.
cli-option-report_pairs = Most pairs for each contest (300, with --quick 150).
cli-option-report_minutes = Minutes for the whole table, shared between its contests (no limit, with --quick 30).
cli-option-report_only = Play only contests that match: a bot or a mix, a book, a number of players, a house rule. If given several times, all must match.
arena-report_only = No contest of the table matches: { $words }.
arena-report_stopped = Stopped. Run the same command to resume.
arena-report_late = The time is up. Contests not started: { $number }. Run the same command to play them.
arena-report-done = { $title }, { $rules }, { $players } players: { $share }
arena-report-written = Written: { $names }
arena-report-title = How strong the bots are
arena-report-about = Every contest is played on [duplicate deals](arena.md): each deal once in every seating. The figures are the share of games that the first side wins, ties counting half, with 95 % bootstrap intervals over whole pairs. *Reached* means that the whole interval is above the goal, *missed* that it is below, *open* that the goal lies in it.
arena-report-made = Made on { $date } by version { $version }, commit { $commit }, { $core }, Python { $python }, { $cores } cores, seed { $seed }.
arena-report-alternative = The shares of the tables below as dots with their intervals, a line at one half and a mark at each goal
arena-report-contest = { $better } against { $worse }
arena-report-house = { $better } against { $worse }, house rules that no bot was tuned on
arena-report-think = { $contest }, { $number } samples per decision
arena-report-row = { $rules }, { $players } players
arena-report-plot = Share of games won, per cent
arena-report-paces = How long a decision takes
arena-report-paces_about = In milliseconds of processor time, on one core.
arena-report-illegal = Illegal choices: { $number } in { $decisions } decisions.
arena-verdict-reached = reached
arena-verdict-open = open
arena-verdict-missed = missed
arena-column-rules = Rules
arena-column-players = Players
arena-column-wanted = Goal
arena-column-verdict = Verdict
arena-column-pairs = Pairs
