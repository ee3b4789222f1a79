### A first hand at the real table, explained as it goes.

page-lesson-title = Your first hand: { $book }
page-lesson-step = { $number } of { $last }
page-lesson-next = Next
page-lesson-back = Back
page-lesson-show = Do it for me
page-lesson-show_answer = Show answer
page-lesson-why = Why?
page-lesson-try = Let me try
page-lesson-read = Read again
page-lesson-play = Play against beginners
page-lesson-leave = Leave the lesson
page-lesson-wait = Not yet. Read on first.
page-learn-which = Which rules would you like to learn?
page-learn-resume = Resume
page-learn-resume_book = Resume { $book } at step { $number }
page-learn-again = Start over
page-learn-again_book = Start { $book } over
page-learn-exercise = Exercise of the day
