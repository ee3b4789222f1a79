### Ask the rulebook: a position is set up, and a question asked about it.

page-ask-title = Ask the rules
page-ask-question = Question
page-ask-may_do = May <who></who> <what></what>?
page-ask-may_cards = May <who></who> <what></what> <cards></cards>?
page-ask-may_take = May <who></who> <what></what> with <cards></cards>?
page-ask-may_add = May <who></who> <what></what> <cards></cards> <set></set>?
page-ask-who = Player
page-ask-what = Action
page-ask-with_cards = Cards for the question
page-ask-to = Set
page-ask-to_any = to any set
page-ask-to_set = to the { $names }
page-ask-in_words = Or in your own words
page-ask-in_words_example = can I take the pile with two kings?
page-ask-ask = Ask
page-ask-answer = Answer
page-ask-rules_say = The rules say
page-ask-yes = Yes, { $name } may.
page-ask-no = No, { $name } may not.
page-ask-loading = Looking it up…
page-ask-no_question = Choose an action and its cards.
page-ask-impossible = No answer yet: the table cannot look like this. Correct what is marked.
page-ask-also = { $number ->
    [one] One more paragraph
   *[other] { $number } more paragraphs
  }
page-ask-allowed = What { $name } may do here
page-ask-over = The hand is over.
page-ask-score = What is it worth?
page-ask-score_now = If the hand ended now:
page-ask-score_over = The hand is over:
page-ask-score_side = Side { $side }: { $points } points, { $total } in total
page-ask-hint = What would the coach do?
page-ask-coach = The coach would { $play }.
page-ask-text = Position as text
page-ask-copy = Copy
page-ask-link = Share link
page-ask-picture = Picture:
page-ask-column = At letter { $column }:
page-ask-clear = Clear the table
page-ask-all_places = Show all places
page-ask-fewer_places = Show fewer places
page-ask-rules = Rules:
page-ask-players = { $number } players
page-ask-house = House rule
page-ask-no_house = none: by the book
page-ask-scores = Scores
page-ask-more = More about this hand
page-ask-group-turn = The turn
page-ask-group-pile = The pile
page-ask-group-sides = The sides
page-ask-group-players = The players
page-ask-group-end = The end of the hand
page-ask-group-text = Only as text
page-ask-default = Default
page-ask-default_of = { $fact }: default
page-ask-default_value = default
page-ask-remove = Remove
page-ask-cards_for = Card keys
page-ask-keys = Tap cards for: { $place }
page-ask-keys_play = Tap cards for the question
page-ask-free = { $names } left in the pack: { $number }
page-ask-empty_place = Empty this place
page-ask-hidden_key = A hidden card
page-ask-remove_card = Remove: { $card }
page-ask-remove_hidden = Remove a hidden card
page-ask-remove_from_set = Remove a card from: { $names }, { $number }
page-ask-choose_set = Choose the set of { $names }
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
page-ask-play_how = You play as { $name }. Bots take the other seats, and hidden cards are dealt at random.
page-ask-correct_first = Correct what is marked first.
page-ask-play_over = The hand is over: there is nothing to play.
