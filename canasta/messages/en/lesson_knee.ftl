### A first hand of Hand, Knee and Foot, step by step (canasta/coach/lessons/knee.toml).

lesson-knee-welcome =
    Welcome. You sit down at a table of four. { $partner }, opposite you, is your partner; { $left }, on your left, and { $right }, on your right, play against the two of you.
    You and { $partner } have one score together. Four hands make a game, and the higher total wins.

lesson-knee-cards =
    This is the big one among the games of Canasta: it uses six packs with their jokers, over three hundred cards. What counts is the rank: kings, queens, sevens and so on. Suits mean nothing.
    Just one thing: red threes and black threes are different cards, as you will see.

lesson-knee-deal =
    Everybody has been dealt three stacks: { $cards } cards for the hand, 13 for the knee and 11 for the foot. You play your hand. Knee and foot lie face down beside you until you have earned them.
    The rest is the stock. The pile is still empty. What the table says of a first meld you may pass over for now.

lesson-knee-aim =
    You lay cards of the same rank on the table, at least three at a time. A row of seven is a canasta, and canastas are what the game is about.
    At the end, what lies on the table brings points. What is left in hand, knee and foot costs points.

lesson-knee-turn =
    A turn has three parts. You draw cards, two at a time here; then you may lay cards, if you like; and last you put one card face up on the pile. You are the first to play.
lesson-knee-turn-do = Draw two cards from the stock.
lesson-knee-turn-other = That comes later. A turn begins with cards from the stock.

lesson-knee-red =
    You drew a king, and a red three, which is a present: it went straight to the table, and you were given another card for it. It brings 100 points.
    But a red three that still lies in a knee or a foot at the end costs 500.

lesson-knee-set =
    Look at your hand: five kings and three aces. Three cards of one rank, or more, are called a set, and sets are what you lay.

lesson-knee-wild =
    Twos and jokers are wild: in a set they stand for cards you lack. The others are natural. A set needs two natural cards and takes two wild ones at most. Wild cards can also make a set of their own.
lesson-knee-wild-do = Which of these is not allowed?
lesson-knee-wild-1 = four kings and two twos
lesson-knee-wild-1_told = That is fine: two wild cards are the most, and there are two.
lesson-knee-wild-2 = four kings, two twos and a joker
lesson-knee-wild-2_told = Right: three wild cards are one too many.
lesson-knee-wild-3 = three twos
lesson-knee-wild-3_told = That is a set of wild cards, and there will be a use for it.

lesson-knee-fives = Fives and sevens are an exception. You hold two fives and a two.
lesson-knee-fives-do = Try to lay them together, and see what happens.
lesson-knee-fives-other = First try the fives with the two. It cannot go wrong.
lesson-knee-fives-right = Whatever is not allowed is refused like this: you are told why, and which paragraph says so. Nothing else happens.

lesson-knee-count =
    What your side lays first in a hand is its first meld. In the first of the four hands it must be worth { $need } points, later more. A joker counts 50; an ace or a two 20; king down to eight 10 each; seven down to four 5.
    Five kings make 50, and three aces 60 more.
lesson-knee-count-do = Lay the five kings and the three aces.
lesson-knee-count-other = That is allowed, but keep the rest. Just the five kings and the three aces.
lesson-knee-count-right = Your side has made its first meld. For the rest of the hand you may both lay what you like, without counting.

lesson-knee-black =
    You hold a black three. It can never be laid, and left over at the end it costs 300 points. But it is good for one thing: on the pile it keeps the next player from taking it.
lesson-knee-black-do = Discard the black three.
lesson-knee-black-other = Possible. But get rid of the black three as long as you can.

lesson-knee-small =
    { $partner } has added a king to your kings: the sets of a side belong to both. And { $right } has discarded a five. With two fives in your hand you may take it, together with what lies under it. But there is a catch.
lesson-knee-small-do = Try to take the pile with your two fives.
lesson-knee-small-other = In a game you might. Here, first try to take the pile.
lesson-knee-small-right = There must be seven cards in it. So a pile is worth waiting for.

lesson-knee-two = For now the stock has to do.
lesson-knee-two-do = Draw.
lesson-knee-two-other = Draw first.

lesson-knee-canasta =
    A king, the seventh! Seven cards make a canasta. Without wild cards it is natural and brings 500 points; with one or two it is mixed and brings 300. Then it is closed and put away. And there is your third seven.
lesson-knee-canasta-do = Add the king to the kings, and lay the three sevens.
lesson-knee-canasta-other = You may. But first the king, and then the sevens.
lesson-knee-canasta-right = Your first canasta, and a natural one.

lesson-knee-closed = It is worth more than its points: it opens the way to your knee. You have cards left in your hand, so first the turn is ended as always.
lesson-knee-closed-do = Discard the four.
lesson-knee-closed-other = That is allowed. But the four is of less use to you.

lesson-knee-knee =
    There it is: the thirteen cards of your knee are in your hand, with those that were left. Had you laid your whole hand, you could have played on at once.
    { $partner } may now take up the other knee, too, at the start of a turn.

lesson-knee-take =
    The pile has eight cards now. On top there is a queen, and two queens came with your knee. You take the top card and six more, never the whole pile if it is larger.
lesson-knee-take-do = Take the pile with your two queens.
lesson-knee-take-other = Drawing is always possible. But this is better: take the pile.

lesson-knee-took = The queens lie on the table, six more cards are in your hand, and the black three stayed behind. Now you have plenty to lay.
lesson-knee-took-do = Lay three fives, three eights, three nines and three tens.
lesson-knee-took-other = You may. But first the fives, eights, nines and tens.

lesson-knee-rest = A nine and an ace still fit. Single cards may be added to your sets at any time. Keep your wild cards.
lesson-knee-rest-do = Add the nine and the ace, then discard the six.
lesson-knee-rest-other = That is allowed, but the nine and the ace come first, then the six goes.

lesson-knee-base =
    Why keep the wild cards? Because of the base. To end the hand, your side needs five canastas: one of sevens, one of fives, one of wild cards, one natural and one mixed.
    The whole base is worth 3000 points.

lesson-knee-which = You have closed seven natural kings.
lesson-knee-which-do = Which part of the base are they?
lesson-knee-which-1 = the mixed canasta
lesson-knee-which-1_told = There is no wild card among them, so they are natural.
lesson-knee-which-2 = the natural canasta
lesson-knee-which-2_told = Right. Four are still missing.
lesson-knee-which-3 = none: kings do not count for it
lesson-knee-which-3_told = They do: the natural canasta may be of any rank.

lesson-knee-further =
    When a set is closed you may begin another of the same rank; there are cards enough. To a closed set you may add natural cards of its rank, but no wild ones, and nothing at all to fives and sevens.

lesson-knee-foot =
    Let us jump ahead a few rounds. You hold the last two cards of your knee, a nine and a ten. When you have played them, the foot is yours.
lesson-knee-foot-do = Draw.
lesson-knee-foot-other = Draw first.

lesson-knee-empty = A nine and a queen. All four cards fit your sets.
lesson-knee-empty-do = Add both nines, the ten and the queen.
lesson-knee-empty-other = If you discard one you must wait. Lay them all: two nines, the ten and the queen.
lesson-knee-empty-right = Your hand is empty, so you have taken up your foot, and you play on at once.

lesson-knee-infoot = Eleven new cards. Among them are two fives and two sevens, and you know what those are for.
lesson-knee-infoot-do = Add the fives and the sevens, then discard the four.
lesson-knee-infoot-other = You may. But think of the base: the fives and the sevens, and then the four as your discard.

lesson-knee-later =
    Much later. To go out means to end the hand by playing your last card. Three things are needed: the base, both partners in the foot, and a card to discard at the very end. { $partner } is in the foot as well.

lesson-knee-missing = You have closed kings, sevens, fives, and aces with a two and a joker. Three twos and three jokers lie open.
lesson-knee-missing-do = What is missing in your base?
lesson-knee-missing-1 = the canasta of wild cards
lesson-knee-missing-1_told = Right: it has six cards, and you hold a two.
lesson-knee-missing-2 = the mixed canasta
lesson-knee-missing-2_told = That is there: the aces have two wild cards.
lesson-knee-missing-3 = nothing
lesson-knee-missing-3_told = Look again: the wild cards are six, and a canasta has seven.

lesson-knee-last = You hold the two, and two jacks.
lesson-knee-last-do = Draw.
lesson-knee-last-other = Draw first, and then we shall see.

lesson-knee-must =
    A jack and a six! The two completes the wild cards, three jacks can be laid, and the six is the last discard. But in this game you must ask your partner before you go out, and do as you are told.
lesson-knee-must-do = Ask { $partner }.
lesson-knee-must-other = That is allowed. But to go out you need a yes, and you can ask only before you lay anything.

lesson-knee-wildcanasta = { $partner } says yes. First the base.
lesson-knee-wildcanasta-do = Add the two to the wild cards.
lesson-knee-wildcanasta-other = Later. First the two, to the wild cards.
lesson-knee-wildcanasta-right = Five canastas: your base is complete.

lesson-knee-out = Now go out.
lesson-knee-out-do = Lay the three jacks, then discard the six.
lesson-knee-out-other = Almost: first the jacks, then the six as your last card.

lesson-knee-score =
    The hand is over. The base brings 3000 points, and its cards nothing more. Then come the red threes and the cards of your open sets. Going out as such brings nothing. What your side has left is taken off.
    Beside each line stands the paragraph that says so.

lesson-knee-left = Look at the other side. Two canastas, but no base. { $left } had not even begun to play the foot: those eleven cards are taken off too. And { $right } was left with a black three.
lesson-knee-left-do = What did that one card cost?
lesson-knee-left-1 = 5 points
lesson-knee-left-1_told = That would be cheap. Look at the sheet.
lesson-knee-left-2 = 100 points
lesson-knee-left-2_told = More. Look at the sheet.
lesson-knee-left-3 = 300 points
lesson-knee-left-3_told = Yes. So throw black threes away in good time.

lesson-knee-stock =
    Often nobody gets that far: the hand is also over when the stock is used up. Then a side without a base still counts its canastas and its sets. It just lacks the 3000 points.

lesson-knee-end =
    That was your first hand. Three more follow, and the first meld grows: 90 in the second, 120 in the third, 150 in the fourth. Then the higher total wins.
    Whatever you wonder about in a game, just try it: you are told what the book says.
