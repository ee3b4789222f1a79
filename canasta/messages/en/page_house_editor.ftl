### The editor of house rules.

page-house_editor-title = House rules
page-house_editor-default_name = Our rules
page-house_editor-name = Name
page-house_editor-base = Based on
page-house_editor-subtitle = based on { $book }, version { $version }
page-house_editor-subtitle_changes = { $book } · { $number ->
    [0] no changes
    [one] 1 change
   *[other] { $number } changes
  }
page-house_editor-show = Show
page-house_editor-all = All
page-house_editor-changed_only = Changed: { $number }
page-house_editor-changed = { $number } changed
page-house_editor-changed_mark = (changed)
page-house_editor-changed_of = { $number ->
    [0] { $all ->
        [one] 1 setting
       *[other] { $all } settings
      }
   *[other] { $number } of { $all } changed
  }
page-house_editor-groups = Groups
page-house_editor-find = Find a setting
page-house_editor-yes = yes
page-house_editor-no = no
page-house_editor-unread-steps = “{ $words }” is not valid. Write totals and points, such as 0: 50, 1500: 90.
page-house_editor-unread-numbers = “{ $words }” is not valid. Write numbers separated by commas, such as 50, 90, 120.
page-house_editor-rulebook = Rulebook:
page-house_editor-reset = reset
page-house_editor-book_value = In the rulebook: { $value }
page-house_editor-check = Check
page-house_editor-unchanged = No changes yet: this is the rulebook itself.
page-house_editor-testing = Testing it in a few hundred hands…
page-house_editor-correct_first = Correct what is refused; then it will be tested.
page-house_editor-tested = { $number } hands tested, no dead end.
page-house_editor-works = It works.
page-house_editor-fails = It does not work yet.
page-house_editor-longest_with = Longest hand with { $players } players
page-house_editor-longest = { $turns } turns
page-house_editor-dead_end = Hand { $hand } reaches a dead end.
page-house_editor-with_players = With { $players } players.
page-house_editor-refused = What { $name } could try, and why it is not allowed
page-house_editor-tested_about = No cards were lost, no player got stuck, and every refusal had its reason.
page-house_editor-impossible = This cannot be played
page-house_editor-conflict = Caused by:
page-house_editor-undo = Undo the change
page-house_editor-differences = Differences in plain words
page-house_editor-no_differences = No differences yet.
page-house_editor-save = Save
page-house_editor-play = Play with these rules
page-house_editor-saved = Saved as version { $version }.
page-house_editor-unsaved = Not saved yet.
page-house_editor-share_link = Saved. Anyone with this link can read these rules and play with them: { $link }
page-house_editor-download = Download { $file }
page-house_editor-read_rulebook = Read it in the rulebook
page-house_editor-your_rules = Your house rules
page-house_editor-read_only = This house rule goes beyond these settings and cannot be edited here. You can read it, share it and play with it.

page-new-house_rule = With your house rule { $name }.
page-new-house_rule_edit = Read or edit it
page-new-house_rule_create = Create a house rule
page-house_editor-progress = { $done } of { $wanted } hands
page-house_editor-read_explained = See them explained on one page
page-house_editor-differs_mark = differs
page-house_editor-print = Print
page-house_editor-edit = Change them
page-house_editor-edit_copy = Change a copy of them
page-house_editor-link = Anyone with this link can read these rules and play with them: { $link }
page-house_editor-differs_from = How they differ from { $book }
page-house_editor-all_rules = All rules at a glance
page-house_editor-rest_of_book = What is not said here is as in the rulebook { $book }.

page-house_editor-forecast = What it does to the game
page-house_editor-forecast_plays = Bots are playing it next to the rulebook…
page-house_editor-forecast_so_far = After { $number } hands each; it gets sharper.
page-house_editor-forecast_done = Played by bots, { $number } hands by these rules and as many by the rulebook. Only what is more than chance is listed.
page-house_editor-forecast_none = No difference shows in { $number } hands by bots: what it changes is small, or rare.
page-house_editor-forecast_ready = { $number ->
    [0] The forecast is ready: no difference shows.
    [one] The forecast is ready: one difference.
   *[other] The forecast is ready: { $number } differences.
  }
