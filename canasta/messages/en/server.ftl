### The server: its commands, what it says about itself, and what it answers when something cannot be done.

cli-backup-short = copy the database of the server, even while it runs
cli-backup-help =
    Copy the database of the server to one new file: all games, tables and people as they are at this moment. The server may be running. The copy is checked before it gets its name: SQLite's own check of every page, and a comparison of every row with the original. With --database, the server's database in PostgreSQL is copied; the copy is an SQLite file all the same.

    With --keep, the path is a folder: the copy is named after the time, and only the newest copies are kept. { $program } restore puts a copy back.
cli-backup-example =
    { $program } backup monday.db
    { $program } backup backups --keep 7
    { $program } backup monday.db --database postgresql://example.org/canasta
cli-backup-exit_1 = { "" }
cli-backup-done = { $path } is a checked copy of { $source }.
cli-backup-contents = Tables: { $tables }, games: { $games }, people and guests: { $people }. Last change: { $last }.
cli-backup-deleted = Deleted the older copy { $path }.
cli-option-backup_keep = Treat the path as a folder and keep this many copies there.
cli-server-nothing = There is no { $path }: no server has run with this folder.

cli-restore-short = put a backup back in place of the server's database
cli-restore-help =
    Check a backup and put it in the place of the server's database. Stop the server first. The database that was there is kept next to it.

    With --database, the backup is copied to a PostgreSQL database, and compared with it row by row. Stop all nodes first. A database that has content is refused, unless --replace is given; what was there is then kept in another schema. The file of a stopped server is a backup too: this is how a server moves from a folder to PostgreSQL, and with backup --database it moves back.

    With --check, the backup is only checked.
cli-restore-example =
    { $program } restore monday.db
    { $program } restore --check monday.db
    { $program } restore monday.db --database postgresql://example.org/canasta
cli-restore-exit_1 = { "" }
cli-restore-done = { $path } is now what { $source } was.
cli-restore-kept = The database that was there before is kept as { $path }.
cli-restore-checked = { $path } is a complete backup.
cli-option-restore_check = Only check the backup.
cli-option-restore_replace = With --database: replace a database that has content, and keep that in another schema.
cli-restore-kept_schema = What was there before is kept in the schema { $schema }. When you no longer need it: DROP SCHEMA { $schema } CASCADE
cli-server-two_places = Name the folder with --data or the database with --database, not both.
cli-option-data = The folder of the server (in your data folder, unless given).

cli-people-short = list the server's accounts, or reset one that is locked out
cli-people-help =
    List the accounts of the server: name, since when, and the day it was last used. The server may be running.

    With --reset, a member who has lost the password and the recovery codes gets one new code. Make sure that the right person asks, and give it only to them: it opens the account.
cli-people-example =
    { $program } people
    { $program } people --reset Ana
cli-people-exit_1 = { "" }
cli-people-line = { $name }  since { $created }, last used { $used }
cli-people-number =
    { $number ->
        [0] No accounts.
        [one] One account.
       *[other] { $number } accounts.
    }
cli-people-code = Recovery code for { $name }, good for one use: { $code }
cli-people-unknown = No account is called { $name }.
cli-option-people_reset = Give this member one new recovery code.

cli-serve-short = run tables for people and bots over the network
cli-serve-help =
    Run tables for people and bots over the network. Only this machine can reach the server, unless you open it to your house with --lan. Stop it with Ctrl-C; no move is lost, however it is stopped.

    Everything is kept in one folder. { $program } backup copies it while the server runs.
cli-serve-example =
    { $program } serve
    { $program } serve --lan --port 8080
    { $program } serve --origin https://canasta.example.org
cli-serve-running = A server is already running for this folder: { $address }
cli-serve-exit_1 = { "" }
cli-serve-exit_2 = the server could not be started; a line on stderr says why
cli-serve-at = Casa Canasta is at { $address } (Ctrl-C stops it).
cli-serve-data = Its data is in { $path }.
cli-serve-lan = Phones and computers in this house open this address, or scan the code:
cli-serve-plain = This is plain http: other people in your network could read the traffic. Passkeys and secure cookies (__Host-) need https, so sign in with a name or a password. Do not open this address to the internet; docs/server.md explains how to do that safely.
cli-serve-port = Port { $port } cannot be used: { $problem }. Name another one with --port.
cli-serve-origin = '{ $origin }' is not an origin. Write it like https://canasta.example.org, without a path.
cli-option-port = The port to listen at.
cli-option-lan = Let everybody in your network in, and show the address and a QR code. With --host, only at that address.
cli-option-serve_open = Open the table in the browser; where the port is taken, at another one.
cli-option-serve_host = Listen at this one address of the machine, and not only for the machine itself.
cli-option-serve_proxy = The address or network of a proxy that is believed when it says where a request comes from. Repeat it for several; those on this machine are believed if every --origin is https.
cli-option-serve_people = How many people may come from one address at the same time: limits on connections, requests and new guests follow from it. Raise it for a club behind one router.
cli-serve-no_browser = No browser can be opened from here: open that address in one. To play at the terminal: { $program } play
cli-serve-no_lan = This machine does not seem to be connected to a network, so no other device can reach it.
cli-serve-proxy = '{ $proxy }' is not an address or a network. Write it like 10.0.0.2 or 10.0.0.0/24.
cli-option-serve_ice = A JSON file with the STUN and TURN servers for the voice chat. Without it, browsers connect within one network only.
cli-serve-ice = The list of servers in '{ $path }' cannot be used: { $problem }. It must be a JSON list such as [{ "{" }"urls": ["stun:stun.example.org:3478"]{ "}" }].
cli-serve-ice_login = The TURN server '{ $url }' in '{ $path }' has no credentials. Add "secret", or "username" and "credential".
cli-serve-ice_both = The server '{ $url }' in '{ $path }' has a "secret" and other credentials too. Keep only one of them.
cli-option-serve_origin = The address under which people reach the server through a proxy, such as https://canasta.example.org.


server-sign_in = You are not signed in. Sign in first, as a guest or with an account.
server-origin = Pages of other sites may not do this.
server-malformed = This is not a valid message: { $problem }.
server-long_query = { $name } is too long: { $most } characters at most.
server-number = { $name } is a number from { $least } to { $most }.
server-too_large = This is too large.
server-too_slow = This took too long to arrive.
server-too_fast = That is too fast. Wait a moment.
server-queue_full = Too many of your requests are waiting already. Wait for an answer first, then ask again.
server-flood = Too many frames on this connection. Reconnect, and send fewer pings, pongs and fragments.
server-many_pieces = The request body has too many small chunks. Send it with a Content-Length, or in larger chunks.
server-many_extras = This was done { $number } times in this hand, which is the limit. Play on; it is possible again in the next hand.
server-no_page = Page not found.
server-wrong = Something went wrong on the server. Nothing was changed; try again.
server-disk_full = The server's disk is full, so the table is waiting. All moves so far are saved; the game continues when there is space.
server-disk_read_only = The server cannot write to its disk, so the table is waiting. All moves so far are saved; the game continues as soon as possible.
server-disk_replaced = The server's database was moved, deleted or replaced while the server was running, so nothing is saved now. The operator must stop the server and put the database back; its log says how.
server-disk_trouble = The server has a problem with its disk, so the table is waiting. All moves so far are saved; the game continues as soon as possible.
server-elsewhere = Something else happened at the table first. Look at it and try again.
server-unreadable = This game can no longer be read; it may have been started by another version of the program. Ask the operator of the server.
server-no_table = There is no such table, or you need its invitation.
server-no_place = This table has no place { $number }. Use 1 to { $last }.
server-place_taken = Place { $number } is taken.
server-place_free = Place { $number } is empty.
server-places_free =
    { $number ->
        [one] One place is still free: fill it, or start with bots.
       *[other] { $number } places are still free: fill them, or start with bots.
    }
server-full = All places at this table are taken.
server-not_host = Only the host of the table may do this.
server-not_seated = You do not sit at this table.
server-not_playing = You do not play in this hand.
server-stand_in = A bot plays for you at the moment. Sit down again to play yourself.
server-people_play = People are playing here. They can end the game by agreement, or you can wait until they have left.
server-in_play = A game is in play.
server-host_seats = The host of this table decides who sits where. Ask the host to move you.
server-own_seats = At this table, players choose their own places. You can move only yourself and bots.
server-no_rematch = There is no finished game to play again at this table.
server-rematch_waiting = Still to agree to a rematch: { $names }. Wait for them, or free their places.
server-not_teaching = This is not a teaching table: hands stay hidden until the game is over.
server-not_acting = Now { $seat } is to act, not you.
server-no_game = No game is in play at this table.
server-no_record = No game has been finished at this table.
server-paused = The host has paused the game.
server-closed = This table is closed.
server-no_undo = Moves cannot be taken back at this table.
server-no_referee = You may not decide as the referee at this table.
server-unseen_cards = The players have not seen these cards in the hand of { $seat }. The referee rules only on your own cards and on cards that all players have seen.
server-row_shows = One of these shows something new, a card for example, before the rest: do that one first, then the others.
server-card = '{ $name }' is not a card that you can name here.
server-many_tables = You have { $number } open tables already. Close one first.
server-many_friends = You have { $number } friends and requests already. Remove one first.
server-many_subscriptions = One connection can follow at most { $number } tables.
server-removed = The host has removed you from this table. To come back you need a new invitation.
server-old_invitation = This invitation is no longer valid: the host has renewed it. Ask for the new link.
server-many_connections = { $number } connections are already open from your address. Close some, or wait; the operator of the server can allow more.
server-many_sockets = You are connected on { $number } devices and windows already. Close one of them.
server-house = The house rule does not hold in play. { $problem }
server-house_slow = Trying the house rule took too long.
server-no_dealing = No game is about to begin at this table, or your part in it is settled.

server-name = Casa Canasta
server-wrong_login = Wrong name or password.
server-wrong_code = Wrong name or recovery code, or the code was already used.
server-wrong_handover = This code is not valid, or has expired. Ask for a new one on the other device.
server-name_taken = The name { $name } belongs to an account. Sign in, or choose another name.
server-has_account = You already have an account.
server-account_name = You sign in with the name of your account, so it cannot be changed.
server-no_account = Guests cannot do this. Create an account first; you keep your tables and games.
server-password_short = A password has at least { $number } characters. A few words in a row are easy to remember and hard to guess.
server-password_name = Your password cannot be your name.
server-busy = Too many people are signing in just now. Try again in a moment.
server-no_session = You have no such session.
server-no_passkeys = Passkeys do not work at this address: browsers need https and a name, or localhost. Sign in with your password.
server-no_passkey = You have no such passkey.
server-many_passkeys = You have { $number } passkeys already. Remove one first.
server-passkey_known = This passkey is known already.
server-passkey_late = That took too long, or was done before. Begin again.
server-wrong_passkey = This passkey does not match.
server-moved = You are now playing this on another device or in another window. Use this device to continue here.
server-gone = Former player
server-forgotten = You are deleted, with your sessions, passkeys, preferences, ratings and house rules, the score pads that only you wrote on, and the tables where only you played. Other score pads and games stay with the people you shared them with. At tables you are now called a former player; only in the records of games does the name stay that you had there, because the deal was promised to the players by name. Reports of how people behaved stay with the operator of the server, and so do backups, until they are deleted.
server-bus_address = { $address } is not an address of NATS. Use nats://HOST:PORT, or nats://HOST:PORT/SITE with letters, digits and hyphens.
server-no_bus = There is no NATS at { $address }. Start nats-server there, or correct --bus.
server-database_away = The server's database is away for a moment. Nothing that was confirmed is lost; try again.
server-moving = This table is moving to another node. Try again in a moment.
server-other_node = This table runs on the node { $node }, which cannot be reached from here. Start all nodes with the same --bus.
cli-option-server_database = A PostgreSQL database instead of the folder: postgresql://USER@HOST/NAME. CANASTA_SERVER_DATABASE says it as well, out of sight of the list of processes.
cli-option-serve_bus = The NATS that connects the nodes of a site: nats://HOST:PORT. Needs --database. CANASTA_BUS says it as well.
cli-option-serve_node = The name of this node in logs, metrics and the list of nodes. It is made from the machine's name and the port, unless given.
cli-serve-bus_alone = Several nodes cannot share an SQLite file: it belongs to one process. Add --database postgresql://…, or leave out --bus.
cli-serve-node = '{ $node }' cannot be the name of a node. Use up to 60 letters, digits and hyphens.
cli-serve-nodes = It is the node { $node }, connected to the others by { $bus }.
server-not_alone = The node { $node } runs on this database already. To run several, start all of them with --bus.
cli-nodes-short = list the nodes of a site and the tables they run
cli-nodes-help =
    List the servers that share a PostgreSQL database, which of them are running, and how many tables each of them runs.
cli-nodes-example =
    { $program } nodes --database postgresql://example.org/canasta
cli-nodes-exit_1 = { "" }
cli-nodes-database = Name the database: --database postgresql://USER@HOST/NAME, or the variable { $variable }.
cli-option-nodes_tables = List the ids of the tables that each node runs, too.
cli-nodes-runs = { $node } runs: { $tables }
cli-nodes-none = No node is running on this database.
cli-nodes-name = node
cli-nodes-state = state
cli-nodes-tables = tables
cli-nodes-seen = last seen
cli-nodes-version = version
cli-nodes-address = address
cli-nodes-running = running
cli-nodes-silent = silent
cli-nodes-seconds = { $seconds } s ago
