### Names of cards and seats, and what can be wrong with what everything else is built on.

seat = seat { $number }

## Kinds of cards, by number: the name, its plural, and the name with its article.

kind-0 = four
    .plural = fours
    .a = a four
kind-1 = five
    .plural = fives
    .a = a five
kind-2 = six
    .plural = sixes
    .a = a six
kind-3 = seven
    .plural = sevens
    .a = a seven
kind-4 = eight
    .plural = eights
    .a = an eight
kind-5 = nine
    .plural = nines
    .a = a nine
kind-6 = ten
    .plural = tens
    .a = a ten
kind-7 = jack
    .plural = jacks
    .a = a jack
kind-8 = queen
    .plural = queens
    .a = a queen
kind-9 = king
    .plural = kings
    .a = a king
kind-10 = ace
    .plural = aces
    .a = an ace
kind-11 = two
    .plural = twos
    .a = a two
kind-12 = joker
    .plural = jokers
    .a = a joker
kind-13 = red three
    .plural = red threes
    .a = a red three
kind-14 = black three
    .plural = black threes
    .a = a black three
kind-15 = Caliente card
    .plural = Caliente cards
    .a = a Caliente card
kind-16 = hidden card
    .plural = hidden cards
    .a = a hidden card

language-unknown = Unknown language '{ $language }'. Available: { $languages }.
card-unknown = '{ $letter }' at character { $place } is not a card. Use 4 5 6 7 8 9 T J Q K A 2, X for a joker, R and B for a red or black three, C for a Caliente card.

action-unknown = '{ $text }' is not an action. Actions are: draw, take KK, take K2, take KX, take on K, lay KKK, lay KK2, lay KKX, lay 222, lay BBB, lay KKKKKKK, add K, add 2 to K, add X to K, add 2 to wild, bury K, discard K, ask, yes, no, pass, end, play C, show R, show B, show hand, take reserve.
action-number = No action has the number { $number }.

book-unknown = Unknown rulebook '{ $slug }'. Available: { $slugs }.
book-players = { $slug } is for { $numbers } players, not { $players }.

book-options = { $slug } cannot combine the options { $name } and { $other }.
book-option = { $slug } has no option '{ $name }'. Available: { $names }.

deal-order = A deal needs all { $number } cards of the pack, each once.
view-seat = There is no seat { $number }. Seats are 0 to { $last }, or -1 for a spectator.
deal-totals = { $number } sides need { $number } totals, but { $given } were given.
