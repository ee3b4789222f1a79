### A first hand of Boat Canasta, step by step (canasta/coach/lessons/boat.toml).

lesson-boat-cards =
    You play with two ordinary packs of cards and four jokers, 108 cards in all. Only ranks count: there are eight kings, eight queens, eight sevens and so on.
    Suits do not matter. Just one thing: red threes and black threes are different cards, as you will see.

lesson-boat-deal =
    Each player has been dealt { $cards } cards. The rest lie face down: they are the stock. There is room for the pile next to it; it starts with the first discard.
    Have a look at the table. You can ignore the first meld for now.

lesson-boat-red =
    You drew a red three, and that is a gift. It went straight to the table, and you got another card for it, a ten.
    At the end of the hand a red three is worth 100 points. Only for a side that has achieved nothing in the hand does it become a loss.

lesson-boat-set =
    Look at your aces: you have three. Three or more cards of one rank are called a set, and sets are what you lay.

lesson-boat-quiet =
    But this boat leaves the harbour slowly: each player first has three turns in which cards are only drawn and discarded.
lesson-boat-quiet-do = Try to lay the aces anyway, and see what happens.
lesson-boat-quiet-other = Try the three aces first. Nothing can go wrong.
lesson-boat-quiet-right = Every move that is not allowed is refused like this: with the reason, and the paragraph that says so. Nothing else happens.

lesson-boat-discard =
    The turn ends with a discard, face up on the pile. Choose a card you cannot use.
lesson-boat-discard-do = Discard the four.
lesson-boat-discard-other = You could do that. But the four is low and stands alone: discard that one.

lesson-boat-fourth =
    Three rounds have gone by like this, and the pile has grown to twelve cards. Now the game opens up: from their fourth turn on, players may lay cards and take the pile.
lesson-boat-fourth-do = Draw.
lesson-boat-fourth-other = Draw a card first.

lesson-boat-count =
    One hurdle is left. A side's first cards, its first meld, must be worth { $need } points in total, laid by one player in one turn. An ace counts 20; king down to eight count 10 each; seven down to four count 5 each.
    Your three aces are worth 60.
lesson-boat-count-do = Lay the three aces.
lesson-boat-count-other = That would also be allowed. But start with the aces: they are enough, and the rest stays together.
lesson-boat-count-right = Your side has made its first meld. For the rest of the hand, both of you may lay what you like without counting.

lesson-boat-keep = Now the discard. Keep your pairs: one of them will soon be worth a lot.
lesson-boat-keep-do = Discard the ten.
lesson-boat-keep-other = You could, but you need the ten least of all.

lesson-boat-partner =
    { $left } laid five kings, 50 points: that was your opponents' first meld. And { $partner } added an ace to your aces.
    A side's sets belong to both partners, so each of you may add to them. You cannot touch your opponents' sets.

lesson-boat-take =
    { $right } has discarded a queen, and you hold two. Instead of drawing, you may take the whole pile: sixteen cards!
    The price: its top card goes on the table at once, together with your two queens.
lesson-boat-take-do = Take the pile with your two queens.
lesson-boat-take-other = You could, but this chance is better: take the pile with both queens.

lesson-boat-took = What a hand! You now have three fives, three sixes, and even four nines.
lesson-boat-took-do = Lay three fives, three sixes and three nines.
lesson-boat-took-other = That can wait. First the fives, the sixes and three nines.

lesson-boat-ways =
    A pair is not the only way to take the pile. One matching card and a wild card will do, and so will a set on the table that the top card fits. Wild cards are twos and jokers: they can stand for any card.
lesson-boat-ways-do = Suppose a five is on top. You have fives on the table and none in your hand. May you take the pile?
lesson-boat-ways-1 = yes, the five can go with our fives
lesson-boat-ways-1_told = Right. The five joins your set, and the pile is yours.
lesson-boat-ways-2 = no, I would need two fives in my hand
lesson-boat-ways-2_told = That is one way, but there is an easier one: the five fits your set.

lesson-boat-wild =
    You hold two twos and a joker. A two counts 20 points, a joker 50. In a set they stand for cards you lack, but a set must always have fewer of them than natural cards, which is what all other cards are called.
lesson-boat-wild-do = Which of these is allowed?
lesson-boat-wild-1 = three kings and two twos
lesson-boat-wild-1_told = Yes: three natural cards and only two wild ones.
lesson-boat-wild-2 = two kings and two twos
lesson-boat-wild-2_told = Not quite: two against two is a tie, and there must be fewer twos.

lesson-boat-wildset =
    In this game they have a better use: wild cards may also form a set without natural cards. It is worth the trouble, as you will see.
lesson-boat-wildset-do = Lay the two twos and the joker as a set.
lesson-boat-wildset-other = You may. But try this: just the two twos and the joker.

lesson-boat-black =
    Your black three has to go. You cannot lay it, and left in your hand it costs 100 points. But it is useful on the pile: it blocks it.
lesson-boat-black-do = Discard the black three.
lesson-boat-black-other = You could. But a black three is too expensive to keep: discard it.

lesson-boat-blocked =
    A black three, a two or a joker blocks the pile. The next player cannot take it at all.
    The players after that can, but only with two natural cards from their hand that match its top card; a wild card or a set on the table does not help. The pile stays blocked until it is taken.

lesson-boat-refused = There is an ace on top, and you have five aces on the table. But the black three is still at the bottom.
lesson-boat-refused-do = Try to take the pile with your set of aces.
lesson-boat-refused-other = In a game you would do that. Here, first try to take the pile with your set of aces.
lesson-boat-refused-right = With two aces in your hand, you could take it.

lesson-boat-add = A five. And you still have a nine. Both fit your sets, and you may add single cards at any time.
lesson-boat-add-do = Add the five and the nine, then discard a four.
lesson-boat-add-other = That is allowed, but here, add the five and the nine to their sets and discard a four.

lesson-boat-canasta =
    Let us jump ahead a few rounds. Two of your sets now have six cards. A set of seven cards is a canasta, which gave the game its name.
    With wild cards among natural ones, it is mixed and worth 300 points. Without any, it is natural and worth 600.

lesson-boat-seventh = You already hold the seventh ace.
lesson-boat-seventh-do = Draw first, as always.
lesson-boat-seventh-other = Draw first.

lesson-boat-aces = Now complete your aces.
lesson-boat-aces-do = Add the ace to the aces.
lesson-boat-aces-other = You may. But first the ace: the canasta is waiting.
lesson-boat-aces-right = Seven aces and no wild card: a natural canasta, 600 points.

lesson-boat-wildcanasta =
    And there is your set of wild cards: four twos and two jokers. If it has more twos when it is complete, it is a small wild canasta and worth 1000 points; if it has more jokers, it is a big one, worth 2000.
lesson-boat-wildcanasta-do = You have a third joker. What will it be?
lesson-boat-wildcanasta-1 = a big one
lesson-boat-wildcanasta-1_told = Count again: four twos against three jokers.
lesson-boat-wildcanasta-2 = a small one
lesson-boat-wildcanasta-2_told = Right: four twos against three jokers. But 1000 points are not bad either.

lesson-boat-joker = Do not keep them waiting.
lesson-boat-joker-do = Add the joker to the wild cards.
lesson-boat-joker-other = You may, but a thousand points are waiting: the joker goes with the wild cards.
lesson-boat-joker-right = A wild canasta.

lesson-boat-sevens = You now have three sevens as well.
lesson-boat-sevens-do = Lay the sevens, then discard the four.
lesson-boat-sevens-other = That is allowed, but here, lay the sevens and then discard the four.

lesson-boat-later =
    A little later. You have two eights left. A hand ends when a player plays their last card, in a set or as a discard. That is called going out, and it is worth 200 points.
    Your side needs a canasta for it; until then, you must always keep a card. You have two.

lesson-boat-ask =
    The third eight! You could lay all three and be out. But what { $partner } still holds would count against both of you. Partners may not tell each other anything at this table; this is the one question you may ask. The answer is yes or no, and it is binding.
lesson-boat-ask-do = Ask { $partner }.
lesson-boat-ask-other = That is allowed without asking. But try it once: ask first.

lesson-boat-out = { $partner } says yes. Now you have to go out, and you can.
lesson-boat-out-do = Lay the three eights.
lesson-boat-out-other = Almost. Lay the three eights, and you are out.

lesson-boat-score =
    The hand is over, and this is how it is scored: the canastas, your red three, 200 for going out, and the value of every card on the table. The cards left in a side's hands are subtracted.
    Each line names the paragraph it follows.

lesson-boat-minus =
    Now look at the other side. They had laid a lot, but they had no canasta. And { $right } was left with a black three.
lesson-boat-minus-do = What happened to the cards they had on the table?
lesson-boat-minus-1 = they counted for them, just like ours
lesson-boat-minus-1_told = Look at the sheet: there is a minus. Only a side with a canasta may count its cards.
lesson-boat-minus-2 = they counted against them
lesson-boat-minus-2_told = Yes. Without a canasta, everything on the table is a loss. And the black three alone cost 100.

lesson-boat-end =
    That was your first hand. The hands are added up until a side has { $target } points; the higher your score, the more your first meld must be worth. When the stock runs out, the pile is shuffled and becomes the new stock.
    If you are unsure about something in a game, just try it: the table tells you the rule.
