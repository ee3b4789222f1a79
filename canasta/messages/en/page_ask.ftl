### Ask the rulebook: a position is set up, and a question asked about it.

page-ask-title = Ask the rulebook
page-ask-question = The question
page-ask-may = May
page-ask-who = Who
page-ask-what = Do what
page-ask-with = with
page-ask-with_cards = Cards for the question
page-ask-to = To which set
page-ask-to_any = to any set
page-ask-to_set = to the { $names }
page-ask-in_words = Or in your own words
page-ask-in_words_like = take the pile with two kings
page-ask-ask = Ask
page-ask-answer = The answer
page-ask-yes = Yes, { $name } may.
page-ask-no = No, { $name } may not.
page-ask-wait = The book is being opened.
page-ask-no_question = Choose what to ask, and the cards for it.
page-ask-not_so = There is no answer yet: the table cannot be as it is shown.
page-ask-also = { $number ->
    [one] One more paragraph
   *[other] { $number } more paragraphs
  }
page-ask-allowed = What { $name } may do here
page-ask-over = The hand is over.
page-ask-score = What does it score?
page-ask-score_now = If the hand ended now:
page-ask-score_over = The hand is over:
page-ask-score_side = Side { $side }: { $points } points, { $total } in all
page-ask-hint = What would the coach do?
page-ask-coach = The coach would { $play }.
page-ask-text = The position as text
page-ask-copy = Copy
page-ask-link = Share the link
page-ask-picture = As a picture:
page-ask-column = At letter { $column }:
page-ask-clear = Empty the table
page-ask-all_places = Show all places
page-ask-fewer_places = Show fewer places
page-ask-rules = Rules:
page-ask-players = { $number } players
page-ask-house = House rule
page-ask-no_house = none: the book as it is
page-ask-scores = Scores
page-ask-more = More about this hand
page-ask-group-turn = The turn
page-ask-group-pile = The pile
page-ask-group-sides = The sides
page-ask-group-players = The players
page-ask-group-end = The end of the hand
page-ask-group-text = Only in the text
page-ask-usual = As usual
page-ask-usual_of = { $fact }: as usual
page-ask-as_usual = as usual
page-ask-remove = Take it out
page-ask-cards_for = Card keys
page-ask-keys = Tap cards for: { $place }
page-ask-keys_play = Tap cards for the question
page-ask-free = { $names } still free: { $number }
page-ask-empty_place = Empty this place
page-ask-hidden_key = A hidden card
page-ask-out_card = Take out: { $card }
page-ask-out_hidden = Take out a hidden card
page-ask-out_set = Take a card off: { $names }, { $number }
page-ask-this_set = Choose the set of { $names }
page-ask-rest = the rest of the pack, { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
page-ask-hidden = { $number ->
    [one] 1 hidden card
   *[other] { $number } hidden cards
  }
page-ask-some_hidden = { $number } cards, { $hidden } of them hidden
page-ask-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
page-ask-none = none
page-ask-play = Play from here
page-ask-play_how = You sit down as { $name }. Bots have the other seats, and hidden cards are dealt.
page-ask-not_sound = Put right what is marked first.
page-ask-play_over = The hand is over: there is nothing to play.
