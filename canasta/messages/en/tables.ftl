### What people agree on, say and report at the tables of a server, and the clock.

cli-reports-short = show what people at the server have reported
cli-reports-help = Show what people at the server have reported to you who run it, the newest first: who reported whom, why, and what was said at the table just before. Nothing else that people say is kept.
cli-reports-example = { $program } reports
cli-reports-exit_1 = { "" }
cli-reports-none = Nobody has reported anything.
cli-reports-one = { $at }: { $who } reports { $whom }
cli-reports-where = At table { $table }; the id of the person is { $person }.

server-proposal = Something has been proposed: it is answered first.
server-not_asked = You are not asked anything, or have answered already.
server-turned_down = You were turned down { $number } times in this hand. Play on; in the next hand you may ask again.
server-no_take_back = At this table nothing is taken back once something new was seen.
server-no_onlookers = Nobody looks on at this table any more.
server-no_hand = No hand is in play.
server-no_clock = No clock runs at this table.
server-out_of_time = Your time is over: a bot plays the rest of this turn for you.
server-no_person = There is no such person here.
server-no_phrase = '{ $phrase }' is no phrase that can be said here.
server-no_words = There is nothing in this line.
server-no_chat = At this table there are only phrases.
server-chat_later = While a hand is in play nobody writes at the table. Say one of the phrases, or wait for the end of the hand.
server-talk_fast = You say much in a short time. Wait a moment.
server-many_reports = You have reported { $number } times today. Wait until tomorrow.

talk-hello = Hello!
talk-good_luck = Good luck!
talk-thanks = Thank you!
talk-you_are_welcome = You are welcome.
talk-well_played = Well played!
talk-sorry = Sorry!
talk-oops = Oops!
talk-one_moment = One moment, please.
talk-i_am_back = I am back.
talk-take_your_time = Take your time.
talk-your_turn = It is your turn.
talk-good_game = Good game!
talk-another_game = Another game?
talk-must_go = I have to go.
talk-goodbye = Goodbye!
