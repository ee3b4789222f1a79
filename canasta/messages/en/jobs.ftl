### Simulations and the benchmark.

jobs-hands = Play between 1 and { $most } hands, not { $number }.
jobs-processes = Use at least one process, not { $number }.
jobs-worker_lost = The worker processes ended { $number } times without a result. The machine may be short of memory: try fewer processes.
jobs-none = none
jobs-turns = { $mean } on average, { $least } to { $most }
jobs-actions = { $mean } on average, { $sum } in all
jobs-short_turns = { $share } of turns begin with one card or none
jobs-all_feet = taken up by every side in { $share } of hands
jobs-longest = hand { $number } of seed { $seed }
jobs-side = wins { $wins }, goes out { $out }, opens { $opened }; points { $mean } ± { $spread }, { $lowest } to { $highest }; per hand: { $canastas } canastas ({ $natural } natural), { $red_threes } red threes
jobs-fault_told = { $what } Position: { $position } After: { $actions }. To reproduce: seed { $seed }, hand { $number }.
jobs-fault_at_once = { $what } Position: { $position } To reproduce: seed { $seed }, hand { $number }.

jobs-cluster-address = “{ $address }” is not a cluster address. Use auto, local, host:port or ray://host:port.
jobs-cluster-nobody = There is no Ray cluster on this machine. Start one with “ray start --head”, or use --cluster local to start one for this job only.
jobs-cluster-unreachable = No Ray cluster answers at { $address }.
jobs-cluster-token = The cluster at { $address } requires a token. Set RAY_AUTH_MODE=token so that Ray sends yours.
jobs-cluster-versions = The cluster at { $address } runs { $theirs }; this machine runs { $ours }. They must be the same.
jobs-cluster-refused = The cluster at { $address } cannot be used: { $problem }
jobs-cluster-failed = The cluster failed: { $problem }
jobs-cluster-gone = The connection to the cluster at { $address } was lost during the job.
jobs-cluster-missing = Casa Canasta does not run on machine { $machine } of the cluster. Install version { $ours } there.
jobs-cluster-different = Machine { $machine } of the cluster has a different Casa Canasta (version { $theirs }; here it is { $ours }). Results could differ, so nothing was run.

jobs-row-hands = Hands
jobs-row-turns = Turns per hand
jobs-row-actions = Actions per hand
jobs-row-endings = Endings
jobs-row-short_turns = Short of cards
jobs-row-all_feet = Last reserve
jobs-row-concealed = Concealed
jobs-row-level = Without a winner
jobs-row-side = Side { $side }
jobs-row-longest = Longest hand
jobs-row-checksum = Checksum
jobs-row-faults = Faults
jobs-row-fault = Fault in hand { $number }

jobs-ending-out = someone went out { $share }
jobs-ending-exhausted = stock exhausted { $share }
jobs-ending-last_three = last card a red three { $share }
jobs-ending-stuck = deadlock { $share }

jobs-fault-dead_end = No action is legal, and the hand is not over.
jobs-fault-bot = A bot failed: { $detail }.
jobs-fault-endless = The hand does not end.
jobs-fault-error = The engine failed: { $detail }.
jobs-fault-lost_card = The cards no longer add up to the pack.
jobs-fault-wrong_size = A hand does not hold as many cards as it says.
jobs-fault-disorder = The legal actions are not in order, or continue after the end.
jobs-fault-wrong_end = Ending the turn is offered although a card can be played.
jobs-fault-wrong_pass = Passing is offered although there is a card to draw.
jobs-fault-wrong_draw = Drawing is offered, but no card is left to draw.

bench-intro = Book { $book }, medians of { $rounds } rounds, core { $core }. Seconds are CPU time of one process.
bench-round = Measuring, round { $number } of { $rounds } ...
bench-no_peers = Other engines are not installed. To compare with them: ./play dev bench --peers
bench-written = Written to { $folder }: { $names }.
bench-speed = Random play, from the shuffle to the score
bench-ratios = How many times as fast, ours with { $number } players
bench-goals = Goals
bench-memory = Memory, bytes
bench-what = what
bench-beside = compared with
bench-wanted = goal
bench-reached = measured
bench-met = met
bench-yes = yes
bench-no = no
bench-least = { $number } or more
bench-most = { $number } or less
bench-worst_book = the slowest action: { $variant }
bench-rate = actions per CPU second
bench-ratio = compared with { $peer }
bench-ours = ours, { $core }, { $how }, { $number } players
bench-column = { $how }, { $core }
bench-bar = ours, { $series }
bench-plot_speed = Speed of random play compared with { $peer } (logarithmic), ours with { $number } players
bench-books = Random play, time per action in every book
bench-books_wanted = Goal: at most { $ratio } ×. Compared with the same number of players, or the most there are.
bench-variant = book
bench-variant_plain = { $book }, { $players } players
bench-variant_options = { $book }, { $players } players, { $options }
bench-microseconds = microseconds
bench-costs = Single steps, microseconds by number of players
bench-sizes = Legal actions while laying, microseconds by number of players
bench-costs_note = Means over all moments of random play, with warm tables. Where players sit out, a hand is that of four.
bench-plot_costs = Cost of single steps, in copies of a state
bench-step_title = step
bench-with_players = { $number } players
bench-in_copies = copies
bench-growth = { $most } : { $least }

bench-core-compiled = compiled
bench-core-interpreted = interpreted

bench-how-api = step by step
bench-how-inside = inside the core
bench-how-playouts = playouts
bench-how-observed = with observations
bench-how-vector = with observations, many tables

bench-peer-rlcard = RLCard gin rummy
bench-peer-rlcard_bare = RLCard gin rummy, no observations
bench-peer-openspiel_gin_rummy = OpenSpiel gin rummy
bench-peer-openspiel_hearts = OpenSpiel hearts
bench-peer-openspiel_rollouts = OpenSpiel hearts, rollouts in C++
bench-peer-openspiel_hands = OpenSpiel hearts, whole hands in C++
bench-peer-pettingzoo_texas = PettingZoo Texas hold ’em
bench-peer-pettingzoo_leduc = PettingZoo Leduc hold ’em
bench-peer-chess = python-chess
bench-peer-pokerkit = PokerKit Texas hold ’em

bench-bytes-dealt = a state that was dealt
bench-bytes-copy = a copy of a state
bench-bytes-view = a view

bench-step-copy = copy a state
bench-step-legal = legal actions
bench-step-legal_draw = – before drawing
bench-step-legal_play = – laying, discarding
bench-step-legal_answer = – answering
bench-step-step = action known to be legal
bench-step-apply = action checked, events
bench-step-view = view
bench-step-sample = sample of a view
bench-step-deal = deal
bench-step-score = score of a hand
bench-step-act = action of a match
bench-step-send = views and events of it, encoded
bench-step-size = legal actions with { $least } to { $most } cards
bench-step-size_from = legal actions with { $least } cards or more

bench-help-command = Measure the speed of random play and the cost of single steps.
bench-help-book = The rulebook to measure, or a house rule.
bench-help-players = Number of players; may be given several times. Default: all that the book allows.
bench-help-seed = The seed of the hands that are played.
bench-help-rounds = Number of rounds; the figures are their medians.
bench-help-peers = Also measure other card engines. Default: if they are installed.
bench-help-folder = Folder for the figures: JSON, tables in Markdown, and a plot.
bench-help-worst = Find the positions that take longest to judge, in every book and shipped house rule.
bench-help-seconds = With --worst: seconds to search in each book.
bench-searching = Searching for slow positions in { $name } ...
bench-dear_title = The slowest positions, in milliseconds, core { $core } (goal: at most { $most })
bench-dear_book = book
bench-dear_legal = legal actions
bench-dear_refusal = slowest refusal
bench-dear_out = way out
bench-dear_work = work

## How the page in the browser does: ./play dev page --measure, ./play dev page --pictures
bench-page-help = Run Lighthouse on every page as a phone, check its size, and measure the time to the first card.
bench-page-only = Only pages whose names match.
bench-page-times = How often the time to the first card is measured.
bench-page-write = Write the figures into docs/page.md.
bench-page-broken = Lighthouse failed; its output is above.
bench-page-soon = From opening the page to the first card played: { $own } s (median of { $times } visits; the cards were dealt after { $dealt } s; the other players' turns are not counted).
bench-page-commit = Measured at commit { $commit } by `./play dev page --measure --write`.
bench-page-short = { $page } misses its goal: { $lacking }
bench-page-late = The first card takes more than { $seconds } s.
bench-pictures-help = Take the pictures and the recording of the README from the page itself.
bench-pictures-beside = Also take the screens of a design study, each next to the picture with its name in FOLDER, into .bench.
bench-pictures-only = Only pictures whose names match.
