### House rules of one's own: the editor.

page-own-title = House rules
page-own-ours = Ours
page-own-name = What it is called
page-own-for = For the book
page-own-sub = for { $book }, version { $version }
page-own-where = { $book } · { $number ->
    [0] nothing changed
    [one] 1 change
   *[other] { $number } changes
  }
page-own-show = What is shown
page-own-all = All
page-own-only_changed = Changed: { $number }
page-own-changed = { $number } changed
page-own-changed_mark = (changed)
page-own-of = { $number ->
    [0] { $all ->
        [one] 1 setting
       *[other] { $all } settings
      }
   *[other] { $number } of { $all } changed
  }
page-own-groups = Groups
page-own-find = Find a setting
page-own-yes = yes
page-own-no = no
page-own-unread-steps = “{ $words }” cannot be read. Write totals with their counts, such as 0: 50, 1500: 90.
page-own-unread-numbers = “{ $words }” cannot be read. Write numbers with commas between them, such as 50, 90, 120.
page-own-says = The book says
page-own-as_book = as the book
page-own-in_book = In the book: { $value }
page-own-check = The check
page-own-as_it_is = As it stands, this is the book itself.
page-own-trying = Trying it in a few hundred hands …
page-own-not_yet = Put right what is refused, then it is tried.
page-own-holds = { $number } hands tried: no dead end.
page-own-fine = It holds.
page-own-does_not = It does not hold yet.
page-own-tried = With { $players } players, the longest hand
page-own-longest = { $turns } turns
page-own-dead_end = Hand { $hand } comes to a dead end.
page-own-with = With { $players } players.
page-own-why_not = What { $name } might try, and why not
page-own-watched = No card was lost, nobody was stuck, and every refusal had its reason.
page-own-wrong = This cannot be played.
page-own-clash = It comes from:
page-own-undo = Undo the change
page-own-different = What is different, in plain words
page-own-nothing = Nothing yet.
page-own-keep = Keep
page-own-play = Play by it
page-own-kept = Kept as version { $version }.
page-own-unkept = Not kept yet.
page-own-link = Kept. Whoever has this link can read it and play by it: { $link }
page-own-file = { $file }, for the program
page-own-read = Read it in the book
page-own-mine = Your house rules
page-own-by_file = This house rule says more than these settings can, so it cannot be changed here. You can read it, share it and play by it.

page-new-own = By your house rule { $name }.
page-new-own_read = Read or change it
page-new-own_make = Make a house rule of your own
page-own-tried_so_far = { $done } of { $wanted } hands
