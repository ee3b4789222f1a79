### The score pad: pads, a hand entered, the sheet.

page-pad-title = Score pad
page-pad-lead = For real cards: you count, the pad scores by the book and keeps the sheet. It works without a connection, too.
page-pad-all = All pads
page-pad-new = New pad
page-pad-new_lead = Names and a book are enough; everything else has its usual value.
page-pad-import = Take over a file
page-pad-none_yet = No pads yet.
page-pad-hands_played = { $number ->
    [0] no hand yet
    [one] 1 hand
   *[other] { $number } hands
  }
page-pad-drop = Discard
page-pad-drop_name = Discard { $name }
page-pad-unreachable = This pad is not on this device, and the server does not answer.
page-pad-no_hand = There is no such hand on this pad.
page-pad-players = { $number } players
page-pad-to = to { $points } points

page-pad-who = Who plays
page-pad-who_about = The sides, each in the order its players sit.
page-pad-side = Side { $side }
page-pad-player = Player { $number }
page-pad-evening = Title, if you like
page-pad-new_more = Dealer, totals from paper, stake and more
page-pad-dealer = Who deals first
page-pad-dealer_usual = as usual: { $name }
page-pad-target = Points that make a game
page-pad-target_usual = Usually { $points }.
page-pad-from_paper = Total so far, side { $side }
page-pad-played = Hands played on paper
page-pad-stake = Stake: cents per thousand points
page-pad-stake_about = Left empty: as the book has it. 0: play for nothing.
page-pad-own_house = House rule of your own, as text
page-pad-begin = Begin

page-pad-hand = Hand { $hand }
page-pad-deals = { $name } deals.
page-pad-deals_out = { $number ->
    [one] { $name } deals. { $others } sits out.
   *[other] { $name } deals. { $others } sit out.
  }
page-pad-first_meld = first meld { $number }
page-pad-enter = Enter hand { $hand }
page-pad-go_on = Go on with hand { $hand }
page-pad-half = Hand { $hand } is half written.
page-pad-only_points = Only the points
page-pad-won = { $number ->
    [one] { $names } have won.
   *[other] { $names } have won together.
  }
page-pad-again = New game, same players
page-pad-captain = { $name } is captain and plays in every hand.
page-pad-no_hands = No hand has been written yet.
page-pad-hands = Hands of the game
page-pad-col_hand = Hand
page-pad-col_dealt = Dealt
page-pad-col_out = Sat out
page-pad-col_total = total
page-pad-col_lines = Lines
page-pad-lines_of = Lines of hand { $hand }
page-pad-unsent = not sent yet
page-pad-sent_first = It can be corrected as soon as it has been sent.
page-pad-not_counted = after the end
page-pad-given = points as given
page-pad-correct = Correct hand { $hand }
page-pad-strike = Strike it out
page-pad-anew = Everything after it is worked out anew.
page-pad-was = Corrected; it was { $points }.
page-pad-struck = Hand { $hand } was struck out: { $points }.
page-pad-totals_to = Totals · to { $points }
page-pad-the_game = the game
page-pad-from_here = from here a first meld needs { $number }
page-pad-from_here_short = from here { $number }
page-pad-settlement = Settlement
page-pad-pays_to = { $from } pays { $to }
page-pad-pays = { $from } pays { $to } { $money }
page-pad-even = Nobody owes anybody anything.
page-pad-together = All together, in the fewest payments.
page-pad-together_so_far = All together, in the fewest payments. The game itself is not over yet.
page-pad-by_hand = Hand by hand
page-pad-after_game = After the game
page-pad-share = Share
page-pad-share_about = Whoever has the link can look on. To write, they ask you.
page-pad-make_link = Make a link
page-pad-copy = Copy link
page-pad-copied = The link is copied.
page-pad-unlink = Let nobody look on
page-pad-print = Print
page-pad-asks = { $name } asks to write.
page-pad-writes = { $name } may write.
page-pad-let = Allow
page-pad-no_more = No longer
page-pad-looking = You are looking on.
page-pad-asked = You have asked to write. The owner has to say yes.
page-pad-ask_write = Ask to write
page-pad-changes = Names, stake, a higher first meld
page-pad-rename = Whose name
page-pad-new_name = New name
page-pad-rename_do = Change the name
page-pad-stake_do = Change the stake
page-pad-raise = In the next hand 10 more for the first meld
page-pad-raise_side = Side { $side }

page-pad-offline = No connection. Everything you enter is kept on this device.
page-pad-sending = Being sent.
page-pad-waiting = { $number ->
    [one] 1 entry waits to be sent.
   *[other] { $number } entries wait to be sent.
  }
page-pad-try = Try now
page-pad-not_taken = Hand { $hand } was not taken
page-pad-conflict-hand = Hand { $hand } has been written meanwhile
page-pad-conflict-correct = Hand { $hand } has been changed meanwhile
page-pad-conflict-strike = Hand { $hand } has been changed meanwhile
page-pad-conflict_about = Somebody has written it on another device. Which one holds?
page-pad-theirs = On the pad
page-pad-mine = On this device
page-pad-take_theirs = Keep what is on the pad
page-pad-take_mine = Take this device's
page-pad-take_both = Both: they are two hands
page-pad-struck_out = struck out
page-pad-not_there = not there any more

page-pad-tab-out = Out
page-pad-tab-check = Check
page-pad-tab-points = Points
page-pad-ask-out = Who went out?
page-pad-ask-points = The points of this hand
page-pad-ask-check = Is it right?
page-pad-part-count = canastas and threes
page-pad-part-table = on the table
page-pad-part-left = left in hand
page-pad-go-count = Canastas
page-pad-go-table = On the table
page-pad-go-left = Left in hand
page-pad-go-check = Check the hand
page-pad-hand_deals = Hand { $hand } · { $name } deals
page-pad-correcting = You correct hand { $hand }; hands after it are worked out anew.
page-pad-leave = Leave; the entry is kept
page-pad-later = Leave for later
page-pad-steps = Steps of hand { $hand }
page-pad-out = Who went out?
page-pad-nobody = Nobody
page-pad-stock_out = the stock ran out
page-pad-say_out = Say first who went out, or nobody.
page-pad-went_out = { $name } went out
page-pad-is_out = went out
page-pad-none = none
page-pad-no = No
page-pad-yes = Yes
page-pad-more_counts = More that counts
page-pad-found = found in the cards
page-pad-ways = How the cards are counted
page-pad-way-sum = Sum
page-pad-way-value = By value
page-pad-way-card = By card
page-pad-keys = Number keys
page-pad-minus = Plus or minus
page-pad-erase = Erase the last digit
page-pad-cards = Cards
page-pad-key = { $card }, { $number } told
page-pad-take_back = Take the last one back
page-pad-line_count = { $number ->
    [one] { $number } line
   *[other] { $number } lines
  }
page-pad-fined = fine { $side } { $points }
page-pad-fine_where = A fine of { $points } points for { $names }: on which pad shall it be written?
page-pad-fine_nowhere = A fine of { $points } points for { $names }. No pad of a { $book } game is being written on; begin one, and enter the fine where you check the hand.
page-pad-most = There are { $number } at most.
page-pad-pack = The pack has { $number } { $kinds }.
page-pad-fewer = { $name }: one fewer
page-pad-more = { $name }: one more
page-pad-ok = All right
page-pad-sets = Sets
page-pad-set = Go on with { $cards }
page-pad-sets_about = Tap the cards, set by set.
page-pad-next_set = Next set
page-pad-tap_cards = Tap each card { $name } holds
page-pad-cards_told = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
page-pad-whose = Whose hand
page-pad-nothing_left = { $name } went out; nothing is left.
page-pad-told = counted
page-pad-not_told = not counted yet
page-pad-points_about = The points are taken as they are; nothing is counted. Such a hand is marked on the sheet.
page-pad-so_far = so far
page-pad-sum_told = { $points } so far
page-pad-lines = Lines
page-pad-this_hand = This hand
page-pad-total = Total
page-pad-close = Close
page-pad-back = Back
page-pad-write = Write it down
page-pad-answer_first = Answer the question first.
page-pad-unchecked = Without a connection the points are added up here. The book is asked as soon as there is one.
page-pad-fine = Fines
page-pad-fine_points = Points
page-pad-fine_for = What for
page-pad-fine_more = Add a fine
page-pad-cannot_be = This cannot be
page-pad-is_so = Is that so?
page-pad-was_so = It was so
page-pad-correct_it = Correct it
page-pad-short-natural = Natural
page-pad-short-mixed = Mixed
page-pad-short-red_threes = Red threes
page-pad-short-black_threes = Black threes
page-pad-short-laid = All cards laid
page-pad-drop_sure = Really discard?
page-pad-no_cards = { $name } has no cards left
page-pad-uncounted = Not counted yet
page-pad-uncounted_of = { $number ->
    [one] The cards left in the hand of { $names } have not been counted.
   *[other] The cards left in the hands of { $names } have not been counted.
  }
page-pad-count_them = Count them
page-pad-were_empty = No cards were left
page-pad-count_instead = Count the cards instead
page-pad-paid_for = Canastas are paid for in this game: how many does this side have?
page-pad-doubted = Is hand { $hand } right?
page-pad-qr = A code that leads to this sheet when a phone scans it
page-pad-refuse = Refuse
page-pad-was_refused = The owner has not let you write.
page-pad-ask_name = Your name
page-pad-ask_name_first = Enter your name first, so that the owner knows who asks.
page-pad-short-open = Only cards in open sets or added to canastas
page-pad-save-json = Save as JSON
page-pad-save-csv = Save as CSV
page-pad-save-html = Save as HTML
