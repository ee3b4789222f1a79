### A first hand of American Canasta, step by step (canasta/coach/lessons/american.toml).

lesson-american-cards =
    You play with two ordinary packs of cards and four jokers, 108 cards in all. Only ranks count: there are eight kings, eight queens, eight sevens and so on. Suits do not matter.
    This is the strictest of the Canasta games. It asks for more before you can start and before you can end, and it pays more.

lesson-american-deal =
    Each player has been dealt { $cards } cards. The rest lie face down: they are the stock. There is room for the pile next to it; it starts with the first discard.
    Have a look at the table. You can ignore the first meld for now.

lesson-american-aim =
    You lay cards of the same rank on the table, at least three at a time. The aim is to build such rows up to seven cards: that is a canasta. With two canastas, your side may end the hand.
    Then what is on the table scores points, and what is still in your hand costs points.

lesson-american-threes =
    You drew a black three. In this game all threes are gifts, the red ones and the black ones: you put them on the table and get another card at once.
    The more threes of one colour a side has, the more each is worth: 100 points for one, 1000 for all four.
lesson-american-threes-do = Show the black three.
lesson-american-threes-other = That is allowed. But show threes first: they get you a new card.
lesson-american-threes-right = You got a five for it.

lesson-american-set =
    Three or more cards of one rank are called a set. You already hold two: three kings and three queens.

lesson-american-count =
    The first cards that your side lays in a hand are its first meld, and here it must be worth { $need } points. That is a lot. You may use several sets.
    A joker counts 50; an ace or a two 20; king, queen, jack, ten, nine and eight 10 each; seven down to four 5 each.

lesson-american-wild =
    Jokers and twos are wild: in a set they stand for cards you lack. All other cards are natural. A set needs two natural cards and may have at most two wild ones. But at least one set of the first meld must have three natural cards.
lesson-american-wild-do = You hold three kings, three queens, two jacks and a joker. What are they worth in sets?
lesson-american-wild-1 = 60 points: there are only two jacks
lesson-american-wild-1_told = With the joker, the jacks are also a set, and that counts 70.
lesson-american-wild-2 = 130 points
lesson-american-wild-2_told = Right: 30 and 30, and 70 for the jacks with the joker. That is enough.

lesson-american-sevens =
    One more thing first. You might think that your two sevens could use the joker too. But sevens are special: they never take a wild card.
lesson-american-sevens-do = Try to lay the sevens with the joker, and see what happens.
lesson-american-sevens-other = First try the sevens with the joker. Nothing can go wrong.
lesson-american-sevens-right = Every move that is not allowed is refused like this: with the reason, and the paragraph that says so. Nothing else happens.

lesson-american-first = Now for the first meld.
lesson-american-first-do = Lay the kings, the queens, and the jacks with the joker.
lesson-american-first-other = That is allowed, but it does not help you now. Lay the kings, the queens, and the jacks with the joker.
lesson-american-first-right = Well done: your side has made its first meld. For the rest of the hand, both of you may lay what you like without counting.

lesson-american-discard =
    The turn ends with a discard, face up on the pile. After that, you get a reward for being first.
lesson-american-discard-do = Discard the four.
lesson-american-discard-other = You could do that, but the four is low and stands alone: discard that one.

lesson-american-talon =
    Four new cards: that is the talon. The first side to make its first meld gets four cards after the discard; the other side later gets only three. They are for your next turn.

lesson-american-take =
    The others have played. { $right } has discarded a five, and you hold two. Instead of drawing, you may take the whole pile, because your side has made its first meld.
    The price: its top card goes on the table at once, together with your two fives.
lesson-american-take-do = Take the pile with your two fives.
lesson-american-take-other = You can always draw. But piles win games: take it.

lesson-american-always = Other games have easier ways to take the pile. Not this one: you always need two natural cards from your hand that match the top card. But everyone may look at the last three cards of the pile.
lesson-american-always-do = A king is on top, your side has kings on the table, and you hold a king and a joker. May you take the pile?
lesson-american-always-1 = yes
lesson-american-always-1_told = No: neither the joker nor the set on the table helps. You need two kings from your hand.
lesson-american-always-2 = no
lesson-american-always-2_told = Right. It must be two kings; nothing else will do.

lesson-american-add =
    A king and a queen fit your sets. But take care: with five cards in a set, you can no longer take the pile with that rank, because three more would join it. At four you are safe.
lesson-american-add-do = Add the king and the queen.
lesson-american-add-other = You may, but the joker and the rest can wait. Just add the king and the queen.

lesson-american-wilddiscard = Now the discard. Some cards may not go on the pile, such as wild cards, unless you hold nothing else.
lesson-american-wilddiscard-do = Try to discard the joker.
lesson-american-wilddiscard-other = First try the joker.

lesson-american-after = And when you have just taken the pile, the first card you discard on the empty place may not be a safe one: no ace, no seven, and no card of a finished rank.
lesson-american-after-do = Try to discard a seven.
lesson-american-after-other = First try a seven.

lesson-american-nine = So choose another card.
lesson-american-nine-do = Discard the nine.
lesson-american-nine-other = That is allowed, but you need the nine less.

lesson-american-aces =
    With sevens and aces you play with fire. Sevens are always natural. Aces take a wild card only in the first meld. If you start a natural set of either and do not bring it to seven cards, it costs 2500 points.
    And a player with three of them left in hand at the end loses 1500. So keep at most two.

lesson-american-canasta =
    Let us jump ahead a few rounds. Two of your sets now have six cards. A canasta has exactly seven: then the set is closed, and nothing can be added to it.
    Without wild cards it is natural and worth 500 points; with one or two it is mixed and worth 300.

lesson-american-natural = You hold the seventh queen.
lesson-american-natural-do = Add the queen to the queens.
lesson-american-natural-other = You may. But complete your canasta first: the queen.
lesson-american-natural-right = A natural canasta: 500 points.

lesson-american-mixed = The kings have one wild card, and there is room for a second.
lesson-american-mixed-do = Add the joker to the kings.
lesson-american-mixed-other = You may, but with the joker your kings would be a canasta.
lesson-american-mixed-right = A mixed canasta: 300 points. And with two canastas, your threes count as well: with one they are worth nothing, and with none they count against you.

lesson-american-closed = When one side has finished a rank, it is dead for the other.
lesson-american-closed-do = Your queens are closed. What may your opponents do with the eighth queen?
lesson-american-closed-1 = lay it in another set
lesson-american-closed-1_told = No: the others may no longer lay queens in this hand.
lesson-american-closed-2 = only discard it
lesson-american-closed-2_told = Right. And since no one can use it, it is a safe discard.

lesson-american-rich =
    Some canastas are worth a fortune. Sevens, natural aces, or only wild cards score 2500 points each, and seven twos even 3000.
    But a set of wild cards is also a risk: until it is finished, your side may not put a wild card anywhere else, and if it is not finished, it costs 2000.

lesson-american-pass = That is enough for this turn.
lesson-american-pass-do = Discard the four.
lesson-american-pass-other = Keep that one. You cannot use the four.

lesson-american-special =
    There is another way to win a hand. Certain hands of fourteen cards are worth 3000 points and more: seven pairs, or a straight with one card of every rank and a joker. There are a few others; the rulebook lists them.
    You show such a hand right after drawing, as long as neither you nor your partner has laid anything.
lesson-american-special-do = You draw your fourteenth card, and you have seven natural pairs. What now?
lesson-american-special-1 = I show them, and the hand is over: 3500 points
lesson-american-special-1_told = Yes. You need no canasta, no question and no discard.
lesson-american-special-2 = I must wait until each pair has become a set
lesson-american-special-2_told = No: seven pairs already are a special hand. Show them.

lesson-american-later =
    Back to your hand, a little later. To end it, which is called going out, your side needs two canastas. And you must lay all your cards except one, which you discard face down.

lesson-american-announce =
    You have three cards left, and the table knows: a player with three, two or one card must say so. It warns your opponents and gives your partner a clue.

lesson-american-must = Three eights to lay, and a jack to discard: you can go out! But not without a word.
lesson-american-must-do = Try to lay the eights right away.
lesson-american-must-other = First try to lay the eights.
lesson-american-must-right = In this game you must ask first. Your partner may be holding three aces, and that would be expensive for both of you.

lesson-american-ask = You can ask once per hand, after drawing. The answer is yes or no, and it binds you in this turn.
lesson-american-ask-do = Ask { $partner }.
lesson-american-ask-other = Not yet. Ask first.

lesson-american-out = { $partner } says yes.
lesson-american-out-do = Lay the eights, then discard the jack.
lesson-american-out-other = Almost: first the eights, then the jack as your last card.

lesson-american-score =
    The hand is over, and this is how it is scored: your canastas, your threes, 100 for going out, and the value of every card on the table, minus what is left in your hands.
    Look at the other side. { $right } was caught with three aces: 1500 points lost.

lesson-american-nocanasta = Your opponents had laid three sets. But none of them was a canasta.
lesson-american-nocanasta-do = What happened to their cards on the table, and to their red three?
lesson-american-nocanasta-1 = they counted for them
lesson-american-nocanasta-1_told = Look at the sheet: there is a minus. Without a canasta nothing counts for a side.
lesson-american-nocanasta-2 = everything counted against them
lesson-american-nocanasta-2_told = Yes. Without a canasta, everything counts against a side. So do not start more than you can finish.

lesson-american-end =
    That was your first hand. The hands are added up until a side has { $target } points. From 3000 points on, the first meld must be worth 155, from 5000 on 180.
    There is a lot to remember, but you do not have to: if you are unsure about something in a game, try it, and the table tells you the rule.
