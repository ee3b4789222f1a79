### Club evenings: the director's page, new evenings and paper.

## Lists, new evenings and settings

page-evening-new_lead = Everything has a default. Entries come next.
page-evening-of_club = For { $name }.
page-evening-create = Create evening
page-evening-is_finished = The evening is finished; the standings are final.
page-evening-what = Evening
page-evening-title = Title
page-evening-date = Date
page-evening-fixed = A round is drawn: the rulebook and the kind of entries are fixed.
page-evening-who_plays = Who enters
page-evening-kind-pairs = Pairs
page-evening-kind-individual = Players with a new partner every round
page-evening-kind-two = Players, tables of two
page-evening-rounds = Rounds
page-evening-number_rounds = Number of rounds
page-evening-ends = A round ends by
page-evening-end-hands = Hands
page-evening-end-minutes = Time
page-evening-end-both = Hands or time
page-evening-hands = Hands per round
page-evening-minutes = Minutes per round
page-evening-last_hand = Minutes before the end when the last hand is called
page-evening-unfinished = A hand that is unfinished at the end
page-evening-unfinished-ignore = does not count
page-evening-unfinished-as_it_stands = counts with its points so far
page-evening-unfinished-finish = is finished first
page-evening-movement = Movement
page-evening-movement-howell = Howell
page-evening-movement-howell-about = Everyone meets as many others as possible.
page-evening-movement-mitchell = Mitchell
page-evening-movement-mitchell-about = One half stays seated, the other half moves.
page-evening-movement-swiss = Swiss
page-evening-movement-swiss-about = Neighbours in the standings meet, without repeats.
page-evening-movement-random = Random
page-evening-movement-random-about = Drawn by lot, without repeats while possible.
page-evening-scoring = Scoring
page-evening-scoring-total = Total points
page-evening-scoring-average = Average per round
page-evening-scoring-match_points = Match points
page-evening-scoring-victory_points = Victory points
page-evening-ties = Equal scores are decided by
page-evening-tie_number = { $number }.
page-evening-tie_none = nothing
page-evening-tie-difference = difference in points
page-evening-tie-wins = rounds won
page-evening-tie-head_to_head = direct meeting
page-evening-tie-opponents = opponents’ scores
page-evening-tie-lot = lot
page-evening-bye = Sitting out a round earns
page-evening-bye-average = the average of the other rounds
page-evening-bye-fixed = fixed points
page-evening-bye-share = per cent of the most possible
page-evening-bye_value = Points or per cent
page-evening-tables = Tables
page-evening-where = Played
page-evening-online-none = With real cards
page-evening-online-some = Some tables online
page-evening-online-all = All online
page-evening-online_tables = Tables that play online
page-evening-online_about = Numbers, for example: 1, 4-6
page-evening-duplicate = The same deals at all tables
page-evening-duplicate_about = Online tables, and tables with dealing lists, can then be compared.

## The director's page

page-evening-director = Director
page-evening-parts = Parts of the evening
page-evening-view-tables = Tables
page-evening-view-entries = Entries
page-evening-view-links = Links and paper
page-evening-view-settings = Settings
page-evening-view-log = Log
page-evening-calls_open = { $number ->
    [one] 1 call
   *[other] { $number } calls
  }
page-evening-nothing_drawn = { $number ->
    [one] 1 entry so far. No round is drawn yet.
   *[other] { $number } entries so far. No round is drawn yet.
  }
page-evening-entries_first = Enter the players first.
page-evening-to_entries = Go to entries
page-evening-round_of = Round { $number } of { $rounds }
page-evening-draw = Draw round { $number }
page-evening-draw_again = Draw again
page-evening-no_findings = No repeated meetings, and the seats are balanced.
page-evening-swap_first = To swap two entries, choose one and then the other.
page-evening-swap_second = Choose who changes places with { $name }.
page-evening-byes = Sitting out
page-evening-start_round = Start round { $number }
page-evening-start_clock = Start clock
page-evening-pause = Pause
page-evening-five_more = 5 minutes more
page-evening-no_clock = This round has no clock.
page-evening-open_tables = { $number ->
    [one] Table { $tables } has not finished.
   *[other] Tables { $tables } have not finished.
  }
page-evening-unconfirmed_tables = { $number ->
    [one] The result of table { $tables } is not confirmed.
   *[other] The results of tables { $tables } are not confirmed.
  }
page-evening-end_round = End round { $number }
page-evening-end_anyway = End round { $number } anyway
page-evening-end_anyway_sure = End it without these results?
page-evening-reopen = Reopen round { $number }
page-evening-reopen_sure = Reopen it?
page-evening-finish = Finish evening
page-evening-finish_sure = Finish it for good?
page-evening-calls = calls the referee
page-evening-done = done, confirmed
page-evening-done_unconfirmed = done, not confirmed
page-evening-to_confirm = { $side } has to confirm
page-evening-to_confirm_any = to be confirmed
page-evening-to_hand_in = has to hand in
page-evening-no_result = no result
page-evening-plays = plays hand { $number }
page-evening-is_online = online
page-evening-waits = { $number ->
    [0] Waiting for less than a minute.
    [one] Waiting for 1 minute.
   *[other] Waiting for { $number } minutes.
  }
page-evening-rule_at = Rule at table { $number }
page-evening-answer = Answer (optional)
page-evening-answered = Answered
page-evening-corrected = Corrected: { $reason }
page-evening-confirm = Confirm
page-evening-enter = Enter result
page-evening-change_result = Change result
page-evening-correct = Correct result
page-evening-watch = Watch
page-evening-start_with_bots = Start with bots
page-evening-result_way = How the result is entered
page-evening-by_hand = Hand by hand
page-evening-totals_only = Totals
page-evening-totals = Total
page-evening-reason = Reason
page-evening-reason_needed = Give a reason.
page-evening-points_wrong = Enter whole numbers for both sides, such as 1240 or -35.
page-evening-table_finished = The table has finished the round
page-evening-saved = Saved.
page-evening-add_entry = Add an entry
page-evening-player = { $players ->
    [1] Player
   *[other] Player { $number }
  }
page-evening-names_needed = { $number ->
    [one] Enter a name.
   *[other] Enter both names.
  }
page-evening-remote = Plays from elsewhere
page-evening-remote_about = At online tables only.
page-evening-bot = Bots
page-evening-bot_about = They fill up the online tables.
page-evening-plays_from = Plays from
page-evening-next_free = the next round that is not drawn
page-evening-not_playing = does not play
page-evening-until = played until round { $round }
page-evening-from = plays from round { $round }
page-evening-guest = guest
page-evening-is_remote = from elsewhere
page-evening-is_bot = bots
page-evening-substituted = { $names } from round { $round }
page-evening-do_substitute = Substitute
page-evening-do_withdraw = Withdraw
page-evening-do_return = Return
page-evening-withdraw_about = The entry plays no further rounds. Its results stay.
page-evening-return_about = The entry plays again from the next round that is not drawn.
page-evening-csv = CSV file
page-evening-json = JSON file
page-evening-adjust = Adjust a score
page-evening-for_round = For
page-evening-whole_evening = the whole evening
page-evening-points = Points to add
page-evening-announce = Send a message
page-evening-to_whom = To
page-evening-message = Message
page-evening-no_messages = No messages yet.
page-evening-all_calls = Calls for the referee
page-evening-not_answered = waiting
page-evening-was_answered = answered
page-evening-results_link = Results for everyone
page-evening-no_results_link = A link shows standings and seats to everyone, and on the projector.
page-evening-paper = On paper
page-evening-paper-entries = Entry list
page-evening-paper-seating = Seating
page-evening-paper-cards = Table cards
page-evening-paper-sheets = Blank sheets
page-evening-paper-standings = Standings
page-evening-table_links = Phones at the tables
page-evening-table_links_about = The code on a table opens its score pad without an account.
page-evening-one_device = One phone per table is enough
page-evening-one_device_about = The same phone may enter a result and confirm it.
page-evening-no_table_links = The codes appear when the first round is drawn.
page-evening-seat_links = Players online
page-evening-seat_links_about = Each link leads its player to the right seat in every round.

## Paper

page-evening-no = No.
page-evening-here = Here
page-evening-col_table = Table
page-evening-card_about = Scan the code to write scores, confirm results and call the referee.
page-evening-signed = Side { $side }, signed:
page-evening-print = Print
page-evening-back = Back
page-evening-time = Begins at
page-evening-venue = Place
page-evening-sign_ups = { $number ->
    [one] 1 member has signed up
   *[other] { $number } members have signed up
  }
page-evening-no_partner = looks for a partner
page-evening-enter_them = Enter
page-evening-lists = Dealing lists for tables with real cards
page-evening-lists_about = Every hand is printed, so that these tables get the same deals.
page-evening-paper-rules = Rules
page-evening-paper-lists = Dealing lists
page-evening-lists_later = The lists can be printed when the round has started.
page-evening-lists_secret = The lists show all cards. A person who opens them does not play this round; the log has their name.
page-evening-open_lists = Open the lists of round { $number }
page-evening-list_dealer = Dealer: { $place }. Lay out the hands, then the rest face down as a stock, in this order.
page-evening-list_reserve = Pile { $number }:
page-evening-list_rest = Rest, from the top
page-evening-list_about = Places A1 and A2 are partners, and B1 and B2. ★ is a joker.
page-evening-rule_book = Rules
page-evening-rule_options = Options: { $names }
page-evening-rule_changes = What differs from the book
page-evening-rule_hands = { $number ->
    [one] A round has 1 hand.
   *[other] A round has { $number } hands.
  }
page-evening-rule_minutes = { $number ->
    [one] A round takes 1 minute at most.
   *[other] A round takes { $number } minutes at most.
  }
page-evening-rule_rounds = { $number ->
    [one] 1 round
   *[other] { $number } rounds
  }
page-evening-rule_same = All tables of a round get the same deals.
