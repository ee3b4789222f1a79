### El banco de pruebas: un bot contra rivales fijos.

cli-benchmark-short = compara un bot con rivales que nunca cambian
cli-benchmark-help =
    Enfrenta un bot a rivales fijos según un protocolo inalterable, de modo que se pueden comparar resultados de años y máquinas distintos.

    BOT es un bot por su nombre o uno propio (archivo.py:Clase). Las pruebas son manos sueltas, partidas enteras, compañeros desconocidos, todos los reglamentos, reglas de la casa y Minicanasta. Todas las cifras llevan intervalos del 95 %, menos las de Minicanasta, que son exactas. Si un bot falla o juega algo no permitido, se cuenta y se sigue jugando. Sin opciones se juega todo el protocolo; un bot rápido tarda más o menos media hora en dos núcleos.
cli-benchmark-example =
    { $program } benchmark expert --pairs 20 --opponent expert-1
    { $program } benchmark mi_bot.py:MiBot --results mi-bot
    { $program } benchmark mi_bot.py:MiBot --results mi-bot --json > mi-bot.json
cli-benchmark-exit_1 = el bot falló o eligió algo no permitido; el resultado dice cuántas veces
cli-option-benchmark_track = Juega solo esta prueba: «hands», «games», «partner», «books», «house» o «mini». Se puede repetir.
cli-option-benchmark_opponent = Juega solo contra este rival fijo: club-1, expert-1, champion-1 o (en Minicanasta) equilibrium-1. Se puede repetir.
cli-option-benchmark_book = El reglamento de las pruebas «hands», «games» y «partner».
cli-option-benchmark_round = Cada ronda tiene otros repartos: ajusta con una y publica otra.
cli-option-benchmark_pairs = Parejas de cada enfrentamiento (en Minicanasta, muestras), para una prueba rápida; si no se indica, las del protocolo.
cli-option-benchmark_results = Guarda cada pareja en esta carpeta; el mismo comando reanuda.

benchmark-one_bot = Se mide un solo bot, no «{ $name }»: los compañeros los pone el protocolo.
benchmark-book = Reglamento desconocido: «{ $name }». Disponibles: { $names }.
benchmark-round = Las rondas se cuentan desde 1; { $number } no vale.
benchmark-track = Prueba desconocida: «{ $name }». Disponibles: { $names }.
benchmark-opponent = Rival desconocido: «{ $name }». Disponibles: { $names }.
benchmark-nothing = Las pruebas { $tracks } se juegan solo contra { $names }. Quita --opponent o indica ese rival.
benchmark-changed-weights = { $name } ha cambiado: sus pesos no son los que se fijaron. Restaura el archivo { $version }.toml del banco de pruebas o usa el código del commit { $commit }.
benchmark-changed-play = { $name } ha cambiado: no juega como el día en que se fijó, porque cambió un reglamento o el código que elige sus jugadas. Para la versión { $version } usa el código del commit { $commit }, o congela a ese rival como explica la página del banco de pruebas.
benchmark-other_results = La carpeta «{ $name }» tiene resultados de otro bot, de otro código de este o de otra ronda. Indica otra carpeta.
benchmark-stopped = Detenido. El mismo comando lo reanuda.
benchmark-stopped_for_good = Detenido. Con --results CARPETA, el mismo comando lo reanudaría.
benchmark-columns = Ganado, ventaja por mano (intervalos del 95 %), parejas
benchmark-row = { $track }, { $rules }, { $players } jugadores, contra { $opponent }
benchmark-row_partner = { $track }, { $rules }, { $players } jugadores, con { $partner } contra { $opponent }
benchmark-name-hands = Manos sueltas
benchmark-name-games = Partidas enteras
benchmark-name-partner = Compañero desconocido
benchmark-name-books = Todos los reglamentos
benchmark-name-house = Reglas de la casa
benchmark-name-mini = Minicanasta
benchmark-mini = { $track }, 2 jugadores, contra { $opponent }
benchmark-mini_figures = ventaja { $lead }, explotabilidad { $exploitability } puntos por mano
benchmark-worst = Lo peor de { $track }: { $name }, { $share } %
benchmark-pace = Decisiones: { $decisions }; la mitad en { $p50 } ms, el 95 % en { $p95 } ms.
benchmark-illegal = { $number ->
    [0] Ninguna elección prohibida.
    [one] 1 elección prohibida; en su lugar jugó «simple».
   *[other] { $number } elecciones prohibidas; en su lugar jugó «simple».
    }
benchmark-protocol = Banco de pruebas, versión { $version }, ronda { $round }.
benchmark-incomplete = No es el protocolo entero; falta: { $names }.
arena-column-track = Prueba
arena-column-share = Ganado
