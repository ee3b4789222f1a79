### The server: its commands, what it says about itself, and what it answers when something cannot be done.

cli-backup-short = copy the database of the server, even while it runs
cli-backup-help =
    Copy the database of the server to one new file: all games, tables and people as they are at this moment. The server may be running, and goes on playing meanwhile.

    To go back to it, stop the server and put the file in place of server.db in its folder.
cli-backup-example = { $program } backup monday.db
cli-backup-exit_1 = { "" }
cli-backup-done = { $path } is a copy of { $source }.
cli-backup-nothing = There is no { $path } to copy: no server has run with this folder.
cli-option-data = The folder of the server (in your data folder, unless given).
