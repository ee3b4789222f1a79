### Club evenings: what several of their pages say.

## Lists, new evenings and settings

page-evening-list = Club evenings
page-evening-list_lead = Several tables, real cards or online, several rounds, one director.
page-evening-none = You have no evenings yet.
page-evening-new = New evening
page-evening-untitled = Evening { $date }
page-evening-unreadable = This evening cannot be read.
page-evening-finished = finished
page-evening-entries_number = { $number ->
    [one] 1 entry
   *[other] { $number } entries
  }
page-evening-after_of = { $round ->
    [0] { $rounds } rounds, none closed yet
   *[other] After round { $round } of { $rounds }
  }
page-evening-before_first = { $rounds } rounds, none drawn yet
page-evening-unit-total = Points
page-evening-unit-average = Average
page-evening-unit-match_points = Match points, %
page-evening-unit-victory_points = Victory points

## Rounds and standings

page-evening-view-standings = Standings
page-evening-view-messages = Messages
page-evening-waiting = { $number ->
    [one] No connection. 1 entry is kept on this device and sent later.
   *[other] No connection. { $number } entries are kept on this device and sent later.
  }
page-evening-offline = No connection. What you see may be out of date.
page-evening-try_again = Try again
page-evening-round = Round { $number }
page-evening-sit_out = { $number ->
    [one] { $names } sits out.
   *[other] Sitting out: { $names }.
  }
page-evening-time_left = left
page-evening-time_paused = left, paused
page-evening-time_last_hand = left: last hand
page-evening-time_over = The time is over.
page-evening-table = Table { $number }
page-evening-side = Side { $side }
page-evening-hand = Hand { $number }
page-evening-round_sum = Round
page-evening-sheet = Look at the sheet
page-evening-save = Save
page-evening-cancel = Cancel
page-evening-add = Add
page-evening-do_rename = Change
page-evening-no_entries = No entries yet.
page-evening-place = Place
page-evening-name = Name
page-evening-moved = Change
page-evening-wins = Won
page-evening-score = Score
page-evening-col_round = R{ $round }
page-evening-withdrawn = withdrawn
page-evening-bye_short = bye
page-evening-as_before = as before
page-evening-up = { $number ->
    [one] up 1 place
   *[other] up { $number } places
  }
page-evening-down = { $number ->
    [one] down 1 place
   *[other] down { $number } places
  }
page-evening-standings_after = { $round ->
    [0] Before the first round
   *[other] Standings after round { $round }
  }
page-evening-to_all = All tables
page-evening-send = Send
page-evening-answered_with = Answer: { $text }
page-evening-make_link = Create a link
page-evening-projector = Projector
page-evening-public = Results
page-evening-qr_of = QR code: { $name }
page-evening-renew = Replace link
page-evening-renew_sure = The old link stops working. Replace it?
page-evening-col_hand = Hand

page-evening-conflict = Not entered: { $what }.
page-evening-conflict_again = Send again
page-evening-conflict_drop = Drop it
page-evening-command-enter_result = Result
page-evening-command-correct_result = Correction
page-evening-command-confirm_result = Confirmation
page-evening-command-hand_in = Result
page-evening-command-confirm = Confirmation
page-evening-command-call = Call for the referee
page-evening-command-announce = Message
page-evening-command-other = Another change
page-club-list = Clubs
