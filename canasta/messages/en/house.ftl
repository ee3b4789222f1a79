### House rules: what can be wrong with a file, how its values are named, and the clauses in one sentence each.

house-cited = house rule { $name }
house-cited_short = house rule
house-own_options = The house rule '{ $name }' sets its own options. Leave out the others.
house-cited_paragraph = { $book } { $id }
house-table = a table
house-huge = a number with very many digits
house-nothing = nothing
house-none = –
house-yes = yes
house-no = no
house-file = house rule
house-number_of_players = { $number } players
house-what_clause = { $clause }: { $sentence }
house-what_field = { $clause }: { $field }
house-what_kind = { $field }, { $kind_name }

house-shelf-passed_over = A saved house rule was skipped: { $problem }
house-shelf-other = { $path }: The contents do not match the file name.
house-shelf-unkept = The house rule could not be saved with your games ({ $problem }). Keep its file: the game needs it.

## What can be wrong with a file.

house-error-wrong = Expected { $expected }, found { $found }.
house-error-missing = '{ $field }' is missing: { $expected }.
house-error-field = Unknown key '{ $word }'. Available here: { $names }.
house-error-field_near = Unknown key '{ $word }'. Did you mean: { $near }?
house-error-word = Unknown word '{ $word }'. Available here: { $names }.
house-error-word_near = Unknown word '{ $word }'. Did you mean: { $near }?
house-error-seam = Unknown seam '{ $word }'. Available: { $names }.
house-error-seam_near = Unknown seam '{ $word }'. Did you mean: { $near }?
house-error-clause = Unknown clause '{ $word }'. Available here: { $names }.
house-error-clause_near = Unknown clause '{ $word }'. Did you mean: { $near }?
house-error-clause_elsewhere = { $word } does not belong here. Move it to { $seam }.
house-error-clause_absent = The book has no { $word } in { $seam }. Add it with add = [{ "{" } clause = "{ $word }" { "}" }] and its fields.
house-error-book = Unknown rulebook '{ $word }'. Available: { $names }.
house-error-book_near = Unknown rulebook '{ $word }'. Did you mean: { $near }?
house-error-option = The book has no option '{ $word }'. Available: { $names }.
house-error-option_near = The book has no option '{ $word }'. Did you mean: { $near }?
house-error-players = '{ $word }' is not a possible number of players. Available: { $names }.
house-error-players_near = '{ $word }' is not a possible number of players. Did you mean: { $near }?
house-error-many_players = { $number } players are too many. A table seats at most { $most }.
house-error-shipped = Unknown house rule '{ $word }'. Available: { $names }.
house-error-shipped_near = Unknown house rule '{ $word }'. Did you mean: { $near }?
house-error-rules = '{ $word }' is not a book, a house rule or a file. Books: { $names }. House rules: { $program } rules houses
house-error-rules_near = '{ $word }' is not a book, a house rule or a file. Did you mean: { $near }?
house-error-twice = '{ $word }' appears twice.
house-error-touched = '{ $word }' is changed, replaced or removed twice.
house-error-there_already = { $word } is already there. Change its fields, or replace it.
house-error-there_already_so = { $word } is already there with the same fields.
house-error-ascending = Totals and points must both rise: { $total } with { $count } does not follow the pair before it.
house-error-single = { $seam } takes one clause, not { $number }. Replace the one it has.
house-error-required = { $seam } needs its clause. Replace it, or change its fields.
house-error-needs_extends = 'extends' is missing: the book that the house rule changes, one of { $names }.
house-error-needs_name = 'name' is missing: lower-case letters, digits and hyphens, such as name = "two-canastas".
house-error-needs_version = 'version' is missing: start with version = 1 and add 1 whenever the rules change.
house-error-name_taken = '{ $name }' is the name of a book. Choose another.
house-error-said = { $sentence }
house-error-syntax = This is not TOML: { $problem }.
house-error-absurd = The file cannot be read: it has a number that is far too large, or it is nested far too deeply.
house-error-too_long = The file is too long. At most { $most } characters are allowed.
house-error-not_text = The file is not UTF-8 text.
house-error-unreadable = The file cannot be read: { $problem }.
house-error-unwritable = The file cannot be written: { $problem }.
house-error-exists = The file already exists and was not changed.

house-error-idle-hands = This has no effect: a game ends after { $hands } hands (hands). Remove it, or set hands = 0 to play to a target.
house-error-idle-base = This has no effect: going out needs the closed sets of the base (Base), whatever the number. Remove it and set the numbers of Base, or remove Base.
house-error-idle-feet = This has no effect: there are no reserves (Reserves). Remove it.
house-error-idle-fewer = This has no effect: the whole pile is taken in any case. Remove it.
house-error-idle-seven_threes = This has no effect: the packs have only { $threes } red threes. Remove it.
house-error-idle-sits_out = This has no effect: no side has more members than seats. Remove it.
house-error-idle-numbered = This names a number of players that the book does not have. Available: { $numbers }.
house-error-idle-by_hand = This has no effect: the points for the first meld depend on the hand (by_hand). Remove it, or set by_hand = [].
house-error-idle-kind = This has no effect: cards of this kind ({ $card }) never count this value. Remove it.
house-error-idle-four_blacks = This has no effect: the four black threes are not laid in this book (FourBlackThrees). Remove it, or add that clause.
house-error-idle-threes_shown = This has no effect: red threes that are dealt are shown at once (ThreesShownAtDeal), so none is left at the end. Remove it.
house-error-idle-partner = This has no effect: { $clause } forbids taking the pile in this way. Remove it, or remove that clause.
house-error-idle-ask_base = This has no effect: with a base (Base) or reserves (Reserves), only a player who can go out asks. Remove it.

house-error-check-nobody = No number of players is left.
house-error-check-sides = { $seats } seats cannot be divided evenly among { $sides } sides.
house-error-check-seats = { $players } players do not fit { $seats } seats. Every player needs a seat; only where partners play may one of a side sit out.
house-error-check-stock = { $dealt } of { $cards } cards are dealt, which leaves { $left } for the stock. It needs at least { $need }, enough for two rounds.
house-error-check-canastas = 'canastas' is missing: how many canastas going out needs with this number of players.
house-error-check-every_time = A yes every time (every_time) can be required only if asking is compulsory.
house-error-check-by_number = CoveredThrees has points for { $number } threes of a colour (by_number), but the packs have { $threes }.
house-error-check-no_end = A game needs an end: a target, or a number of hands.
house-error-check-packs = If sets never close, at most { $most } packs are possible.
house-error-check-base_closes = Base needs sets that close. Add FurtherSets or Closes.
house-error-check-base_empty = The base has no part. Give one of them a number, or remove Base.
house-error-check-base_points = Points for a base need one set of each part in Base. Set base = 0 to count its sets like all others.
house-error-check-score_further = BaseScore counts closed sets that are put away. Add FurtherSets, or remove BaseScore.
house-error-check-closes_further = Closes and FurtherSets exclude each other. Remove one of the two.
house-error-check-partner = { $clause } does not fit the way sets close here. Use { $other }.
house-error-check-reserve_partner = Reserves are taken up early (partner) only where a canasta comes first. Set canasta_first = true, or partner = false.
house-error-check-excluded = { $clause } cannot be combined with { $seam }. Remove one of the two.
house-error-check-base_score = BaseScore counts closed sets, and it is missing from score.
house-error-check-no_steps = The table of the first meld is empty.
house-error-check-three_naturals = A set of three natural cards can be required only if a first meld needs points, not 0.
house-error-check-late_from = { $most } cards are drawn from a stock of more than { $late_from }, which may be too small.
house-error-check-below = The points needed cannot fall: below the first step they are { $below }, from it on only { $count }.
house-error-check-threes_twice = Red threes are either kept (KeptThrees) or shown at once (DrawnThreeShown, ThreesShownAtEnd, and the clauses of the deal), not both.
house-error-check-threes_dealt = Dealt red threes must reach the table. Add DealtThreesShown to first_turn or ThreesShownAtDeal to deal, or KeptThrees to threes.
house-error-check-threes_drawn = Drawn red threes must reach the table. Add DrawnThreeShown to drawn, or KeptThrees to threes.
house-error-check-talon = A talon needs a book in which threes may be kept (KeptThrees).
house-error-check-groups = The groups and wild cards add up to { $number } cards, but a special hand has { $size }.
house-error-check-group_ranks = There are { $number } groups, but only { $most } ranks. Set again = true if a rank may make several.
house-error-check-group_must = { $number } ranks must be there, but there are only { $groups } groups.
house-error-check-group_jokers = There are { $number } jokers among { $wild } wild cards.
house-error-check-group_size = A group has { $number } cards, but of a rank there are only { $cards }.
house-error-check-hands_threes = Special hands need a book in which threes may be kept (KeptThrees).
house-error-check-hands_points = Special hands need SpecialHandPoints in score.
house-error-check-seven = { $clause } is for canastas of { $number } cards and cannot be used with another size.
house-error-check-black_threes_wild = Black threes would accept wild cards. Add BlackThreesPure.
house-error-check-wild_sets_black_threes = Sets of wild cards and black threes laid when going out cannot be combined. Keep NoWildSets, or remove OnlyGoingOut.
house-error-check-wild_set_first = WildSetFirst is about sets of wild cards, but none can be laid.
house-error-check-closes = Nothing may be added to a closed set (Closes), but the limits would allow wild cards. Add ClosedMix.
house-error-check-upcard = { $clause } needs an Upcard before it.
house-error-check-upcards = Only one upcard is possible.
house-error-check-until = 'until' must include every kind in 'kinds', because a covered card must be covered again.
house-error-check-fines = FineForNotGoingOut needs Fines in score.
house-error-check-refill = Refill needs Caliente cards: 'calientes' under players.
house-error-check-calientes = There are Caliente cards but no rule for them. Add Refill, or a clause to discarded.

house-at-line = { $file }, line { $line }: { $sentence }
house-at-file = { $file }: { $sentence }
house-at-line_key = { $file }, line { $line }, { $key }: { $sentence }
house-at-file_key = { $file }, { $key }: { $sentence }

house-expect-number = a whole number from { $low } to { $high }
house-expect-multiple = a multiple of { $step } from { $low } to { $high }
house-expect-flag = true or false
house-expect-choice = one of { $words }
house-expect-kinds = a list of kinds of cards, such as ["two", "joker"]
house-expect-ranks = a list of ranks, such as ["seven", "ace"]
house-expect-hand_name = a name of small letters, digits, hyphens and underscores, up to { $most }
house-expect-title = words on one line, up to { $most } characters
house-expect-grouped = a list of ranks, and "two" if twos make groups, such as ["two", "seven"]
house-expect-red_three = ["red_three"]
house-expect-players = a list of numbers of players, such as [5, 6]
house-expect-players_of = one of the numbers of players { $numbers }
house-expect-numbers = a list of { $least } to { $most } values, each { $each }
house-expect-steps = a list of pairs, each a total and the points needed from that total, such as [[0, 50], [1500, 90]]
house-expect-values = a table of kinds of cards with their values, multiples of 5 from 0 to 1000
house-expect-label = the name of a clause
house-expect-tables = a list of tables, such as [{ "{" } clause = "MustTake" { "}" }]
house-expect-remove = a list of names of clauses, or "all"
house-expect-book = one of { $names }
house-expect-options = a list of names of options, such as ["always_frozen"]
house-expect-name = at most { $most } lower-case letters, digits and hyphens, such as "two-canastas"
house-expect-about = one line of at most { $most } characters

house-template-head =
    A house rule for { $book }. As it stands it changes nothing: take away the # before
    what you change. The values shown are the book's own.

    { $program } rules check FILE    looks the file over and tries it in some hundred hands
    { $program } rules diff { $book } FILE    shows what differs

    Under [clauses.SEAM] there may also be: remove = ["Clause"], add = [{ "{" } clause = "Clause", field = 1 { "}" }]
    and replace = { "{" } Clause = { "{" } clause = "Other", field = 1 { "}" } { "}" }.
house-template-short =
    A house rule for { $book }. As it stands it changes nothing: take away the # before
    what you change, and write another value. The values shown are the book's own.
    This is what tables change most; { $program } rules new --full has everything.

house-template-absent = To add: { $names }.

house-doc-fields = | Key | Value |
house-doc-clauses = | Clause | What it says | Fields | Books |

## What the seams are about.

house-seam_title-numbers = Numbers of the game
house-seam_title-players = By number of players
house-seam_title-values = Card values
house-seam_title-seat_draw = The draw for seats
house-seam_title-deal = After the deal
house-seam_title-first_turn = When a player's first turn begins
house-seam_title-drawn = Cards drawn from the stock
house-seam_title-partners = Cards that take the top card
house-seam_title-take = Taking the pile
house-seam_title-stock_out = When the stock is exhausted
house-seam_title-limits = Wild cards in a set
house-seam_title-first_meld = The first meld
house-seam_title-discard = Permitted discards
house-seam_title-discarded = Effects of a discard
house-seam_title-turn_ends = At the end of a turn
house-seam_title-going_out = Going out
house-seam_title-only_going_out = Black threes when going out
house-seam_title-asking = Asking the partner
house-seam_title-concealed = Going out concealed
house-seam_title-score = The score
house-seam_title-four_black_threes = Four black threes
house-seam_title-refill = Playing a Caliente card
house-seam_title-rebuild = A new stock
house-seam_title-quiet = Quiet turns
house-seam_title-closes = Closed sets
house-seam_title-bars = Barred ranks
house-seam_title-threes = Keeping threes
house-seam_title-after_discard = After the discard
house-seam_title-special_hands = Special hands
house-seam_title-reserves = Reserves
house-seam_title-further_sets = Further sets of a rank
house-seam_title-base = The base
house-seam_title-pile_taken = How much of the pile is taken
house-seam_title-turn_passes = Before the next turn
house-seam_title-hand_ends = When the hand is over
house-seam_title-irregularities = Irregularities

## Every clause in one sentence.

house-clause-DrawForSeats = Every player draws a card; the cards decide sides, seats and the first dealer.
house-clause-Announces = A player with few cards left says how many: up to this number.
house-clause-NaturalPair = Two natural cards from the hand take the pile with its top card.
house-clause-NaturalAndWild = A natural and a wild card from the hand take the pile, if the set has room for the wild card.
house-clause-OwnSet = The top card is added to one of the side's sets of its rank.
house-clause-ClosedSet = With a natural pair, the top card goes on a closed set of its rank if none is open.
house-clause-SkipsNext = A discard of these kinds makes the next player miss a turn.
house-clause-StockEndsHand = The hand ends after the turn in which the stock came down to this number of cards.
house-clause-ThreesShownAtEnd = Red threes of players who had no turn are shown when the hand is over.
house-clause-TakesPile = The player takes the whole pile with its top card (0), or this number of cards if the pile has as many; with fewer, a smaller pile is taken whole.
house-clause-Upcard = A card of the stock is turned up to begin the pile.
house-clause-CoverUpcard = An upcard of these kinds freezes the pile and is covered until a card comes that is not in 'until'.
house-clause-UpcardStops = An upcard of these kinds stops the first player from taking the pile.
house-clause-ThreesShownAtDeal = Red threes that are dealt are shown and replaced at once.
house-clause-DealtThreesShown = Red threes that are dealt are shown and replaced when the player's first turn begins.
house-clause-DrawnThreeShown = A red three that is drawn is shown and replaced; 'last' says what happens if it was the stock's last card.
house-clause-Stopped = A stopping card on top keeps the next player from taking the pile.
house-clause-UnopenedNeedsPair = Before its first meld a side takes the pile only with a natural pair.
house-clause-FrozenNeedsPair = A frozen pile is taken only with a natural pair.
house-clause-LastCardLastDiscard = With one card in hand, a pile of one card is not taken while the stock lasts.
house-clause-AlwaysFrozen = The pile is always frozen: a natural pair takes it, or a set on the table that is not yet a canasta.
house-clause-OnlyOpened = Only a side that has made its first meld takes the pile.
house-clause-PairOnly = The pile is taken only with a natural pair.
house-clause-WithinCanasta = The pile is not taken if the set would have more cards than a canasta.
house-clause-MustTake = When the stock is exhausted, the pile must be taken if its top card fits a set of the side.
house-clause-NoWildSets = Wild cards are never laid without natural cards.
house-clause-BlackThreesPure = No wild card joins black threes.
house-clause-WildLimit = How many wild cards a set may have, by its size from three on; a canasta may take any number.
house-clause-FewerWild = A set always has more natural than wild cards, and at most 'most' wild cards.
house-clause-ClosedMix = Sets close at canasta size; a set has few wild cards, and none with the ranks in 'never'; wild cards alone are a set.
house-clause-FirstMeld = The points a first meld needs, by the side's total: pairs of a total and the points from there on.
house-clause-FirstAfterTake = The first discard after taking the pile is not one of these ranks or of a rank with a canasta, if there is another; with 'empty_pile', this holds for every discard on an empty pile.
house-clause-WildLast = A wild card is discarded only by a player who has nothing else to discard.
house-clause-Freezes = Discards of these kinds freeze the pile.
house-clause-Stops = Discards of these kinds stop the next player.
house-clause-FineForNotGoingOut = A side that got a yes and did not go out pays a fine.
house-clause-GoingOut = How a player goes out; [players] has the number of canastas needed.
house-clause-OnlyGoingOut = Three or four black threes may be laid when going out; without this clause, never.
house-clause-Asking = A player may ask the partner whether to go out.
house-clause-Concealed = Going out with the whole hand laid in one turn counts as concealed.
house-clause-OutBonus = Points for going out, and for going out with the four black threes.
house-clause-ConcealedBonus = Extra points for going out concealed.
house-clause-RedThrees = Points for red threes, more for all of them; they count against a side without a first meld.
house-clause-CanastaBonus = Points for natural and mixed canastas.
house-clause-Fines = Fines are deducted.
house-clause-CardsLaid = The value of the cards on the table.
house-clause-CardsLeft = The value of the cards left in hand, which counts against the side.
house-clause-CalientesPlayed = Points for each Caliente card played.
house-clause-WildCanastaBonus = Points for a canasta of wild cards: small if mostly twos, big if mostly jokers.
house-clause-RedThreesByCanasta = Points for red threes, more each for all of them; they count against a side without a canasta.
house-clause-CardsOnTable = The value of the cards on the table: added with a canasta, deducted without one.
house-clause-SpecialHandPoints = The points of a special hand.
house-clause-RankedCanastas = Points for canastas, by their ranks.
house-clause-OpenSetsCost = The cost of sets of aces, sevens and wild cards that were begun and not closed.
house-clause-CoveredThrees = Points for threes of one colour, by their number: added with two canastas, deducted with none.
house-clause-HeldTooMany = The cost of being left with this many cards of a rank.
house-clause-FourBlackThrees = A player may go out by laying the four black threes as the last cards of the hand.
house-clause-Refill = A player may play a Caliente card instead of drawing, and refills the hand.
house-clause-Rebuild = When the stock is exhausted the pile is shuffled and becomes the stock.
house-clause-QuietTurns = Nothing is laid or taken in each player's first turns.
house-clause-Closes = A set of canasta size is closed, and nothing can be added to it.
house-clause-DeadRanks = If one side has a canasta of a rank, that rank is dead for the other.
house-clause-MixOnlyFirst = These ranks take wild cards only in the turn of the first meld.
house-clause-WildSetFirst = While a side's set of wild cards is open, wild cards go nowhere else.
house-clause-KeptThrees = Threes of both colours are shown and replaced, and may be kept before the first meld.
house-clause-Talon = After the turn of the side's first meld, the player draws cards from the stock.
house-clause-OpenSetFits = In these ranks the pile is not taken if the open set would have more cards than a canasta.
house-clause-PairFromHand = The pile is taken only with a natural pair; the three cards join an open set or go on a closed one.
house-clause-BaseScore = Points for the base, for every other closed set with its cards, and for open sets; base = 0: closed sets all count alike.
house-clause-RedThreesOfSeven = Points for red threes; a set of seven is worth more.
house-clause-ThreesLeft = The cost of threes left in the hand and the reserves.
house-clause-Reserves = Cards dealt aside for every player, picked up in turn when the hand is played out.
house-clause-FurtherSets = Sets close at canasta size and make room for another of their rank.
house-clause-Base = Going out needs these numbers of closed sets: sevens, fives, wild cards, natural and mixed ones.
house-clause-Groups = A hand of fourteen cards that is shown instead of played: groups of equal cards, wild cards and threes.
house-clause-WrongDealer = The wrong player dealt.
house-clause-WrongNumberDealt = A player was dealt too many or too few cards.
house-clause-ImproperDeal = The cards were not dealt properly.
house-clause-CardTurnedUp = A card was turned up in dealing.
house-clause-FaceUpInStock = A card in the stock lies face up.
house-clause-ForeignCard = A card that does not belong to the pack was found.
house-clause-TouchedCard = A player touched a card and did not play it: the opponents may demand that it is played.
house-clause-SawAnotherCard = Seeing another card while drawing costs a fine.
house-clause-DrewEarly = The next player drew before the discard; the player before may then skip it.
house-clause-DrewOutOfTurn = Drawing out of turn costs a fine, and 'extra' if the card was added to the hand.
house-clause-DrewTooMany = A player who drew too many cards must make up for it with discards.
house-clause-TookBeforeShowing = Taking the top card before showing the cards that match it costs a fine.
house-clause-TopCardInHand = A player put the top card into the hand: if the right to it is in doubt, the opponents may have the pile put back.
house-clause-TookForFirstMeld = The pile was taken for a first meld without enough points or without a natural pair.
house-clause-TookFrozen = A frozen pile was taken without a natural pair.
house-clause-TooManyWild = A set has more wild cards than it may have.
house-clause-FirstMeldShort = A first meld from the hand has too few points.
house-clause-OtherIllegalSet = Any other set that is against the rules.
house-clause-LaidOutOfTurn = Laying cards out of turn costs a fine, and they become penalty cards; if it was the partner's turn, they may not be laid.
house-clause-ToldCount = Reminding the partner how many points a first meld needs costs a fine.
house-clause-ExposedCards = Exposed cards become penalty cards.
house-clause-DiscardedWithoutDrawing = A player discarded without drawing: if noticed in time, the player draws then.
house-clause-DiscardedSeveral = A player discarded several cards: if noticed in time, one counts and the others become penalty cards.
house-clause-YesNotUsed = Getting a yes and not going out costs a fine.
house-clause-HintedWhileAsking = The partners said more than the question and the answer: the opponents may demand that the player goes out.
house-clause-DemandNotMet = If a player cannot go out on demand, the whole hand becomes penalty cards.
house-clause-OutAgainstNo = A player went out although the partner had said no.
house-clause-OutTooSoon = A player went out without the canastas needed.
house-clause-RedThreeKept = Keeping a red three after the first discard costs the player one fine.
house-clause-ThreeNotShown = A red three that was not shown may be shown late; at the end each one costs a fine.
house-clause-BonusCardNotPlayed = A forgotten bonus card may be shown late; at the end each one costs a fine.
house-clause-ThreesNotPlayed = Threes that were not played when the hand ended cost a fine each.
house-clause-FirstMeldTooLow = A first meld with too few points goes back, and the side needs more points in this hand: this many.
house-clause-WildDiscarded = A wild card was discarded by a player who had another card to discard.
house-clause-ThreeDiscarded = A three was discarded when it was not allowed.
house-clause-NotAnnounced = A player did not announce the last cards.
house-clause-AskedTwice = A player asked the partner a second time.

## What comes to light when the rules are tried.

house-part-message = The message { $id } is missing, and { $part ->
    [sentence] every clause needs one that describes it
    [score] the score sheet needs it
    [pad] the score pad needs it
    [compare] the comparison of books needs it
    [editor] the editor of house rules needs it
    [table] the page needs it
   *[coach] the coach needs it
  }. Add it to a file in canasta/messages/en.
house-part-failed = { $part ->
    [score] The score sheet cannot be made
    [pad] The form of the score pad cannot be made
    [compare] The comparison with the book cannot be made
    [editor] The editor of house rules cannot open these rules
    [table] The page cannot show a table
   *[other] The coach cannot give a hint
  } because of an error: { $problem }.
house-part-sums = The score pad adds up { $given } to { $summed } points, and the score sheet to { $counted }. Compare pad_lines and lines of the clause.
house-trial-failed = These rules fail with { $players } players. { $what } Position: { $position } The last actions: { $actions }. (Hand { $hand } of seed { $seed }.)
house-trial-keys = It does not happen without these lines: { $keys }.
house-trial-dead_end = A player has no legal action, and the hand is not over.
house-trial-stuck = { $name } is stuck: { $number ->
    [one] the one card left cannot be played.
   *[other] none of the { $number } cards left can be played.
    }
house-trial-endless = A hand takes more than { $limit } turns.
house-trial-error = The engine cannot play these rules: { $detail }.
house-trial-no_reason = '{ $detail }' is refused, but no reason is given.
house-trial-wrong = { $fault }

## The commands.

house-ask-target = Points that end the game (0: it ends after a number of hands).
house-ask-hands = Hands in a game (0: it ends when a side has the points).
house-ask-hand_size = Cards dealt to each player, with { $players } players.
house-ask-draw = Cards drawn from the stock in a turn, with { $players } players.
house-ask-canastas = Canastas that a side needs to go out, with { $players } players.
house-ask-first_meld =
    { $kind ->
        [pairs] Points that a first meld needs, from each total on, such as 0: 50, 1500: 90.
       *[other] Points that a first meld needs, hand by hand, such as 50, 90, 120.
    }
house-ask-below = Points that a first meld needs with a total below the first of those.
house-ask-three_naturals = A first meld needs a set with three natural cards.
house-ask-quiet = Number of first turns in which players lay and take nothing (no: none).
house-ask-upcard = A card is turned up to begin the pile; otherwise it is empty until the first discard.
house-ask-only_opened = Only a side that has made its first meld takes the pile.
house-ask-pair_only = The pile is always frozen: only a natural pair takes it.
house-ask-must_take = With the stock exhausted, the pile must be taken if its top card fits a set of the side.
house-ask-wild_cards = How many wild cards a set may have (a list: in sets of three, four, five cards ...).
house-ask-freezes = Discards that freeze the pile.
house-ask-wild_last = A wild card is discarded only by a player who has nothing else to discard.
house-ask-safe_discards = Cards barred as the first discard after taking the pile may never be discarded on an empty pile.
house-ask-last_discard = The last card when going out is a discard: optional or required.
house-ask-one_to_hold = A player who does not go out keeps a card after the discard.
house-ask-black_threes = Black threes may be laid when going out.
house-ask-obliges = A partner's yes to going out is binding.
house-ask-compulsory = A player may go out only with a yes from the partner.
house-ask-no_fine = Points that a side loses if it gets a yes and does not go out.
house-ask-talon = Talon cards for the side that melds first.
house-ask-second_talon = Talon cards for the side that melds second.
house-ask-special_hands = Special hands can be shown.
house-ask-stock_left = The hand ends when this number of cards is left in the stock (no: it is played to the end).
house-ask-out_bonus = Points for going out.
house-ask-concealed = Extra points for going out concealed.
house-ask-natural = Points for a natural canasta.
house-ask-mixed = Points for a mixed canasta.
house-ask-canasta_first = A canasta comes before the first reserve.
house-ask-kept_cards = The first canasta brings the reserve with cards still in hand.
house-ask-base_sevens = Canastas of sevens that going out takes.
house-ask-base_fives = Canastas of fives that going out takes.
house-ask-base_wild = Canastas of wild cards that going out takes.
house-ask-base_natural = Natural canastas that going out takes.
house-ask-base_mixed = Mixed canastas that going out takes.
house-ask-all_feet = Going out needs the whole side in the foot.
house-ask-cards_taken = Cards taken with the pile, the top card included (0: the whole pile).
house-ask-fewer_taken = A pile of fewer cards is taken whole.
house-ask-base_points = Points for a base (0: its canastas count like all others).
house-ask-wild_books = Points for a canasta of wild cards.
house-ask-red_threes = Points for each red three.
house-ask-threes = Points for one, two, three and four threes of a colour.
house-ask-black_three_left = Points that a black three left in hand costs.
house-ask-begin = A house rule for { $book }, in a series of questions. Enter keeps the value in brackets, back goes back, stop keeps the rest unchanged.
house-ask-question = { $number } of { $last }: { $sentence } [{ $value }]
house-ask-players = How many of you play?
house-ask-title = What do you call your rules?
house-ask-about = Describe it in one line, if you like:
house-ask-expected = Expected: { $expected }.
house-ask-yes_no = yes or no
house-ask-or_no = { $expected }, or no
house-ask-pairs = totals with their points, such as 0: 50, 1500: 90
house-ask-words = names with commas between them, such as two, joker

house-cli-trying = Trying a new house rule: { $done } of { $wanted } hands
house-cli-for = A house rule for { $book }.
house-cli-commands = Commands of rules
house-cli-wrote =
    { $number ->
        [0] { $file } is a house rule for { $book } that changes nothing yet. Edit it, then: { $program } rules check { $file }
        [one] { $file } is a house rule for { $book } that changes one thing.
       *[other] { $file } is a house rule for { $book } that changes { $number } things.
    }
house-cli-change = { $sentence } (Book: { $book }.)
house-cli-ready = They were played in { $hands } hands, and nothing went wrong. Play by them: { $program } play --book { $file }. Try them longer: { $program } rules check { $file }
house-cli-title = { $name }, version { $version }, for { $book }
house-cli-hash = hash { $hash }
house-cli-tried = { $players } players: { $hands } hands played, { $longest } turns at most
house-cli-fine = No problems found.
house-cli-changed = [Changed by the house rule { $name }.]
house-cli-text = The paragraphs of the book it changes:
house-cli-look = To see its changes: { $program } rules { $name }
house-cli-same = { $one } and { $other } are the same rules.

cli-option-extends = The book that the house rule changes; an option goes after it with a plus sign.
cli-option-ask = Ask about each setting in turn and write the answers.
cli-option-full = Include everything that can be changed, not only what tables change most.
cli-option-trial_hands = Number of hands to try with each number of players.

cli-rules_search-short = search paragraphs, rulings and the glossary
cli-rules_search-help =
    Search paragraphs, rulings and the glossary, best results first, with the WORDS that were found _marked_.

    The form of a word does not matter (freeze, frozen), and small words (the, of) are ignored. A rulebook's own term, such as 'Prize pile' or 'pick the pack', is found as well.
cli-rules_search-example =
    { $program } rules search frozen pile
    { $program } rules search pick the pack --book american
cli-rules_search-exit_1 = nothing was found

cli-rules_new-short = create a file for a house rule
cli-rules_new-help = Create a FILE for a house rule. At first it changes nothing: it lists what tables change most, each setting in a sentence with the book's value, or with --full every setting. With --ask you are asked instead, and the file has your answers. An existing file is never overwritten.
cli-rules_new-example =
    { $program } rules new our-rules.toml
    { $program } rules new our-rules.toml --ask
    { $program } rules new sundays.toml --extends caliente+always_frozen
cli-rules_new-exit_1 = { "" }

cli-rules_check-short = check a house rule and try it in a few hundred hands
cli-rules_check-help =
    Check a house rule, then play random hands with every number of players: no card may get lost, every player must always have a legal action, and every hand must end.

    FILE is a house rule's file, or the name of one ({ $program } rules houses lists them).
cli-rules_check-example =
    { $program } rules check our-rules.toml
    { $program } rules check classic-two-canastas --hands 20
cli-rules_check-exit_0 = no problems found
cli-rules_check-exit_1 = the rules fail in play; a line on stderr shows the position
cli-rules_check-exit_2 = the file cannot be used; a line on stderr says what is wrong and where

cli-rules_compare-short = compare the books side by side
cli-rules_compare-help = Print the books side by side, or those you name. Put an option after its book with a plus sign. RULES can also be a house rule.
cli-rules_compare-example =
    { $program } rules compare classic caliente+always_frozen
cli-rules_compare-exit_1 = { "" }

cli-rules_diff-short = compare two sets of rules in detail
cli-rules_diff-help =
    Show the differences between two sets of rules, without the paragraphs.

    RULES is a book, a book with options (caliente+always_frozen), the name of a house rule, or a house rule's file.
cli-rules_diff-example =
    { $program } rules diff classic our-rules.toml
    { $program } rules diff caliente caliente+always_frozen
cli-rules_diff-exit_0 = they are the same
cli-rules_diff-exit_1 = they differ

cli-rules_houses-short = list the house rules
cli-rules_houses-help = List the house rules that come with the program and those you have played by. You can use their names wherever a house rule's file is expected.
cli-rules_houses-example = { $program } rules houses
cli-rules_houses-exit_1 = { "" }

## Settings by what they are about, and what is changed in plain words.

house-group-game = The game
house-group-deal = The deal and the turn
house-group-first_meld = First meld
house-group-sets = Sets and wild cards
house-group-pile = The pile
house-group-stock = The stock
house-group-going_out = Going out
house-group-points = Points
house-word-optional = optional
house-word-required = required

### Changed settings of a house rule, as the page lists them.

house-now-target =
    { $number ->
        [0] No target: the game ends after a number of hands.
       *[other] Game to { $value } points.
    }
house-now-hands =
    { $number ->
        [0] No fixed number of hands.
        [one] The game is one hand.
       *[other] The game is { $value } hands.
    }
house-now-hand_size =
    { $number ->
        [one] One card each, with { $players } players.
       *[other] { $value } cards each, with { $players } players.
    }
house-now-draw =
    { $number ->
        [one] Draw one card a turn, with { $players } players.
       *[other] Draw { $value } cards a turn, with { $players } players.
    }
house-now-canastas =
    { $number ->
        [0] No canasta is needed to go out, with { $players } players.
        [one] One canasta to go out, with { $players } players.
       *[other] { $value } canastas to go out, with { $players } players.
    }
house-now-first_meld = First meld: { $value }.
house-now-below = First meld with a total below the first step: { $value }.
house-now-three_naturals =
    { $set ->
        [yes] A first meld needs a set with three natural cards.
       *[no] A first meld does not need a set with three natural cards.
    }
house-now-quiet =
    { $number ->
        [none] Players may lay and take from their first turn on.
        [one] Nothing is laid or taken in a player's first turn.
       *[other] Nothing is laid or taken in a player's first { $value } turns.
    }
house-now-upcard =
    { $set ->
        [yes] A card is turned up to begin the pile.
       *[no] The pile is empty until the first discard.
    }
house-now-only_opened =
    { $set ->
        [yes] Only a side that has made its first meld takes the pile.
       *[no] A side may take the pile for its first meld.
    }
house-now-pair_only =
    { $set ->
        [yes] The pile is always frozen: only a natural pair takes it.
       *[no] The pile is not always frozen.
    }
house-now-must_take =
    { $set ->
        [yes] When the stock is exhausted, the pile must be taken if its top card fits a set of the side.
       *[no] The pile never has to be taken, even when the stock is exhausted.
    }
house-now-wild_cards = Wild cards in a set: { $value }.
house-now-freezes = Discards that freeze the pile: { $value }.
house-now-wild_last =
    { $set ->
        [yes] A wild card is discarded only by a player who has nothing else to discard.
       *[no] Any player may discard a wild card.
    }
house-now-safe_discards =
    { $set ->
        [yes] Cards barred as the first discard after taking the pile may never be discarded on an empty pile.
       *[no] Discards on an empty pile are restricted only after taking the pile.
    }
house-now-last_discard =
    { $set ->
        [required] Going out ends with a discard.
       *[optional] A player may go out with or without a discard.
    }
house-now-one_to_hold =
    { $set ->
        [yes] A player who does not go out keeps a card after the discard.
       *[no] A player need not keep a card after the discard.
    }
house-now-black_threes =
    { $set ->
        [yes] Black threes may be laid when going out.
       *[no] Black threes are never laid.
    }
house-now-obliges =
    { $set ->
        [yes] A partner's yes to going out is binding.
       *[no] A partner's yes to going out is not binding.
    }
house-now-compulsory =
    { $set ->
        [yes] A player may go out only with a yes from the partner.
       *[no] A player may go out without asking the partner.
    }
house-now-no_fine =
    { $number ->
        [0] Getting a yes and not going out costs nothing.
       *[other] Getting a yes and not going out costs { $value } points.
    }
house-now-talon =
    { $number ->
        [0] No talon cards for the side that melds first.
        [one] One talon card for the side that melds first.
       *[other] { $value } talon cards for the side that melds first.
    }
house-now-second_talon =
    { $number ->
        [0] No talon cards for the side that melds second.
        [one] One talon card for the side that melds second.
       *[other] { $value } talon cards for the side that melds second.
    }
house-now-special_hands =
    { $set ->
        [yes] Special hands can be shown.
       *[no] No special hands.
    }
house-now-stock_left =
    { $number ->
        [none] The hand is played until the stock is exhausted.
        [one] The hand ends when one card is left in the stock.
       *[other] The hand ends when { $value } cards are left in the stock.
    }
house-now-out_bonus = Going out: { $value } points.
house-now-concealed = Going out concealed: { $value } extra points.
house-now-natural = Natural canasta: { $value } points.
house-now-mixed = Mixed canasta: { $value } points.
house-now-canasta_first =
    { $set ->
        [yes] The first reserve needs a canasta.
       *[no] Reserves are taken up without a canasta.
    }
house-now-kept_cards =
    { $set ->
        [yes] The first canasta brings the reserve with cards still in hand.
       *[no] A reserve is taken up when the hand is played out.
    }
house-now-base_sevens = Canastas of sevens to go out: { $value }.
house-now-base_fives = Canastas of fives to go out: { $value }.
house-now-base_wild = Canastas of wild cards to go out: { $value }.
house-now-base_natural = Natural canastas to go out: { $value }.
house-now-base_mixed = Mixed canastas to go out: { $value }.
house-now-all_feet =
    { $set ->
        [yes] The whole side must be in the foot to go out.
       *[no] Only the player who goes out must be in the foot.
    }
house-now-cards_taken =
    { $number ->
        [0] The whole pile is taken.
       *[other] The top { $value } cards of the pile are taken.
    }
house-now-fewer_taken =
    { $set ->
        [yes] A pile of fewer cards is taken whole.
       *[no] A pile of fewer cards cannot be taken.
    }
house-now-base_points =
    { $number ->
        [0] No points for a base.
       *[other] The base: { $value } points.
    }
house-now-wild_books = Canasta of wild cards: { $value } points.
house-now-red_threes = Each red three: { $value } points.
house-now-threes = One, two, three and four threes of a colour: { $value } points.
house-now-black_three_left =
    { $number ->
        [0] A black three left in hand costs nothing.
       *[other] A black three left in hand costs { $value } points.
    }
