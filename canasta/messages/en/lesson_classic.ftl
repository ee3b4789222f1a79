### A first hand of classic Canasta, step by step (canasta/coach/lessons/classic.toml).

lesson-classic-cards =
    You play with two ordinary packs of cards and four jokers, 108 cards in all. Only ranks count: there are eight kings, eight queens, eight sevens and so on.
    Suits do not matter. Just one thing: red threes and black threes are different cards, as you will see.

lesson-classic-red =
    You drew a red three, and that is a gift. It went straight to the table, and you got another card for it, a king.
    At the end of the hand a red three is worth 100 points, provided that your side has laid something by then.

lesson-classic-set =
    Look at your kings: you now have three. Three or more cards of one rank are called a set, and sets are what you lay.
    Two sevens and two queens are a start, but each pair needs a third card.

lesson-classic-count =
    There is one hurdle. The first cards that your side lays in a hand must be worth { $need } points in total. This is called the first meld.
    An ace counts 20; king, queen, jack, ten, nine and eight count 10 each; seven down to four count 5 each.
lesson-classic-count-do = Three kings are worth 30. Try to lay them anyway, and see what happens.
lesson-classic-count-other = Try the three kings first. Nothing can go wrong.
lesson-classic-count-right = Every move that is not allowed is refused like this: with the reason, and the paragraph that says so. Nothing else happens.

lesson-classic-discard =
    So the kings stay in your hand for now. The turn ends with a discard: choose a card you cannot use, ideally a low one that stands alone.
lesson-classic-discard-do = Discard the four.
lesson-classic-discard-other = You could do that. But the four is low and stands alone: discard that one.

lesson-classic-second =
    The others have had their turns; play goes clockwise. Each discard goes on top of the one before, and only the top card is visible.
lesson-classic-second-do = It is your turn again. Draw.
lesson-classic-second-other = Not yet. Draw a card first.

lesson-classic-wild =
    A two: that is a good card. All twos and all jokers are wild: in a set they stand for any card you like.
    A two counts 20 points, and a joker as many as 50. Cards that are not wild are called natural.

lesson-classic-mixing =
    Natural cards come first, though. A set needs at least two of them and may have at most three wild cards.
lesson-classic-mixing-do = Which of these is a set?
lesson-classic-mixing-1 = a king and two twos
lesson-classic-mixing-1_told = Not quite: that is only one natural card, and a set needs two.
lesson-classic-mixing-2 = two kings and a two
lesson-classic-mixing-2_told = Yes. Two kings, and the two stands for a third.
lesson-classic-mixing-3 = a queen, a king and an ace
lesson-classic-mixing-3_told = No: all cards of a set have the same rank. Canasta has no runs.

lesson-classic-first =
    Now count again. Three kings are worth 30 and the two 20: that makes 50, exactly what you need.
lesson-classic-first-do = Lay the three kings and the two together.
lesson-classic-first-other = That would also be allowed, but keep your pairs together for now. Lay the kings and the two.
lesson-classic-first-right = Well done: your side has made its first meld. For the rest of the hand, both of you may lay what you like without counting.

lesson-classic-keep =
    Time to discard. Keep your two sevens and your two queens: a pair will soon be worth a lot.
lesson-classic-keep-do = Discard the six.
lesson-classic-keep-other = You could, but the six is low and stands alone: you need it least.

lesson-classic-partner =
    See what has happened. { $left } laid three aces, 60 points: that was your opponents' first meld. And { $partner } added a king to your kings.
    A side's sets belong to both partners, so each of you may add to them. You cannot touch your opponents' sets.

lesson-classic-take =
    { $right } has discarded a seven, and you hold two. This is the best moment of the game: instead of drawing, you may take the whole pile.
    The price: its top card goes on the table at once, together with your two sevens.
lesson-classic-take-do = Take the pile with your two sevens.
lesson-classic-take-other = You can always draw. But you do not get a chance like this every day: take the pile.

lesson-classic-took =
    The three sevens are on the table, and the eight cards below the top one are in your hand. Among them is a queen, your third.
lesson-classic-took-do = Lay the three queens.
lesson-classic-took-other = That can wait. First the queens.

lesson-classic-ways =
    A pair in your hand is not the only way to take the pile. Once your side has made its first meld, one matching card and a wild card will do. So will a set: if the top card fits one of your side's sets, you need nothing from your hand.
lesson-classic-ways-do = Suppose a king is on top. You have kings on the table and none in your hand. May you take the pile?
lesson-classic-ways-1 = yes, the king can go with our kings
lesson-classic-ways-1_told = Right. The king joins your set, and the pile is yours.
lesson-classic-ways-2 = no, I would need two kings in my hand
lesson-classic-ways-2_told = That is one way, but there is an easier one: the king fits your set.

lesson-classic-black =
    Now for your black three. You cannot lay it, except in the turn in which you end the hand. But it can protect the pile: when you discard it, the next player may not take the pile.
lesson-classic-black-do = Discard the black three.
lesson-classic-black-other = You could. But with the black three, { $left } cannot take the pile at all.

lesson-classic-frozen =
    { $partner } added two sevens to your set. Then { $right } discarded a two. A wild card on the pile freezes it.
    You can take a frozen pile in one way only: with two natural cards from your hand that match its top card. A wild card or a set on the table no longer helps. The pile stays frozen until it is taken.

lesson-classic-add =
    A king: it fits your set. From now on you may add single cards to your sets.
lesson-classic-add-do = Add the king to the kings, then discard the four.
lesson-classic-add-other = That is allowed, but here, add the king to the kings and discard the four.

lesson-classic-refused =
    There is a king on top of the pile, and your side has a set of kings. But look: the pile is still frozen, even though the two is deep inside.
lesson-classic-refused-do = Try to take it with your set of kings.
lesson-classic-refused-other = In a game you would do that. Here, first try to take the pile with your set of kings.
lesson-classic-refused-right = That is what frozen means. With two kings in your hand, you could take it.

lesson-classic-sevens =
    Your sixth seven. All your sevens are natural, and that will soon pay off.
lesson-classic-sevens-do = Add the seven, then discard the five.
lesson-classic-sevens-other = That is allowed. But first add the seven, then discard the five.

lesson-classic-canasta =
    A set of seven cards is a canasta: Spanish for basket, and the name of the game.
    With a wild card in it, a canasta is mixed and worth 300 points. Without one, it is natural and worth 500. You have two sets of six.

lesson-classic-joker = One more card, and one of them becomes a canasta.
lesson-classic-joker-do = Draw.
lesson-classic-joker-other = Draw first.

lesson-classic-where =
    A joker! It could go with the kings or with the sevens, and either would become a canasta. The kings already have a wild card. The sevens have none, and a wild card would spoil them for good.
lesson-classic-where-do = Put the joker where it does no harm.
lesson-classic-where-other = You may, but think of the 500 points: the sevens are still natural. The joker is better with the kings.
lesson-classic-where-right = A mixed canasta, and 300 points that are safely yours.

lesson-classic-need =
    A canasta is worth more than its points: without one, a side may not end the hand. Now you may.
lesson-classic-need-do = Discard the eight.
lesson-classic-need-other = Keep that one. You cannot use the eight.

lesson-classic-natural =
    { $partner } had the seventh seven. There it is: a natural canasta, 500 points. Good thing you kept the joker away from it.

lesson-classic-later =
    Let us jump ahead a few rounds. You have laid and discarded nearly everything, and three cards are left in your hand.
    A hand ends when a player plays their last card. That is called going out. Until your side has a canasta, you must always keep a card; but you have two canastas.

lesson-classic-ask =
    The third jack! You could lay the jacks and discard the eight, your last card. You do not have to discard when you go out, but you may.
    But { $partner } still has cards, and they will count against both of you. Before you lay anything, you may ask whether your partner agrees. The answer is binding.
lesson-classic-ask-do = Ask { $partner }.
lesson-classic-ask-other = That is allowed; you do not have to ask. But try it once: ask first.

lesson-classic-out = { $partner } says yes. Now you have to go out, and you can.
lesson-classic-out-do = Lay the three jacks, then discard the eight.
lesson-classic-out-other = Almost: first the jacks, then the eight as your last card.

lesson-classic-score =
    The hand is over, and this is how it is scored. You get 100 for going out, 500 and 300 for the canastas, 100 for the red three, and the value of every card on the table.
    The cards left in a side's hands are subtracted. Each line names the paragraph it follows.

lesson-classic-threes = One thing is worth remembering: your red three scored 100 points because your side had laid something.
lesson-classic-threes-do = What if you had laid nothing at all?
lesson-classic-threes-1 = 100 points all the same
lesson-classic-threes-1_told = No. A red three helps only a side that has laid a set.
lesson-classic-threes-2 = nothing
lesson-classic-threes-2_told = Worse: it counts against a side that has laid no set.
lesson-classic-threes-3 = it would have cost 100 points
lesson-classic-threes-3_told = Exactly. So make your first meld in time.

lesson-classic-end =
    That was your first hand. Now the cards are dealt again, and the hands are added up until one side has { $target } points. The higher your score, the more your first meld must be worth: 90, later 120.
    That is all you need to begin. If you are unsure about something in a game, just try it: the table tells you the rule.
