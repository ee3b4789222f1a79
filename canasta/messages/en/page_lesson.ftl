### A first hand at the real table, explained as it goes.

page-lesson-title = Your first hand: { $book }
page-lesson-step = { $number } of { $last }
page-lesson-next = Next
page-lesson-back = Back
page-lesson-show = Do it for me
page-lesson-why = Why
page-lesson-try = Let me try
page-lesson-read = Read again
page-lesson-play = Play a game
page-lesson-leave = Leave the lesson
page-lesson-wait = Not yet: read on first.
page-learn-which = Which book would you like to learn?
page-learn-resume = Resume
page-learn-resume_book = Resume { $book } at step { $number }
page-learn-again = From the beginning
page-learn-again_book = { $book } from the beginning
page-learn-exercise = Exercise of the day
