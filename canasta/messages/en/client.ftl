### A client of the server: what it says when a server refuses something, or does not answer.

client-refused = { $sentence }
client-nobody = No server answers at { $address }: { $problem }.
client-late = The server at { $address } has not answered in time. Try again in a moment.
client-strange = What answers at { $address } is no server of this program.
client-nonsense = The server at { $address } sent something that makes no sense here. It may run another version of this program.

cli-option-play_server = Play at a table of this server instead of one of your own.
cli-option-play_account = Log in at the server with your account: the name from --name, and the password that is asked for.
cli-play-password = Password
cli-option-play_table = With --server: the table to sit down at, with a slash and its invitation if it is a private one.
cli-option-play_people = With --server: wait for so many people before the game begins; bots take the other places.

online-seated = At the table: { $names }.
online-back = You come back to table { $table }.
online-invite = Others sit down in a browser with this link, or at a terminal with { $program } play --server and the link: { $link }
online-won = { $sides } has won: { $totals }.
online-broken_off = The game was broken off: { $totals }.
online-refused = { $reason }
online-leave = Your place is kept; the same command brings you back.
online-moved = You are playing this table on another device or in another window now. Start this command again to take it back.
online-asks-take_back = { $name } asks to take back everything since their last action.
online-asks-redeal = { $name } asks to deal this hand again.
online-asks-end = { $name } asks to break the game off.
online-asks-time = { $name } asks for two minutes more.
online-answer = Type yes if you agree, or no.
online-agree = Do you agree (yes, no) [no]:
online-agreed = All have agreed.
online-declined = Not everybody has agreed.
online-said = { $name }: { $words }
