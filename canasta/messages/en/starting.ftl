### Starting: what ./play lists, shells, and what is missing to start at all.

start-help = Casa Canasta: Canasta by the book, at your terminal. { $program } alone begins a game; the first start sets everything up in the folder .venv.
start-usage = { $program } [COMMAND] [WORDS]...
start-more = More on each: { $program } COMMAND --help
start-developers = For developers
start-test = the checks, then all tests (--long: those that take longer, too; more words go to pytest)
start-scenario = run scenario files at once, on the interpreted core and without the checks
start-check = the quick part: lint, format, types, layers, dead code
start-fuzz = try inputs that nobody would think of, for as long as you like
start-models = drive games, score pads and a server at random beside small models of them
start-hands = every way to play, by the million, by players who seek the rare
start-faults = let every write, sync and message fail once, and the power go at every moment
start-sanitize = the compiled core with a watch on memory and arithmetic (ASan and UBSan)
start-packages = what is locked, under which licences (--audit: with which known weaknesses)
start-mutants = change the sources here and there, and see whether the tests notice
start-coverage = how much of the core the tests of its sources run through, and whether that is enough
start-bench = measure speed (--peers: beside other card engines)
start-python = the Python that has the library, with whatever words it takes
start-docs = read the documentation in a browser (--build: write the site and check its links)

cli-completion-short = print the script by which a shell completes commands and names
cli-completion-help = Print a script for your shell. Once it has been read, the Tab key completes commands, options, books and files.
cli-completion-example =
    { $program } completion bash >> ~/.bashrc
    { $program } completion zsh >> ~/.zshrc
    { $program } completion fish > ~/.config/fish/completions/canasta.fish
cli-completion-exit_1 = { "" }
cli-error-package = The package { $name } is missing or damaged. { $play ->
    [yes] Start ./play in the folder of Casa Canasta: it puts that right.
   *[other] Install canasta again: python -m pip install --force-reinstall canasta
  }

extras-client = Playing on a server needs two more packages: pip install "canasta[client]"
extras-cluster = Working on a cluster needs one more package, Ray: pip install "canasta[cluster]"
extras-envs = The environments need one more package, { $package }: pip install "canasta[envs]"
extras-openspiel = The OpenSpiel game needs one more package, { $package }: pip install "canasta[openspiel]"
extras-pictures = Pictures in PNG format need one more package: pip install "canasta[pictures]"
extras-server = The server needs more packages: pip install "canasta[server]"
