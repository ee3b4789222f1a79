### A first hand of classic Canasta, step by step (canasta/coach/lessons/classic.toml).

lesson-classic-cards =
    You play with two ordinary packs of cards and four jokers, 108 cards in all. What counts is the rank: there are eight kings, eight queens, eight sevens and so on.
    Suits mean nothing here. Just one thing: red threes and black threes are different cards, as you will see.

lesson-classic-red =
    You drew a red three, and that is a present. It went straight to the table, and you were given another card for it, a king.
    When the hand is over a red three brings 100 points, provided that your side has laid something by then.

lesson-classic-set =
    Look at your kings: there are three now. Three cards of one rank, or more, are called a set, and sets are what you lay.
    Two sevens and two queens are a beginning, but each pair needs a third card.

lesson-classic-count =
    There is one hurdle. What your side lays first in a hand must be worth { $need } points together. It is called the first meld.
    An ace counts 20; king, queen, jack, ten, nine and eight count 10 each; everything from seven down to four counts 5.
lesson-classic-count-do = Three kings make 30. Try to lay them all the same, and see what happens.
lesson-classic-count-other = First try the three kings. It cannot go wrong.
lesson-classic-count-right = Whatever is not allowed is refused like this: you are told why, and which paragraph says so. Nothing else happens.

lesson-classic-discard =
    So the kings stay in your hand for now. The turn ends with a discard: choose a card that is of no use to you, best of all a low one that has no company.
lesson-classic-discard-do = Discard the four.
lesson-classic-discard-other = You could do that. But the four is alone and low: throw that one.

lesson-classic-second =
    The others have had their turns; play goes round clockwise. Every discard lies on top of the one before, and only the top one can be seen.
lesson-classic-second-do = It is your turn again. Draw.
lesson-classic-second-other = Not yet. Draw a card first.

lesson-classic-wild =
    A two, and that is a good card. All twos and all jokers are wild: in a set they stand for any card you like.
    A two counts 20 points, a joker even 50. Cards that are not wild are called natural.

lesson-classic-mixing =
    Natural cards come first, though. A set needs at least two of them, and it takes no more than three wild cards.
lesson-classic-mixing-do = Which of these is a set?
lesson-classic-mixing-1 = a king and two twos
lesson-classic-mixing-1_told = Not quite: there is only one natural card, and a set needs two.
lesson-classic-mixing-2 = two kings and a two
lesson-classic-mixing-2_told = Yes. Two kings, and the two stands for a third.
lesson-classic-mixing-3 = a queen, a king and an ace
lesson-classic-mixing-3_told = No: a set is all one rank. Cards in a row are worth nothing in Canasta.

lesson-classic-first =
    Now count again. Three kings are 30 and the two brings 20: that makes 50, and 50 is what you need.
lesson-classic-first-do = Lay the three kings together with the two.
lesson-classic-first-other = That would be allowed too, but keep your pairs together for now. Lay the kings and the two.
lesson-classic-first-right = Well done: your side has made its first meld. For the rest of the hand you may both lay what you like, without counting.

lesson-classic-keep =
    Time to discard. Keep your two sevens and your two queens: in a moment a pair will be worth a lot.
lesson-classic-keep-do = Discard the six.
lesson-classic-keep-other = You could, but the six is low and alone: you need it least.

lesson-classic-partner =
    See what has happened. { $left } laid three aces, 60 points: that was their first meld. And { $partner } added a king to your kings.
    The sets of a side belong to both partners, so each of you may add to them. What the others have laid is theirs alone.

lesson-classic-take =
    { $right } has discarded a seven, and you hold two of them. This is the best moment of the game: instead of drawing you may take the pile, the whole of it.
    The price: its top card goes on the table at once, together with your two sevens.
lesson-classic-take-do = Take the pile with your two sevens.
lesson-classic-take-other = Drawing is always possible. But such a chance does not come every day: take the pile.

lesson-classic-took =
    The three sevens lie on the table, and the eight cards from under the top one are in your hand. Among them is a queen, your third.
lesson-classic-took-do = Lay the three queens.
lesson-classic-took-other = Wait with that. First the queens.

lesson-classic-ways =
    A pair in your hand is not the only way to the pile. Once your side has made its first meld, one matching card and a wild card do it too. And so does a set: if the top card fits one that your side has on the table, nothing from your hand is needed.
lesson-classic-ways-do = Suppose a king were on top. You have kings on the table and none in your hand. May you take the pile?
lesson-classic-ways-1 = yes, the king can go with our kings
lesson-classic-ways-1_told = Right. The king joins your set, and the pile is yours.
lesson-classic-ways-2 = no, I would need two kings in my hand
lesson-classic-ways-2_told = That would be one way, but there is an easier one: the king fits the set you have.

lesson-classic-black =
    Now for your black three. You cannot lay it, except in the turn in which you end the hand. What it can do is guard the pile: when you discard it, the next player may not take it.
lesson-classic-black-do = Discard the black three.
lesson-classic-black-other = Possible. But with the black three { $left } cannot take the pile at all.

lesson-classic-frozen =
    { $partner } added two sevens to your set. And then { $right } threw a two on the pile. A wild card on the pile freezes it.
    A frozen pile can be taken in one way only: with two natural cards from your hand that match its top card. Neither a wild card nor a set on the table helps any more. It stays frozen until somebody takes it.

lesson-classic-add =
    A king: it fits your set. From now on you may add single cards to what lies there.
lesson-classic-add-do = Add the king to the kings, then discard the four.
lesson-classic-add-other = That is allowed, but here the king belongs to the kings, and the four goes.

lesson-classic-refused =
    A king on top of the pile, and a set of kings on your side. But look: the pile is still frozen, although the two lies deep inside.
lesson-classic-refused-do = Try to take it onto your kings.
lesson-classic-refused-other = In a game you would do that. Here, first try to take the pile onto your kings.
lesson-classic-refused-right = That is what frozen means. With two kings in your hand you could have it.

lesson-classic-sevens =
    Your sixth seven. All of your sevens are natural, and that will pay off soon.
lesson-classic-sevens-do = Add the seven, then discard the five.
lesson-classic-sevens-other = That is allowed. But add the seven first, and then throw the five.

lesson-classic-canasta =
    Seven cards in a set are a canasta: that is Spanish for basket, and it gave the game its name.
    With a wild card in it a canasta is mixed and brings 300 points. Without any it is natural, and brings 500. You have two sets of six.

lesson-classic-joker = One more card, and one of them becomes a canasta.
lesson-classic-joker-do = Draw.
lesson-classic-joker-other = Draw first.

lesson-classic-where =
    A joker! It could go to the kings or to the sevens, and either would be a canasta. The kings have a wild card already. The sevens have none, and a wild card would spoil them for good.
lesson-classic-where-do = Put the joker where it does no harm.
lesson-classic-where-other = You may, but think of the 500 points: the sevens are natural so far. The joker is better with the kings.
lesson-classic-where-right = A mixed canasta, and 300 points that nobody can take away from you.

lesson-classic-need =
    A canasta is worth more than its points. Without one a side may not end the hand. You now may.
lesson-classic-need-do = Discard the eight.
lesson-classic-need-other = Keep that one. The eight is of no use to you.

lesson-classic-natural =
    { $partner } held the seventh seven. There it lies: a natural canasta, 500 points. Good that you kept the joker away from it.

lesson-classic-later =
    Let us jump ahead a few rounds. You have laid and discarded nearly everything, and three cards are left in your hand.
    A hand ends when somebody plays their last card. That is called going out. Until your side has a canasta you must always keep a card; but you have two canastas.

lesson-classic-ask =
    The third jack! You could lay the jacks and discard the eight, and that would be your last card. You need not discard when you go out, but you may.
    But { $partner } still has cards, and they will count against you both. Before you lay anything you may ask whether your partner agrees. The answer binds you.
lesson-classic-ask-do = Ask { $partner }.
lesson-classic-ask-other = You need not ask, and that is allowed. But try it once: ask first.

lesson-classic-out = { $partner } says yes. Now you have to go out, and you can.
lesson-classic-out-do = Lay the three jacks, then discard the eight.
lesson-classic-out-other = Almost: first the jacks, then the eight as your last card.

lesson-classic-score =
    The hand is over, and this is how it is counted. You get 100 for going out, 500 and 300 for the canastas, 100 for the red three, and the value of every card on the table.
    What is left in the hands of a side is taken off again. Beside each line stands the paragraph that says so.

lesson-classic-threes = One thing is worth remembering: your red three brought 100 points because your side had laid something.
lesson-classic-threes-do = And if you had laid nothing at all?
lesson-classic-threes-1 = 100 points all the same
lesson-classic-threes-1_told = Not then. A red three is only good for a side that has laid a set.
lesson-classic-threes-2 = nothing
lesson-classic-threes-2_told = Worse: it counts against a side that has laid no set.
lesson-classic-threes-3 = it would have cost 100 points
lesson-classic-threes-3_told = Exactly. So make your first meld in good time.

lesson-classic-end =
    That was your first hand. Now the cards are dealt again, and hand after hand is added up until one side has { $target } points. With a higher score the first meld has to be worth more: 90, later 120.
    That is all you need to begin. Whatever you wonder about in a game, just try it: you are told what the book says.
