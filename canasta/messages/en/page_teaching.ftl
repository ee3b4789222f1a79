# The teacher's room: classes, folders, open tables, polls, homework

page-classroom-title = Teacher’s room
page-classroom-lead = A class has prepared deals in folders, tables with all hands visible, polls, and homework that the coach marks. No account is needed.
page-classroom-new = New class
page-classroom-name = Name of the class
page-classroom-create = Create
page-classroom-club = Club
page-classroom-no_club = no club
page-classroom-of_club = a class of your club
page-classroom-join = Join
page-classroom-join_title = Join a class
page-classroom-join_lead = Your name is all that is needed. Whether others may see your hand at a table is asked at every table.
page-classroom-join_as = Join as { $name }
page-classroom-role-owner = You teach this class.
page-classroom-role-director = teacher
page-classroom-role-member = pupil
page-classroom-role-gone = has left
page-classroom-parts = Parts of the class
page-classroom-view-lesson = Lesson
page-classroom-view-folders = Folders
page-classroom-view-members = People
page-classroom-waiting = { $number } not sent yet
page-classroom-offline = The server cannot be reached.
page-classroom-try_again = Try again
page-classroom-not_sent = Not carried out.
page-classroom-drop = Drop it

page-classroom-mark-same = best
page-classroom-mark-unclear = as good
page-classroom-mark-little = costs a little
page-classroom-mark-some = costs something
page-classroom-mark-much = costs a lot
page-classroom-cost = It wins { $games } games in a hundred less than the best choice (± { $half }), and { $points } points less in this hand.

page-classroom-tables = Tables with all hands visible
page-classroom-no_tables = No table has been opened yet.
page-classroom-new_table = Table with a new deal
page-classroom-table-asking = waits for consent
page-classroom-table-open = all hands visible
page-classroom-table-closed = hands are closed
page-classroom-table-ended = ended
page-classroom-table_answer = Answer
page-classroom-polls = What would you do?
page-classroom-no_polls = No poll yet.
page-classroom-poll_open = open
page-classroom-poll_closed = closed
page-classroom-answers =
    { $number ->
        [one] { $number } answer
       *[other] { $number } answers
    }
page-classroom-you_answered = you have answered
page-classroom-homework = Homework
page-classroom-no_homework = No homework.
page-classroom-due = Due { $when }
page-classroom-was_due = Was due { $when }
page-classroom-done_of = { $number } of { $of } answered
page-classroom-results = Results
page-classroom-end_homework = Remove
page-classroom-end_homework_sure = Remove for all?
page-classroom-begin_with_folders = Prepare your first deals in folders.

page-classroom-book = Rulebook
page-classroom-players = Players
page-classroom-seats_about = Each player who sits here is asked to show their hand. You play for the empty seats.
page-classroom-seat = Seat { $number }
page-classroom-nobody = empty
page-classroom-open_table = Open a table

page-classroom-from = What is prepared?
page-classroom-from-position = Position
page-classroom-from-record = Moment of a game
page-classroom-from-daily = Today’s exercise
page-classroom-from_about-position = a line, as the editor writes it
page-classroom-from_about-record = a record, with hand and move
page-classroom-from_about-daily = the same for all players
page-classroom-position = Position
page-classroom-to_ask = Set up a position
page-classroom-choose_record = Choose a record
page-classroom-record_chosen = Record chosen. Choose another
page-classroom-hand = Hand
page-classroom-move = Moves before it
page-classroom-move_about = 0 is right after the deal; the replay counts them.
page-classroom-item_title = Title
page-classroom-note = Note for the pupils
page-classroom-add = Add
page-classroom-cancel = Cancel
page-classroom-save = Save
page-classroom-rename = Rename
page-classroom-change = Change
page-classroom-remove = Remove
page-classroom-remove_sure = Really remove?
page-classroom-add_item = Add a deal
page-classroom-as_homework = Set as homework
page-classroom-export = Export
page-classroom-export_all = Export all
page-classroom-import = Import a file
page-classroom-not_json = { $name } is not a file with folders.
page-classroom-empty_folder = This folder is empty.
page-classroom-new_folder = New folder
page-classroom-folder_title = Title of the folder
page-classroom-folder = Folder
page-classroom-kind-position = position
page-classroom-kind-record = moment of a game
page-classroom-kind-exercise = exercise
page-classroom-homework_title = Title
page-classroom-due_day = Due on
page-classroom-retry = Pupils may try again
page-classroom-retry_about = Until the best choice is found, they see the mark of their own choice only.
page-classroom-set_homework = Set homework
page-classroom-ask_class = Ask the class
page-classroom-ask_rules = Ask the rules
page-classroom-coach_thinks = The coach is thinking …
page-classroom-other_choices = All other choices
page-classroom-coach_says = What the coach says

page-classroom-members =
    { $number ->
        [one] { $number } person
       *[other] { $number } people
    }
page-classroom-member_you = { $name } (you)
page-classroom-make_teacher = Make a teacher
page-classroom-no_teacher = No longer a teacher
page-classroom-leave = Leave the class
page-classroom-leave_sure = Really leave?
page-classroom-join_link = Link for pupils
page-classroom-no_link = With a link or its QR code pupils join under any name, without an account.
page-classroom-make_link = Create a link
page-classroom-renew = New link
page-classroom-renew_sure = End the old link?
page-classroom-qr_of = QR code of { $name }

page-classroom-unrated = teaching table, not rated
page-classroom-consent_title = May the whole class see your hand?
page-classroom-consent_about = At this table the whole class sees all hands, as soon as all players who sit here have agreed. Each player can withdraw that at any time: then all hands close at once, for good.
page-classroom-consent_yes = Yes, show my hand
page-classroom-consent_no = No
page-classroom-consented = has agreed
page-classroom-consent_waits = has not answered
page-classroom-closed_about = A player who sits here does not agree to show their hand. The cards of this table are no longer shown.
page-classroom-closed_teacher = You can open another table with the same deal from its folder.
page-classroom-withdraw = Close my hand
page-classroom-withdraw_sure = Close the table for all?
page-classroom-withdraw_about = You have agreed that the whole class sees your hand.
page-classroom-moves = Moves
page-classroom-steps = Step through the moves
page-classroom-first = To the beginning
page-classroom-back = One move back
page-classroom-forward = One move forward
page-classroom-last = To the last move
page-classroom-at_move = Move { $number } of { $of }
page-classroom-try_again_here = The next action begins another try from here.
page-classroom-dealt = The next hand
page-classroom-tried = also tried:
page-classroom-your_turn = Your turn
page-classroom-play_for = Play for { $name }
page-classroom-teacher_tools = For the teacher
page-classroom-play_for_seat = Let the coach play this turn
page-classroom-deal_next = Deal the next hand
page-classroom-keep_moment = Keep this moment
page-classroom-moment_of = { $title }: a moment
page-classroom-keep = Keep
page-classroom-kept = Kept in the folder.
page-classroom-table_from_here = Another table from here
page-classroom-end_table = End the table
page-classroom-end_table_sure = End it for all?
page-classroom-hand_over = The hand is over
page-classroom-points = { $number } points

page-classroom-no_answers = There are no answers.
page-classroom-poll_results = Answers of the class
page-classroom-votes = { $number } of { $of }
page-classroom-poll_answered = You have answered, and can change it.
page-classroom-poll_hidden =
    { $number ->
        [0] All have answered. Answers are shown when the poll is closed.
        [one] { $number } person has not answered. Answers are shown when the poll is closed.
       *[other] { $number } people have not answered. Answers are shown when the poll is closed.
    }
page-classroom-have_answered = Answered: { $names }
page-classroom-close_poll = Close the poll
page-classroom-close_poll_sure = Show the answers to all?

page-classroom-try_or_see = There is a better choice. Try again, or look at the answer.
page-classroom-reveal = Show the answer
page-classroom-reveal_sure = Give up trying?
page-classroom-late = Answered after the due date.
page-classroom-late_short = late
page-classroom-with_retry = You may try again.
page-classroom-one_try = You have one try for each position.
page-classroom-positions = Positions
page-classroom-pupil = Pupil
page-classroom-answered = Answered
page-classroom-right = Right
page-classroom-mean_cost = Cost
page-classroom-mean_cost_about = Cost: games in a hundred that the answers win less than the best choices, on average. Right: not clearly worse than the best choice.
page-classroom-of = { $number } of { $of }
page-classroom-tries = { $number } tries
