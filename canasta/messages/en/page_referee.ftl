### The referee: what happened, the questions, the ruling.

page-referee-title = Referee
page-referee-ruling = Ruling
page-referee-advice = Advice
page-referee-silent = { $book } has no rule for this. What follows is advice: the ruling of { $advice }, if the table agrees to it.
page-referee-silent_on = { $book } has no rules for the following. The referee gives the rulings of { $advice } as advice.
page-referee-what = What happened?
page-referee-find = Search for what went wrong
page-referee-find_example = A few letters are enough
page-referee-found = { $number ->
    [0] Nothing found. Try other words.
    [one] 1 case
   *[other] { $number } cases
  }
page-referee-who = Rulebook and players
page-referee-names = Names in order of play
page-referee-names_about = { $number } names separated by commas, or none.
page-referee-leave = Leave
page-referee-cards = Cards
page-referee-key = { $names }, { $number }
page-referee-remove_card = Remove the last card
page-referee-these = { $number ->
    [0] Choose the cards
    [one] This card
   *[other] These { $number } cards
  }
page-referee-none = No cards
page-referee-number = Continue with { $number }
page-referee-previous = Previous question
page-referee-list = All cases
page-referee-unknown = Unknown
page-referee-count = Question { $number } of at most { $most }
page-referee-why = Why we ask
page-referee-because = The ruling depends on it:
page-referee-change = Change
page-referee-if = If: { $answer }
page-referee-then = Next question: { $question }
page-referee-go_on = Continue with this answer
page-referee-fact_unknown = One fact is unknown. Each answer leads to this:
page-referee-table = Table
page-referee-seat = Seat { $number }
page-referee-nothing = { $number ->
    [one] <names>{ $names }</names> has nothing to do.
   *[other] <names>{ $names }</names> have nothing to do.
  }
page-referee-points = Penalty: { $points } points.
page-referee-no_points = No penalty points.
page-referee-another = Another case
page-referee-most = { $number ->
    [one] It was one card.
   *[other] There were at most { $number } cards.
  }
page-referee-write = Write on the score pad
page-referee-ok = Got it
page-referee-apply = Apply the ruling
page-referee-applied = Ruling applied
page-referee-applied_about = All players at the table have been informed.
