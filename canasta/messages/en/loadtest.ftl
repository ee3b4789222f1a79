### The load test: how much a server can take.

cli-loadtest-short = measure how many tables a server can handle
cli-loadtest-help =
    Play random moves at many tables at once over real sockets, and measure the server. Each table makes one move per interval (--pace). A move counts as seen when its sender knows that it is stored and everybody at the table has the new view.

    The clients subscribe as the page does, in all languages, and every tenth table has a spectator. The test starts its own server on this machine with a temporary database. With as many sockets and messages it loads, in turn, an ordinary server (Starlette, json, one SQLite commit per move, a game without rules) and a bare echo server: the least that any such server needs. Where there are several cores, the servers use one and the clients another. Processor time per move does not include the cost of idle sockets.
cli-loadtest-example =
    { $program } loadtest --tables 2000 --minutes 10
    { $program } loadtest --tables 500 --find-knee --plot load.svg
    { $program } loadtest --attack
cli-loadtest-exit_1 = there were errors; the last line counts them by kind
cli-option-load_tables = Number of tables that play at the same time.
cli-option-load_bots = Number of bots among the players. Games with bots end, and the next one starts at once.
cli-option-load_pace = Seconds from one move at a table to the next.
cli-option-load_minutes = How long they play.
cli-option-load_rounds = Number of rounds in which the three servers take turns.
cli-option-load_url = Test this running server instead of starting one. Its limits per address apply.
cli-option-load_knee = Then play faster and faster until moves take too long, and report the rate.
cli-option-load_limit = With --find-knee and --attack: the 99th percentile at which moves take too long.
cli-option-load_plot = Draw the percentiles over the time of the run, as SVG.
cli-option-load_attack = Start a server, attack it from one address in every known way, and show how long players at other tables wait. Exit status 1 if the 99th percentile exceeds --limit.
cli-option-load_only = Only this attack; can be given several times.
cli-option-load_seconds = With --attack: seconds for each attack, and for the quiet time before it.

loadtest-bots = With { $bots } bots among { $players } players, no player is left to make a move.
loadtest-url = '{ $url }' is not a server address. Write it like http://127.0.0.1:8750.
loadtest-files = So many sockets need { $wanted } open files, and this machine allows { $most } per process. Raise the limit (ulimit -n { $wanted }), or use fewer tables.
loadtest-no_server = The server for the load test could not be started.
loadtest-metrics = The server at { $address } does not report its use of memory and processor, so it cannot be measured.
loadtest-setup = Only { $done } of { $wanted } could be set up: { $problem }.

loadtest-doing-sockets = opening sockets at the other servers
loadtest-doing-ordinary = playing at the ordinary server
loadtest-doing-echo = echo
loadtest-doing-tables = sitting down
loadtest-doing-moves = playing
loadtest-doing-knee = looking for the knee

loadtest-head = { $tables } tables, { $sockets } sockets ({ $spectators } of spectators), { $book }.
loadtest-pace = One move per table every { $seconds } s.
loadtest-column-tables = tables
loadtest-column-ordinary = ordinary
loadtest-column-echo = bare echo
loadtest-ratios = Processor time: { $ordinary } × the ordinary server, { $echo } × the echo. Memory: { $memory } × the echo.
loadtest-row-sockets = Sockets
loadtest-row-rate = Moves, or messages, per second
loadtest-row-p50 = Seen by all after, median (ms)
loadtest-row-p99 = … 99th percentile
loadtest-row-worst = … longest
loadtest-row-acknowledged_p50 = Acknowledged after, median (ms)
loadtest-row-acknowledged_p99 = … 99th percentile
loadtest-row-size = Sent to all clients (kB)
loadtest-row-cpu = Processor time of each (µs)
loadtest-row-memory = Memory of the server (MB)
loadtest-row-bots = Memory of the bots (MB)
loadtest-row-entries = Entries of games in memory
loadtest-row-disk = On the disk after, mean (ms)
loadtest-row-per_table = Memory per table (kB)
loadtest-row-busy = Server, share of a core (%)
loadtest-row-idle = … while nothing is sent
loadtest-row-client = Load client, share of a core (%)
loadtest-step-wanted = moves/s wanted
loadtest-step-reached = reached
loadtest-step-p50 = p50 (ms)
loadtest-step-p99 = p99 (ms)
loadtest-step-busy = server (%)
loadtest-knee = The knee: { $rate } moves per second; beyond that the 99th percentile exceeds { $limit } ms, or the server falls behind.
loadtest-no_knee = Even the first step took more than { $limit } ms, or the server fell behind.
loadtest-games = { $games ->
    [one] One game was played to the end, and another was started.
   *[other] { $games } games were played to the end, and others were started.
  }
loadtest-growth-head = Change per hour
loadtest-growth-settled = after a tenth
loadtest-growth-late = second half
loadtest-growth-value = { $value } ± { $error }
loadtest-errors = Errors: { $errors }.
loadtest-no_errors = No errors.
loadtest-plot = Time until everybody has seen a move, { $tables } tables
loadtest-plot_about = Median and 99th percentile, in milliseconds, over the seconds of the run
loadtest-plot_across = seconds

loadtest-no_attack = '{ $name }' is not an attack. Available: { $names }.
loadtest-no_attacker = The attack { $name } could not be prepared. It needs the address { $source } on this machine, which Linux has and other systems may lack.
loadtest-doing-attack = attacking
loadtest-attack-head = Each attack comes from one address and lasts { $seconds } s. Two tables of another address play before and during it. Times of a move in ms: median / 99th percentile / longest.
loadtest-attack-attack = attack
loadtest-attack-table = open a table
loadtest-attack-hint = hint
loadtest-attack-done = done
loadtest-attack-refused = refused
loadtest-attack-without = without it
loadtest-attack-during = during it
loadtest-attack-aside = { $attack }: { $what }
loadtest-attack-held = No attack raises the 99th percentile of a move above { $limit } ms.
loadtest-attack-not_held = With some attacks the 99th percentile of a move exceeds { $limit } ms, or a client of the quiet tables had an error.
loadtest-attacks-pings = pings
loadtest-attacks-pongs = pongs
loadtest-attacks-fragments = empty fragments
loadtest-attacks-messages = messages
loadtest-attacks-large = large messages
loadtest-attacks-subscriptions = subscriptions
loadtest-attacks-pads = pads of 499 hands
loadtest-attacks-happened = events of a long hand
loadtest-attacks-keys = keys used again
loadtest-attacks-house = house rule of 60 kB
loadtest-attacks-compare = comparisons
loadtest-attacks-search = searches
loadtest-attacks-chunks = bodies in 1-byte chunks
loadtest-attacks-hints = hints
loadtest-attacks-lobby = lobby
loadtest-attacks-requests = refused requests
