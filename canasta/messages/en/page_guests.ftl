### Club evenings: phones and seats, results and the projector.

page-evening-table_side = Table { $table }, side { $side }
page-evening-table_phone = Your table
page-evening-your_seat = Your seat
page-evening-not_started = The first round has not started yet.
page-evening-table_free = This table is not used in this round.
page-evening-this_round = This round
page-evening-we_are = We are
page-evening-plays_online = This table plays online: its result arrives automatically.
page-evening-round_closed = The round is closed.
page-evening-closed_without = The round was closed without a result of this table.
page-evening-result_confirmed = The result is confirmed. Thank you!
page-evening-hands_unsent = { $number ->
    [one] 1 hand on this device is not sent yet.
   *[other] { $number } hands on this device are not sent yet.
  }
page-evening-waits_for_other = Handed in. Side { $side } confirms it on another phone.
page-evening-confirm_ask = The result is handed in. Side { $side }: is it right? If not, call the referee.
page-evening-confirm_for = Confirm for side { $side }
page-evening-enter_hand = Enter hand { $number }
page-evening-hand_in = Hand in the result
page-evening-hand_in_so_far = Hand in what is played
page-evening-referee = Referee
page-evening-call = Call the referee
page-evening-referee_comes = The referee has been called.
page-evening-what_happened = What happened? (optional)
page-evening-next_seats = Round { $number }: where you sit
page-evening-sits_out = sits out
page-evening-you_sit_out = You sit out this round.
page-evening-take_seat = Take your seat
page-evening-real_table = This table plays with real cards.
page-evening-round_played = This round is played.
page-evening-where_you_sit = Round { $number }: where you sit
page-evening-results_of = Round { $number }: results
page-evening-nothing_yet = The seats are drawn soon.
page-evening-since = since round { $round }
page-evening-final = Final standings
page-evening-page_of = page { $page } of { $pages }
page-evening-paused_pages = The pages do not turn. Press the space bar to go on.
page-evening-contributes = This device takes part in the shuffle of the round.
page-evening-own_results = Your results, hand by hand
page-evening-results_for = Results of { $names }
page-evening-rule_hands_short = { $number ->
    [one] 1 hand per round
   *[other] { $number } hands per round
  }
page-evening-sat_out = Sat out.
page-evening-against = Against { $names }
page-evening-own = Own
page-evening-theirs = Theirs
page-evening-difference = Difference
page-evening-other_tables = Other tables: { $all } (you did better than { $number } of { $others })
page-evening-points_so_far = { $points } points so far
page-evening-round_score = Score of the round: { $score }
page-evening-no_place = No round is closed yet.
page-evening-place_score = Place { $place }, score { $score }
