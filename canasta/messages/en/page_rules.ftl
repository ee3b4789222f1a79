### The rules to read, and books side by side.

page-rules-section = { $title } · { $first } to { $last }
page-rules-title = Rules
page-rules-in_english = This text is in English.
page-rules-search = Search all rulebooks
page-rules-search_title = Search
page-rules-all_books = all five rulebooks
page-rules-example = can I pick up a frozen pile?, boat 33
page-rules-results = { $number ->
    [one] 1 result
   *[other] { $number } results
  } in { $books ->
    [0] the rulings
    [1] one rulebook
    [2] two rulebooks
    [3] three rulebooks
    [4] four rulebooks
   *[other] all five rulebooks
  }.
page-rules-none_in = Nothing found in { $books }.
page-rules-none = No results in any rulebook.
page-rules-read_as = Read as: { $words }.
page-rules-unsure = Not sure what this is about. The nearest texts:
page-rules-silent = { $books } has no rule on this. Other books have: { $others }.
page-rules-more = { $number } more
page-rules-search_in = Search in
page-rules-all_five = All five
page-rules-rulings = Rulings
page-rules-booklets = “{ $word }” in the booklets
page-rules-contents = Contents
page-rules-back = Back to the rulebook
page-rules-previous = Previous paragraph
page-rules-next = Next paragraph
page-rules-others = In other rulebooks
page-rules-compare = Compare
page-rules-wording = Wording
page-rules-wording_ours = Our wording
page-rules-wording_original = Original wording
page-rules-marked = Mark a house rule
page-rules-marked_none = none
page-rules-with_house = With the house rule { $name }: { $number ->
    [one] one difference, marked with a pen.
   *[other] { $number } differences, each marked with a pen.
  }
page-book-general = All rulebooks
page-book-project = Rulings

page-control-fewer = less
page-control-more = more
page-control-at_least = At least { $number }.
page-control-at_most = At most { $number }.
page-control-clear = Clear
page-control-allowed = allowed
page-control-not_allowed = not allowed
page-control-share = Share
page-control-copied = Copied
page-control-print = Print

page-example-title = Example
page-example-show = { $number ->
    [one] Show an example
   *[other] Show { $number } examples
  }
page-example-of = { $number } of { $of }
page-example-previous = Previous example
page-example-next = Next example
page-example-after = The table afterwards. Press again for the table before.
page-example-hidden = hidden card
page-example-nothing = nothing
page-example-no_cards = no cards
page-example-holds = { $name } holds: { $cards }.
page-example-pile_about = Pile of { $number }, top card: { $top }.
page-example-own_set = Your side’s set: { $cards }.
page-example-other_set = Opponents’ set: { $cards }.
page-example-pile = Pile { $number }
page-example-frozen = frozen
page-example-your_side = your side
page-example-opponents = opponents
page-example-hand = { $name }’s hand
page-example-threes = { $number ->
    [one] 1 three shown
   *[other] { $number } threes shown
  }

page-compare-title = The five rulebooks side by side
page-compare-two = { $one } and { $other } side by side
page-compare-show = Show
page-compare-all = All { $number }
page-compare-only = Differences: { $number }
page-compare-differs = differs
page-compare-same = same
page-compare-known_book = Rulebook you know
page-compare-with = Compare with
page-compare-five = all five rulebooks
page-compare-topics = All { $number } topics
page-compare-previous = Previous topic
page-compare-next = Next topic
page-example-try = Try it with this table
page-compare-options = Options of { $book }: { $number ->
    [0] none
   *[other] { $number }
  }
page-rules-no_paragraph = { $book } has no paragraph { $paragraph }.
