### Club evenings at the terminal: the command and its parts.

cli-evening-short = run a club evening: entries, rounds, results, standings
cli-evening-help = Run a club evening: enter pairs or single players, draw the rounds, enter results table by table, and see the standings. Evenings are kept in the file of the score pad.
cli-evening-example =
    { $program } evening new --rounds 5
    { $program } evening add 1 "Ana, Bruno" "Carla, Diego"
    { $program } evening draw 1
cli-evening-exit_1 = { "" }

cli-evening_list-short = list the evenings
cli-evening_list-help = List all evenings, the one written to last first.
cli-evening_list-example = { $program } evening list --json
cli-evening_list-exit_1 = { "" }

cli-evening_new-short = start an evening
cli-evening_new-help = Start an evening. Everything can be changed until it is used; { $program } evening change does that.
cli-evening_new-example =
    { $program } evening new --title "Friday club" --rounds 5 --movement swiss
    { $program } evening new --individual --rounds 6 --scoring match_points
cli-evening_new-exit_1 = { "" }

cli-evening_change-short = change the settings
cli-evening_change-help = Change the settings that are given; the others stay.
cli-evening_change-example = { $program } evening change 1 --rounds 6 --bye share:60
cli-evening_change-exit_1 = { "" }

cli-evening_show-short = show the entries and the current round
cli-evening_show-help = Show an evening: its settings, its entries and the current round, or another one.
cli-evening_show-example =
    { $program } evening show 1
    { $program } evening show 1 --round 2 --json
cli-evening_show-exit_1 = { "" }

cli-evening_add-short = add entries
cli-evening_add-help = Add entries: the names of a pair with a comma, or one name. After the first round, an entry plays from the next round on.
cli-evening_add-example =
    { $program } evening add 1 "Ana, Bruno" "Carla, Diego"
    { $program } evening add 1 "Bots, Rosa" --bot
cli-evening_add-exit_1 = { "" }

cli-evening_import-short = add the entries of a CSV file
cli-evening_import-help = Add all entries of a CSV file, or none. Columns: name, partner, and guest, bot or remote with yes.
cli-evening_import-example = { $program } evening import 1 pairs.csv
cli-evening_import-exit_1 = { "" }

cli-evening_replace-short = correct an entry
cli-evening_replace-help = Correct the names of an entry, and what it is.
cli-evening_replace-example = { $program } evening replace 1 3 "Carla, Dora"
cli-evening_replace-exit_1 = { "" }

cli-evening_substitute-short = let others play for an entry
cli-evening_substitute-help = Let others play for an entry from a round on, by default the current one. The score stays the entry's.
cli-evening_substitute-example = { $program } evening substitute 1 3 "Carla, Elena" --from 2
cli-evening_substitute-exit_1 = { "" }

cli-evening_withdraw-short = withdraw an entry
cli-evening_withdraw-help = Withdraw an entry from a round on, by default the next one that has not started.
cli-evening_withdraw-example =
    { $program } evening withdraw 1 5
    { $program } evening withdraw 1 5 --from 3
cli-evening_withdraw-exit_1 = { "" }

cli-evening_return-short = let a withdrawn entry play again
cli-evening_return-help = Let a withdrawn entry play again from a round on, by default the next one that has not started.
cli-evening_return-example = { $program } evening return 1 5 --from 4
cli-evening_return-exit_1 = { "" }

cli-evening_draw-short = draw the next round
cli-evening_draw-help = Draw the next round, and say what cannot be avoided in it. A drawn round that has not started is drawn again.
cli-evening_draw-example = { $program } evening draw 1
cli-evening_draw-exit_1 = { "" }

cli-evening_swap-short = let two entries change places
cli-evening_swap-help = Let two entries of a drawn round change places, and say what that breaks. Sitting out is a place, too.
cli-evening_swap-example = { $program } evening swap 1 3 8
cli-evening_swap-exit_1 = { "" }

cli-evening_start-short = start the drawn round
cli-evening_start-help = Start the drawn round, and its clock if the settings name minutes.
cli-evening_start-example = { $program } evening start 1
cli-evening_start-exit_1 = { "" }

cli-evening_clock-short = start, pause or extend the clock
cli-evening_clock-help = Start the clock of the round after a pause, pause it, or give more time.
cli-evening_clock-example =
    { $program } evening clock 1 --pause
    { $program } evening clock 1 --more 5
cli-evening_clock-exit_1 = { "" }

cli-evening_result-short = enter the result of a table
cli-evening_result-help = Enter the result of a table in the current round, hand by hand or in all. With --side it is the result of one side, which the other confirms.
cli-evening_result-example =
    { $program } evening result 1 3 --hand 1200,800 --hand -50,1450
    { $program } evening result 1 3 --total 1150,2250 --side 1
cli-evening_result-exit_1 = { "" }

cli-evening_confirm-short = confirm the result of a table
cli-evening_confirm-help = Confirm the result of a table: the other side with --side, or the director.
cli-evening_confirm-example = { $program } evening confirm 1 3 --side 2
cli-evening_confirm-exit_1 = { "" }

cli-evening_correct-short = correct a result
cli-evening_correct-help = Correct a result, in a closed round too. The log keeps the old result and the reason.
cli-evening_correct-example = { $program } evening correct 1 3 --total 1150,2350 --round 1 --reason "red threes"
cli-evening_correct-exit_1 = { "" }

cli-evening_adjust-short = add to a score, or take from it
cli-evening_adjust-help = Add to an entry's score, or take from it, in the unit of the scoring. Without --round it is the score of the evening.
cli-evening_adjust-example = { $program } evening adjust 1 5 --points -100 --reason "late"
cli-evening_adjust-exit_1 = { "" }

cli-evening_end_round-short = close the round
cli-evening_end_round-help = Close the round, and show the standings. Tables without a confirmed result are named, and the round stays open.
cli-evening_end_round-example =
    { $program } evening end-round 1
    { $program } evening end-round 1 --force --unfinished as_it_stands
cli-evening_end_round-exit_1 = { "" }

cli-evening_reopen-short = open the last closed round again
cli-evening_reopen-help = Open the round that was closed last again. A later round that was only drawn is dropped.
cli-evening_reopen-example = { $program } evening reopen 1
cli-evening_reopen-exit_1 = { "" }

cli-evening_finish-short = finish the evening
cli-evening_finish-help = Finish the evening, and show the final standings. Afterwards nothing can be changed.
cli-evening_finish-example = { $program } evening finish 1
cli-evening_finish-exit_1 = { "" }

cli-evening_standings-short = show the places
cli-evening_standings-help = Show the places after all closed rounds, or after some of them.
cli-evening_standings-example =
    { $program } evening standings 1
    { $program } evening standings 1 --after 2 --json
cli-evening_standings-exit_1 = { "" }

cli-evening_log-short = show what happened
cli-evening_log-help = Show everything that happened in an evening: when, by whom, and the old result of a correction.
cli-evening_log-example = { $program } evening log 1
cli-evening_log-exit_1 = { "" }

cli-evening_movement-short = show a movement in advance
cli-evening_movement-help = Show who plays whom at which table in which round. Sits out: the last column.
cli-evening_movement-example = { $program } evening movement howell --entries 12 --rounds 7
cli-evening_movement-exit_1 = { "" }

cli-evening_export-short = export the standings, the results or everything
cli-evening_export-help = Export to a file, or with - to the screen: the standings or all results as CSV, or everything as JSON.
cli-evening_export-example =
    { $program } evening export 1 standings.csv
    { $program } evening export 1 evening.json --form json
cli-evening_export-exit_1 = { "" }

cli-evening_season-short = show the table of several evenings
cli-evening_season-help = Show the table of several evenings. With --drop, the worst evenings of each entry do not count.
cli-evening_season-example = { $program } evening season 1 2 3 4 --drop 1
cli-evening_season-exit_1 = { "" }

cli-evening_members-short = show and change the members of a club
cli-evening_members-help = Show the members of a club, add and remove some, and read or write the list as CSV. Adding its first member founds a club.
cli-evening_members-example =
    { $program } evening members "Casa Rosa" --import members.csv
    { $program } evening members "Casa Rosa" --add Ana --export -
cli-evening_members-exit_1 = { "" }

cli-option-evening_by = The name that the log shows.
cli-option-evening_from = The round from which it holds.
cli-option-evening_round = The round (default: the current one).
cli-option-evening_title = The title of the evening.
cli-option-evening_date = The date, such as 2027-03-19 (default: today).
cli-option-evening_players = Players at a table.
cli-option-evening_individual = Single players who get a new partner every round, or fixed pairs.
cli-option-evening_rounds = Number of rounds.
cli-option-evening_hands = Hands in a round; 0: only the time ends it.
cli-option-evening_minutes = Minutes for a round; 0: only the hands end it.
cli-option-evening_movement = Who plays whom.
cli-option-evening_scoring = Points of all rounds, their average, match points in per cent, or victory points.
cli-option-evening_tie_break = A tie-break; once for each, the most important first.
cli-option-evening_bye = What sitting out earns: the average of the other rounds, N, or N per cent of the most possible.
cli-option-evening_victory_points = From which difference on a win is worth how much, such as 0:10-10,100:11-9.
cli-option-evening_online = Tables that play online, with commas, or all or none.
cli-option-evening_duplicate = Whether all online tables of a round get the same deals.
cli-option-evening_unfinished = What an unfinished hand counts when the round ends: nothing, the points so far, or it must be finished.
cli-option-evening_seed = Any text: it decides all lots.
cli-option-evening_guest = The players are guests.
cli-option-evening_bot = The entry is played by bots, online.
cli-option-evening_remote = The players are elsewhere, and can only play online.
cli-option-evening_pause = Stop the clock.
cli-option-evening_more = Give this many minutes more.
cli-option-evening_hand = The points of both sides in a hand; once for each hand.
cli-option-evening_total = The points of both sides in all, without hands.
cli-option-evening_side = The side that enters or confirms the result, 1 or 2.
cli-option-evening_partly = The table has not finished the round yet.
cli-option-evening_open_hand = The points so far in a hand that is not finished.
cli-option-evening_reason = The reason, for the log.
cli-option-evening_points = What is added; less than 0 to take away.
cli-option-evening_force = Close the round although results are missing or not confirmed.
cli-option-evening_after = After this round.
cli-option-evening_entries = Number of entries.
cli-option-evening_form = The standings or all results as CSV, or everything as JSON.
cli-option-evening_drop = How many of the worst evenings do not count.
cli-option-evening_single = List every player alone, with the scores of all their partners.
cli-option-evening_members_import = Add the members of this CSV file, or of - for standard input.
cli-option-evening_members_export = Write the member list to this file, or to the screen with -.
cli-option-evening_members_add = Add a member; may be given several times.
cli-option-evening_members_remove = Remove the member with this number; may be given several times.

evening-cli-commands = Commands
evening-cli-unknown = '{ $word }' is not a command of an evening. Available: { $names }.
evening-cli-points = '{ $given }' is not the points of two sides. Write them as 1200,-50.
evening-cli-names = '{ $given }' is not an entry. Write one name, or two with a comma: "Ana, Bruno".
evening-cli-setting = A setting is out of range: { $problem }.
evening-cli-bye = '{ $given }' is not what a bye earns. Write average, fixed:500 or share:60.
evening-cli-victory_points = '{ $given }' is not a step of a victory point table. Write steps as 0:10-10,100:11-9.
evening-cli-number = '{ $given }' is not a number that can be used here.
evening-cli-tables = '{ $given }' is not a list of tables. Write 4,5,6, or all, or none.
evening-cli-unreadable = { $id }  cannot be read
evening-cli-line_open = { $id }  { $title }: entries { $entries }, rounds closed { $closed } of { $rounds }
evening-cli-line_finished = { $id }  { $title }: entries { $entries }, finished after round { $closed }
evening-cli-begun = Evening { $id } begins. Add entries with: { $program } evening add { $id } "Ana, Bruno"
evening-cli-entry = Entry { $number }: { $name }
evening-cli-imported = Entries added: { $number }.
evening-cli-clock_running = The clock is running. Minutes left: { $minutes }.
evening-cli-clock_paused = The clock is paused. Minutes left: { $minutes }.
evening-cli-result_confirmed = Round { $number }, table { $table }: { $first } to { $second }, confirmed.
evening-cli-result_unconfirmed = Round { $number }, table { $table }: { $first } to { $second }. The other side has to confirm it.
evening-cli-result_partly = Round { $number }, table { $table }: { $first } to { $second } so far.
evening-cli-shorter = A movement of this kind has only { $number } rounds. Later ones are drawn round by round.
evening-cli-dropped = (in brackets: does not count)
evening-cli-club = { $name }: members { $number }
evening-show-untitled = Club evening
evening-show-settings = Book: { $book }. Movement: { $movement }. Scoring: { $scoring }. Rounds: { $rounds }.
evening-show-no_entries = No entries yet.
evening-show-entry = No.
evening-show-names = Names
evening-show-remarks = Remarks
evening-show-guest = guest
evening-show-bot = bot
evening-show-remote = elsewhere
evening-show-from = from round { $round }
evening-show-left = withdrawn from round { $round }
evening-show-substitute = from round { $round }: { $names }
evening-show-round_drawn = Round { $number }, drawn
evening-show-round_playing = Round { $number }, being played
evening-show-round_closed = Round { $number }, closed
evening-show-table = Table
evening-show-table_number = Table { $number }
evening-show-side_1 = Side 1
evening-show-side_2 = Side 2
evening-show-points = Points
evening-show-state = State
evening-show-online = online
evening-show-partly = so far
evening-show-confirmed = confirmed
evening-show-unconfirmed = not confirmed
evening-show-byes = Sits out: { $names }
evening-show-bye = Sits out
evening-show-bye_mark = * sat out
evening-show-standings = Standings after round { $after }
evening-show-place = Place
evening-show-out = out
evening-show-score_total = Points
evening-show-score_average = Average
evening-show-score_match_points = Per cent
evening-show-score_victory_points = VP
evening-show-season_score = Score
evening-show-wins = Won
evening-show-difference = Difference
evening-show-rounds = Rounds
evening-show-round = Round
