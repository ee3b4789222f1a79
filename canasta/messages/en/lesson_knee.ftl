### A first hand of Hand, Knee and Foot, step by step (canasta/coach/lessons/knee.toml).

lesson-knee-welcome =
    Welcome! You are at a table of four. { $partner }, opposite you, is your partner; { $left }, on your left, and { $right }, on your right, are your opponents.
    You and { $partner } share one score. A game has four hands, and the higher total wins.

lesson-knee-cards =
    This is the biggest of the Canasta games: it uses six packs with their jokers, over three hundred cards. Only ranks count: kings, queens, sevens and so on. Suits do not matter.
    Just one thing: red threes and black threes are different cards, as you will see.

lesson-knee-deal =
    Each player has been dealt three stacks: { $cards } cards for the hand, 13 for the knee and 11 for the foot. You start with your hand. Knee and foot lie face down until you have earned them.
    The rest is the stock. The pile is still empty. You can ignore the first meld for now.

lesson-knee-aim =
    You lay cards of the same rank on the table, at least three at a time. A row of seven is a canasta, and canastas are what the game is about.
    At the end, what is on the table scores points. What is left in hand, knee and foot costs points.

lesson-knee-turn =
    A turn has three parts. You draw cards, two at a time here; then you may lay cards, if you like; and finally you put one card face up on the pile. You go first.
lesson-knee-turn-do = Draw two cards from the stock.
lesson-knee-turn-other = That comes later. Start your turn with cards from the stock.

lesson-knee-red =
    You drew a king and a red three, which is a gift: it went straight to the table, and you got another card for it. It is worth 100 points.
    But a red three that is still in a knee or a foot at the end costs 500.

lesson-knee-set =
    Look at your hand: five kings and three aces. Three or more cards of one rank are called a set, and sets are what you lay.

lesson-knee-wild =
    Twos and jokers are wild: in a set they stand for cards you lack. The others are natural. A set needs two natural cards and may have at most two wild ones. Wild cards can also form a set without natural cards.
lesson-knee-wild-do = Which of these is not allowed?
lesson-knee-wild-1 = four kings and two twos
lesson-knee-wild-1_told = That is fine: two wild cards are allowed.
lesson-knee-wild-2 = four kings, two twos and a joker
lesson-knee-wild-2_told = Right: three wild cards are one too many.
lesson-knee-wild-3 = three twos
lesson-knee-wild-3_told = That is a set of wild cards, and you will find a use for it.

lesson-knee-fives = Fives and sevens are an exception. You hold two fives and a two.
lesson-knee-fives-do = Try to lay them together, and see what happens.
lesson-knee-fives-other = First try the fives with the two. Nothing can go wrong.
lesson-knee-fives-right = Every move that is not allowed is refused like this: with the reason, and the paragraph that says so. Nothing else happens.

lesson-knee-count =
    The first cards that your side lays in a hand are its first meld. In the first of the four hands it must be worth { $need } points, later more. A joker counts 50; an ace or a two 20; king down to eight 10 each; seven down to four 5 each.
    Five kings are worth 50, and three aces 60 more.
lesson-knee-count-do = Lay the five kings and the three aces.
lesson-knee-count-other = That is allowed, but keep the rest. Lay just the five kings and the three aces.
lesson-knee-count-right = Your side has made its first meld. For the rest of the hand, both of you may lay what you like without counting.

lesson-knee-black =
    You hold a black three. You can never lay it, and if you still have it at the end, it costs 300 points. But it is good for one thing: when you discard it, the next player may not take the pile.
lesson-knee-black-do = Discard the black three.
lesson-knee-black-other = You could. But get rid of the black three while you can.

lesson-knee-small =
    { $partner } has added a king to your kings: a side's sets belong to both partners. And { $right } has discarded a five. With two fives in your hand you may take it, together with what is under it. But there is a catch.
lesson-knee-small-do = Try to take the pile with your two fives.
lesson-knee-small-other = In a game you might do that. Here, first try to take the pile.
lesson-knee-small-right = The pile must have seven cards. So it is worth waiting for.

lesson-knee-two = For now, the stock will have to do.
lesson-knee-two-do = Draw.
lesson-knee-two-other = Draw first.

lesson-knee-canasta =
    A king, the seventh! Seven cards make a canasta. Without wild cards it is natural and worth 500 points; with one or two it is mixed and worth 300. Then it is closed and put away. And there is your third seven.
lesson-knee-canasta-do = Add the king to the kings, and lay the three sevens.
lesson-knee-canasta-other = You may. But first the king, and then the sevens.
lesson-knee-canasta-right = Your first canasta, and a natural one.

lesson-knee-closed = It is worth more than its points: it opens the way to your knee. You still have cards in your hand, so first end the turn as usual.
lesson-knee-closed-do = Discard the four.
lesson-knee-closed-other = That is allowed. But you need the four less.

lesson-knee-knee =
    There it is: the thirteen cards of your knee are in your hand, with those that were left. If you had laid your whole hand, you could have played on at once.
    { $partner } may now also take up the knee, at the start of a turn.

lesson-knee-take =
    The pile now has eight cards. There is a queen on top, and two queens came with your knee. You take the top card and six more, never the whole pile if it is larger.
lesson-knee-take-do = Take the pile with your two queens.
lesson-knee-take-other = You can always draw. But this is better: take the pile.

lesson-knee-took = The queens are on the table, six more cards are in your hand, and the black three stayed behind. Now you have plenty to lay.
lesson-knee-took-do = Lay three fives, three eights, three nines and three tens.
lesson-knee-took-other = You may. But first the fives, eights, nines and tens.

lesson-knee-rest = A nine and an ace still fit. You may add single cards to your sets at any time. Keep your wild cards.
lesson-knee-rest-do = Add the nine and the ace, then discard the six.
lesson-knee-rest-other = That is allowed, but first add the nine and the ace, then discard the six.

lesson-knee-base =
    Why keep the wild cards? Because of the base. To end the hand, your side needs five canastas: one of sevens, one of fives, one of wild cards, one natural and one mixed.
    The whole base is worth 3000 points.

lesson-knee-which = You have closed seven natural kings.
lesson-knee-which-do = Which part of the base are they?
lesson-knee-which-1 = the mixed canasta
lesson-knee-which-1_told = They include no wild card, so they are natural.
lesson-knee-which-2 = the natural canasta
lesson-knee-which-2_told = Right. Four are still missing.
lesson-knee-which-3 = none: kings do not count
lesson-knee-which-3_told = They do: the natural canasta may be of any rank.

lesson-knee-further =
    When a set is closed, you may start another of the same rank; there are plenty of cards. You may add natural cards of its rank to a closed set, but no wild ones, and nothing at all to fives and sevens.

lesson-knee-foot =
    Let us jump ahead a few rounds. You hold the last two cards of your knee, a nine and a ten. When you have played them, the foot is yours.
lesson-knee-foot-do = Draw.
lesson-knee-foot-other = Draw first.

lesson-knee-empty = A nine and a queen. All four cards fit your sets.
lesson-knee-empty-do = Add both nines, the ten and the queen.
lesson-knee-empty-other = If you discard one, you have to wait. Lay them all: two nines, the ten and the queen.
lesson-knee-empty-right = Your hand is empty, so you have taken up your foot, and you play on at once.

lesson-knee-infoot = Eleven new cards. Among them are two fives and two sevens, and you know what those are for.
lesson-knee-infoot-do = Add the fives and the sevens, then discard the four.
lesson-knee-infoot-other = You may. But think of the base: add the fives and the sevens, then discard the four.

lesson-knee-later =
    Much later. Going out means ending the hand by playing your last card. You need three things: the base, both partners in the foot, and a card to discard at the very end. { $partner } is in the foot as well.

lesson-knee-missing = You have closed kings, sevens, fives, and aces with a two and a joker. Three twos and three jokers are still open.
lesson-knee-missing-do = What is your base missing?
lesson-knee-missing-1 = the canasta of wild cards
lesson-knee-missing-1_told = Right: it has six cards, and you hold a two.
lesson-knee-missing-2 = the mixed canasta
lesson-knee-missing-2_told = You have that one: the aces include two wild cards.
lesson-knee-missing-3 = nothing
lesson-knee-missing-3_told = Look again: there are six wild cards, and a canasta has seven.

lesson-knee-last = You hold the two, and two jacks.
lesson-knee-last-do = Draw.
lesson-knee-last-other = Draw first, then we will see.

lesson-knee-must =
    A jack and a six! The two completes the wild cards, you can lay three jacks, and the six is your last discard. But in this game you must ask your partner before you go out, and follow the answer.
lesson-knee-must-do = Ask { $partner }.
lesson-knee-must-other = That is allowed. But to go out you need a yes, and you can ask only before you lay anything.

lesson-knee-wildcanasta = { $partner } says yes. First the base.
lesson-knee-wildcanasta-do = Add the two to the wild cards.
lesson-knee-wildcanasta-other = Later. First add the two to the wild cards.
lesson-knee-wildcanasta-right = Five canastas: your base is complete.

lesson-knee-out = Now go out.
lesson-knee-out-do = Lay the three jacks, then discard the six.
lesson-knee-out-other = Almost: first the jacks, then the six as your last card.

lesson-knee-score =
    The hand is over. The base is worth 3000 points, and its cards nothing more. Then come the red threes and the cards of your open sets. Going out itself scores nothing. The cards your side has left are subtracted.
    Each line names the paragraph it follows.

lesson-knee-left = Look at the other side. Two canastas, but no base. { $left } had not even started to play the foot: those eleven cards are subtracted as well. And { $right } was left with a black three.
lesson-knee-left-do = What did that one card cost?
lesson-knee-left-1 = 5 points
lesson-knee-left-1_told = That would be cheap. Look at the score sheet.
lesson-knee-left-2 = 100 points
lesson-knee-left-2_told = More. Look at the score sheet.
lesson-knee-left-3 = 300 points
lesson-knee-left-3_told = Yes. So discard black threes in time.

lesson-knee-stock =
    Often no one gets that far: the hand also ends when the stock runs out. A side without a base then still counts its canastas and its sets. It just misses the 3000 points.

lesson-knee-end =
    That was your first hand. Three more follow, and the first meld grows: 90 in the second, 120 in the third, 150 in the fourth. Then the higher total wins.
    If you are unsure about something in a game, just try it: the table tells you the rule.
