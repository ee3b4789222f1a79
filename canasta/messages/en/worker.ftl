### The command `canasta worker`: a machine that thinks for the bots and the coach of servers.

cli-worker-short = let this machine think for a server's bots and coach
cli-worker-help =
    Answer questions of servers: bots' actions, hints, reviews, exercises and trials of house rules. The servers and their workers meet at one NATS server; start both with the same --bus. Start as many workers as you like, on any machine. Without workers, a server uses its own processes.

    A worker must have the same version as the server. It needs no database and opens no port. Stop it with Ctrl-C: it finishes what it has, or gives it back.
cli-worker-example =
    { $program } worker --bus nats://127.0.0.1:4222
    { $program } worker --bus nats://ana:secret@10.0.0.2:4222 --processes 8
cli-worker-exit_1 = { "" }
cli-worker-exit_2 = the worker could not be started; a line on stderr says why
cli-worker-bus = Name the NATS server of the site: --bus nats://HOST:PORT, or the variable { $variable }.
cli-worker-joined =
    { $processes ->
        [one] Joined { $address } with one process (Ctrl-C stops it).
       *[other] Joined { $address } with { $processes } processes (Ctrl-C stops them).
    }
cli-worker-minute =
    { $number ->
        [one] One job in the last minute
       *[other] { $number } jobs in the last minute
    } ({ $kinds }).
cli-worker-kind-quick = quick bots: { $number }
cli-worker-kind-deep = searching bots: { $number }
cli-worker-kind-analysis = questions: { $number }
cli-worker-kind-review = reviews: { $number }
cli-worker-kind-exercise = exercises: { $number }
cli-worker-kind-trial = house rules: { $number }
cli-worker-kind-failed = failed: { $number }
cli-worker-away = NATS cannot be reached. Waiting until it is back.
cli-worker-back = NATS is back.
cli-worker-leaving = Stopping. Jobs in progress have { $seconds } seconds to finish; Ctrl-C again stops at once.
cli-worker-left = Stopped.
cli-option-worker_bus = The address of the NATS server, as for the servers: nats://HOST:PORT, with USER:PASSWORD@ in front of the host if NATS asks for it, or tls:// instead of nats://.
