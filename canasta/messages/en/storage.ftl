### The database: what can be wrong with the file, and with writing to it.

storage-foreign = { $path } is a database of another program and was not changed. Name another file.
storage-version = { $path } was made by another version of this program (schema { $version }; this version knows { $known }).
storage-damaged = { $path } is not a readable database, or it is damaged ({ $problem }). It was not changed.
storage-busy = Another process is writing to { $path } and does not finish. Stop it, or try again later.
storage-problem = { $path } cannot be used: { $problem }.
storage-conflict = { $stream } was changed in the meantime, and nothing was written. Look at it and try again.
storage-payload = This cannot be saved: { $problem }.
storage-short = it is too short
storage-full = The disk has no room for { $path }, and nothing was written. Make room and try again.
storage-unsure = The disk failed while writing to { $path } ({ $problem }), and again while undoing it. The change may or may not have been saved: check before you repeat it.
storage-read_only = { $path } cannot be written to: it is read-only.
storage-no_access = { $path } cannot be opened by the user { $user }: it belongs to { $owner } (mode { $mode }). Run the program as { $owner }, or give the file to { $user } with chown.
storage-game = The game { $stream } in { $path } cannot be resumed. { $problem }
storage-repeated = This was already done: it is entry { $number } of { $stream }.
storage-exists = { $path } already exists and was not changed. Name another file.
storage-replaced = { $path } was moved, deleted or replaced while it was open, so nothing is written to it now. Stop the program, put the file back with its -wal and -shm files, and start again.
storage-rescued = { $path } was moved, deleted or replaced while it was open, so nothing is written to it now. Everything written before is in { $copy }. Stop the program and put that copy back.
storage-only_log = { $path } is missing or empty, but its log { $log } is there. Put the database back next to its log, or restore a backup. Nothing was changed.
storage-only_rescued = { $path } is missing, but { $copy } has what was in it. Put that copy back, or move it away to start with an empty database.
storage-old = { $path } was made by an earlier version of this program. Start the server once to bring it up to date.
storage-missing = The file { $path } does not exist.
storage-copy_differs = The copy of { $path } is not the same as the database, so it was deleted. Try again; if it happens again, check the disk.
storage-served = A server is already running on { $path } (process { $process }, { $address }). Stop it first, or name another folder with --data.
