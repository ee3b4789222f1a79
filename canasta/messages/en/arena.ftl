### The arena: bots against bots on duplicate deals.

cli-arena-short = play bots off against each other on duplicate deals
cli-arena-help =
    Play bots off against each other on duplicate deals: every deal is played once in each seating, so luck is the same for all.

    BOT is a bot by its name ({ $program } bots lists them) or one of your own (file.py:Class); champion+expert is a side of two different partners. All figures come with 95 % intervals. The same seed gives the same games, whatever the number of processes.
cli-arena-example =
    { $program } arena expert club --pairs 50
    { $program } arena club simple --book boat --players 2 --hands --pairs 500
    { $program } arena club+simple simple --results mix.jsonl --csv mix.csv
cli-arena-exit_1 = a bot chose something that is not allowed; the report says where

cli-option-arena_book = The rulebook or a house rule (its name, or its file); classic unless given.
cli-option-arena_hands = Single hands instead of games, from totals spread over the game.
cli-option-arena_games = Whole games, to the target; this is so unless --hands is given.
cli-option-arena_think = How many samples bots that search may take for a decision (their own number, unless given).
cli-option-arena_seed = Any text: the same text gives the same games.
cli-option-pairs = How many pairs; each is the same deals in every seating.
cli-option-minutes = Stop after this many minutes, with the pairs finished by then.
cli-option-results = Keep every pair in this file; the pairs that it has already are not played again.
cli-option-csv = Write a row for every hand to this file.
cli-option-records = Save every game as a record in this folder.

arena-entries = With { $players } players there are { $sides } sides at this table, and each contestant has one or more of them: at least 2 contestants can play and at most { $sides }, not { $number }.
arena-partners = '{ $entry }' has more bots than a side has players: with { $players } players that is { $number }.
arena-pairs = One pair is the least that can be played and { $most } are the most, not { $number }.
arena-modes = --hands and --games cannot go together.
arena-target_of_hands = --target is for whole games and cannot go with --hands.
arena-records_of_hands = --records keeps whole games and cannot go with --hands.
arena-other_contest = { $name } holds the results of another contest. Give another file, or the same bots, rules and seed.
arena-unreadable = '{ $name }' is not a results file.
arena-endless = A hand between { $names } would not end.
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
arena-level = In brackets: 95 % intervals. Equals would win { $level } % each.
arena-cut = { $number ->
    [one] One game was too long and went to the leader.
   *[other] { $number } games were too long and went to the leader.
    }
arena-misplay = Illegal choice of { $bot }: { $what } in { $position }

cli-arena_ladder-short = everybody against everybody, with ratings
cli-arena_ladder-help =
    Play everybody against everybody on the same duplicate deals and rate them all.

    A rating is the openskill model's, with what it is sure of to 95 %; beginners have 25.
cli-arena_ladder-example =
    { $program } arena ladder random simple club --pairs 20
    { $program } arena ladder simple club --book knee --hands --results ladder
cli-arena_ladder-exit_1 = a bot chose something that is not allowed; the report says where
cli-option-ladder_pairs = How many pairs for every two contestants.
cli-option-ladder_results = Keep every pair in a file in this folder; the pairs that are there already are not played again.
arena-commands = Further commands
arena-ladder_entries = A ladder needs two bots or more, each once.
arena-ladder_stopped = Stopped in match { $done } of { $wanted }.
arena-column-other = Against
arena-column-rating = Rating
arena-column-number = Games
arena-ratings = In brackets: 95 % intervals, those of the ratings as the model tells them. Ratings are comparable within one ladder only.

cli-arena_report-short = the whole strength table, with a plot
cli-arena_report-help =
    Play the whole strength table: every step of the ladder of bots in every book, with four players and with two, a champion with another partner, and house rules that nothing was tuned by. Writes a page in Markdown and its plot.

    Pairs that the folder has already are not played again, so a report that was stopped is resumed by giving the same words. With --quick it takes half an hour on two cores, and the intervals are wide.
cli-arena_report-example =
    { $program } arena report --quick
    { $program } arena report --out figures --only champion --minutes 600
cli-arena_report-exit_1 = a bot chose something that is not allowed; the report says where
cli-option-report_quick = Half an hour, and wide intervals.
cli-option-report_out = The folder for the page, its plot and the results.
cli-option-report_pairs = How many pairs of each contest, at most (300, with --quick 150).
cli-option-report_minutes = Minutes for the whole table, shared between its contests (no limit, with --quick 30).
cli-option-report_only = Play only the contests that this names: a bot or a mix, a book, a number of players, a house rule. Given several times, all must fit.
arena-report_only = No contest of the table fits: { $words }.
arena-report_stopped = Stopped. The same words again resume it.
arena-report_late = The time is up. Contests that were not begun: { $number }. The same words again play them.
arena-report-done = { $title }, { $rules }, { $players } players: { $share }
arena-report-written = Written: { $names }
arena-report-title = How strong the bots are
arena-report-about = Every contest is played on [duplicate deals](arena.md): each deal once in every seating. The figures are the share of games that the first side wins, ties counting half, with 95 % intervals from drawing whole pairs again. *Reached* is a wanted share that the whole interval is above; *missed* is one that it is below; *open* is one that lies in it.
arena-report-made = Made on { $date } by version { $version }, commit { $commit }, { $core }, Python { $python }, { $cores } cores, seed { $seed }.
arena-report-alternative = The shares of the tables below as dots with their intervals, a line at one half and a mark where each is wanted
arena-report-contest = { $better } against { $worse }
arena-report-house = { $better } against { $worse }, house rules that nothing was tuned by
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
arena-column-wanted = Wanted
arena-column-verdict = Verdict
arena-column-pairs = Pairs
