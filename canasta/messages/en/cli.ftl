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

cli-exit-0 = fine
cli-exit-1 = the answer is no: refused, not verified, or nothing there to do
cli-exit-2 = the input cannot be used; a line on stderr says what is wrong and where

cli-where-position = position
cli-where-stdin = standard input
cli-where-line = { $where }, line { $line }

cli-error-line = canasta: { $problem }
cli-error-usage = { $problem } (see: { $command } --help)
cli-error-at = { $where }, column { $place }: { $sentence }
cli-error-command = There is no command '{ $name }'; there is: { $names }.
cli-error-command_near = There is no command '{ $name }'. Did you mean '{ $near }'?
cli-error-after_position = '{ $text }' after the position cannot be used: a position is a book and words with '='.
cli-error-no_action = Which action? Give one after the position, such as 'draw' or 'discard K'.
cli-error-large = { $name } is too large: no file of ours has more than { $number } MB.
cli-error-typed = That line is too long: { $most } characters at most.
cli-error-not_text = { $name } is not UTF-8 text.
cli-error-memory = The memory is exhausted. Something may have been done all the same: look before you do it again.
cli-error-system = That did not work: { $problem }.
cli-error-file = { $name } cannot be read: { $problem }.
cli-error-book = There is no text '{ $book }' to read; there is: { $books }, and house rules ({ $program } rules houses).
cli-error-paragraph = { $book } has no paragraph or ruling '{ $id }': they go from { $first } to { $last }.
cli-error-ruling = There is no ruling '{ $id }' in: { $books }.
cli-error-which_book = { $id } of which book? It is in: { $books }.
cli-error-dealer = Seat { $dealer } cannot deal: the seats are 1 to { $seats }.
cli-error-hand = There is no hand { $hand } in this record: it has { $number }.
cli-error-final = --final shows the end of each hand only, so it does not go with --step or --tables.

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
cli-option-version = Say which version this is.
cli-option-teach_from = The step to begin with; leaving a lesson tells you its number.
cli-option-teach_answer = An answer to that step; what is said to it is told in JSON.
cli-option-translations = List the messages that each language lacks.
cli-option-json = Answer in JSON, for programs.
cli-option-book = The rulebook, or a house rule: its name, or its file.
cli-option-house = The file of a house rule that is named there; may be given several times.
cli-option-option = An option of the book; may be given several times ({ $program } rules lists them).
cli-option-players = How many play (4 where the book allows it, unless given).
cli-option-promised = The commitment that you were shown before the first card: the record must be of that game.
cli-option-seed = Any text: the same text gives the same cards. Without it they are shuffled afresh, and the seed is printed on stderr.
cli-option-dealer = The seat that deals (the last one, unless given).
cli-option-quiet = Print the new position only.
cli-option-play_book = The rulebook or a house rule (its name, or its file); asked for, unless it or the number of players is given.
cli-option-play_players = How many play, you included.
cli-option-play_seed = Any text: the same text deals the same cards. Without it nobody knows them beforehand.
cli-option-name = Your name; given again, the names of the others in turn.
cli-option-target = The total that wins (the book's own, unless given).
cli-option-record = The file to keep the game in; if it holds an unfinished game, that game is resumed.
cli-option-bot = Who has the other seats: { $levels }, one of the last with a style (club:cautious), or a bot of your own (file.py:Class, module:Class); { $program } bots says more. Given several times, one after another around the table.
cli-option-think = How many samples a decision of a bot that looks ahead may take: more is stronger and slower.
cli-option-explained = Your partner, asked whether you may go out, says why at once. The books allow yes or no alone, so the reason comes after the hand otherwise.
cli-option-irregularities = What happens to irregular acts: refused, or referee (they can be tried, and called).
cli-option-speed = Seconds of pause after the turn of a bot.
cli-option-shuffle = You are shown the hash of the secret seed first, and asked what to mix into the shuffle.
cli-option-plain = Words only, line by line, for screen readers and simple terminals.
cli-option-hand = Only this hand.
cli-option-step = Show the table after every turn and wait for Enter.
cli-option-tables = Show the table after every turn.
cli-option-final = Only how each hand ended, with its score.
cli-option-hands = How many hands.
cli-option-simulate_seed = Any text: the same text gives the same hands.
cli-option-simulate_bot = Who plays: a bot by its name ({ $program } bots lists them) or one of your own (file.py:Class). Given several times, one after another around the table. Without it all play at random.
cli-option-processes = How many at a time (as many as there are cores, unless given).
cli-option-cluster = Work on the machines of a Ray cluster: auto, host:port, ray://host:port, or local to start one here.
cli-option-code = Of a paragraph or ruling: where it lives in the program, and which scenarios prove it.
cli-option-no_pager = Print it all at once. A long answer goes through PAGER or less otherwise, if a terminal shows it.
cli-option-search_book = Search this book only, with what all books share; may be given several times.
cli-option-most = Show so many at most.
cli-option-database = The file of the score pad (in your data folder, unless given or named by CANASTA_DATABASE).
cli-option-pad_game = Go on with this game.
cli-option-pad_house = A house rule, by its name or its file.
cli-option-pad_side = The names of a side, with commas; once for each side.
cli-option-pad_dealer = The seat that deals first; seats go round the sides in turn.
cli-option-pad_total = Totals from paper; once for each side.
cli-option-pad_played = Hands already played on paper.
cli-option-pad_stake = What is played for, in cents, as JSON: per_thousand, minimum, hand_per_thousand, canastas.
cli-option-pad_title = A title for the sheet.
cli-option-pad_points = The points of each side, with commas; nothing is counted.
cli-option-pad_name = A new name for a player; once for each.
cli-option-pad_new_stake = What is played for from now on, as JSON; null for nothing.
cli-option-pad_raise = The side needs so much more for its first meld in the next hand (10 if not said, 0 for none).
cli-option-pad_correct = Put it in the place of this hand.
cli-option-pad_plot = The running totals as a picture.
cli-option-pad_to = Let somebody write: an account of the server, or a person who asks; once for each.
cli-option-pad_stop = Take the game off the server's pages: nobody there can open it any more.
cli-option-pad_form = What to write, if the ending does not say.
cli-option-check = Look at every step for lost cards and dead ends; slower.

cli-canasta-help =
    Casa Canasta: play Canasta by the book, look up a rule, settle an argument. Whatever is allowed or refused, the paragraph behind it is named.

    Each command says more with --help.
cli-canasta-positions = A POSITION is one line of text, such as 'classic hand1=KKQ72 pile=5K'. It may be given as it is, as @FILE for the text in a file, or as - for standard input.

cli-play-short = sit down at the terminal table, with bots in the other seats
cli-play-help =
    Sit down at the terminal table. Bots have the other seats; what is not given here is asked for.

    Every action is saved as it is made, so a game can be left at any time and resumed later.
cli-play-example =
    { $program } play
    { $program } play --name Ana --players 4 --target 2000
    { $program } play --book caliente --option always_frozen --players 3
    { $program } play --plain --speed 0
cli-play-exit_0 = played to the end, or left and saved
cli-play-exit_1 = something went wrong, or the game could not be saved

cli-replay-short = play a recorded game again, step by step
cli-replay-help =
    Replay a recorded game and describe it turn by turn, with the score of every hand.

    RECORD is a file, or - for standard input. It must carry its seed: a game that is over does.
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
cli-replay-time = { $name } is out of time: a bot plays the rest of this turn.
cli-replay-away = { $name } is away: a bot plays this turn.
cli-replay-unfinished = The hand was not played to its end. The table as it was left:
cli-replay-go_on = Enter goes on, Ctrl-C stops { "" }
cli-replay-total = { $side } { $total }
cli-replay-won = Side { $side } has won: { $totals }.
cli-replay-shared = Sides { $sides } share the victory: { $totals }.
cli-replay-abandoned = The game was broken off: { $totals }.
cli-replay-open = The game is not over: { $totals }.

cli-verify-short = check a record: every move lawful, every deal from the seed
cli-verify-help =
    Prove a record: the seed is the one that was promised, every deal comes from it, every action is legal, every score is right, and nothing was changed.

    RECORD is a file, or - for standard input.
cli-verify-example = { $program } verify game.txt
cli-verify-exit_0 = everything holds
cli-verify-exit_1 = something does not hold; a line on stderr says what and where
cli-verify-exit_2 = the file cannot be read
cli-verify-ok = Verified: everything holds.
cli-verify-failed = Not verified.

cli-simulate-short = play many hands and see what comes out
cli-simulate-help =
    Play many hands, at random or by bots, on all cores, and add up what happens.

    The same seed gives the same hands, whatever the number of processes.
cli-simulate-example =
    { $program } simulate --players 2 --hands 500 --seed 7
    { $program } simulate --book caliente --option extra_deck --option caliente_cards
cli-simulate-exit_1 = the engine went wrong in a hand; the report says in which
cli-simulate-head = Random play, { $book }, { $players } players, seed { $seed }
cli-simulate-head_bots = { $bots }, { $book }, { $players } players, seed { $seed }
cli-simulate-progress = { $done } of { $wanted } hands
cli-simulate-stopped = Stopped after { $done } of { $wanted } hands; this is what they come to.

cli-teach-short = learn a book in ten minutes: a first hand, explained as it goes
cli-teach-help =
    Play a first hand step by step at the terminal. Nobody waits for you: every step says what to do, what you play is
    judged by the book itself, and you can go back, skip, ask for the rule, leave, and resume.
cli-teach-example =
    { $program } teach
    { $program } teach knee
    { $program } teach classic --from 12
cli-teach-exit_0 = to the end, or left
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
cli-rules-search-nothing = No text has any of this: { $words }
cli-rules-search-near = Perhaps you mean: { $words }
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

cli-deal-short = deal the cards; prints the position as one line of text
cli-deal-help = Deal a hand and print it as a position: all cards, hidden ones too, in one line of text.
cli-deal-example =
    { $program } deal --players 2 --seed tuesday
    { $program } deal --book caliente --option always_frozen
    { $program } deal | { $program } legal -
cli-deal-seed = Dealt with the seed { $seed }; the same again: --seed { $seed }

cli-legal-short = what the player to move may do in a position
cli-legal-help =
    List what the player to move may do in a position. With an ACTION, say only whether it is legal.

    The hand of that player and the top card of the pile must be given, all else may be hidden.
cli-legal-example =
    { $program } legal classic hand1=KKQ72 pile=5K
    { $program } legal classic hand1=KKQ72 pile=5K take KK
cli-legal-exit_0 = something may be done, or the action is legal
cli-legal-exit_1 = the hand is over, or the action is refused
cli-legal-may = { $name } may:
cli-legal-over = The hand is over: there is nothing left to do.
cli-legal-action = { $action } ({ $ids })
cli-legal-how = In brackets: the paragraphs that allow it. Their words: { $program } why POSITION ACTION
cli-legal-dead_end = Nothing is legal here, and the hand is not over: these rules cannot be played.
cli-legal-yes = legal
cli-legal-no = refused: { $reason }

cli-why-short = why a play is allowed or refused there, with the paragraphs
cli-why-help =
    Say whether a play is legal in a position and why, with the paragraphs of the rulebook that decide it.

    Any play can be proposed, possible or not, of one action or several: lay 99922X, take KKK, take back 2 from K.
cli-why-example =
    { $program } why classic hand1=K2Q75 setsA=555 pile=2K take K2
    { $program } why classic turn=1:play hand1=KKKKKKKQ5 setsA=777 lay KKKKKKK
cli-why-exit_0 = explained, whether the play is legal or refused
cli-why-exit_1 = { "" }
cli-why-legal = Legal: { $name } may { $do }.
cli-why-refused = Refused: { $name } may not { $do }.
cli-why-refused_play = Refused: { $name } may not do this: { $play }.

cli-out-short = whether the player to move can go out there, and how
cli-out-help =
    Say whether the player to move can go out from a position: a way to do it, action by action, or what is missing, with the
    paragraphs. Where it takes a yes, the way is told as if the partner gave it.
cli-out-example = { $program } out classic turn=1:play hand1=KKK7Q setsA=7777777 pile=9
cli-out-exit_0 = there is a way out
cli-out-exit_1 = there is none
cli-out-yes = Yes: { $name } can go out from here.
cli-out-no = No: { $name } cannot go out from here.

cli-apply-short = do it, and print the new position
cli-apply-help =
    Carry out one action or several, one after another, and print what happened and the position after them.

    If an action is refused, the line on stderr says which and why, and no position is printed.
cli-apply-example =
    { $program } apply classic hand1=KKQ72 setsA=555 pile=5K take KK discard Q
    { $program } deal --seed tuesday | { $program } apply --quiet - draw
cli-apply-exit_0 = all of it was done
cli-apply-exit_1 = an action was refused
cli-apply-refused = action { $place }, '{ $action }', is refused: { $reason }
cli-apply-unknown = action { $place }, '{ $action }': { $sentence }
cli-apply-position = The position now:

cli-score-short = the score sheet of a position, line by line
cli-score-help =
    Count a position: the lines of each side, each with its paragraph, and the totals.

    All hands must be given. A hand still in play is counted as if it ended now, without going out.
cli-score-example = { $program } score classic hand1=7 hand2=K hand3=44 hand4=A setsA=KKKKKK2
cli-score-exit_1 = { "" }
cli-score-over = The hand is over.
cli-score-in_play = The hand is still in play: this is what it would count if it ended now.

cli-sheet-side = Side
cli-sheet-for = For
cli-sheet-points = Points
cli-sheet-paragraph = Paragraph
cli-sheet-hand = this hand
cli-sheet-before = total before
cli-sheet-total = total now
