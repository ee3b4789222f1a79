### House rules: what can be wrong with a file, how its values are named, and the clauses in one sentence each.

house-cited = house rule { $name }
house-cited_short = house rule
house-own_options = The house rule '{ $name }' has its own options: none can be given beside it.
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

house-shelf-passed_over = A kept house rule is passed over: { $problem }
house-shelf-other = { $path }: The file does not say what its name says.
house-shelf-unkept = The house rule could not be kept with your games ({ $problem }): keep its file, the game needs it.

## What can be wrong with a file.

house-error-wrong = Expected { $expected }, found { $found }.
house-error-missing = '{ $field }' is missing: { $expected }.
house-error-field = There is no key '{ $word }' here; there is: { $names }.
house-error-field_near = There is no key '{ $word }' here. Did you mean: { $near }?
house-error-word = '{ $word }' is not known here; there is: { $names }.
house-error-word_near = '{ $word }' is not known here. Did you mean: { $near }?
house-error-seam = There is no seam '{ $word }'; there is: { $names }.
house-error-seam_near = There is no seam '{ $word }'. Did you mean: { $near }?
house-error-clause = There is no clause '{ $word }' here; there is: { $names }.
house-error-clause_near = There is no clause '{ $word }' here. Did you mean: { $near }?
house-error-clause_elsewhere = { $word } does not stand here but in: { $seam }.
house-error-clause_absent = The book has no { $word } in { $seam }. To have it: add = [{ "{" } clause = "{ $word }" { "}" }], with its fields.
house-error-book = There is no book '{ $word }'; there is: { $names }.
house-error-book_near = There is no book '{ $word }'. Did you mean: { $near }?
house-error-option = The book has no option '{ $word }'; it has: { $names }.
house-error-option_near = The book has no option '{ $word }'. Did you mean: { $near }?
house-error-players = '{ $word }' is no number of players; there is: { $names }.
house-error-players_near = '{ $word }' is no number of players. Did you mean: { $near }?
house-error-shipped = There is no house rule '{ $word }' here; there is: { $names }.
house-error-shipped_near = There is no house rule '{ $word }' here. Did you mean: { $near }?
house-error-rules = '{ $word }' is no book, no house rule and no file. The books: { $names }. The house rules: { $program } rules houses
house-error-rules_near = '{ $word }' is no book, no house rule and no file. Did you mean: { $near }?
house-error-twice = '{ $word }' is said twice.
house-error-touched = '{ $word }' is changed, replaced or removed twice.
house-error-there_already = { $word } is there already: change its fields, or replace it.
house-error-there_already_so = { $word } is there already, just so.
house-error-ascending = Totals must ascend, and counts with them: { $total } with { $count } does not follow what stands before.
house-error-single = { $seam } holds one clause, and there would be { $number }: replace the one it has.
house-error-required = { $seam } cannot do without its clause: replace it, or change its fields.
house-error-needs_extends = 'extends' is missing: the book that the house rule changes, one of { $names }.
house-error-needs_name = 'name' is missing: small letters, digits and hyphens, such as name = "two-canastas".
house-error-needs_version = 'version' is missing: version = 1, and one more whenever the rules change.
house-error-name_taken = '{ $name }' is the name of a book.
house-error-said = { $sentence }
house-error-syntax = This is not TOML: { $problem }.
house-error-absurd = This cannot be read: a number or a nesting goes far beyond anything sensible.
house-error-too_long = The file is too long: { $most } characters at most.
house-error-not_text = The file is not UTF-8 text.
house-error-unreadable = The file cannot be read: { $problem }.
house-error-unwritable = The file cannot be written: { $problem }.
house-error-exists = The file is there already, and is left as it is.

house-error-idle-hands = This has no effect: a game ends after { $hands } hands (hands). Remove it, or set hands = 0 to play to a target.
house-error-idle-base = This has no effect: going out needs the closed sets of the base (Base), whatever the number. Remove it, or remove Base, FurtherSets and Reserves too.
house-error-idle-sits_out = This has no effect: no side has more members than seats. Remove it.
house-error-idle-numbered = This names a number of players that this book does not have. It has: { $numbers }.
house-error-idle-by_hand = This has no effect: the count of the first meld goes by the hand (by_hand). Remove it, or set by_hand = [].
house-error-idle-kind = This has no effect: a card of this kind ({ $card }) never counts by this value. Remove it.
house-error-idle-four_blacks = This has no effect: the four black threes are not laid in this book (FourBlackThrees). Remove it, or add that clause.
house-error-idle-threes_shown = This has no effect: red threes that are dealt are shown at once (ThreesShownAtDeal), so none is left at the end. Remove it.
house-error-idle-partner = This has no effect: { $clause } forbids taking the pile in this way. Remove it, or remove that clause.
house-error-idle-ask_base = This has no effect: where going out needs a base (Base), only a player with a way out asks. Remove it.

house-error-check-nobody = No number of players is left.
house-error-check-sides = { $seats } seats cannot be shared by { $sides } sides.
house-error-check-seats = { $players } players do not fit { $seats } seats: everybody needs one, and where partners play one of a side may sit out.
house-error-check-stock = { $dealt } of { $cards } cards are dealt, which leaves { $left } for the stock: it needs { $need } at least, two rounds.
house-error-check-canastas = 'canastas' is missing: how many going out needs with so many players.
house-error-check-compulsory = A player who has not asked may not go out (Asking, compulsory), and { $players } players have no partners to ask.
house-error-check-every_time = A yes every time is asked for only where asking is compulsory.
house-error-check-by_number = CoveredThrees has points for { $number } threes of a colour (by_number), and the packs have { $threes }.
house-error-check-no_end = A game needs an end: a target, or a number of hands.
house-error-check-packs = Where sets never close there are { $most } packs at most.
house-error-check-further_sets = FurtherSets, Base and Reserves belong together: all three, or none.
house-error-check-base_score = Closed sets are counted by BaseScore, and it is missing in score.
house-error-check-no_steps = The table of the first meld is empty.
house-error-check-three_naturals = A set of three natural cards can be asked for only where a first meld needs a count, not 0.
house-error-check-late_from = { $most } cards are drawn from a stock of more than { $late_from }: it may be too small.
house-error-check-below = Below the first step the count is { $below }, and from it on only { $count }.
house-error-check-threes_twice = Red threes cannot both be kept (KeptThrees) and be shown as they come (DrawnThreeShown, ThreesShownAtEnd, and the clauses of the deal).
house-error-check-threes_dealt = Red threes that are dealt must come to the table: DealtThreesShown in first_turn or ThreesShownAtDeal in deal, or KeptThrees in threes.
house-error-check-threes_drawn = Red threes that are drawn must come to the table: DrawnThreeShown in drawn, or KeptThrees in threes.
house-error-check-talon = A talon is drawn only where threes may be kept (KeptThrees).
house-error-check-groups = The groups and wild cards come to { $number } cards, and a special hand has { $size }.
house-error-check-hands_threes = Special hands are played only where threes may be kept (KeptThrees).
house-error-check-hands_points = Special hands need SpecialHandPoints in score.
house-error-check-seven = { $clause } speaks of { $number } cards: a canasta of another size does not go with it.
house-error-check-black_threes_wild = Black threes would take wild cards: BlackThreesPure is missing.
house-error-check-wild_sets_black_threes = Sets of wild cards do not go with black threes that are laid when going out: keep NoWildSets, or remove OnlyGoingOut.
house-error-check-wild_set_first = WildSetFirst speaks of sets of wild cards, and none can be laid.
house-error-check-closes = A closed set takes nothing more (Closes), and the limits would let wild cards join it: ClosedMix keeps them off.
house-error-check-upcard = { $clause } needs an Upcard before it.
house-error-check-upcards = There is one upcard, not several.
house-error-check-until = What is covered must be covered again: 'until' has all kinds that 'kinds' has.
house-error-check-fines = FineForNotGoingOut needs Fines in score.
house-error-check-refill = Refill needs Caliente cards: 'calientes' under players.
house-error-check-calientes = There are Caliente cards, and no rule for them: Refill, or a clause of discarded.

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
house-expect-red_three = ["red_three"]
house-expect-players = a list of numbers of players, such as [5, 6]
house-expect-players_of = one of the numbers of players { $numbers }
house-expect-numbers = a list of { $least } to { $most } values, each { $each }
house-expect-steps = a list of pairs, each a total and the count from there on, such as [[0, 50], [1500, 90]]
house-expect-values = a table of kinds of cards with their values, multiples of 5 from 0 to 1000
house-expect-label = the name of a clause
house-expect-tables = a list of tables, such as [{ "{" } clause = "MustTake" { "}" }]
house-expect-remove = a list of names of clauses, or "all"
house-expect-book = one of { $names }
house-expect-options = a list of names of options, such as ["always_frozen"]
house-expect-name = small letters, digits and hyphens, such as "two-canastas", { $most } at most
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
house-seam_title-partners = What goes with the top card
house-seam_title-take = Taking the pile
house-seam_title-stock_out = When the stock is exhausted
house-seam_title-limits = Wild cards in a set
house-seam_title-first_meld = The first meld
house-seam_title-discard = What may be discarded
house-seam_title-discarded = What a discard does
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
house-seam_title-bars = Ranks that are barred
house-seam_title-threes = Keeping threes
house-seam_title-after_discard = After the discard
house-seam_title-special_hands = Special hands
house-seam_title-reserves = Reserves
house-seam_title-further_sets = Further sets of a rank
house-seam_title-base = The base
house-seam_title-pile_taken = What is taken of the pile
house-seam_title-turn_passes = Before the next turn
house-seam_title-hand_ends = When the hand is over
house-seam_title-irregularities = What the referee knows

## Every clause in one sentence.

house-clause-DrawForSeats = Everybody draws a card, and the cards decide sides, seats and the first dealer.
house-clause-Announces = A player left with so few cards says how many.
house-clause-NaturalPair = Two natural cards of the hand take the pile with its top card.
house-clause-NaturalAndWild = A natural and a wild card of the hand take it, where the set has room for the wild one.
house-clause-OwnSet = The top card is added to a set of its rank that the side has.
house-clause-ClosedSet = With a natural pair the top card lies on a closed set of its rank, if none is open.
house-clause-SkipsNext = A discard of these kinds makes the next player miss a turn.
house-clause-StockEndsHand = The hand ends after the turn in which the stock came down to this number of cards.
house-clause-ThreesShownAtEnd = Red threes of players who had no turn are shown when the hand is over.
house-clause-TakesPile = With the top card the whole pile is taken (0), or so many cards of a pile that has as many.
house-clause-Upcard = A card of the stock is turned up to begin the pile.
house-clause-CoverUpcard = An upcard of these kinds freezes the pile and is covered until one comes that is not among 'until'.
house-clause-UpcardStops = An upcard of these kinds stops the first player from taking the pile.
house-clause-ThreesShownAtDeal = Red threes that are dealt are shown and replaced at once.
house-clause-DealtThreesShown = Red threes that are dealt are shown and replaced when the player's first turn begins.
house-clause-DrawnThreeShown = A red three that is drawn is shown and replaced; 'last' says what happens if it was the stock's last card.
house-clause-Stopped = A stopping card on top keeps the next player from taking the pile.
house-clause-UnopenedNeedsPair = Before its first meld a side takes the pile only with a natural pair.
house-clause-FrozenNeedsPair = A frozen pile is taken only with a natural pair.
house-clause-LastCardLastDiscard = With one card in hand, a pile of one card is not taken while the stock lasts.
house-clause-AlwaysFrozen = The pile is always frozen: a natural pair takes it, or a set on the table that is no canasta yet.
house-clause-OnlyOpened = Only a side that has made its first meld takes the pile.
house-clause-PairOnly = The pile is taken only with a natural pair.
house-clause-WithinCanasta = The pile is not taken if the set would have more cards than a canasta.
house-clause-MustTake = With the stock exhausted the pile must be taken where its top card fits a set of the side.
house-clause-NoWildSets = Wild cards are never laid without natural cards.
house-clause-BlackThreesPure = No wild card joins black threes.
house-clause-WildLimit = How many wild cards a set may have, by its size from three on; a canasta may take any number.
house-clause-FewerWild = A set has always more natural than wild cards, and no more than 'most' wild ones.
house-clause-ClosedMix = Sets close at canasta size; few wild cards in a set, none with the ranks of 'never'; wild cards alone are a set.
house-clause-FirstMeld = The count a first meld needs, by the side's total: pairs of a total and the count from there on.
house-clause-FirstAfterTake = The first discard after a take is none of these ranks and no rank with a canasta, if there is another; with 'empty_pile' no discard on an empty pile is.
house-clause-WildLast = A wild card is discarded only by a player who has nothing else to discard.
house-clause-Freezes = Discards of these kinds freeze the pile.
house-clause-Stops = Discards of these kinds stop the next player.
house-clause-FineForNotGoingOut = A side that had a yes and did not go out pays.
house-clause-GoingOut = How one goes out; how many canastas it needs stands under [players].
house-clause-OnlyGoingOut = Black threes are laid only when going out, three or four of them; without this, never.
house-clause-Asking = A player may ask the partner whether to go out.
house-clause-Concealed = Going out with the whole hand laid in one turn counts as concealed.
house-clause-OutBonus = Points for going out; others for going out with the four black threes.
house-clause-ConcealedBonus = Further points for going out concealed.
house-clause-RedThrees = Points for red threes, more for all of them; minus for a side without its first meld.
house-clause-CanastaBonus = Points for natural and mixed canastas.
house-clause-Fines = Fines are taken off.
house-clause-CardsLaid = The value of the cards on the table.
house-clause-CardsLeft = The value of the cards left in hand, minus.
house-clause-CalientesPlayed = Points for each Caliente card played.
house-clause-WildCanastaBonus = Points for a canasta of wild cards: mostly twos is small, mostly jokers big.
house-clause-RedThreesByCanasta = Points for red threes, more each for all of them; minus for a side without a canasta.
house-clause-CardsOnTable = The value of the cards on the table: plus with a canasta, minus without one.
house-clause-SpecialHandPoints = The points of a special hand.
house-clause-RankedCanastas = Points for canastas by what they are made of.
house-clause-OpenSetsCost = What aces, sevens and wild cards cost that were begun and not closed.
house-clause-CoveredThrees = Points for threes of one colour by their number: plus with two canastas, minus with none.
house-clause-HeldTooMany = What it costs a player to be left with so many of a rank.
house-clause-FourBlackThrees = The four black threes may be laid as the whole rest of a hand that goes out.
house-clause-Refill = A Caliente card may be played in place of drawing: the hand is filled up.
house-clause-Rebuild = When the stock is exhausted the pile is shuffled and becomes the stock.
house-clause-QuietTurns = In everybody's first turns nothing is laid or taken.
house-clause-Closes = A set of canasta size is closed: nothing is added to it.
house-clause-DeadRanks = A rank in which one side has a canasta is dead to the other.
house-clause-MixOnlyFirst = These ranks take wild cards only in the turn of the first meld.
house-clause-WildSetFirst = While a side's set of wild cards is open, wild cards go nowhere else.
house-clause-KeptThrees = Threes of both colours are shown and replaced, and may be kept before the first meld.
house-clause-Talon = After the turn of its first meld a side's player draws cards from the stock.
house-clause-OpenSetFits = In these ranks the pile is not taken if the open set would have more cards than a canasta.
house-clause-PairFromHand = The pile is taken only with a natural pair; it joins an open set or lies on a closed one.
house-clause-BaseScore = Points for the base, for every other closed set with its cards, and for open sets.
house-clause-RedThreesOfSeven = Points for red threes; seven of them are worth more together.
house-clause-ThreesLeft = What threes cost that are left in hand and reserves.
house-clause-Reserves = Cards dealt aside for every player, taken up one after another when the hand is played out.
house-clause-FurtherSets = Sets close at canasta size and make room for another of their rank.
house-clause-Base = Going out needs closed sets of sevens, fives and wild cards, a natural and a mixed one.
house-clause-PairsNatural = Seven pairs without wild cards.
house-clause-PairsWithTwos = Seven pairs with twos, sevens and aces among them.
house-clause-Straight = One card of every rank, a three and a joker.
house-clause-Groups = Groups of equal cards and so many wild ones, fourteen cards in all.
house-clause-WrongDealer = The wrong player dealt.
house-clause-WrongNumberDealt = Somebody was dealt too many cards or too few.
house-clause-ImproperDeal = The cards were not dealt properly.
house-clause-CardTurnedUp = A card was turned up in dealing.
house-clause-FaceUpInStock = A card of the stock lies face up.
house-clause-ForeignCard = A card that does not belong to the pack was found.
house-clause-TouchedCard = A card was touched and not played: the opponents may have it played.
house-clause-SawAnotherCard = Seeing another card in drawing costs a fine.
house-clause-DrewEarly = The next player drew before the discard, which the player before may then leave out.
house-clause-DrewOutOfTurn = Drawing out of turn costs a fine, and 'extra' if the card was added to the hand.
house-clause-DrewTooMany = Cards drawn beyond the one allowed are owed as discards.
house-clause-TookBeforeShowing = Taking the top card before showing what goes with it costs a fine.
house-clause-TopCardInHand = The top card went into a hand: if the right to it is doubtful, the opponents may have the pile put back.
house-clause-TookForFirstMeld = The pile was taken for a first meld without the count or without a natural pair.
house-clause-TookFrozen = A frozen pile was taken without a natural pair.
house-clause-TooManyWild = A set has more wild cards than it may have.
house-clause-FirstMeldShort = A first meld from the hand falls short of the count.
house-clause-OtherIllegalSet = Any other set that is against the rules.
house-clause-LaidOutOfTurn = Cards laid out of turn cost a fine and become penalty cards; those of the partner's turn may not be laid.
house-clause-ToldCount = Telling the partner what count a first meld needs costs a fine.
house-clause-ExposedCards = Cards that are shown become penalty cards.
house-clause-DiscardedWithoutDrawing = A discard without a draw: noticed in time, the draw is made good.
house-clause-DiscardedSeveral = Several discards: noticed in time, one counts and the others become penalty cards.
house-clause-YesNotUsed = A yes that came to nothing costs a fine.
house-clause-HintedWhileAsking = More was said than question and answer: the opponents may demand that the player goes out.
house-clause-DemandNotMet = Who cannot go out on demand has the whole hand as penalty cards.
house-clause-OutAgainstNo = Somebody went out although the partner had said no.
house-clause-OutTooSoon = Somebody went out without the canastas it needs.
house-clause-RedThreeKept = A red three kept after one's first discard costs the player one fine.
house-clause-ThreeNotShown = A red three that was not shown may be shown late; at the end each one costs a fine.
house-clause-BonusCardNotPlayed = A forgotten bonus card may be shown late; at the end each one costs a fine.
house-clause-ThreesNotPlayed = Threes that were not played when the hand ended cost a fine each.
house-clause-FirstMeldTooLow = A first meld below the count goes back, and the side needs so many points more in this hand.
house-clause-WildDiscarded = A wild card was discarded by a player who had another card to discard.
house-clause-ThreeDiscarded = A three was discarded without right.
house-clause-NotAnnounced = A player did not announce the last cards.
house-clause-AskedTwice = A player asked the partner a second time.

## What comes to light when the rules are tried.

house-trial-failed = With { $players } players these rules go wrong. { $what } Position: { $position } The last actions: { $actions }. (Hand { $hand } of seed { $seed }.)
house-trial-keys = It does not happen without (line): { $keys }.
house-trial-dead_end = A player has no legal action, and the hand is not over.
house-trial-stuck = { $name } is stuck: { $number ->
    [one] the one card left cannot be played.
   *[other] none of the { $number } cards left can be played.
    }
house-trial-endless = A hand goes on for more than { $limit } turns.
house-trial-error = The engine cannot play them: { $detail }.
house-trial-no_reason = '{ $detail }' is refused, and nothing can be said why.
house-trial-wrong = { $fault }

## The commands.

house-ask-target = The game ends when a side has so many points (0: after a number of hands).
house-ask-hands = The game ends after this number of hands (0: when a side has the points).
house-ask-hand_size = Cards dealt to everybody, with { $players } players.
house-ask-draw = Cards drawn from the stock in a turn, with { $players } players.
house-ask-canastas = Canastas that a side needs to go out, with { $players } players.
house-ask-first_meld =
    { $kind ->
        [pairs] What a first meld must count, from each total on, such as 0: 50, 1500: 90.
       *[other] What a first meld must count, hand by hand, such as 50, 90, 120.
    }
house-ask-below = What a first meld must count with a total below the first of those.
house-ask-three_naturals = A first meld needs a set with three natural cards.
house-ask-quiet = In so many first turns nobody lays or takes anything (no: none).
house-ask-upcard = A card is turned up to begin the pile; otherwise it is empty until the first discard.
house-ask-only_opened = Only a side that has made its first meld takes the pile.
house-ask-pair_only = The pile is always frozen: only a natural pair takes it.
house-ask-must_take = With the stock exhausted, the pile must be taken if its top card fits a set of the side.
house-ask-wild_cards = How many wild cards a set may have (a list: in sets of three, four, five cards ...).
house-ask-freezes = Discards that freeze the pile.
house-ask-wild_last = A wild card is discarded only by a player who has nothing else to discard.
house-ask-safe_discards = What may not be the first discard after a take may not be discarded on an empty pile at all, not even first in the hand.
house-ask-last_discard = The last card when going out is a discard: optional or required.
house-ask-one_to_hold = A player who does not go out keeps a card after the discard.
house-ask-black_threes = Black threes may be laid when going out.
house-ask-obliges = A partner's yes to going out is binding.
house-ask-compulsory = Nobody goes out without a partner's yes.
house-ask-no_fine = Points that a side loses for a yes that came to nothing.
house-ask-talon = Cards of the talon for the side that opens first.
house-ask-second_talon = Cards of the talon for the side that opens second.
house-ask-special_hands = Special hands can be shown.
house-ask-stock_left = The hand ends when so few cards are left in the stock (no: it is played to the end).
house-ask-out_bonus = Points for going out.
house-ask-concealed = Further points for going out concealed.
house-ask-natural = Points for a natural canasta.
house-ask-mixed = Points for a mixed canasta.
house-ask-red_threes = Points for each red three.
house-ask-threes = Points for one, two, three and four threes of a colour.
house-ask-black_three_left = What a black three left in hand costs.
house-ask-begin = A house rule for { $book }, one question after another. Enter keeps what stands in brackets, back goes back, stop leaves the rest as it is.
house-ask-question = { $number } of { $last }: { $sentence } [{ $value }]
house-ask-players = How many of you play?
house-ask-about = In one line, if you like: what is it?
house-ask-expected = That can be: { $expected }.
house-ask-yes_no = yes or no
house-ask-or_no = { $expected }, or no
house-ask-pairs = totals with their counts, such as 0: 50, 1500: 90
house-ask-words = names with commas between, such as two, joker

house-cli-trying = A house rule that is new here is tried first: { $done } of { $wanted } hands
house-cli-for = A house rule for { $book }.
house-cli-commands = Commands of rules
house-cli-wrote =
    { $number ->
        [0] { $file } is a house rule for { $book } that changes nothing yet. Edit it, then: { $program } rules check { $file }
        [one] { $file } is a house rule for { $book } that changes one thing. Try it: { $program } rules check { $file }
       *[other] { $file } is a house rule for { $book } that changes { $number } things. Try it: { $program } rules check { $file }
    }
house-cli-title = { $name }, version { $version }, for { $book }
house-cli-hash = hash { $hash }
house-cli-tried = { $players } players: { $hands } hands played, { $longest } turns at most
house-cli-fine = Everything holds.
house-cli-changed = [Changed by the house rule { $name }.]
house-cli-text = The book it changes, paragraph by paragraph:
house-cli-look = What it changes: { $program } rules { $name }
house-cli-same = { $one } and { $other } are the same rules.

cli-option-extends = The book that the house rule changes; an option goes after it with a plus sign.
cli-option-ask = Ask me, thing by thing, and write what I answer.
cli-option-full = Everything that can be changed, not only what tables change most.
cli-option-trial_hands = How many hands to try with each number of players.

cli-rules_search-short = find paragraphs, rulings and words by what they say
cli-rules_search-help =
    Find paragraphs, rulings and words of the glossary by what they say, the best first, the WORDS that were found _marked_.

    The form of a word does not matter (freeze, frozen), nor do small words (the, of). A word that a rulebook has for something, such as 'Prize pile' or 'pick the pack', is found too.
cli-rules_search-example =
    { $program } rules search frozen pile
    { $program } rules search pick the pack --book american
cli-rules_search-exit_1 = nothing was found

cli-rules_new-short = write a house rule's file to begin with
cli-rules_new-help = Write a house rule's FILE that changes nothing yet: what tables change most is in it, each in a sentence with the book's own value, or with --full everything. With --ask you are asked instead, and the file has your answers. A file that is there already is left alone.
cli-rules_new-example =
    { $program } rules new our-rules.toml
    { $program } rules new our-rules.toml --ask
    { $program } rules new sundays.toml --extends caliente+always_frozen
cli-rules_new-exit_1 = { "" }

cli-rules_check-short = look a house rule over and try it in some hundred hands
cli-rules_check-help =
    Look a house rule over, then play hands at random with every number of players: cards must not get lost, nobody may be left without a legal action, every hand must come to an end.

    FILE is a house rule's file, or the name of one ({ $program } rules houses lists them).
cli-rules_check-example =
    { $program } rules check our-rules.toml
    { $program } rules check classic-two-canastas --hands 20
cli-rules_check-exit_0 = everything holds
cli-rules_check-exit_1 = the rules go wrong in play; a line on stderr shows the position
cli-rules_check-exit_2 = the file cannot be used; a line on stderr says what is wrong and where

cli-rules_diff-short = what differs between two sets of rules
cli-rules_diff-help =
    Show what differs between two sets of rules, paragraphs aside.

    RULES is a book, a book with options (caliente+always_frozen), the name of a house rule, or a house rule's file.
cli-rules_diff-example =
    { $program } rules diff classic our-rules.toml
    { $program } rules diff caliente caliente+always_frozen
cli-rules_diff-exit_0 = they are the same
cli-rules_diff-exit_1 = they differ

cli-rules_houses-short = the house rules there are
cli-rules_houses-help = List the house rules that come with the program and those you have played by. Their names serve wherever a house rule's file does.
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
house-plain-no = No longer so: { $sentence }
house-plain-value = { $sentence }: { $value }
house-word-optional = optional
house-word-required = required
