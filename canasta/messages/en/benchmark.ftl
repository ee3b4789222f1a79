### The benchmark: a bot against pinned opponents.

cli-benchmark-short = compare a bot with opponents that never change
cli-benchmark-help =
    Play a bot against pinned opponents by a frozen protocol, so that results of different years and machines can be compared.

    BOT is a bot by its name or one of your own (file.py:Class). The tracks are single hands, whole games, unfamiliar partners, every book, house rules, and Mini-Canasta. All figures but those of Mini-Canasta, which are exact, come with 95 % intervals. A bot that crashes or plays illegally is counted, and the run goes on. Without options the whole protocol is played; a fast bot needs about half an hour on two cores.
cli-benchmark-example =
    { $program } benchmark expert --pairs 20 --opponent expert-1
    { $program } benchmark my_bot.py:MyBot --results my-bot
    { $program } benchmark my_bot.py:MyBot --results my-bot --json > my-bot.json
cli-benchmark-exit_1 = the bot made illegal choices or crashed; the result counts them
cli-option-benchmark_track = Play this track only: hands, games, partner, books, house or mini. Can be repeated.
cli-option-benchmark_opponent = Play against this pinned opponent only: club-1, expert-1, champion-1 or (in Mini-Canasta) equilibrium-1. Can be repeated.
cli-option-benchmark_book = The rulebook of the tracks hands, games and partner.
cli-option-benchmark_round = Each round has other deals: tune on one, report another.
cli-option-benchmark_pairs = Pairs of each contest (samples in Mini-Canasta), for a quick look. Default: the protocol's number.
cli-option-benchmark_results = Save every pair in this folder; the same command resumes.

benchmark-one_bot = The benchmark takes one bot, not '{ $name }': partners come from the protocol.
benchmark-book = Unknown rulebook '{ $name }'. Available: { $names }.
benchmark-round = Rounds count from 1; { $number } is not one.
benchmark-track = Unknown track '{ $name }'. Available: { $names }.
benchmark-opponent = Unknown opponent '{ $name }'. Available: { $names }.
benchmark-nothing = The tracks { $tracks } are played against { $names } only. Leave out --opponent, or name that one.
benchmark-changed-weights = { $name } has changed: its weights differ from those that were pinned. Restore the file { $version }.toml of the benchmark, or use the sources of commit { $commit }.
benchmark-changed-play = { $name } has changed: it plays differently from the day it was pinned, because a rulebook or the functions that choose its actions were changed. Use the sources of commit { $commit } for version { $version } of the benchmark, or freeze that opponent as the page on the benchmark describes.
benchmark-other_results = The folder '{ $name }' has results of another bot, of other sources of this one, or of another round. Give another folder.
benchmark-stopped = Stopped. Run the same command to resume.
benchmark-stopped_for_good = Stopped. With --results FOLDER, the same command would resume.
benchmark-columns = Share won, lead per hand (95 % intervals), pairs
benchmark-row = { $track }, { $rules }, { $players } players, against { $opponent }
benchmark-row_partner = { $track }, { $rules }, { $players } players, with { $partner } against { $opponent }
benchmark-name-hands = Single hands
benchmark-name-games = Whole games
benchmark-name-partner = Unfamiliar partner
benchmark-name-books = Every book
benchmark-name-house = House rules
benchmark-name-mini = Mini-Canasta
benchmark-mini = { $track }, 2 players, against { $opponent }
benchmark-mini_figures = lead { $lead }, exploitability { $exploitability } points per hand
benchmark-worst = Worst of { $track }: { $name }, { $share } %
benchmark-pace = Decisions: { $decisions }, half within { $p50 } ms, 95 % within { $p95 } ms.
benchmark-illegal = { $number ->
    [0] No illegal choices.
    [one] 1 illegal choice; 'simple' played instead.
   *[other] { $number } illegal choices; 'simple' played instead.
    }
benchmark-protocol = Benchmark version { $version }, round { $round }.
benchmark-incomplete = Not the whole protocol; incomplete: { $names }.
arena-column-track = Track
arena-column-share = Won
