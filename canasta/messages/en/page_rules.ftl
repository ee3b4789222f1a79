### The rules to read, and books side by side.

page-rules-section = { $title } · { $first } to { $last }
page-rules-title = The rules
page-rules-in_english = This text is in English.
page-rules-search = Search all books
page-rules-search_title = Search
page-rules-all_books = all five books
page-rules-example = frozen pile, boat 33
page-rules-places = { $number ->
    [one] 1 place
   *[other] { $number } places
  } in { $books ->
    [0] the rulings
    [1] one book
    [2] two books
    [3] three books
    [4] four books
   *[other] all five books
  }.
page-rules-none_in = Nothing in { $books }.
page-rules-none = No book says this.
page-rules-near = Perhaps: { $words }?
page-rules-more = { $number } more
page-rules-where = Where to search
page-rules-all_five = All five
page-rules-rulings = Rulings
page-rules-booklets = “{ $word }” in the booklets
page-rules-contents = Contents
page-rules-back = Back to the book
page-rules-previous = Paragraph before
page-rules-next = Next paragraph
page-rules-others = In other books
page-rules-compare = Compare
page-rules-voice = Whose words
page-rules-ours = Our words
page-rules-theirs = The booklet’s words
page-rules-marked = House rule marked in place
page-rules-marked_none = none
page-rules-with_house = With the house rule { $name }: { $number ->
    [one] one thing is different, marked with a pen.
   *[other] { $number } things are different, each marked with a pen.
  }
page-book-general = All books
page-book-project = Rulings

page-part-fewer = less
page-part-more = more
page-part-least = At least { $number }.
page-part-most = At most { $number }.
page-part-clear = Clear
page-part-may = allowed
page-part-may_not = not allowed
page-part-share = Share
page-part-copied = Copied
page-part-print = Print

page-example-title = Example
page-example-show = { $number ->
    [one] Show an example
   *[other] Show { $number } examples
  }
page-example-of = { $number } of { $of }
page-example-before = Example before
page-example-next = Next example
page-example-after = The table after that. Press again for the table before.
page-example-hidden = hidden card
page-example-nothing = nothing
page-example-no_cards = no cards
page-example-holds = { $name } holds: { $cards }.
page-example-pile_told = Pile of { $number }, on top: { $top }.
page-example-own_set = Own set: { $cards }.
page-example-other_set = Set of the others: { $cards }.
page-example-pile = Pile { $number }
page-example-frozen = frozen
page-example-ours = own sets
page-example-theirs = the others
page-example-hand = { $name }’s hand
page-example-threes = { $number ->
    [one] 1 three shown
   *[other] { $number } threes shown
  }

page-compare-title = The five books, side by side
page-compare-two = { $one } and { $other }, side by side
page-compare-show = What is shown
page-compare-all = All { $number }
page-compare-only = What differs: { $number }
page-compare-differs = differs
page-compare-same = same
page-compare-know = I know
page-compare-with = What is different in
page-compare-five = all five books
page-compare-topics = All { $number } topics
page-compare-before = Topic before
page-compare-next = Next topic
page-example-try = Try it at this table
page-compare-options = Options of { $book }: { $number ->
    [0] none
   *[other] { $number }
  }
page-rules-no_paragraph = { $book } has no paragraph { $paragraph }.
