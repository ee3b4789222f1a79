### Lo que mira el doctor.

cli-doctor-short = revisa esta instalación
cli-doctor-help =
    Revisa esta instalación: qué versión y qué clase de núcleo funciona, si se puede jugar con cada reglamento, dónde se guardan las partidas y qué paquetes opcionales hay.

    Envía la respuesta cuando cuentes un problema.
cli-doctor-example =
    { $program } doctor
    { $program } doctor --json
    { $program } doctor --translations
cli-doctor-exit_0 = todo va bien
cli-doctor-exit_1 = algo no funciona; la lista dice qué
cli-doctor-fine = bien
cli-doctor-wrong = MAL
cli-doctor-line = { $state }  { $what }: { $found }
cli-doctor-version = Casa Canasta
cli-doctor-python = Python
cli-doctor-core = Núcleo
cli-doctor-records = Las partidas se guardan en
cli-doctor-books = Reglamentos
cli-doctor-required = Paquetes
cli-doctor-languages = Idiomas
cli-doctor-language_whole = { $tag } completo
cli-doctor-language_part = { $tag } { $translated } de { $total } mensajes, los demás en inglés
cli-doctor-language_faulty = { $tag } { $translated } de { $total } mensajes; estos tienen errores y se muestran en inglés: { $messages }
cli-doctor-translated = { $tag }: { $translated } de { $total } mensajes
# Una línea sobre una lista de identificadores.
cli-doctor-problem-missing = Faltan: { $number }
cli-doctor-problem-unknown = No están en el catálogo inglés: { $number }
cli-doctor-problem-syntax = No son Fluent válido: { $number }
cli-doctor-problem-parameters = Con un parámetro que el mensaje inglés no tiene: { $number }
cli-doctor-problem-forms = Sin un atributo que el mensaje inglés tiene: { $number }
cli-doctor-problem-reference = Se refieren a un mensaje que falta o tiene errores: { $number }
cli-doctor-damaged = { $file } falta o está dañado; ./play lo arregla
cli-doctor-packages = Paquetes opcionales
cli-doctor-all_well = Todo funciona.
cli-doctor-not_well = Algo no funciona: ver arriba.
cli-doctor-played = { $books }: { $hands } manos de cada uno, jugadas hasta el final, sin perder ninguna carta
cli-doctor-fault = { $book } con { $players } jugadores, mano { $hand }: { $fault }
cli-doctor-folder = { $folder }
cli-doctor-folder_missing = { $folder } (se crea con la primera partida)
cli-doctor-folder_locked = en { $folder } no se puede escribir
cli-doctor-there = { $there }; no están: { $missing }
cli-doctor-none_there = ninguno; no están: { $missing }

cli-doctor-build-found = compilado
cli-doctor-build-wheel = compilado
cli-doctor-build-wanted = interpretado, porque lo dice CANASTA_CORE
cli-doctor-build-none = interpretado, que es más lento; ./play lo compila donde hay un compilador de C
cli-doctor-build-broken = interpretado, porque el compilado no se pudo cargar; borra la carpeta .core y vuelve a poner en marcha ./play
