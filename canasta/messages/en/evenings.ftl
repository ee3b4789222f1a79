### Club evenings: what is refused, what a seating breaks, and the log.

evening-error-event = The stream has an entry of an unknown kind, '{ $kind }'. It was written by a newer version, or is damaged.
evening-error-event_form = An entry '{ $kind }' of the stream is damaged: { $problem }.
evening-error-log = { $stream }, entry { $number }: { $problem }
evening-error-empty = The stream is empty: an evening begins with its settings.
evening-error-created = The evening exists already.
evening-error-finished = The evening is finished: nothing can be changed.
evening-error-no_evenings = No evening has been started yet. Start one with: { $program } evening new
evening-error-no_evening = Unknown evening '{ $evening }'. Available: { $evenings }.
evening-error-entry = Unknown entry { $number }: { $last ->
    [0] there are none yet.
   *[other] they are numbered from 1 to { $last }.
    }
evening-error-round = Round { $number } is not drawn: { $last ->
    [0] no round is.
    [one] only round 1 is.
   *[other] rounds 1 to { $last } are.
    }
evening-error-table = Round { $number } has no table { $table }: its tables are numbered from 1 to { $last }.
evening-error-line = The setting '{ $key }' must be one line of printable characters.
evening-error-date = '{ $date }' is not a date. Write it as 2027-03-19.
evening-error-no_end = Nothing would end a round: set the number of hands, the minutes, or both.
evening-error-movement_individual = The movement 'individual' and single players with changing partners belong together: set both or neither.
evening-error-individual_players = Single players with changing partners need tables of four.
evening-error-tie_break_twice = A tie-break is listed twice. List each once.
evening-error-sign_up_closed = The evening has begun. Ask the director to enter you.
evening-error-entered = { $name } is entered already.
evening-error-time = { $time } is not a time of day. Write it as 19:30.
evening-error-lists_duplicate = Dealing lists need the same deals at all tables. Switch those on, or leave the lists out.
evening-error-no_lists = This evening has no dealing lists. Switch them on in the settings.
evening-error-victory_steps = The differences of a victory point table start at 0, and each is greater than the one before.
evening-error-settings_fixed = The setting '{ $key }' is fixed: a round has been drawn.
evening-error-settings_entries = The number of players of an entry cannot change while there are entries.
evening-error-rounds_drawn = { $number ->
    [one] Round 1 is drawn: the evening cannot have fewer rounds.
   *[other] { $number } rounds are drawn: the evening cannot have fewer.
    }
evening-error-entry_size = { $number ->
        [one] An entry of this evening is one player. Names given: { $given }.
       *[other] An entry of this evening is a pair. Names given: { $given }.
    }
evening-error-entry_members = An entry has more members than players.
evening-error-bot_member = Bots are neither members nor guests.
evening-error-name_taken = '{ $name }' plays in entry { $number } already. Add an initial to tell the two apart.
evening-error-round_started = Round { $number } has started. Name a later round.
evening-error-no_such_round = The evening has { $number } rounds. Name one of them.
evening-error-round_closed = Round { $number } is closed. Name the current round or a later one.
evening-error-withdrawn = Entry { $number }, { $name }, has withdrawn already.
evening-error-not_withdrawn = Entry { $number }, { $name }, has not withdrawn before that round.
evening-error-not_playing = No round is being played. Start the drawn round first.
evening-error-not_drawn = No round is drawn and waiting to start. Draw one first.
evening-error-still_playing = Round { $number } is being played. End it first.
evening-error-last_round = The evening has { $number } rounds, and all are drawn. Change the settings for more.
evening-error-few_entries = A round needs at least { $number } entries, and { $given } play.
evening-error-many_tables = An evening has at most { $number } tables.
evening-error-no_plan = The movement '{ $movement }' is drawn round by round: it cannot be shown in advance.
evening-error-not_seated = Entry { $number } has no place in round { $round }.
evening-error-same_entry = Entry { $number } cannot change places with itself.
evening-error-draw_again = Round { $number } cannot start: { $problem } Draw it again.
evening-error-no_clock = Round { $number } has no clock: the settings name no minutes.
evening-error-open_tables = { $number ->
    [one] Table { $tables } has not finished the round.
   *[other] Tables { $tables } have not finished the round.
    } Enter the results, or force the end.
evening-error-unconfirmed = { $number ->
    [one] The result of table { $tables } is not confirmed.
   *[other] The results of tables { $tables } are not confirmed.
    } Have that done, or force the end.
evening-error-unfinished = { $number ->
    [one] Table { $tables } has an unfinished hand, which must be finished.
   *[other] Tables { $tables } have unfinished hands, which must be finished.
    }
evening-error-none_closed = No round is closed yet.
evening-error-not_started = Round { $number } has not started.
evening-error-too_many_hands = A round has { $number ->
    [one] one hand
   *[other] { $number } hands
    }; { $given } were entered.
evening-error-no_points = A result needs points: hand by hand, or the totals.
evening-error-sum = The hands add up to { $first } and { $second }. Correct the hands, or leave the totals out.
evening-error-points = Points go up to { $number } on each side.
evening-error-result_closed = Round { $number } is closed. Correct the result with a reason, or open the round again.
evening-error-result_confirmed = The result of table { $table } in round { $number } is confirmed. Correct it with a reason.
evening-error-no_result = Table { $table } has no result in round { $number } yet.
evening-error-incomplete = Table { $table } has not finished round { $number }: there is nothing to confirm yet.
evening-error-own_result = The side that entered a result cannot confirm it: the other side does.
evening-error-reason = Give a reason.
evening-error-text = The text contains characters that cannot be shown.
evening-error-no_text = The message is empty.
evening-error-no_adjustment = An adjustment of 0 changes nothing.
evening-error-call = Unknown call { $id }.

evening-finding-met = { $names } have met before (table { $table }).
evening-finding-partner = { $names } have been partners before (table { $table }).
evening-finding-bye_again = { $names } would sit out again before all have sat out.
evening-finding-unbalanced = { $names } would sit on the same side too often (table { $table }).
evening-finding-table_twice = Table { $table } is used twice.
evening-finding-twice = { $names } would sit at two places.
evening-finding-missing = { $names } would have no place.
evening-finding-absent = { $names } would have a place, but do not play in this round.
evening-finding-place = { $names } can only play online, and table { $table } has real cards.
evening-finding-size = Table { $table } does not have the right number of entries.

evening-log-created = Evening created.
evening-log-settings = Settings changed.
evening-log-entry = Entry { $number }: { $name }, from round { $first }.
evening-log-entry_replaced = Entry { $number } corrected: { $name }.
evening-log-substitute = Entry { $number } plays as { $name } from round { $first }.
evening-log-withdrawn = Entry { $number }, { $name }, withdrawn from round { $first }.
evening-log-returned = Entry { $number }, { $name }, plays again from round { $first }.
evening-log-signed_up = { $name } signed up.
evening-log-signed_off = { $name } signed off.
evening-log-drawn = { $tables ->
    [one] Round { $number } drawn: one table.
   *[other] Round { $number } drawn: { $tables } tables.
    }
evening-log-swapped = Round { $number }: { $first } and { $second } changed places.
evening-log-started = Round { $number } started.
evening-log-clock = Round { $number }: clock started.
evening-log-paused = Round { $number }: clock paused.
evening-log-extended = Round { $number }: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
    } more.
evening-log-result = Round { $number }, table { $table }: { $first } to { $second }.
evening-log-result_partly = Round { $number }, table { $table }, so far: { $first } to { $second }.
evening-log-confirmed = Round { $number }, table { $table }: result confirmed.
evening-log-corrected = Round { $number }, table { $table }: corrected to { $first } and { $second } ({ $reason }).
evening-log-corrected_from = Round { $number }, table { $table }: { $old_first } to { $old_second } corrected to { $first } and { $second } ({ $reason }).
evening-log-adjusted = { $name }: { $points } in all ({ $reason }).
evening-log-adjusted_round = { $name }: { $points } in round { $number } ({ $reason }).
evening-log-ended = Round { $number } closed.
evening-log-ended_missing = Round { $number } closed without a result of { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
    }.
evening-log-reopened = Round { $number } opened again.
evening-log-announced = To all: { $text }
evening-log-announced_table = To table { $table }: { $text }
evening-log-called = Table { $table } calls for the referee.
evening-log-called_text = Table { $table } calls for the referee: { $text }
evening-log-answered = Call { $id } answered.
evening-log-answered_text = Call { $id } answered: { $text }
evening-log-lists = Dealing lists of round { $number } opened.
evening-log-finished = Evening finished.

club-error-event = The club's stream has an entry of an unknown kind, '{ $kind }'. It was written by a newer version, or is damaged.
club-error-event_form = An entry '{ $kind }' of the club's stream is damaged: { $problem }.
club-error-empty = The stream is empty: a club begins with its name.
club-error-created = The club exists already.
club-error-name = A club's name is one line of 1 to { $most } printable characters.
club-error-no_club = Unknown club '{ $name }'. Add its first member with: { $program } evening members "{ $name }" --add NAME
club-error-member = Unknown member { $number }.
club-error-member_taken = '{ $name }' is a member already. Add an initial to tell the two apart.
club-error-account_taken = The account of '{ $name }' belongs to another member already.
club-error-director = That account is not a director.
club-error-owner = The owner stays a director.
club-error-house = The club has not saved a house rule '{ $name }'.
club-error-season = Unknown season '{ $name }'.
club-error-season_taken = There is a season '{ $name }' already.
club-error-evening = That evening is not in the season '{ $name }'.
club-error-evening_taken = That evening is in the season '{ $name }' already.
club-error-csv = { $file }: the first line must name a column 'name'; further columns: 'account', 'number'.
club-error-csv_line = { $file }, line { $line }: { $problem }
club-error-csv_read = { $file } is not a CSV file: { $problem }.
evening-error-csv = { $file }: the first line must name a column 'name'; further columns: 'partner', 'guest', 'bot', 'remote'.
evening-error-csv_line = { $file }, line { $line }: { $problem }
