### A first hand of Canasta Caliente, step by step (canasta/coach/lessons/caliente.toml).

lesson-caliente-cards =
    You play with two packs of cards and four jokers, and two Caliente cards, about which more later. Eight of every rank are in the pack: eight kings, eight queens and so on. Suits mean nothing.
    Only threes are special. In this game a red three is called a bonus card and a black three a stop card.

lesson-caliente-bonus =
    You drew a red three, a bonus card. It went straight to the table, and you were given another card for it, a jack.
    When the hand is over it brings 100 points, if your side has laid something by then. If not, it costs 100.

lesson-caliente-set =
    Look at your eights and at your jacks: there are three of each. Three cards of one rank, or more, are called a set, and sets are what you lay.
    Your two nines are a beginning, but they need a third card.

lesson-caliente-count =
    What your side lays first in a hand is its first meld, and it must be worth { $need } points. It may be made of several sets.
    An ace counts 20; king, queen, jack, ten, nine and eight count 10 each; seven down to four count 5.
lesson-caliente-count-do = What do your three eights and three jacks make together?
lesson-caliente-count-1 = 30 points, which is not enough
lesson-caliente-count-1_told = That is one of the two sets alone. Six cards at 10 points each make more.
lesson-caliente-count-2 = 60 points, which is enough
lesson-caliente-count-2_told = Right: six cards at 10 points each.
lesson-caliente-count-3 = 130 points
lesson-caliente-count-3_told = Your bonus card does not count for the first meld, and the cards are worth 10 each.

lesson-caliente-first = You have all you need to begin.
lesson-caliente-first-do = Lay the three eights and the three jacks.
lesson-caliente-first-other = That is allowed as well, but keep it for later. Lay the eights and the jacks.
lesson-caliente-first-right = Well done: your side has made its first meld. For the rest of the hand you may both lay what you like, without counting.

lesson-caliente-discard =
    The turn ends with a discard, face up on the pile. Choose a card that is of no use to you.
lesson-caliente-discard-do = Discard the four.
lesson-caliente-discard-other = You could do that. But the four is alone and low: throw that one.

lesson-caliente-partner =
    The others have had their turns. { $partner } added an eight to your eights: the sets of a side belong to both partners. And { $right } has discarded a nine.

lesson-caliente-take =
    You hold two nines, so here is your chance: instead of drawing you may take the pile, the whole of it.
    The price: its top card goes on the table at once, together with your two nines.
lesson-caliente-take-do = Take the pile with your two nines.
lesson-caliente-take-other = Drawing is always possible. But such a chance does not come every day: take the pile.
lesson-caliente-take-right = The nines lie on the table, and the rest of the pile is in your hand.

lesson-caliente-ways =
    There are other ways to the pile once your side has made its first meld: one matching card and a wild card, or a set on the table that the top card fits.
lesson-caliente-ways-do = Suppose a jack were on top. You have jacks on the table and none in your hand. May you take the pile?
lesson-caliente-ways-1 = yes, the jack can go with our jacks
lesson-caliente-ways-1_told = Right. The jack joins your set, and the pile is yours.
lesson-caliente-ways-2 = no, I would need two jacks in my hand
lesson-caliente-ways-2_told = That would be one way, but there is an easier one: the jack fits the set you have.

lesson-caliente-wild =
    Look at the two in your hand. All twos and all jokers are wild cards: in a set they stand for any card you like.
    A two, the little wild card, counts 20; a joker, the big one, counts 50. All other cards from four to ace are natural.

lesson-caliente-mixing =
    Natural cards must be in the majority, at every moment: a set has more natural cards than wild ones, and never more than three wild cards.
lesson-caliente-mixing-do = Which of these is a set?
lesson-caliente-mixing-1 = three twos
lesson-caliente-mixing-1_told = No: wild cards alone never make a set.
lesson-caliente-mixing-2 = two kings and two twos
lesson-caliente-mixing-2_told = Not quite: two against two is level, and there must be more kings than twos.
lesson-caliente-mixing-3 = three kings and two twos
lesson-caliente-mixing-3_told = Yes: three natural cards and two wild ones.

lesson-caliente-stop =
    Now for your black three, the stop card. You cannot lay it, except in the turn in which you end the hand. But when you discard it, the next player may not take the pile.
lesson-caliente-stop-do = Discard the black three.
lesson-caliente-stop-other = Possible. But with the black three { $left } cannot take the pile at all.

lesson-caliente-frozen =
    { $left } has laid three aces, and { $partner } has added a jack. And then { $right } threw a joker on the pile. A wild card on the pile freezes it.
    A frozen pile can be taken in one way only: with two natural cards from your hand that match its top card. Neither a wild card nor a set on the table helps any more, until somebody takes it.

lesson-caliente-add = An eight: it fits your set.
lesson-caliente-add-do = Add the eight to the eights, then discard the king.
lesson-caliente-add-other = That is allowed. But here the eight belongs to the eights, and the king goes.

lesson-caliente-refused =
    { $partner } has added one more eight, and now there is an eight on the pile too. But the pile is still frozen, although the joker lies deeper.
lesson-caliente-refused-do = Try to take it onto your eights.
lesson-caliente-refused-other = In a game you would do that. Here, first try to take the pile onto your eights.
lesson-caliente-refused-right = Whatever is not allowed is refused like this: you are told why, and which paragraph says so. Nothing else happens.

lesson-caliente-canasta =
    Another eight, and it is the seventh! A set of seven cards is a canasta; it gave the game its name. All your eights are natural, so this is a natural canasta, and brings 500 points.
lesson-caliente-canasta-do = Add the eight, then discard the five.
lesson-caliente-canasta-other = That is allowed, but do not let the canasta wait: add the eight, then throw the five.

lesson-caliente-mixed =
    If there is a wild card in it, a canasta is mixed. That brings 300 points in place of 500. So think twice before you put a two on a set that could stay natural.

lesson-caliente-hot =
    Let us jump ahead a few rounds. Your hand is nearly empty, but among your last cards is what this game is named after: a Caliente card.
    You may play it in place of drawing. Then you draw cards until you hold eleven again.

lesson-caliente-behind =
    It is there to help a side that is behind: you may play it only while your side has no more sets on the table than the others. Yours has three sets; theirs has four.
lesson-caliente-behind-do = May you play it now?
lesson-caliente-behind-1 = no, I have a canasta and they have none
lesson-caliente-behind-1_told = Canastas do not matter here. What counts is how many sets there are.
lesson-caliente-behind-2 = yes, three sets are no more than four
lesson-caliente-behind-2_told = Right.

lesson-caliente-refill = Two cards would be left in your hand without it, so you will get nine new ones.
lesson-caliente-refill-do = Play the Caliente card.
lesson-caliente-refill-other = A single card would be little. Play the Caliente card instead.
lesson-caliente-refill-right = Eleven cards! Now you may lay and discard as always.

lesson-caliente-jacks = Among them are two jacks. On the table you have four, and a two with them.
lesson-caliente-jacks-do = Add both jacks to the jacks.
lesson-caliente-jacks-other = You may. But the two jacks first: they make a canasta.
lesson-caliente-jacks-right = Seven cards, one of them wild: a mixed canasta, 300 points.

lesson-caliente-more = There is more to lay: three sevens, and a nine for the nines.
lesson-caliente-more-do = Lay the sevens, add the nine, and discard the ten.
lesson-caliente-more-other = Allowed, but leave that for now: the sevens, the nine, then the ten as your discard.

lesson-caliente-held =
    A Caliente card has its price. One that was played costs 100 points. If it is still in your hand at the end, all your other cards cost double. But you may also discard it: then it works like a stop card.
lesson-caliente-held-do = The hand is almost over, you lead, and you draw a Caliente card. What is cheapest?
lesson-caliente-held-1 = to play it at once
lesson-caliente-held-1_told = That costs 100 points and fills your hand just when you want it empty.
lesson-caliente-held-2 = to keep it
lesson-caliente-held-2_told = Then every card left in your hand would cost double.
lesson-caliente-held-3 = to discard it
lesson-caliente-held-3_told = Yes: it costs nothing, and the next player cannot take the pile.

lesson-caliente-later =
    A few rounds later. You have two tens left. A hand ends when somebody plays their last card, and that is called going out.
    Your side needs a canasta for that; until then you must always keep a card. You have two.

lesson-caliente-ask =
    A third ten! You could lay all three and be out; no discard is needed. But what { $partner } still holds would count against you both. You need not ask, but you may: before you lay anything, and the answer counts. After a no you may not go out.
lesson-caliente-ask-do = Ask { $partner }.
lesson-caliente-ask-other = That is allowed without asking. But try it once: ask first.

lesson-caliente-out = { $partner } says yes.
lesson-caliente-out-do = Lay the three tens and go out.
lesson-caliente-out-other = Almost. The three tens, and you are out.

lesson-caliente-score =
    The hand is over, and this is how it is counted. You get 100 for going out, 500 and 300 for the canastas, 100 for the bonus card, and the value of every card on the table.
    What is left in the hands of a side is taken off. Beside each line stands the paragraph that says so.

lesson-caliente-double =
    Look at the lines about Caliente cards. The one you played cost you 100. And { $right } was caught with the other one in hand: those cards cost double.

lesson-caliente-end =
    That was your first hand. The cards are dealt again, and hand after hand is added up until a side has { $target } points. With a higher score the first meld has to be worth more: 90, later 120.
    The Caliente cards are an option: you can play without them, too. And whatever you wonder about in a game, just try it.
