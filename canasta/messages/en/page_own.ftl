### House rules of one's own: the editor.

page-own-title = House rules
page-own-ours = Our rules
page-own-name = Name
page-own-for = Based on
page-own-sub = based on { $book }, version { $version }
page-own-where = { $book } · { $number ->
    [0] no changes
    [one] 1 change
   *[other] { $number } changes
  }
page-own-show = Show
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
page-own-unread-steps = “{ $words }” is not valid. Write totals and points, such as 0: 50, 1500: 90.
page-own-unread-numbers = “{ $words }” is not valid. Write numbers separated by commas, such as 50, 90, 120.
page-own-says = Rulebook:
page-own-as_book = reset
page-own-in_book = In the rulebook: { $value }
page-own-check = Check
page-own-as_it_is = No changes yet: this is the rulebook itself.
page-own-trying = Testing it in a few hundred hands…
page-own-not_yet = Correct what is refused; then it will be tested.
page-own-holds = { $number } hands tested, no dead end.
page-own-fine = It works.
page-own-does_not = It does not work yet.
page-own-tried = Longest hand with { $players } players
page-own-longest = { $turns } turns
page-own-dead_end = Hand { $hand } reaches a dead end.
page-own-with = With { $players } players.
page-own-why_not = What { $name } could try, and why it is not allowed
page-own-watched = No cards were lost, no player got stuck, and every refusal had its reason.
page-own-wrong = This cannot be played
page-own-clash = Caused by:
page-own-undo = Undo the change
page-own-different = Differences in plain words
page-own-nothing = No differences yet.
page-own-keep = Save
page-own-play = Play with these rules
page-own-kept = Saved as version { $version }.
page-own-unkept = Not saved yet.
page-own-link = Saved. Anyone with this link can read these rules and play with them: { $link }
page-own-file = Download { $file }
page-own-read = Read it in the rulebook
page-own-mine = Your house rules
page-own-by_file = This house rule goes beyond these settings and cannot be edited here. You can read it, share it and play with it.

page-new-own = With your house rule { $name }.
page-new-own_read = Read or edit it
page-new-own_make = Create a house rule
page-own-tried_so_far = { $done } of { $wanted } hands
