### The rules to read.

page-rules-lead = In our own words, paragraph by paragraph. What the table allows or refuses, it does by these numbers.
page-rules-in_english = This text is in English.
page-rules-search = Search all books
page-rules-example = frozen pile, red three, going out
page-rules-found = { $number ->
    [0] Nothing was found.
    [one] 1 paragraph was found.
   *[other] { $number } paragraphs were found.
  }
page-rules-near = Did you mean: { $words }?
page-rules-see = See also
page-book-general = All books
page-book-project = Rulings
