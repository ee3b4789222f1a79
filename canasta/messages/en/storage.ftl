### The database: what can be wrong with the file, and with writing to it.

storage-foreign = { $path } is a database of another program; it was left as it is. Name another file.
storage-version = { $path } was made by another version of this program (its form is { $version }, known here is { $known }).
storage-damaged = { $path } is no database that can be read, or it is damaged ({ $problem }). It was left as it is.
storage-busy = { $path } is being written to by another process that does not come to an end.
storage-problem = { $path } cannot be used: { $problem }.
storage-conflict = Somebody else has written to { $stream } in the meantime. Nothing was written; look at it again.
storage-payload = This cannot be kept: { $problem }.
storage-short = it is too short
storage-full = There is no room left on the disk for { $path }, and nothing was written. Make room and try again.
storage-unsure = The disk failed while { $path } was written ({ $problem }), and again when that was to be undone. Whether it was written shows when the disk works: look before you do it again.
storage-read_only = { $path } cannot be written to: it is read-only.
storage-game = The game { $stream } in { $path } cannot be resumed. { $problem }
storage-repeated = This was done before: it is entry { $number } of { $stream }.
storage-exists = There is a file { $path } already; it was left as it is. Name another one.
storage-replaced = { $path } was moved, deleted or replaced while it was open, and nothing more is written to it. Stop the program, put the file back with its -wal and -shm files, and start again.
storage-rescued = { $path } was moved, deleted or replaced while it was open, and nothing more is written to it. Everything written before is in { $copy }. Stop the program and put that copy back.
storage-only_log = { $path } is missing or empty, but its log { $log } is there. Put the database back next to its log, or restore a backup. Nothing was changed.
storage-only_rescued = { $path } is missing, but { $copy } has what was in it. Put that copy back, or move it away to start with an empty database.
storage-old = { $path } was made by an earlier version of this program. Start the server once to bring it up to date.
storage-missing = There is no file { $path }.
storage-copy_differs = The copy of { $path } is not the same as the database, so it was deleted. Try again; if it happens again, check the disk.
storage-served = A server is already running on { $path } (process { $process }, { $address }). Stop it first, or name another folder with --data.
