### The commands: help, headings, and what can be wrong with what was typed.

cli-version = Casa Canasta { $version } ({ $build })
cli-compiled = compiled core
cli-interpreted = interpreted core

cli-help-usage = Usage:
cli-help-options = Options
cli-help-default = default
cli-help-example = Example
cli-help-exit = Exit codes
cli-help-positions = Positions

cli-exit-0 = success
cli-exit-1 = the answer is no: refused, not verified, or nothing to do
cli-exit-2 = invalid input; a line on stderr says what is wrong and where

cli-where-position = position
cli-where-stdin = standard input
cli-where-line = { $where }, line { $line }

cli-error-line = canasta: { $problem }
cli-error-usage = { $problem } (see: { $command } --help)
cli-error-at = { $where }, column { $place }: { $sentence }
cli-error-command = Unknown command '{ $name }'. Available: { $names }.
cli-error-command_near = Unknown command '{ $name }'. Did you mean '{ $near }'?
cli-error-after_position = '{ $text }' cannot follow the position. A position is a book and words with '='.
cli-error-no_action = An action is missing. Give one after the position, such as 'draw' or 'discard K'.
cli-error-large = { $name } is too large. Files of the program have at most { $number } MB.
cli-error-typed = That line is too long. At most { $most } characters are allowed.
cli-error-not_text = { $name } is not UTF-8 text.
cli-error-memory = Out of memory. Part of the work may have been done: check before you repeat it.
cli-error-system = That did not work: { $problem }.
cli-error-file = { $name } cannot be read: { $problem }.
cli-error-book = Unknown rulebook '{ $book }'. Available: { $books }, and house rules ({ $program } rules houses).
cli-error-paragraph = { $book } has no paragraph or ruling '{ $id }'. Use { $first } to { $last }.
cli-error-ruling = Unknown ruling '{ $id }'. Rulings are in: { $books }.
cli-error-which_book = { $id } of which book? It is in: { $books }.
cli-error-dealer = Seat { $dealer } cannot deal: the seats are 1 to { $seats }.
cli-error-hand = This record has no hand { $hand }, only { $number }.
cli-error-final = --final shows only the end of each hand, so it cannot be combined with --step or --tables.

cli-usage-no_option = No such option '{ $option }'.
cli-usage-near = { $problem } Did you mean { $near }?
cli-usage-missing = Missing argument { $name }.
cli-usage-value = Option '{ $option }' requires an argument.
cli-usage-no_value = Option '{ $option }' does not take a value.
cli-usage-wrong = Invalid value for { $name }: expected { $expected }.
cli-usage-extra = Got unexpected extra arguments ({ $words }).
cli-usage-whole = a whole number
cli-usage-number = a number
cli-usage-least = a whole number of { $least } or more
cli-usage-choice = one of { $names }

cli-option-help = Show this message and exit.
cli-option-language = The language to speak: { $languages }. Else CANASTA_LANGUAGE says it, or your system.
cli-option-version = Print the version.
cli-option-teach_from = The step to begin with; its number is shown when you leave a lesson.
cli-option-teach_answer = An answer to that step; prints the reply as JSON.
cli-option-translations = List the messages that each language lacks.
cli-option-json = Answer in JSON, for programs.
cli-option-book = The rulebook, or a house rule: its name, or its file.
cli-option-house = The file of a house rule named in the input; may be given several times.
cli-option-option = An option of the book; may be given several times ({ $program } rules lists them).
cli-option-players = Number of players (default: 4 if the book allows it).
cli-option-promised = The commitment that you were shown before the first card. The record must match it.
cli-option-seed = Any text: the same text gives the same cards. Without it the cards are random, and the seed is printed on stderr.
cli-option-dealer = The seat that deals (default: the last one).
cli-option-quiet = Print the new position only.
cli-option-play_book = The rulebook or a house rule (its name, or its file). You are asked for it unless you give it or the number of players.
cli-option-play_players = Number of players, including you.
cli-option-play_seed = Any text: the same text deals the same cards. Without it the cards are random and secret.
cli-option-name = Your name; given again, the names of the others in turn.
cli-option-target = The total that wins (default: the book's).
cli-option-record = The file to save the game in; if it holds an unfinished game, that game is resumed.
cli-option-bot = The bots in the other seats: { $levels }, a club or expert bot with a style (club:cautious), or your own bot (file.py:Class, module:Class). See { $program } bots. If given several times, the bots take seats in turn around the table.
cli-option-think = Samples per decision for bots that look ahead: more is stronger and slower.
cli-option-explained = When you ask to go out, your partner gives the reason at once. The books allow only yes or no, so by default the reason comes after the hand.
cli-option-irregularities = How irregular acts are treated: refused, or referee (they can be tried and called).
cli-option-speed = Seconds to pause after a bot's turn.
cli-option-shuffle = You are shown the hash of the secret seed first, and asked what to mix into the shuffle.
cli-option-plain = Words only, line by line, for screen readers and simple terminals.
cli-option-hand = Show only this hand.
cli-option-step = Show the table after every turn and wait for Enter.
cli-option-tables = Show the table after every turn.
cli-option-final = Show only how each hand ended, with its score.
cli-option-hands = Number of hands.
cli-option-simulate_seed = Any text: the same text gives the same hands.
cli-option-simulate_bot = A bot to play, by its name ({ $program } bots lists them) or your own (file.py:Class). If given several times, the bots take seats in turn. Without it all players play at random.
cli-option-processes = Number of processes (default: the number of cores).
cli-option-cluster = Use the machines of a Ray cluster: auto, host:port, ray://host:port, or local to start one here.
cli-option-code = For a paragraph or ruling: show its place in the program and the scenarios that prove it.
cli-option-no_pager = Print everything at once. Otherwise long output in a terminal goes through PAGER or less.
cli-option-search_book = Search only this book and the shared rulings; may be given several times.
cli-option-most = Show at most this many.
cli-option-database = The file of the score pad (default: CANASTA_DATABASE, or a file in your data folder).
cli-option-pad_game = Continue this game.
cli-option-pad_house = A house rule, by its name or its file.
cli-option-pad_side = The names of a side, separated by commas; once for each side.
cli-option-pad_dealer = The seat that deals first; seats alternate between the sides.
cli-option-pad_total = Totals from paper; once for each side.
cli-option-pad_played = Hands already played on paper.
cli-option-pad_stake = The stake in cents, as JSON: per_thousand, minimum, hand_per_thousand, canastas.
cli-option-pad_title = A title for the sheet.
cli-option-pad_points = The points of each side, separated by commas; cards are not counted.
cli-option-pad_name = A new name for a player; once for each.
cli-option-pad_new_stake = The stake from now on, as JSON; null for none.
cli-option-pad_raise = Extra points that the side needs for its first meld in the next hand (10 if no number is given, 0 for none).
cli-option-pad_correct = Replace this hand.
cli-option-pad_plot = The running totals as a picture.
cli-option-pad_to = Let a person write: an account of the server, or a person who asked. May be given several times.
cli-option-pad_stop = Stop sharing: the game can no longer be opened on the server's pages.
cli-option-pad_form = The format, if the file name does not show it.
cli-option-check = Check every step for lost cards and dead ends; slower.

cli-canasta-help =
    Casa Canasta: play Canasta by the book, look up a rule, settle an argument. Whatever is allowed or refused, the paragraph behind it is named.

    Each command says more with --help.
cli-canasta-positions = A POSITION is one line of text, such as 'classic hand1=KKQ72 pile=5K'. Type it directly, or use @FILE for the text in a file, or - for standard input.

cli-play-short = play at the terminal, with bots in the other seats
cli-play-help =
    Play at the terminal, with bots in the other seats. You are asked for anything you do not give here.

    Every action is saved immediately, so you can leave a game at any time and resume it later.
cli-play-example =
    { $program } play
    { $program } play --name Ana --players 4 --target 2000
    { $program } play --book caliente --option always_frozen --players 3
    { $program } play --plain --speed 0
cli-play-exit_0 = played to the end, or left and saved
cli-play-exit_1 = something went wrong, or the game could not be saved

cli-replay-short = replay a recorded game step by step
cli-replay-help =
    Replay a recorded game turn by turn, with the score of every hand.

    RECORD is a file, or - for standard input. It must contain its seed, as every finished game does.
cli-replay-example =
    { $program } replay game.txt
    { $program } replay game.txt --hand 2 --step
    { $program } replay game.txt --final
cli-replay-exit_1 = { "" }
cli-replay-head = { $book } (version { $version }), to { $target } points
cli-replay-head_hands = { $book } (version { $version }), { $number } hands
cli-replay-side = Side { $side }: { $names }
cli-replay-hand = Hand { $hand }: { $dealer } deals
cli-replay-sits_out = Sitting out: { $names }
cli-replay-turn = Turn { $turn }: { $name }
cli-replay-undone = { $name } takes the last action back.
cli-replay-taken_back =
    { $number ->
        [one] All agree, and the last action is taken back for { $name }.
       *[other] All agree, and the last { $number } actions are taken back for { $name }.
    }
cli-replay-unfinished = The hand was not finished. The table at that point:
cli-replay-go_on = Enter continues, Ctrl-C stops { "" }
cli-replay-total = { $side } { $total }
cli-replay-won = Side { $side } won: { $totals }.
cli-replay-shared = Sides { $sides } share the victory: { $totals }.
cli-replay-abandoned = The game was ended early: { $totals }.
cli-replay-open = The game is not over: { $totals }.

cli-verify-short = verify a record: legal moves, deals from the seed
cli-verify-help =
    Verify a record: the seed matches its commitment, every deal comes from it, every action is legal, every score is correct, and nothing was changed.

    RECORD is a file, or - for standard input.
cli-verify-example = { $program } verify game.txt
cli-verify-exit_0 = everything holds
cli-verify-exit_1 = something does not hold; a line on stderr says what and where
cli-verify-exit_2 = the file cannot be read
cli-verify-ok = Verified: everything holds.
cli-verify-failed = Not verified.

cli-simulate-short = play many hands and print statistics
cli-simulate-help =
    Play many hands, at random or with bots, on all cores, and print statistics.

    The same seed gives the same hands, whatever the number of processes.
cli-simulate-example =
    { $program } simulate --players 2 --hands 500 --seed 7
    { $program } simulate --book caliente --option extra_deck --option caliente_cards
cli-simulate-exit_1 = the engine failed in a hand; the report says in which
cli-simulate-head = Random play, { $book }, { $players } players, seed { $seed }
cli-simulate-head_bots = { $bots }, { $book }, { $players } players, seed { $seed }
cli-simulate-progress = { $done } of { $wanted } hands
cli-simulate-stopped = Stopped after { $done } of { $wanted } hands. Results so far:

cli-teach-short = learn a book in ten minutes with a guided first hand
cli-teach-help =
    Play a guided first hand at the terminal, at your own pace. Every step says what to do, the rules themselves check what
    you play, and you can go back, skip, ask for the rule, leave, and resume.
cli-teach-example =
    { $program } teach
    { $program } teach knee
    { $program } teach classic --from 12
cli-teach-exit_0 = finished, or left
cli-teach-exit_1 = { "" }
cli-teach-which = Which book? Name one, such as 'classic'.

cli-rules-short = read and search the rulebooks; compare them; write house rules
cli-rules-help =
    Read a rulebook, or some of its paragraphs and rulings with those that belong to them.

    RULES is a rulebook, 'general' or 'project' for the rulings that hold in all of them, or a house rule (its name, or its file): then what differs from its book is shown. PARAGRAPH is a number such as 33, a ruling such as C9 or G1, several of them such as 31-40 or 31,33,C2, or the name of an option. A ruling can be looked up without its book.
cli-rules-example =
    { $program } rules
    { $program } rules classic 33
    { $program } rules classic 31-40
    { $program } rules search frozen pile
    { $program } rules caliente always_frozen
    { $program } rules classic-two-canastas
    { $program } rules G1
cli-rules-players = { $players } players
cli-rules-options = options: { $options }
cli-rules-option = { $name } ({ $paragraph })
cli-rules-cited = { $book } { $id }
cli-rules-glossary = glossary
cli-rules-heading = { $cited }  { $title }
cli-rules-book = { $book }  { $title }
cli-rules-paragraphs = paragraphs { $first } to { $last }
cli-rules-rulings = rulings { $first } to { $last }
cli-rules-how = To read one: { $program } rules BOOK. Paragraphs of it: { $program } rules BOOK 33, or 31-40. By what they say: { $program } rules search WORDS. Side by side: { $program } rules compare. House rules: { $program } rules houses.
cli-rules-related_all = They go with:
cli-rules-search-more =
    The best { $shown } of { $number }; --most { $number } shows all.
cli-rules-search-nothing = Nothing found for: { $words }
cli-rules-search-read_as = Read as: { $words }
cli-rules-search-unsure = Not sure what this is about. These texts are nearest:
cli-rules-search-silent = { $books } has no rule on this. Other books have: { $others }.
cli-rules-search-nearest = The nearest texts for { $books }:
cli-rules-see = See also: { $ids }
cli-rules-code-book = In the book:
cli-rules-code-program = In the program:
cli-rules-code-scenarios = Proved by:
cli-rules-code-line = { $file }:{ $line }  { $words }
cli-rules-code-clause = { $field }: { $clause } ({ $written })
cli-rules-code-field = { $field }
cli-rules-code-definition = A definition: { $why }.
cli-rules-code-procedure = Outside the engine: { $why }.

cli-rules-related =
    { $number ->
        [one] It goes with:
       *[other] It goes with these { $number }:
    }

cli-deal-short = deal a hand and print the position
cli-deal-help = Deal a hand and print it as a position: all cards, including hidden ones, in one line of text.
cli-deal-example =
    { $program } deal --players 2 --seed tuesday
    { $program } deal --book caliente --option always_frozen
    { $program } deal | { $program } legal -
cli-deal-seed = Seed: { $seed }. To deal the same cards again: --seed { $seed }

cli-legal-short = list the legal actions in a position
cli-legal-help =
    List the legal actions of the player to move. With an ACTION, say only whether it is legal.

    That player's hand and the top card of the pile must be given; everything else may be hidden.
cli-legal-example =
    { $program } legal classic hand1=KKQ72 pile=5K
    { $program } legal classic hand1=KKQ72 pile=5K take KK
cli-legal-exit_0 = there is a legal action, or the action is legal
cli-legal-exit_1 = the hand is over, or the action is refused
cli-legal-may = { $name } may:
cli-legal-over = The hand is over: there is nothing left to do.
cli-legal-action = { $action } ({ $ids })
cli-legal-how = In brackets: the paragraphs that allow it. To read them: { $program } why POSITION ACTION
cli-legal-dead_end = Nothing is legal here, and the hand is not over: these rules cannot be played.
cli-legal-yes = legal
cli-legal-no = refused: { $reason }

cli-why-short = explain why a play is legal or refused, with the paragraphs
cli-why-help =
    Say whether a play is legal in a position and why, with the paragraphs of the rulebook that decide it.

    Any play can be proposed, possible or not, of one action or several: lay 99922X, take KKK, take back 2 from K. A sentence works too: can I pick up the deck with my two kings.
cli-why-example =
    { $program } why classic hand1=K2Q75 setsA=555 pile=2K take K2
    { $program } why classic turn=1:play hand1=KKKKKKKQ5 setsA=777 lay KKKKKKK
cli-why-exit_0 = explained, whether the play is legal or refused
cli-why-exit_1 = { "" }
cli-why-legal = Legal: { $name } may { $do }.
cli-why-refused = Refused: { $name } may not { $do }.
cli-why-refused_play = Refused: { $name } may not do this: { $play }.
cli-why-no_play = This is not a play. The rules say:

cli-out-short = find out whether the player to move can go out, and how
cli-out-help =
    Say whether the player to move can go out: a way to do it, action by action, or what is missing, with the paragraphs. If a yes from
    the partner is needed, it is assumed.
cli-out-example = { $program } out classic turn=1:play hand1=KKK7Q setsA=7777777 pile=9
cli-out-exit_0 = the player can go out
cli-out-exit_1 = the player cannot go out
cli-out-yes = Yes: { $name } can go out from here.
cli-out-no = No: { $name } cannot go out from here.

cli-apply-short = play actions and print the new position
cli-apply-help =
    Play one or more actions in order, and print what happened and the position after them.

    If an action is refused, a line on stderr says which and why, and no position is printed.
cli-apply-example =
    { $program } apply classic hand1=KKQ72 setsA=555 pile=5K take KK discard Q
    { $program } deal --seed tuesday | { $program } apply --quiet - draw
cli-apply-exit_0 = all actions were played
cli-apply-exit_1 = an action was refused
cli-apply-refused = action { $place }, '{ $action }', is refused: { $reason }
cli-apply-unknown = action { $place }, '{ $action }': { $sentence }
cli-apply-position = The position now:

cli-score-short = print the score sheet of a position
cli-score-help =
    Score a position: the lines of each side, each with its paragraph, and the totals.

    All hands must be given. A hand still in play is scored as if it ended now, without going out.
cli-score-example = { $program } score classic hand1=7 hand2=K hand3=44 hand4=A setsA=KKKKKK2
cli-score-exit_1 = { "" }
cli-score-over = The hand is over.
cli-score-in_play = The hand is still in play. This is the score if it ended now.

cli-sheet-side = Side
cli-sheet-for = For
cli-sheet-points = Points
cli-sheet-paragraph = Paragraph
cli-sheet-hand = this hand
cli-sheet-before = total before
cli-sheet-total = total now
