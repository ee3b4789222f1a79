### The score pad: its fields, what it refuses and doubts, its sheet, and its terminal session.

pad-refused = { $problem }
pad-the_file = the file
pad-too_long = it is too long
pad-join = ; { "" }
pad-yes = yes
pad-no = no
pad-refused_side = Side { $side }, { $field }: { $problem }

pad-field-side = entry
pad-field-sets = sets on the table
pad-field-points = points
pad-field-out = went out
pad-field-four_blacks = with the four black threes
pad-field-concealed = concealed
pad-field-special = special hand
pad-field-red_threes = red threes on the table
pad-field-black_threes = black threes on the table
pad-field-natural = natural canastas
pad-field-mixed = mixed canastas
pad-field-aces = natural canastas of aces
pad-field-sevens = canastas of sevens
pad-field-fives = canastas of fives
pad-field-wild = canastas of wild cards
pad-field-twos = canastas of twos alone
pad-field-small_wild = small canastas of wild cards
pad-field-big_wild = big canastas of wild cards
pad-field-open_aces = natural aces begun and not closed
pad-field-open_sevens = sevens begun and not closed
pad-field-open_wild = wild cards begun and not closed
pad-field-beyond = cards in canastas beyond the base
pad-field-closed = cards in closed canastas
pad-field-laid = cards on the table
pad-field-open = cards in open sets or added
pad-field-left = cards left in hand
pad-field-left_red_threes = red threes not shown
pad-field-left_black_threes = black threes left over
pad-field-held = hands with three or more { $kinds } left
pad-field-calientes = Caliente cards played
pad-field-fines = fines

pad-refuse-no_mapping = an entry is a mapping from fields to what was counted.
pad-refuse-no_field = unknown field. Available: { $names }.
pad-refuse-yes_no = this is yes or no (true or false), not { $given }.
pad-refuse-choice = '{ $given }' is not possible here. Available: { $names }.
pad-refuse-whole = expected a whole number of 0 or more, found { $given }.
pad-refuse-most = there can be { $number } at most, not { $given }.
pad-refuse-both = the sets are given card by card, so this follows from them. Leave out one of the two.
pad-refuse-points_alone = this side's points are entered directly. Only who went out and canastas with a stake can be added.
pad-refuse-points = points are a whole number from -{ $number } to { $number }; { $given } is not.
pad-refuse-no_text = cards are written as letters, such as KKK2; { $given } is not.
pad-refuse-long = this is too long: { $number } characters at most.
pad-refuse-card = '{ $letter }' is not a card. Use 4 5 6 7 8 9 T J Q K A 2, X for a joker, R and B for threes.
pad-refuse-no_set = { $set } is not a set. A set has three or more cards of one rank, possibly with wild cards, or wild cards alone.
pad-refuse-one_way = give the cards in one way: { $names }.
pad-refuse-no_calientes = Caliente cards are not in this game.
pad-refuse-no_groups = cards by value are a mapping from a value to a number of cards.
pad-refuse-group = no card counts { $given } here; the values are { $names }.
pad-refuse-hands = there must be one for each player of the side in this hand ({ $number }), and there are { $given }.
pad-refuse-fine = a fine has points, what it is for, and a paragraph if you like; nothing else.
pad-refuse-fine_text = what a fine is for is one line of { $number } characters at most.
pad-refuse-sides = An entry has one part for each side: { $number }, not { $given }.
pad-refuse-needs = that is only possible if the side { $needed }.
pad-refuse-special_laid = a player who shows a special hand has not laid a set, and neither has the partner.
pad-refuse-never_laid = { $kinds } are never laid in this book.
pad-refuse-same_rank = a side has one set of { $kinds }. Write all of them together.
pad-refuse-closed = a closed set of { $kinds } has { $number } cards, and no others of these can be added.
pad-refuse-no_wild_canasta = none of the sets is a canasta of wild cards.
pad-refuse-one_set = a side has one set of these at most.
pad-refuse-ranks = a side has one set of a rank, so there are { $number } canastas at most, not { $given }.
pad-refuse-beyond = these canastas have { $number } cards, not { $given }. (Those of the base are not counted here.)
pad-refuse-no_beyond = all canastas belong to the base, so no cards are counted here.
pad-refuse-too_few = the canastas and sets you gave need at least { $number } cards, and there are { $given }.
pad-refuse-too_little = the canastas and sets you gave are worth at least { $number }, and the cards come to { $given }.
pad-refuse-too_much = these canastas are worth { $number } at most, and the cards come to { $given }.
pad-refuse-natural_cards = there are seven alike for { $number } natural canastas at most, not for { $given }.
pad-refuse-wild_cards = the canastas you gave need at least { $number } wild cards, and there are { $given } cards that can be wild.
pad-refuse-step = cards always add up to a multiple of { $number }, which { $given } is not.
pad-refuse-out_holds = a player of the side that went out has no cards left.
pad-refuse-threes_twice = the hands are given card by card, and the threes with them. Leave out one of the two.
pad-refuse-held = only { $number } hands of this side have enough cards for that.
pad-refuse-one_side = only one side can go out.
pad-refuse-pack = { $given } { $kinds } are more than the pack has: there are { $number }.
pad-refuse-group_pack = { $given } cards of { $value } are more than the pack has: there are { $number }.
pad-refuse-all_sides = with those of the other sides that makes { $given }, and the pack has cards for { $number } at most.
pad-refuse-wild_pack = all canastas together need { $given } wild cards at least, and the pack has { $number }.
pad-refuse-all_cards = Everything you gave comes to { $given } cards, and the pack has { $number }.
pad-refuse-all_points = All cards you gave come to { $given } points, and the whole pack is worth { $number }.

pad-doubt-wild = Side { $side }: a set of { $kinds } with { $number } wild cards breaks a rule.
pad-doubt-added = Side { $side }: a closed set of { $kinds } has { $number } cards, and none may be added.
pad-doubt-open_sets = Side { $side } has { $number } open sets of { $kinds }, and only one of a rank may be open at a time.
pad-doubt-canastas = Side { $side } went out with { $given ->
    [0] no canasta
    [1] one canasta
   *[other] { $given } canastas
  }, and it takes { $number }.
pad-doubt-points_step = Side { $side } has { $given } points, and cards always come to a multiple of { $number }.
pad-doubt-points_most = Side { $side } has { $given } points, and no hand comes to more than { $number }.
pad-doubt-unpriced = Canastas are paid for in this game, and it is not said which ones side { $side } has.
pad-doubt-threes_twice = Side { $side }: { $kinds } are among the cards of a hand and given as a number too. Were any counted twice?
pad-doubt-with_canastas = Side { $side } has { $given } points in open and added cards besides { $number ->
    [one] a canasta
   *[other] { $number } canastas
  }. The cards of canastas do not belong here: were they counted too?

pad-error-entry = A hand is { "{" }"sides": [...]{ "}" } with one entry for each side, and nothing else.
pad-error-hands = A pad has room for { $number } hands.
pad-error-change = A change has one of names (new ones by the old ones), stake and raise (side and points), and after how many hands.
pad-error-over = The game is over. Correct a hand, or begin a new game.
pad-error-over_before = With these totals or this number of hands, the game is over before it begins.
pad-error-no_hand = The pad has no hand { $number }.
pad-error-game = A game is a mapping: book, sides, and more.
pad-error-game_key = A game has no '{ $key }'; it has: { $names }.
pad-error-game_sides = sides: a list of the players' names for each side is needed.
pad-error-game_sizes = { $slug } with { $number } players needs this number of players on each side: { $sizes }.
pad-error-game_totals = totals: { $number } whole numbers are needed, one for each side.
pad-error-game_text = { $key }: a text is needed.
pad-error-game_options = options: a list of names is needed.
pad-error-game_number = { $key }: a whole number from { $least } to { $most } is needed.
pad-error-game_line = { $key }: one line of { $number } characters at most is needed.
pad-error-house_book = The house rule belongs to { $house }, not to { $slug }.
pad-error-no_book = A game needs a rulebook. Name one.
pad-error-stake = A stake has numbers of cents: { $names }.
pad-error-stake_canastas = A stake can be on these canastas: { $names }.
pad-error-stake_cents = { $key }: a number of cents from 0 to { $most } is needed.
pad-error-no_game = The pad has no game { $game }. Available: { $games }.
pad-error-no_games = The pad has no games yet.
pad-error-moved = This game is kept in { $file }, and there is no such file.
pad-error-shared_elsewhere = People write on game { $game } in { $file }; first take it off the pages there (share --stop).
pad-error-nobody_asks = '{ $name }' is not the name of an account or of a person who asked to write.
pad-error-several_ask = Several people are called { $name }; say which by the id: { $ids }.
pad-error-log = The entries of { $stream } cannot be understood (entry { $number }: { $problem }).
pad-error-json = { $name } is not valid JSON: { $problem }.
pad-error-form = { $name } was not written by the score pad, or it was written by a later version.
pad-error-csv = { $name }, line { $line }: { $problem }
pad-error-csv_head = the first line must name the columns: { $names }.
pad-error-csv_columns = there are { $given } columns in place of { $number }.
pad-error-csv_part = '{ $part }' is not a part of a game. Use game or hand.
pad-error-csv_value = '{ $value }' is not JSON.
pad-error-csv_side = '{ $side }' is not a side of this game.
pad-error-csv_order = hand { $given } in place of hand { $number }.
pad-error-unwritable = { $name } cannot be written: { $problem }.

pad-plot-title = Running totals
pad-plot-about = Totals after { $number } hands: { $totals }.
pad-plot-hands = hand
pad-plot-hand = hand
pad-plot-target = target
pad-plot-label = { $letter }
pad-plot-legend = { $sides }; * where several are

pad-page-title = Canasta: { $book }
pad-page-rules = { $rules }, to { $target } points
pad-page-rules_hands = { $rules }, { $number } hands
pad-page-captain = Captain of side { $side }: { $name }, who plays in every hand.
pad-page-caption = Points and totals, hand by hand. In brackets: the count each side needed for its first meld.
pad-page-hand = Hand
pad-page-start = before
pad-page-points = Points
pad-page-total = Total
pad-page-totals = Total
pad-page-first = ({ $number })
pad-page-dealer = { $name } deals
pad-page-out = { $names } out
pad-page-void = Hands that are struck through were played after the end of the game and do not count.
pad-page-points_alone = { $mark } Points entered directly; cards were not counted.
pad-page-plot = Running totals
pad-page-settlement = Settlement
pad-page-paid_together = All payments taken together
pad-page-paid_game = After the game
pad-page-paid_hand = After this hand
pad-page-payer = Pays
pad-page-payee = To
pad-page-amount = Amount
pad-page-hand_title = Hand { $number }
pad-page-lines = What hand { $number } is made of
pad-page-side = Side
pad-page-for = For
pad-page-paragraph = Paragraph
pad-page-sum = this hand

pad-show-side = { $letter }  { $names }: { $total }
pad-show-won = Side { $sides } won: { $names }.
pad-show-next = Hand { $number }: { $dealer } deals. First meld: { $needs }.
pad-show-sits_out = Sitting out: { $names }.
pad-show-dealer = Dealer
pad-show-points = { $letter }
pad-show-total = total
pad-show-void = -
pad-show-void_about = { $mark }: played after the end of the game, does not count.
pad-show-hand_plain = Hand { $number }, { $dealer } dealt.
pad-show-hand_void = Hand { $number }, { $dealer } dealt, after the end of the game: it does not count.
pad-show-side_plain = Side { $letter }: { $points } points, total { $total }.
pad-show-line = Side { $letter }: { $points }, { $what } { $cited }
pad-show-total_now = total now
pad-show-doubt = Is that so? { $doubt }
pad-show-no_stake = This game is not played for money.
pad-show-stake = Stake: { $stake }.
pad-show-paid_hand = After hand { $number }:
pad-show-paid_game = After the game:
pad-show-paid_together = All together:
pad-show-paid_nothing = No payments.
pad-show-not_over = The game is not over yet.
pad-show-even = { "" }  all even
pad-show-payment = { "" }  { $payer } pays { $payee } { $amount }

pad-ask-number = A whole number, or Enter for none; '{ $typed }' is not.
pad-ask-yes_no = Type y or n; '{ $typed }' is neither.
pad-ask-cards = '{ $typed }' cannot be counted. Type a sum (845), cards by value ({ $example }), or cards by letter: KKK2 777 (c 777 if there are only digits).
pad-ask-no_cards = Give the sum of these, or cards by value.
pad-ask-nobody = '{ $typed }' does not match one player. Names: { $names }.
pad-ask-no_choice = '{ $typed }' does not match one of these: { $names }.
pad-ask-no_points = Points are a whole number, such as 310 or -65; '{ $typed }' is not.
pad-ask-who_out = Side { $side } went out. Which player was it? (0 for none.)
pad-ask-too_many = There are { $number } left of the canastas you gave, not { $given }.
pad-ask-rest = { $number } of the canastas you gave are left for this, not { $given }. Type back to change the number in all.
pad-ask-which_side = Which side again ({ $letters }) [{ $usual }]?
pad-ask-no_side = '{ $typed }' is not a side. Use one of { $names }.
pad-ask-seats = Players: { $names }
pad-ask-out = Who went out [{ $usual }]?
pad-ask-choice = { "" }  { $number } { $label }
pad-ask-special = A special hand [{ $usual }]?
pad-ask-concealed = Concealed (y or n) [{ $usual }]?
pad-ask-four_blacks = With the four black threes (y or n) [{ $usual }]?
pad-ask-side = Side { $letter }: { $names }
pad-ask-count_now = Only points were given. Count the cards now (y or n) [{ $usual }]?
pad-ask-points = Points in this hand [{ $usual }]:
pad-ask-laid = Cards on the table (sum, by value, or sets) [{ $usual }]:
pad-ask-open = Cards in open sets or added (sum, by value, or all sets) [{ $usual }]:
pad-ask-canastas = Canastas in all [{ $usual }]:
pad-ask-count = { "" }  { $field } [{ $usual }]:
pad-ask-of = { $field }, with { $names }
pad-ask-big_wild = Big at its seventh card: the wild canasta (y or n) [{ $usual }]?
pad-ask-beyond = Cards in canastas beyond the base (sum, or by value) [{ $usual }]:
pad-ask-left = Left in { $name }'s hand (sum, by value, or cards) [{ $usual }]:
pad-ask-left_reserves = Left in { $name }'s hand, knee and foot (sum, by value, or cards) [{ $usual }]:
pad-ask-left_foot = Left in { $name }'s hand and foot (sum, by value, or cards) [{ $usual }]:
pad-ask-calientes = { "" }  Caliente cards in { $name }'s hand [{ $usual }]:
pad-ask-fines = Fine (points and what for) [{ $usual }]:
pad-ask-more_fines = Another fine [{ $usual }]:

pad-usual-none = none
pad-usual-no_totals = none
pad-usual-nobody = none
pad-usual-all = all
pad-usual-book = as in the book

pad-change-name = Before hand { $hand }: { $old } is now { $new }.
pad-change-stake = From hand { $hand } on: the stake is { $stake }.
pad-change-raise = Hand { $hand }: side { $side } needs { $points } more for its first meld.
pad-change-no_raise = Hand { $hand }: side { $side } needs only the usual points for its first meld.

pad-stake-none = none
pad-stake-per_thousand = { $amount } per thousand points of difference
pad-stake-minimum = at least { $amount }
pad-stake-hand_per_thousand = { $amount } per thousand points after each hand
pad-stake-canastas = { $amount } each for { $fields }

pad-new-book = { "" }  { $number } { $book }: { $title }, { $players } players
pad-new-options = { "" }      options: { $options }
pad-new-how = A name or a number, then options and how many play, such as: caliente always_frozen 3. A house rule's name or file will do, too.
pad-new-which = Which game [{ $usual }]?
pad-new-players = How many play ({ $numbers }) [{ $usual }]?
pad-new-names = The { $number } names as you sit, clockwise, with commas{ $kept }:
pad-new-names_number = { $number } names are needed, with commas between them, and there are { $given }.
pad-new-side = Side { $letter }, { $number } names with commas{ $kept }:
pad-new-side_out = Side { $letter }, { $number } names with commas; the last sits out first{ $kept }:
pad-new-side_captain = Side { $letter }, { $number } names with commas: the captain first, who plays in every hand; the last sits out first{ $kept }:
pad-new-dealer = Who deals [{ $usual }]?
pad-new-totals = Totals so far, from paper ({ $letters }) [{ $usual }]:
pad-new-played = Hands played so far [{ $usual }]:
pad-new-target = To how many points [{ $usual }]?
pad-new-stake = Stake: cents per thousand points of difference [{ $usual }]:
pad-new-stake_book = Stake: cents per thousand points, 0 for none [{ $usual }]:

pad-session-title = Score pad
pad-session-kept = Every answer is saved immediately in { $path }
pad-session-game = { "" }  { $id }: { $about }
pad-session-more = { "" }  and { $number } more
pad-session-about = { $rules }: { $sides }; hands { $number }
pad-session-about_over = { $rules }: { $sides }; hands { $number }, over
pad-session-which = Which game, n for a new one, q to leave [{ $id }]?
pad-session-new = A new game. Enter takes what is in brackets, back goes to the question before, cancel gives it up.
pad-session-new_on = A new game was begun and not finished. Here is what was typed:
pad-session-cancelled = Cancelled.
pad-session-game_title = Game { $id }
pad-session-words = Type hand, points, correct, strike, show, plot, settle, name, stake, raise, export, games, help or quit.
pad-session-usual-hand = hand
pad-session-usual-show = show
pad-session-what = What now [{ $usual }]?
pad-session-help =
    hand        enter the hand that was played
    points      enter the points of each side alone, nothing counted
    correct 2   enter hand 2 again, or one side of it; all that follows is worked out
                anew
    strike 2    strike hand 2 out, as if it had not been played
    show        the sheet; show 2: what hand 2 is made of
    plot        the running totals as a picture
    settle      who pays whom
    name        change a name: name Bruno = Benito
    stake       play for another stake from now on
    raise A     side A needs 10 more for its first meld in this hand; raise A 0: no more
    export F    write the game to a file: .html to print, .svg the picture, .json, .csv
    games       another game
    quit        leave; everything is kept
    While a hand is asked for: back is the question before, cancel forgets it.
    Cards can be given as a sum (845), by value (12x5 20x10 3x20), or by letter
    (KKKKKK2 777): X is a joker, T a ten, R and B are the threes.
    The first letter of a word will do (x for strike, m for settle).
pad-session-unknown = Unknown command '{ $typed }'. Type help.
pad-session-as_it_was = Hand { $number } now:
pad-session-no_hands = The pad has no hands yet.
pad-session-number = Which hand ({ $first } to { $last }) [{ $last }]?
pad-session-sure = Strike hand { $number } out (y or n) [n]?
pad-session-struck = Hand { $number } is struck out.
pad-session-rename = Which name, and what instead ({ $names }), such as Ana = Anna?
pad-session-rename_how = '{ $typed }' is not a change of name. Type the old name, = and the new one, such as Ana = Anna.
pad-session-stake = Cents per thousand points of difference from now on, 0 for none (Enter: no change):
pad-session-stake_book = Cents per thousand points from now on, 0 for none, book for the stake of the book (Enter: no change):
pad-session-raise = Which side's first meld ({ $letters }), and by how much, if not 10 more?
pad-session-file = Write to which file (.html, .svg, .json, .csv)?
pad-session-ending = The file's ending says what it will be: { $endings }.
pad-session-there = { $path } already exists. Replace it (y or n) [n]?
pad-session-wrote = Written: { $path }
pad-session-draft = This hand was begun and not finished. Here is what was typed:
pad-session-hand = Hand { $number }, { $dealer } deals
pad-session-hand_how = Cards as a sum (845), by value (12x5 20x10), or by letter (KKK2 777). Enter takes what is in brackets, 0 is none, back goes to the question before.
pad-session-right = Write this down (y, or n for the question before) [y]?
pad-session-written = Written. Totals: { $totals }.
pad-session-later = Recalculated: { $number } later hands.
pad-session-bye = Everything is saved in { $path }

pad-cli-commands = Commands for scripts
pad-cli-unknown = Unknown command '{ $word }'. Available: { $names }. Without a command, the pad opens.
pad-cli-unreadable = (cannot be read)
pad-cli-game = { $id }  { $about }
pad-cli-begun = Game { $id } is on the pad.
pad-cli-hand = Give either a file or --points.
pad-cli-change = Nothing to change: give --name, --stake or --raise.
pad-cli-shared =
    Game { $id } is kept in { $path }
    To look on, open this behind the address of the server: { $link }
pad-cli-stopped = Game { $id } can no longer be opened on the server.
pad-cli-owner = { $name } owns it on the server ({ $id }).
pad-cli-writer = { $name } may write ({ $id }).
pad-cli-asking = { $name } asks to write ({ $id }).
pad-cli-form = { $rules }, { $players } players: what is counted for each side
pad-cli-form_field = Field
pad-cli-form_about = What
pad-cli-form_points = Points
pad-cli-form_most = Most
pad-cli-form_paragraph = Paragraph
pad-cli-form_values = Values, { $field }: { $values }
pad-cli-form_by_hand = First meld, hand by hand: { $counts }
pad-cli-form_first = First meld: { $counts }
pad-cli-form_from = { $count } from { $start }

cli-scorepad-short = keep the score of a game with real cards
cli-scorepad-help = Keep the score of a game with real cards: any book, any number of players. Count as you are used to; the pad checks what you enter, scores it by the book and keeps every answer at once.
cli-scorepad-example =
    { $program } scorepad
    { $program } scorepad --plain --database club.db
    { $program } scorepad export 1 evening.html
cli-scorepad-exit_1 = { "" }

cli-scorepad_list-short = the games on the pad
cli-scorepad_list-help = All games on the pad, the one written to last first.
cli-scorepad_list-example = { $program } scorepad list --json
cli-scorepad_list-exit_1 = { "" }

cli-scorepad_new-short = begin a game
cli-scorepad_new-help = Begin a game. Give the names side by side, in seating order; the last player of a side sits out first.
cli-scorepad_new-example =
    { $program } scorepad new --side Ana,Carla --side Bruno,Dora
    { $program } scorepad new --book knee --side A,D --side B,E --side C,F
cli-scorepad_new-exit_1 = { "" }

cli-scorepad_hand-short = write a hand, or correct one
cli-scorepad_hand-help = Write a hand. FILE is JSON, or - for standard input: for each side the fields of the form ({ $program } scorepad form) and their counts. Leave out zeros. With --points, the points of each side are written directly, without counting.
cli-scorepad_hand-example =
    echo '{ "{" }"sides": [{ "{" }"out": true, "laid": 310, "mixed": 1{ "}" }, { "{" }{ "}" }]{ "}" }' |
      { $program } scorepad hand 1 -
cli-scorepad_hand-exit_1 = { "" }

cli-scorepad_change-short = change names, the stake or a first-meld count
cli-scorepad_change-help = Change what was settled before a game, while it runs. A new name holds for the whole sheet, a new stake from the next hand on, a raise for the next hand alone. All changes stay on the sheet.
cli-scorepad_change-example =
    { $program } scorepad change 1 --name "Bruno=Benito"
    { $program } scorepad change 1 --raise A
cli-scorepad_change-exit_1 = { "" }

cli-scorepad_show-short = the sheet, or one hand of it
cli-scorepad_show-help = Show the sheet of a game: points and totals, dealers, and the points needed for first melds.
cli-scorepad_show-example = { $program } scorepad show 1 --hand 2
cli-scorepad_show-exit_1 = { "" }

cli-scorepad_settle-short = who pays whom
cli-scorepad_settle-help = Who pays whom how much, after each hand and after the game.
cli-scorepad_settle-example = { $program } scorepad settle 1
cli-scorepad_settle-exit_1 = { "" }

cli-scorepad_export-short = a game as a file: html, svg, json, csv
cli-scorepad_export-help = Write a game to a file, or to standard output (-). The ending says what it will be: .html a sheet to print, .svg the plot of the totals, .json and .csv to be read by programs and by { $program } scorepad import.
cli-scorepad_export-example =
    { $program } scorepad export 1 evening.html
    { $program } scorepad export 1 - --form csv
cli-scorepad_export-exit_1 = { "" }

cli-scorepad_import-short = a game from a JSON or CSV file
cli-scorepad_import-help = Put a game on the pad that was exported as JSON or CSV. FILE may be - for standard input.
cli-scorepad_import-example = { $program } scorepad import evening.json
cli-scorepad_import-exit_1 = { "" }

cli-scorepad_share-short = show a game to people on your server
cli-scorepad_share-help = Share a game through the server on this machine. From then on it is stored there, and you can continue it at the terminal as before. Anyone with the link can watch and ask to write; --to allows a person who asked, or an account, by name. The first writer you allow owns the game on the server. With the game alone, it lists the requests.
cli-scorepad_share-example =
    { $program } scorepad share 1
    { $program } scorepad share 1 --to Bruno
    { $program } scorepad share 1 --stop
cli-scorepad_share-exit_1 = { "" }

cli-scorepad_form-short = what a book counts, field by field
cli-scorepad_form-help = The form of a book: fields, values, limits and the first-meld table. BOOK may have options (caliente+always_frozen) or be a house rule.
cli-scorepad_form-example = { $program } scorepad form american --json
cli-scorepad_form-exit_1 = { "" }
