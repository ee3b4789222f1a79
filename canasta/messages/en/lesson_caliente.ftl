### A first hand of Canasta Caliente, step by step (canasta/coach/lessons/caliente.toml).

lesson-caliente-cards =
    You play with two packs of cards, four jokers, and two Caliente cards, which we will come to later. There are eight cards of every rank: eight kings, eight queens and so on. Suits do not matter.
    Only threes are special. In this game a red three is called a bonus card and a black three a stop card.

lesson-caliente-bonus =
    You drew a red three, a bonus card. It went straight to the table, and you got another card for it, a jack.
    At the end of the hand it is worth 100 points if your side has laid something by then. If not, it costs 100.

lesson-caliente-set =
    Look at your eights and jacks: you have three of each. Three or more cards of one rank are called a set, and sets are what you lay.
    Your two nines are a start, but they need a third card.

lesson-caliente-count =
    The first cards that your side lays in a hand are its first meld, which must be worth { $need } points. You may use several sets.
    An ace counts 20; king, queen, jack, ten, nine and eight count 10 each; seven down to four count 5 each.
lesson-caliente-count-do = What are your three eights and three jacks worth together?
lesson-caliente-count-1 = 30 points, which is not enough
lesson-caliente-count-1_told = That is only one of the two sets. Six cards at 10 points each are worth more.
lesson-caliente-count-2 = 60 points, which is enough
lesson-caliente-count-2_told = Right: six cards at 10 points each.
lesson-caliente-count-3 = 130 points
lesson-caliente-count-3_told = Your bonus card does not count towards the first meld, and these cards are worth 10 each.

lesson-caliente-first = You have everything you need to open.
lesson-caliente-first-do = Lay the three eights and the three jacks.
lesson-caliente-first-other = That is also allowed, but save it for later. Lay the eights and the jacks.
lesson-caliente-first-right = Well done: your side has made its first meld. For the rest of the hand, both of you may lay what you like without counting.

lesson-caliente-discard =
    The turn ends with a discard, face up on the pile. Choose a card you cannot use.
lesson-caliente-discard-do = Discard the four.
lesson-caliente-discard-other = You could do that. But the four is low and stands alone: discard that one.

lesson-caliente-partner =
    The others have had their turns. { $partner } added an eight to your eights: a side's sets belong to both partners. And { $right } has discarded a nine.

lesson-caliente-take =
    You hold two nines, so this is your chance: instead of drawing, you may take the whole pile.
    The price: its top card goes on the table at once, together with your two nines.
lesson-caliente-take-do = Take the pile with your two nines.
lesson-caliente-take-other = You can always draw. But you do not get a chance like this every day: take the pile.
lesson-caliente-take-right = The nines are on the table, and the rest of the pile is in your hand.

lesson-caliente-ways =
    Once your side has made its first meld, there are other ways to take the pile: one matching card and a wild card, or a set on the table that the top card fits.
lesson-caliente-ways-do = Suppose a jack is on top. You have jacks on the table and none in your hand. May you take the pile?
lesson-caliente-ways-1 = yes, the jack can go with our jacks
lesson-caliente-ways-1_told = Right. The jack joins your set, and the pile is yours.
lesson-caliente-ways-2 = no, I would need two jacks in my hand
lesson-caliente-ways-2_told = That is one way, but there is an easier one: the jack fits your set.

lesson-caliente-wild =
    Look at the two in your hand. All twos and all jokers are wild cards: in a set they stand for any card you like.
    A two, the little wild card, counts 20; a joker, the big one, counts 50. All other cards from four to ace are natural.

lesson-caliente-mixing =
    Natural cards must always be in the majority: a set has more natural cards than wild ones, and never more than three wild cards.
lesson-caliente-mixing-do = Which of these is a set?
lesson-caliente-mixing-1 = three twos
lesson-caliente-mixing-1_told = No: wild cards alone never form a set.
lesson-caliente-mixing-2 = two kings and two twos
lesson-caliente-mixing-2_told = Not quite: two against two is a tie, and there must be more kings than twos.
lesson-caliente-mixing-3 = three kings and two twos
lesson-caliente-mixing-3_told = Yes: three natural cards and two wild ones.

lesson-caliente-stop =
    Now for your black three, the stop card. You cannot lay it, except in the turn in which you end the hand. But when you discard it, the next player may not take the pile.
lesson-caliente-stop-do = Discard the black three.
lesson-caliente-stop-other = You could. But with the black three, { $left } cannot take the pile at all.

lesson-caliente-frozen =
    { $left } has laid three aces, and { $partner } has added a jack. Then { $right } discarded a joker. A wild card on the pile freezes it.
    You can take a frozen pile in one way only: with two natural cards from your hand that match its top card. Until it is taken, neither a wild card nor a set on the table helps.

lesson-caliente-add = An eight: it fits your set.
lesson-caliente-add-do = Add the eight to the eights, then discard the king.
lesson-caliente-add-other = That is allowed. But here, add the eight to the eights and discard the king.

lesson-caliente-refused =
    { $partner } has added one more eight, and now there is an eight on the pile as well. But the pile is still frozen, even though the joker is further down.
lesson-caliente-refused-do = Try to take it with your set of eights.
lesson-caliente-refused-other = In a game you would do that. Here, first try to take the pile with your set of eights.
lesson-caliente-refused-right = Every move that is not allowed is refused like this: with the reason, and the paragraph that says so. Nothing else happens.

lesson-caliente-canasta =
    Another eight, and it is the seventh! A set of seven cards is a canasta, which gave the game its name. All your eights are natural, so this is a natural canasta, worth 500 points.
lesson-caliente-canasta-do = Add the eight, then discard the five.
lesson-caliente-canasta-other = That is allowed, but do not keep the canasta waiting: add the eight, then discard the five.

lesson-caliente-mixed =
    With a wild card in it, a canasta is mixed and worth 300 points instead of 500. So think twice before you put a two on a set that could stay natural.

lesson-caliente-hot =
    Let us jump ahead a few rounds. Your hand is nearly empty, but among your last cards is the one that gives this game its name: a Caliente card.
    You may play it instead of drawing. Then you draw cards until you hold eleven again.

lesson-caliente-behind =
    It is there to help a side that is behind: you may play it only if your side does not have more sets on the table than your opponents. Yours has three sets; theirs has four.
lesson-caliente-behind-do = May you play it now?
lesson-caliente-behind-1 = no, I have a canasta and they have none
lesson-caliente-behind-1_told = Canastas do not matter here, only the number of sets.
lesson-caliente-behind-2 = yes, we have fewer sets than they have
lesson-caliente-behind-2_told = Right.

lesson-caliente-refill = Without it, you have two cards in your hand, so you will get nine new ones.
lesson-caliente-refill-do = Play the Caliente card.
lesson-caliente-refill-other = A single card would not help much. Play the Caliente card instead.
lesson-caliente-refill-right = Eleven cards! Now you may lay and discard as always.

lesson-caliente-jacks = Among them are two jacks. On the table you have four, with a two.
lesson-caliente-jacks-do = Add both jacks to the jacks.
lesson-caliente-jacks-other = You may. But first the two jacks: they complete a canasta.
lesson-caliente-jacks-right = Seven cards, one of them wild: a mixed canasta, 300 points.

lesson-caliente-more = You can lay more: three sevens, and a nine for the nines.
lesson-caliente-more-do = Lay the sevens, add the nine, and discard the ten.
lesson-caliente-more-other = That is allowed, but leave it for now. Lay the sevens, add the nine, then discard the ten.

lesson-caliente-held =
    A Caliente card has its price. If you play it, it costs 100 points. If it is still in your hand at the end, all your other cards cost double. But you may also discard it: then it works like a stop card.
lesson-caliente-held-do = The hand is almost over, you are ahead, and you draw a Caliente card. What is cheapest?
lesson-caliente-held-1 = play it at once
lesson-caliente-held-1_told = That costs 100 points and fills your hand just when you want it empty.
lesson-caliente-held-2 = keep it
lesson-caliente-held-2_told = Then every card left in your hand would cost double.
lesson-caliente-held-3 = discard it
lesson-caliente-held-3_told = Yes: it costs nothing, and the next player cannot take the pile.

lesson-caliente-later =
    A few rounds later. You have two tens left. A hand ends when a player plays their last card; that is called going out.
    Your side needs a canasta for that; until then, you must always keep a card. You have two.

lesson-caliente-ask =
    A third ten! You could lay all three and be out; you need no discard. But what { $partner } still holds would count against both of you. You do not have to ask, but you may: before you lay anything, and the answer counts. After a no, you may not go out.
lesson-caliente-ask-do = Ask { $partner }.
lesson-caliente-ask-other = That is allowed without asking. But try it once: ask first.

lesson-caliente-out = { $partner } says yes.
lesson-caliente-out-do = Lay the three tens and go out.
lesson-caliente-out-other = Almost. Lay the three tens, and you are out.

lesson-caliente-score =
    The hand is over, and this is how it is scored. You get 100 for going out, 500 and 300 for the canastas, 100 for the bonus card, and the value of every card on the table.
    The cards left in a side's hands are subtracted. Each line names the paragraph it follows.

lesson-caliente-double =
    Look at the lines about Caliente cards. The one you played cost you 100. And { $right } was caught with the other one in hand, so those cards cost double.

lesson-caliente-end =
    That was your first hand. The cards are dealt again, and the hands are added up until a side has { $target } points. The higher your score, the more your first meld must be worth: 90, later 120.
    The Caliente cards are optional. And if you are unsure about something in a game, just try it.
