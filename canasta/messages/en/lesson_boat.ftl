### A first hand of Boat Canasta, step by step (canasta/coach/lessons/boat.toml).

lesson-boat-cards =
    You play with two ordinary packs of cards and four jokers, 108 cards in all. What counts is the rank: there are eight kings, eight queens, eight sevens and so on.
    Suits mean nothing here. Just one thing: red threes and black threes are different cards, as you will see.

lesson-boat-deal =
    Everybody has been dealt { $cards } cards. The others lie face down: that is the stock. Beside it there is room for the pile; it begins with the first discard.
    Have a look at the table. What is said there of a first meld you may pass over for now.

lesson-boat-red =
    You drew a red three, and that is a present. It went straight to the table, and you were given another card for it, a ten.
    When the hand is over a red three brings 100 points. Only for a side that has made nothing of the hand it turns into a loss.

lesson-boat-set =
    Look at your aces: there are three. Three cards of one rank, or more, are called a set, and sets are what you lay.

lesson-boat-quiet =
    But this is a boat that leaves the harbour slowly: everybody first has three turns in which cards are only drawn and discarded.
lesson-boat-quiet-do = Try to lay the aces all the same, and see what happens.
lesson-boat-quiet-other = First try the three aces. It cannot go wrong.
lesson-boat-quiet-right = Whatever is not allowed is refused like this: you are told why, and which paragraph says so. Nothing else happens.

lesson-boat-discard =
    The turn ends with a discard, face up on the pile. Choose a card that is of no use to you.
lesson-boat-discard-do = Discard the four.
lesson-boat-discard-other = You could do that. But the four is alone and low: throw that one.

lesson-boat-fourth =
    Three rounds have gone by in this way, and the pile has grown to twelve cards. Now it starts: from their fourth turn on, everybody may lay cards and take the pile.
lesson-boat-fourth-do = Draw.
lesson-boat-fourth-other = Draw a card first.

lesson-boat-count =
    One hurdle is left. What a side lays first, its first meld, must be worth { $need } points together, from one player in one turn. An ace counts 20; king down to eight count 10 each; seven down to four count 5.
    Your three aces make 60.
lesson-boat-count-do = Lay the three aces.
lesson-boat-count-other = That would be allowed too. But begin with the aces: they are enough, and the rest stays together.
lesson-boat-count-right = Your side has made its first meld. For the rest of the hand you may both lay what you like, without counting.

lesson-boat-keep = Now the discard. Keep your pairs: in a moment one of them will be worth a lot.
lesson-boat-keep-do = Discard the ten.
lesson-boat-keep-other = You could, but you need the ten least of all.

lesson-boat-partner =
    { $left } laid five kings, 50 points: that was their first meld. And { $partner } added an ace to your aces.
    The sets of a side belong to both partners, so each of you may add to them. What the others have laid is theirs alone.

lesson-boat-take =
    { $right } has discarded a queen, and you hold two of them. Instead of drawing you may take the pile, the whole of it: sixteen cards!
    The price: its top card goes on the table at once, together with your two queens.
lesson-boat-take-do = Take the pile with your two queens.
lesson-boat-take-other = Possible, but this chance is better: take the pile, with both queens.

lesson-boat-took = What a hand! Three fives, three sixes, and even four nines have come together.
lesson-boat-took-do = Lay three fives, three sixes and three nines.
lesson-boat-took-other = Wait with that. First the fives, the sixes and three nines.

lesson-boat-ways =
    A pair is not the only way to the pile. One matching card and a wild card do it too, and so does a set on the table that the top card fits. A wild card is a two or a joker: it can stand for any card.
lesson-boat-ways-do = Suppose a five were on top. You have fives on the table and none in your hand. May you take the pile?
lesson-boat-ways-1 = yes, the five can go with our fives
lesson-boat-ways-1_told = Right. The five joins your set, and the pile is yours.
lesson-boat-ways-2 = no, I would need two fives in my hand
lesson-boat-ways-2_told = That would be one way, but there is an easier one: the five fits the set you have.

lesson-boat-wild =
    You hold two twos and a joker. A two counts 20 points, a joker 50. In a set they stand for cards you lack, but there must always be fewer of them than of the others, the natural cards.
lesson-boat-wild-do = Which of these is allowed?
lesson-boat-wild-1 = three kings and two twos
lesson-boat-wild-1_told = Yes: three natural cards and only two wild ones.
lesson-boat-wild-2 = two kings and two twos
lesson-boat-wild-2_told = Not quite: two against two is level, and there must be fewer twos.

lesson-boat-wildset =
    In this game there is something better for them: wild cards may also make a set of their own. It is worth the trouble, as you will see.
lesson-boat-wildset-do = Lay the two twos and the joker as a set.
lesson-boat-wildset-other = You may. But try this: the two twos and the joker, by themselves.

lesson-boat-black =
    Your black three must go. You cannot lay it, and left in your hand it would cost 100 points. But it is useful on the pile: it blocks it.
lesson-boat-black-do = Discard the black three.
lesson-boat-black-other = Possible. But a black three is too dear to be kept: discard it.

lesson-boat-blocked =
    A black three, a two or a joker on the pile blocks it. The next player cannot take it at all.
    Those who come after can, but only with two natural cards from the hand that match its top card; a wild card or a set on the table does not help. So it stays until somebody takes it.

lesson-boat-refused = There is an ace on top, and you have five aces on the table. But the black three still lies at the bottom.
lesson-boat-refused-do = Try to take the pile onto your aces.
lesson-boat-refused-other = In a game you would do that. Here, first try to take the pile onto your aces.
lesson-boat-refused-right = With two aces in your hand you could have it.

lesson-boat-add = A five. And you still have a nine. Both fit your sets, and single cards may be added at any time.
lesson-boat-add-do = Add the five and the nine, then discard a four.
lesson-boat-add-other = Allowed, but here the five and the nine go to their sets, and a four is discarded.

lesson-boat-canasta =
    Let us jump ahead a few rounds. Two of your sets have six cards now. A set of seven cards is a canasta; it gave the game its name.
    With wild cards among natural ones it is mixed and brings 300 points. Without any it is natural, and brings 600.

lesson-boat-seventh = You hold the seventh ace already.
lesson-boat-seventh-do = Draw first, as always.
lesson-boat-seventh-other = Draw first.

lesson-boat-aces = Now complete your aces.
lesson-boat-aces-do = Add the ace to the aces.
lesson-boat-aces-other = You may. But the ace first: the canasta is waiting.
lesson-boat-aces-right = Seven aces and no wild card: a natural canasta, 600 points.

lesson-boat-wildcanasta =
    And there is your set of wild cards: four twos and two jokers. If twos are in the majority when it is complete, it is a small wild canasta and brings 1000 points; if jokers are, it is a big one, for 2000.
lesson-boat-wildcanasta-do = You have a third joker. What will it be?
lesson-boat-wildcanasta-1 = a big one
lesson-boat-wildcanasta-1_told = Count again: four twos against three jokers.
lesson-boat-wildcanasta-2 = a small one
lesson-boat-wildcanasta-2_told = Right: four twos against three jokers. 1000 points are not bad either.

lesson-boat-joker = Do not let them wait.
lesson-boat-joker-do = Add the joker to the wild cards.
lesson-boat-joker-other = You may, but a thousand points are waiting: the joker belongs to the wild cards.
lesson-boat-joker-right = A wild canasta.

lesson-boat-sevens = You also have three sevens now.
lesson-boat-sevens-do = Lay the sevens, then discard the four.
lesson-boat-sevens-other = That is allowed, but let us do it like this: the sevens, then the four.

lesson-boat-later =
    A little later. You have two eights left. A hand ends when somebody plays their last card, in a set or as a discard. That is called going out, and it brings 200 points.
    Your side needs a canasta for it; until then you must always keep a card. You have two.

lesson-boat-ask =
    The third eight! You could lay all three and be out. But what { $partner } still holds would count against you both. Partners may not tell each other anything at this table; this is the one question you may put. The answer is yes or no, and it binds you.
lesson-boat-ask-do = Ask { $partner }.
lesson-boat-ask-other = That is allowed without asking. But try it once: ask first.

lesson-boat-out = { $partner } says yes. Now you have to go out, and you can.
lesson-boat-out-do = Lay the three eights.
lesson-boat-out-other = Almost. The three eights, and you are out.

lesson-boat-score =
    The hand is over, and this is how it is counted: the canastas, your red three, 200 for going out, and the value of every card on the table. What is left in the hands of a side is taken off.
    Beside each line stands the paragraph that says so.

lesson-boat-minus =
    Now look at the other side. They had laid a good deal, but they had no canasta. And { $right } was left with a black three.
lesson-boat-minus-do = What happened to the cards they had on the table?
lesson-boat-minus-1 = they counted for them, as ours did
lesson-boat-minus-1_told = Look at the sheet: there is a minus. Only a side with a canasta may count its cards.
lesson-boat-minus-2 = they counted against them
lesson-boat-minus-2_told = Yes. Without a canasta everything on the table is a loss. And the black three alone cost 100.

lesson-boat-end =
    That was your first hand. Hand after hand is added up until a side has { $target } points; the higher your score, the more your first meld must be worth. And when the stock is used up, the pile is shuffled and becomes the new one.
    Whatever you wonder about in a game, just try it: you are told what the book says.
