### Data sets: hands of bots as arrays.

cli-dataset-short = write hands as arrays for machine learning
cli-dataset-help =
    Let bots play single hands and write them to FOLDER as .npz files, with a schema, a data card, and splits for training, validation and test.

    With --server-data, hands of people's games are written instead: only of games to which all people at the table have agreed in their accounts, and without names.

    The same seed gives the same bytes, whatever the number of processes. Stopped runs are resumed by the same command. NumPy reads the files; it is not needed to write them.
cli-dataset-example =
    { $program } dataset hands --hands 500
    { $program } dataset mixed --bot expert --bot club --hands 100000 --book boat
cli-dataset-exit_1 = {""}
cli-option-dataset_bot = A bot; if repeated, the bots by seat, moved on by a seat for every hand. Default: expert.
cli-option-dataset_hands = Number of hands, from totals spread over the game. Default: 1000.
cli-option-dataset_seed = Any text: the same text gives the same hands. Default: 0.
cli-option-dataset_server = The data folder of a server: write the hands of its games instead, if all people at the table have agreed; without names.

dataset-bots = Name between 1 and { $most } bots, one for each seat, not { $number }.
dataset-illegal = { $name } made an illegal choice in { $position }.
dataset-other = The folder '{ $name }' has another data set, or part of one. Give another folder, or the same bots, rules, seed and number of hands.
dataset-none = The folder '{ $name }' has no data set that this version can read.
npz-unreadable = '{ $name }' is damaged, or is not a file of arrays that Casa Canasta wrote.
dataset-stopped = Stopped. Run the same command to resume.
dataset-written = { $hands } hands written to { $name }, { $size } MB.
dataset-server_only = With --server-data, hands come from the server's games: leave out --bot, --hands, --seed and --think.
dataset-no_games = Found no hands to write. A game is written if it is finished, was played by these rules, and all people at the table have agreed.
dataset-card_people =
    # Hands of Canasta played by people

    { $hands } hands of { $rules } with { $players } players, from games on a server, written by Casa Canasta { $version } (command: dataset --server-data).

    ## Who agreed

    Every person who played in a game has an account and has switched on "Games for research" before this file was written.
    It is off by default and can be switched off at any time; later files then leave these games out, but this file cannot be called back.

    ## What is in the files

    schema.json lists the arrays, their types and shapes. In the array bots, 0 is a person; the other numbers are bots, as listed there.
    The files contain neither names nor accounts, tables or times. The hands are in an order that does not follow from the games.
    Totals before a hand are stored, so hands of one game can sometimes be matched. That does not reveal the players.
    Left out are hands with take-backs, rulings, a bot that played for an absent person, or a pile that was shuffled again.
    Of every twenty hands, eighteen are in train-*.npz, one in validation-*.npz and one in test-*.npz.

    ## What it is for

    Use it to learn how people play Canasta. Do not try to find out who they are.
dataset-card =
    # Hands of Canasta bots

    { $hands } single hands of { $rules } with { $players } players.
    Bots: { $bots }. Samples per decision: { $think } (0: the bot's default). Seed: { $seed }.
    Written by Casa Canasta { $version } (command: dataset); the same command and version write the same bytes.

    ## What is in the files

    schema.json lists the arrays, their types and shapes, and all settings.
    Of every twenty hands, eighteen are in train-*.npz, one in validation-*.npz and one in test-*.npz.
    A hand is its pack, its totals before, its actions and its points.
    What a player saw at a decision follows from these by the rules: canasta.arena.dataset.Dataset plays the hands and yields it.
    The bots of a hand move on by one seat from hand to hand, and so does the dealer.

    ## What it is for, and what it is not

    The hands show how these programs play, not how people play, and not how to play best.
    Totals before the hand are spread over the game, so that every first meld requirement occurs; in whole games they would be distributed differently.
    It contains no personal data.
