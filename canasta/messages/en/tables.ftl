### What people agree on, say and report at the tables of a server, and the clock.

cli-reports-short = show abuse reports from the server's players
cli-reports-help = Show the abuse reports of the server, newest first: who reported whom, why, and what was said at the table just before. Other chat is not stored.
cli-reports-example = { $program } reports
cli-reports-exit_1 = { "" }
cli-reports-none = No reports.
cli-reports-one = { $at }: { $who } reports { $whom }
cli-reports-where = At table { $table }; the person's id is { $person }.

server-proposal = Answer the open proposal first.
server-not_asked = You have not been asked, or you have already answered.
server-turned_down = The others have declined { $number } times in this hand. Play on; you may ask again in the next hand.
server-no_take_back = At this table, nothing can be taken back after new cards were seen.
server-no_onlookers = This table no longer allows spectators.
server-no_hand = No hand is being played.
server-no_clock = This table has no clock.
server-out_of_time = Your time is up: a bot plays the rest of this turn for you.
server-no_person = This person is not here.
server-no_phrase = '{ $phrase }' is not one of the phrases you can say here.
server-no_words = The message is empty.
server-no_chat = At this table you can only use the ready-made phrases.
server-chat_later = You cannot write during a hand. Use one of the phrases, or wait until the hand is over.
server-talk_fast = Too many messages in a short time. Wait a moment.
server-many_reports = You have reported { $number } times today. Wait until tomorrow.
server-no_voice = Voice is off at this table. The host can turn it on.
server-voice_public = Voice is for private tables only. Make the table private first, or turn voice off.
server-voice_socket = Voice needs a socket that is subscribed to the table. Subscribe first.
server-not_in_voice = You are not in the voice chat. Join it first.
server-no_voice_member = This player is not in the voice chat.

talk-hello = Hello!
talk-good_luck = Good luck!
talk-thanks = Thank you!
talk-you_are_welcome = You're welcome.
talk-well_played = Well played!
talk-sorry = Sorry!
talk-oops = Oops!
talk-one_moment = One moment, please.
talk-i_am_back = I'm back.
talk-take_your_time = Take your time.
talk-your_turn = It's your turn.
talk-good_game = Good game!
talk-another_game = Another game?
talk-must_go = I have to go.
talk-goodbye = Goodbye!
talk-clap = Bravo!
talk-smile = (smiles)
talk-heart = I love it!
talk-thinking = Let me think …

alert-turn = Your turn
alert-turn_body = At the table with { $names }.
alert-invited = { $name } invites you to play
alert-invited_body = Open the invitation.
alert-rematch = Another game?
alert-rematch_body = { $name } asks for a rematch.
server-no_push = This browser’s push service is not known. Use another browser, or do without notifications.
