### A client of the server: what it says when a server refuses something, or does not answer.

client-refused = { $sentence }
client-nobody = No server is responding at { $address }: { $problem }.
client-late = The server at { $address } did not respond in time. Try again in a moment.
client-closed = The connection to the table is not open.
client-strange = The server at { $address } is not a Casa Canasta server.
client-nonsense = The server at { $address } sent an unexpected answer. It may run another version of this program.

cli-option-play_server = Play at a table of this server instead of at a local one.
cli-option-play_account = Sign in to the server with your account: the name from --name and a password, which you will be asked for.
cli-play-password = Password
cli-option-play_table = With --server: the table to join, followed by a slash and its invitation if it is private.
cli-option-play_people = With --server: wait for this many people before the game starts; bots take the other seats.

online-seated = At the table: { $names }.
online-back = You are back at table { $table }.
online-invite = Others can join with this link in a browser, or at a terminal with { $program } play --server and the link: { $link }
online-own_bot = A server seats only its own bots: { $names }. Your own bot joins as a player, with canasta.client (see docs/bots.md).
online-won = Side { $sides } won: { $totals }.
online-broken_off = The game was ended early: { $totals }.
online-refused = { $reason }
online-leave = Your seat is kept; the same command brings you back.
online-moved = You are now playing this table on another device or in another window. Run this command again to continue here.
online-asks-take_back = { $name } wants to take back everything since their last action.
online-asks-redeal = { $name } proposes to deal this hand again.
online-asks-end = { $name } proposes to end the game.
online-asks-time = { $name } asks for two more minutes.
online-answer = Type yes if you agree, or no.
online-agree = Do you agree (yes, no) [no]:
online-agreed = Everyone agreed.
online-declined = Not everyone agreed.
online-said = { $name }: { $words }
