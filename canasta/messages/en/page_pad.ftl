### The score pad: pads, a hand entered, the sheet.

page-pad-title = Score pad
page-pad-lead = For real cards: you count, the pad scores by the book and keeps the sheet. It also works offline.
page-pad-all = All pads
page-pad-to_table = Back to the table
page-pad-new = New pad
page-pad-new_lead = Names and a rulebook are enough; everything else has a default.
page-pad-import = Import a file
page-pad-none_yet = No pads yet.
page-pad-hands_played = { $number ->
    [0] no hands yet
    [one] 1 hand
   *[other] { $number } hands
  }
page-pad-delete = Delete this pad
page-pad-delete_name = Delete this pad: { $name }
page-pad-discard_entry = Discard this entry
page-pad-unreachable = This pad is not on this device, and the server is not responding.
page-pad-no_hand = This pad has no such hand.
page-pad-players = { $number } players
page-pad-to = to { $points } points

page-pad-names = Names
page-pad-names_about = Enter each side’s players in the order they sit.
page-pad-side = Side { $side }
page-pad-player = Player { $number }
page-pad-game_title = Title (optional)
page-pad-new_more = Dealer, earlier totals, stake and more
page-pad-dealer = First dealer
page-pad-dealer_usual = default: { $name }
page-pad-target = Play to
page-pad-target_usual = Default: { $points }
page-pad-total_so_far = Total so far, side { $side }
page-pad-played = Hands already played
page-pad-stake = Stake: cents per thousand points
page-pad-stake_about = If empty: no stake, unless the rulebook sets one. 0: no stake.
page-pad-own_house = Your own house rule, as text
page-pad-begin = Start

page-pad-hand = Hand { $hand }
page-pad-deals = { $name } deals.
page-pad-deals_out = { $number ->
    [one] { $name } deals. { $others } sits out.
   *[other] { $name } deals. { $others } sit out.
  }
page-pad-first_meld = { $number ->
    [0] any first meld
   *[other] first meld { $number }
  }
page-pad-enter = Enter hand { $hand }
page-pad-continue = Continue hand { $hand }
page-pad-half_entered = Hand { $hand } is half entered.
page-pad-only_points = Points only
page-pad-won = { $number ->
    [one] { $names } won!
   *[other] { $names } share the win!
  }
page-pad-again = New game, same players
page-pad-captain = { $name } is the captain and plays every hand.
page-pad-no_hands = No hands entered yet.
page-pad-hands = Hands of this game
page-pad-col_hand = Hand
page-pad-col_dealt = Dealer
page-pad-col_out = Sitting out
page-pad-col_total = total
page-pad-col_lines = Details
page-pad-lines_of = Details of hand { $hand }
page-pad-unsent = not sent yet
page-pad-sent_first = You can correct it once it has been sent.
page-pad-not_counted = after the end of the game
page-pad-given = points only
page-pad-correct = Correct hand { $hand }
page-pad-delete_hand = Delete this hand
page-pad-recalculated = All later hands are recalculated.
page-pad-corrected = Corrected; previously { $points }.
page-pad-hand_deleted = Hand { $hand } was deleted: { $points }.
page-pad-totals_to = Totals · to { $points }
page-pad-settlement = Settlement
page-pad-pays_to = { $from } pays { $to }
page-pad-pays = { $from } pays { $to } { $money }
page-pad-even = All settled: no payments.
page-pad-combined = All hands combined, in the fewest payments.
page-pad-combined_so_far = All hands combined, in the fewest payments. The game is not over yet.
page-pad-by_hand = Hand by hand
page-pad-after_game = After the game
page-pad-share = Share
page-pad-share_about = Anyone with the link can watch. To write, they have to ask you.
page-pad-make_link = Create a link
page-pad-copy = Copy link
page-pad-copied = Link copied.
page-pad-stop_sharing = Stop sharing
page-pad-print = Print
page-pad-asks = { $name } asks for permission to write.
page-pad-writes = { $name } can write.
page-pad-allow = Allow
page-pad-revoke = Revoke
page-pad-watching = You are watching this pad.
page-pad-asked = You asked for permission to write. The owner has to agree.
page-pad-ask_write = Ask for permission to write
page-pad-changes = Change names, stake or first meld
page-pad-rename = Player
page-pad-new_name = New name
page-pad-rename_do = Change name
page-pad-stake_do = Change stake
page-pad-raise = Raise the first meld of the next hand by 10
page-pad-raise_side = Side { $side }

page-pad-offline = You are offline. Your entries are saved on this device.
page-pad-sending = { $number ->
    [one] Sending 1 entry…
   *[other] Sending { $number } entries…
  }
page-pad-decide = { $number ->
    [one] 1 hand needs your decision.
   *[other] { $number } hands need your decision.
  }
page-pad-waiting = { $number ->
    [one] 1 entry is waiting to be sent.
   *[other] { $number } entries are waiting to be sent.
  }
page-pad-try_again = Try again
page-pad-not_accepted = Hand { $hand } was not accepted
page-pad-conflict-hand = Hand { $hand } has already been entered
page-pad-conflict-correct = Hand { $hand } has been changed in the meantime
page-pad-conflict-strike = Hand { $hand } has been changed in the meantime
page-pad-conflict_about = It was entered on another device. Which version is right?
page-pad-theirs = On the pad
page-pad-mine = On this device
page-pad-keep_theirs = Keep the one on the pad
page-pad-use_mine = Use the one on this device
page-pad-keep_both = Keep both: they are two hands
page-pad-deleted = deleted
page-pad-gone = no longer there

page-pad-tab-out = Out
page-pad-tab-check = Check
page-pad-tab-points = Points
page-pad-ask-out = Who went out?
page-pad-ask-points = Points of this hand
page-pad-ask-check = Is it right?
page-pad-part-count = canastas and threes
page-pad-part-table = on the table
page-pad-part-left = left in hand
page-pad-go-count = Canastas
page-pad-go-table = On the table
page-pad-go-left = Left in hand
page-pad-go-check = Check the hand
page-pad-hand_deals = Hand { $hand } · { $name } deals
page-pad-correcting = You are correcting hand { $hand }; later hands are recalculated.
page-pad-leave = Leave; your entry is saved
page-pad-later = Finish later
page-pad-steps = Steps of hand { $hand }
page-pad-out = Who went out?
page-pad-nobody = No one
page-pad-stock_out = the stock ran out
page-pad-choose_out = First choose who went out, or “No one”.
page-pad-went_out = { $name } went out
page-pad-is_out = went out
page-pad-none = none
page-pad-no = No
page-pad-yes = Yes
page-pad-more_counts = Other items
page-pad-found = found from the cards
page-pad-ways = How the cards are counted
page-pad-way-sum = Sum
page-pad-way-value = By value
page-pad-way-card = By card
page-pad-keys = Number keys
page-pad-minus = Plus or minus
page-pad-erase = Erase the last digit
page-pad-cards = Cards
page-pad-key = { $card }, { $number } counted
page-pad-take_back = Remove the last card
page-pad-line_count = { $number ->
    [one] { $number } line
   *[other] { $number } lines
  }
page-pad-fined = fine { $side } { $points }
page-pad-fine_where = A fine of { $points } points for { $names }. Which pad should it go on?
page-pad-fine_nowhere = A fine of { $points } points for { $names }. No { $book } game is being scored. Start a pad, and enter the fine where you check the hand.
page-pad-most = At most { $number }.
page-pad-pack = The pack has { $number } { $kinds }.
page-pad-fewer = { $name }: one fewer
page-pad-more = { $name }: one more
page-pad-ok = Got it
page-pad-sets = Sets
page-pad-set = Continue with { $cards }
page-pad-sets_about = Tap the cards, set by set.
page-pad-next_set = Next set
page-pad-tap_cards = Tap each card in { $name }’s hand
page-pad-card_count = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
page-pad-choose_player = Player
page-pad-nothing_left = { $name } went out and has no cards left.
page-pad-counted = counted
page-pad-not_counted_yet = not counted yet
page-pad-points_about = The points are entered without counting cards. The sheet marks such a hand.
page-pad-so_far = so far
page-pad-sum_so_far = { $points } so far
page-pad-lines = Details
page-pad-this_hand = This hand
page-pad-total = Total
page-pad-close = Close
page-pad-back = Back
page-pad-save_hand = Save hand
page-pad-answer_first = Answer the question first.
page-pad-unchecked = You are offline, so the points are added up here. The rulebook checks them once you are connected.
page-pad-fine = Fines
page-pad-fine_points = Points
page-pad-fine_for = Reason
page-pad-fine_more = Add a fine
page-pad-impossible = This is not possible
page-pad-is_right = Is this right?
page-pad-yes_right = Yes, it is right
page-pad-correct_it = Correct it
page-pad-short-natural = Natural
page-pad-short-mixed = Mixed
page-pad-short-red_threes = Red threes
page-pad-short-black_threes = Black threes
page-pad-short-laid = All cards laid
page-pad-delete_sure = Really delete?
page-pad-no_cards = { $name } has no cards left
page-pad-uncounted = Not counted yet
page-pad-uncounted_of = { $number ->
    [one] The cards left in { $names }’s hand have not been counted.
   *[other] The cards left in the hands of { $names } have not been counted.
  }
page-pad-count_them = Count them
page-pad-were_empty = No cards were left
page-pad-count_instead = Count the cards instead
page-pad-stake_canastas = This game has a stake on canastas: how many does this side have?
page-pad-hand_doubted = Is hand { $hand } right?
page-pad-qr = QR code that opens this sheet on a phone
page-pad-refuse = Refuse
page-pad-was_refused = The owner did not give you permission to write.
page-pad-ask_name = Your name
page-pad-ask_name_first = Enter your name first, so that the owner knows who is asking.
page-pad-short-open = Only cards in open sets or added to canastas
page-pad-save-json = Save as JSON
page-pad-save-csv = Save as CSV
page-pad-save-html = Save as HTML
