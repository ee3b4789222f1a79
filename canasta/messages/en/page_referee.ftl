### The referee: what happened, the questions, the ruling.

page-referee-title = The referee
page-referee-ruling = The ruling
page-referee-advice = Advice
page-referee-silent = { $book } has no rule on this. What follows is advice: the ruling of { $advice }, for a table that agrees to it.
page-referee-silent_on = { $book } has no rules on the following. The referee gives the rulings of { $advice } as advice.
page-referee-what = What happened?
page-referee-find = Search what can go wrong
page-referee-letters = A few letters will do
page-referee-found = { $number ->
    [0] Nothing was found. Try other words.
    [one] 1 case
   *[other] { $number } cases
  }
page-referee-who = Book and players
page-referee-names = Names in the order of play
page-referee-names_about = { $number } names with commas between, or none.
page-referee-leave = Leave
page-referee-cards = Cards
page-referee-key = { $names }, { $number }
page-referee-one_back = Take the last one back
page-referee-these = { $number ->
    [0] Choose the cards
    [one] This card
   *[other] These { $number } cards
  }
page-referee-none = No cards
page-referee-number = { $number }, go on
page-referee-before = Question before
page-referee-list = All cases
page-referee-unknown = Not known
page-referee-count = Question { $number } of { $most } at most
page-referee-why = Why this is asked
page-referee-because = What follows depends on it:
page-referee-change = Change
page-referee-if = If { $answer }
page-referee-then = Then it is asked: { $question }
page-referee-go_on = Go on with this answer
page-referee-open = One thing is not known. This follows from each answer:
page-referee-table = The table
page-referee-seat = Seat { $number }
page-referee-nothing = { $number ->
    [one] has nothing to do.
   *[other] have nothing to do.
  }
page-referee-points = Points: { $points } off.
page-referee-no_points = Points: none.
page-referee-another = Another case
page-referee-most = { $number ->
    [one] It was one card.
   *[other] There were { $number } cards at most.
  }
page-referee-write = Write on the score pad
page-referee-all_right = All right
page-referee-carry = Carry it out
page-referee-carried = Carried out
page-referee-carried_about = It is done, and everybody at the table has heard of it.
