### What the doctor looks at.

cli-doctor-short = check this installation
cli-doctor-help =
    Check this installation: the version, the build of the core, whether every book plays, where games are stored, and which optional packages are installed.

    Include the output when you report a problem.
cli-doctor-example =
    { $program } doctor
    { $program } doctor --json
    { $program } doctor --translations
cli-doctor-exit_0 = everything works
cli-doctor-exit_1 = something does not work; the list says what
cli-doctor-fine = ok
cli-doctor-wrong = WRONG
cli-doctor-line = { $state }  { $what }: { $found }
cli-doctor-version = Casa Canasta
cli-doctor-python = Python
cli-doctor-core = Core
cli-doctor-records = Games are stored in
cli-doctor-books = Books
cli-doctor-required = Packages
cli-doctor-packages = Optional packages
cli-doctor-languages = Languages
cli-doctor-language_whole = { $tag } complete
cli-doctor-language_part = { $tag } { $translated } of { $total } messages, the others in English
cli-doctor-language_faulty = { $tag } { $translated } of { $total } messages; these are faulty and shown in English: { $messages }
cli-doctor-translated = { $tag }: { $translated } of { $total } messages
# A line above a list of message ids.
cli-doctor-problem-missing = Missing: { $number }
cli-doctor-problem-unknown = Not in the English catalogue: { $number }
cli-doctor-problem-syntax = Not valid Fluent: { $number }
cli-doctor-problem-parameters = With a parameter that the English message does not have: { $number }
cli-doctor-problem-forms = Without an attribute that the English message has: { $number }
cli-doctor-problem-reference = Referring to a message that is missing or faulty: { $number }
cli-doctor-damaged = { $file } is missing or damaged; ./play repairs it
cli-doctor-all_well = Everything works.
cli-doctor-not_well = Something does not work: see above.
cli-doctor-played = { $books }: { $hands } hands of each played to the end, no card lost
cli-doctor-fault = { $book } with { $players } players, hand { $hand }: { $fault }
cli-doctor-folder = { $folder }
cli-doctor-folder_missing = { $folder } (created with the first game)
cli-doctor-folder_locked = { $folder } cannot be written to
cli-doctor-there = { $there }; not installed: { $missing }
cli-doctor-none_there = none; not installed: { $missing }

cli-doctor-build-found = compiled
cli-doctor-build-wheel = compiled
cli-doctor-build-wanted = interpreted, because CANASTA_CORE says so
cli-doctor-build-none = interpreted, which is slower; ./play compiles it where there is a C compiler
cli-doctor-build-broken = interpreted, because the compiled one could not be loaded; delete the folder .core and start ./play again
