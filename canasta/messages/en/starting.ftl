### Starting: what ./play lists, shells, and what is missing to start at all.

start-help = Casa Canasta: Canasta by the book. { $program } alone opens the table in your browser. The first start installs everything into the folder .venv.
start-usage = { $program } [COMMAND] [WORDS]...
start-more = More about a command: { $program } COMMAND --help
start-group-play = Play and learn
start-group-rules = Rules and real cards
start-group-positions = Positions
start-group-records = Recorded games
start-group-bots = Bots
start-group-server = Server
start-group-installation = Installation
start-developers = For developers
start-test = run the checks, then all tests (--long: slow tests too; other words go to pytest)
start-check = run the quick checks: lint, format, types, layers, dead code
start-scenario = run scenario files in seconds, on the interpreted core
start-docs = read the documentation in a browser (--build: write the site and check its links)
start-python = start the Python that has the library
start-dev = other tools: page, coverage, bench, fuzz and more; alone, it lists them
start-dev_usage = { $program } dev COMMAND [WORDS]...
start-page = build the page (--measure: measure it; --layout: check full tables; --pictures: take its pictures)
start-coverage = measure the test coverage of the interpreted core against its minimum
start-bench = measure speed (--peers: compare with other card engines)
start-asking = measure how questions in players’ words are answered
start-fuzz = fuzz all parsers, for as long as you like
start-models = compare games, score pads and a server with small models
start-hands = play every variant with players who seek rare situations
start-faults = make every write and message fail once; cut the power at every moment
start-mutants = change the sources and check that the tests notice
start-sanitize = test the compiled core with ASan and UBSan
start-packages = list locked packages and licences (--audit: known vulnerabilities)

cli-completion-short = print a shell completion script
cli-completion-help = Print a completion script for your shell. With it, the Tab key completes commands, options, rulebooks and files.
cli-completion-example =
    { $program } completion bash >> ~/.bashrc
    { $program } completion zsh >> ~/.zshrc
    { $program } completion fish > ~/.config/fish/completions/canasta.fish
cli-completion-exit_1 = { "" }
cli-error-package = The package { $name } is missing or damaged. { $play ->
    [yes] Run ./play in the folder of Casa Canasta to repair it.
   *[other] Install canasta again: python -m pip install --force-reinstall canasta
  }

extras-client = Playing on a server needs two more packages: pip install "canasta[client]"
extras-cluster = Working on a cluster needs one more package, Ray: pip install "canasta[cluster]"
extras-envs = The environments need one more package, { $package }: pip install "canasta[envs]"
extras-nodes = Several nodes and workers need one more package, { $package }: pip install "canasta[nodes]"
extras-openspiel = The OpenSpiel game needs one more package, { $package }: pip install "canasta[openspiel]"
extras-pictures = Pictures in PNG format need one more package: pip install "canasta[pictures]"
extras-server = The server needs more packages: pip install "canasta[server]"
