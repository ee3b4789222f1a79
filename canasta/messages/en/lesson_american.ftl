### A first hand of American Canasta, step by step (canasta/coach/lessons/american.toml).

lesson-american-cards =
    You play with two ordinary packs of cards and four jokers, 108 cards in all. What counts is the rank: there are eight kings, eight queens, eight sevens and so on. Suits mean nothing.
    This is the strict one among the games of Canasta. It asks for more before you begin and before you end, and it pays more.

lesson-american-deal =
    Everybody has been dealt { $cards } cards. The others lie face down: that is the stock. Beside it there is room for the pile; it begins with the first discard.
    Have a look at the table. What is said there of a first meld you may pass over for now.

lesson-american-aim =
    You lay cards of the same rank on the table, at least three at a time. The aim is to bring such rows up to seven cards: that is a canasta. With two canastas your side may end the hand.
    What lies on the table brings points then; what is still in your hand costs points.

lesson-american-threes =
    You drew a black three. In this game all threes are presents, the red ones and the black ones: you put them on the table and get another card at once.
    The more threes of one colour a side has, the more each is worth: 100 points for one, 1000 for all four.
lesson-american-threes-do = Show the black three.
lesson-american-threes-other = That is allowed. But threes are shown first: they bring a new card.
lesson-american-threes-right = You have been given a five for it.

lesson-american-set =
    Three cards of one rank, or more, are called a set. You hold two of them already: three kings and three queens.

lesson-american-count =
    What your side lays first in a hand is its first meld, and here it must be worth { $need } points. That is a lot. It may be made of several sets.
    A joker counts 50; an ace or a two 20; king, queen, jack, ten, nine and eight 10 each; seven down to four count 5.

lesson-american-wild =
    Jokers and twos are wild: in a set they stand for cards you lack. All other cards are natural. A set takes two wild cards at most and needs two natural ones. But at least one set of the first meld must have three natural cards.
lesson-american-wild-do = You hold three kings, three queens, two jacks and a joker. What do they make in sets?
lesson-american-wild-1 = 60 points: the jacks are only two
lesson-american-wild-1_told = With the joker the jacks are a set as well, and that counts 70.
lesson-american-wild-2 = 130 points
lesson-american-wild-2_told = Right: 30 and 30, and 70 for the jacks with the joker. That is enough.

lesson-american-sevens =
    Before that, one more thing. Your two sevens could use the joker too, one would think. But sevens are special: they never take a wild card.
lesson-american-sevens-do = Try to lay the sevens with the joker, and see what happens.
lesson-american-sevens-other = First try the sevens with the joker. It cannot go wrong.
lesson-american-sevens-right = Whatever is not allowed is refused like this: you are told why, and which paragraph says so. Nothing else happens.

lesson-american-first = Now for the first meld.
lesson-american-first-do = Lay the kings, the queens, and the jacks with the joker.
lesson-american-first-other = That is allowed, but it does not help you now: the kings, the queens, and the jacks with the joker.
lesson-american-first-right = Well done: your side has made its first meld. For the rest of the hand you may both lay what you like, without counting.

lesson-american-discard =
    The turn ends with a discard, face up on the pile. And then you will get a reward for being the first.
lesson-american-discard-do = Discard the four.
lesson-american-discard-other = You could do that, but the four is alone and low: throw that one.

lesson-american-talon =
    Four new cards: that is the talon. The side that makes its first meld first gets four cards after the discard, the other side only three later on. They are for your next turn.

lesson-american-take =
    The others have played. { $right } has discarded a five, and you hold two. Instead of drawing you may take the pile, the whole of it, since your side has made its first meld.
    The price: its top card goes on the table at once, together with your two fives.
lesson-american-take-do = Take the pile with your two fives.
lesson-american-take-other = Drawing is always possible. But piles win games: take it.

lesson-american-always = In other games there are easier ways to the pile. Not here: you always need two natural cards from your hand that match the top card. All may look at the last three cards of the pile, though.
lesson-american-always-do = A king is on top, your side has kings on the table, and you hold a king and a joker. May you take the pile?
lesson-american-always-1 = yes
lesson-american-always-1_told = No: neither the joker nor the set on the table helps. It takes two kings from your hand.
lesson-american-always-2 = no
lesson-american-always-2_told = Right. Two kings it must be, and nothing else will do.

lesson-american-add =
    A king and a queen fit your sets. Do not be too quick, though: if a set has five cards you cannot take the pile with that rank any more, since three would come on top. At four you are safe.
lesson-american-add-do = Add the king and the queen.
lesson-american-add-other = You may, but the joker and the rest can wait. Just the king and the queen.

lesson-american-wilddiscard = Now the discard. There are cards that may not go on the pile. Wild cards are among them, unless you hold nothing else.
lesson-american-wilddiscard-do = Try to discard the joker.
lesson-american-wilddiscard-other = First try the joker.

lesson-american-after = And when you have just taken the pile, the first card on the empty place may not be a safe one: no ace, no seven, and no card of a rank that is finished.
lesson-american-after-do = Try to discard a seven.
lesson-american-after-other = First try a seven.

lesson-american-nine = Then something else.
lesson-american-nine-do = Discard the nine.
lesson-american-nine-other = That is allowed, but the nine is of less use to you.

lesson-american-aces =
    Sevens and aces are playing with fire. Sevens are always natural. Aces take a wild card only in the first meld. If you begin a natural set of either and do not bring it to seven cards, it costs 2500 points.
    And whoever has three of them left in hand at the end loses 1500. So keep two at the most.

lesson-american-canasta =
    Let us jump ahead a few rounds. Two of your sets have six cards now. Seven cards are a canasta, no more and no fewer: then the set is closed, and nothing is added to it.
    Without wild cards it is natural and brings 500 points; with one or two it is mixed and brings 300.

lesson-american-natural = You hold the seventh queen.
lesson-american-natural-do = Add the queen to the queens.
lesson-american-natural-other = You may. But complete your canasta first: the queen.
lesson-american-natural-right = A natural canasta: 500 points.

lesson-american-mixed = The kings have one wild card, and there is room for a second.
lesson-american-mixed-do = Add the joker to the kings.
lesson-american-mixed-other = You may, but with the joker your kings would be a canasta.
lesson-american-mixed-right = A mixed canasta: 300 points. And with two canastas your threes count, too: with one they are worth nothing, and with none they count against you.

lesson-american-closed = A rank that one side has finished is dead for the other.
lesson-american-closed-do = Your queens are closed. What may the others do with the eighth queen?
lesson-american-closed-1 = lay it in a set of their own
lesson-american-closed-1_told = No: nobody else may lay queens in this hand any more.
lesson-american-closed-2 = only discard it
lesson-american-closed-2_told = Right. And since nobody can use it, it is a safe discard.

lesson-american-rich =
    Some canastas are worth a fortune. Sevens, natural aces, or wild cards alone bring 2500 points each, and seven twos even 3000.
    But a set of wild cards is a risk as well: while it is growing, your side may not put a wild card anywhere else, and if it is not finished it costs 2000.

lesson-american-pass = Enough for this turn.
lesson-american-pass-do = Discard the four.
lesson-american-pass-other = Keep that one. The four is of no use to you.

lesson-american-special =
    There is another way to win a hand. Certain hands of fourteen cards are worth 3000 points and more: seven pairs, or a straight with one card of every rank and a joker. There are a few others; the book lists them.
    You show such a hand right after drawing, as long as neither you nor your partner has laid anything.
lesson-american-special-do = You draw your fourteenth card, and you have seven natural pairs. What now?
lesson-american-special-1 = I show them, and the hand is over: 3500 points
lesson-american-special-1_told = Yes. No canasta, no question and no discard is needed.
lesson-american-special-2 = I must wait until each pair is a set
lesson-american-special-2_told = No: seven pairs are a special hand just as they are. Show them.

lesson-american-later =
    Back to your hand, a little later. To end it, which is called going out, your side needs two canastas. And you must lay all your cards except one: that one you discard, face down.

lesson-american-announce =
    You have three cards left, and the table has been told: whoever is down to three, two or one must say so. It is a warning to the others, and a hint to your partner.

lesson-american-must = Three eights to lay, and a jack to discard: that is going out! But not without a word.
lesson-american-must-do = Try to lay the eights at once.
lesson-american-must-other = First try to lay the eights.
lesson-american-must-right = In this game you must ask first. Your partner may be holding three aces, and that would be dear for both of you.

lesson-american-ask = You can ask once in a hand, after drawing. The answer is yes or no, and it binds you in this turn.
lesson-american-ask-do = Ask { $partner }.
lesson-american-ask-other = Not yet. First ask.

lesson-american-out = { $partner } says yes.
lesson-american-out-do = Lay the eights, then discard the jack.
lesson-american-out-other = Almost: first the eights, then the jack as your last card.

lesson-american-score =
    The hand is over, and this is how it is counted: your canastas, your threes, 100 for going out, and the value of every card on the table, less what is left in your hands.
    Look at the other side. { $right } was caught with three aces: 1500 points lost.

lesson-american-nocanasta = The others had laid three sets. But none of them was a canasta.
lesson-american-nocanasta-do = What became of their cards on the table, and of their red three?
lesson-american-nocanasta-1 = they counted for them
lesson-american-nocanasta-1_told = Look at the sheet: there is a minus. Without a canasta nothing counts for a side.
lesson-american-nocanasta-2 = all of it counted against them
lesson-american-nocanasta-2_told = Yes. Without a canasta everything turns to a loss. So do not begin more than you can finish.

lesson-american-end =
    That was your first hand. Hand after hand is added up until a side has { $target } points. From 3000 on the first meld must be worth 155, from 5000 on 180.
    There is a lot to remember, but you need not: whatever you wonder about in a game, try it, and you are told what the book says.
