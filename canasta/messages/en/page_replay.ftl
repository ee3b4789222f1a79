### Looking at a game again.

page-replay-title = Replay
page-replay-lead = Look at a game again, move by move, with all cards open or as one player saw it.
page-replay-drop = Drop a record of a game here, or choose its file.
page-replay-own = Your games
page-replay-look = Look at it
page-replay-threes = { $number ->
    [one] 1 three
   *[other] { $number } threes
  }
page-replay-nothing = nothing laid yet
page-replay-stock = stock { $number }
page-replay-pile = pile { $number }
page-replay-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
page-replay-back = Back
page-replay-next = Next
page-replay-move = Move
page-replay-at = Move { $number } of { $last }.
page-replay-which = What is shown
page-replay-hand = Hand
page-replay-hand_number = hand { $number }
page-replay-seen = Seen
page-replay-open = with open cards
page-replay-totals = Totals
page-replay-fair = The deal was fair: everything holds.
page-replay-unfair = Something does not hold.
page-replay-verify = Work out every deal again
page-replay-review = The coach’s review
page-replay-review_about = The coach plays each choice on in many deals, from what the player could know.
page-replay-review_start = Review this hand
page-replay-review_wait = The coach is going through the hand.
page-replay-chance = Chance to win, turn by turn
page-replay-costly = { $number ->
    [0] No play clearly cost anything.
    [one] One play clearly cost something.
   *[other] { $number } plays clearly cost something.
  }
page-replay-turn = { $name }, turn { $turn }
page-replay-lost = { $points } points
page-replay-label_little = Cost a little:
page-replay-label_some = Cost something:
page-replay-label_much = Cost much:
page-replay-ask = Ask the rulebook about this moment
