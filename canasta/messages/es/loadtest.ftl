### The load test: how much a server can take.

cli-loadtest-short = ver cuántas mesas aguanta un servidor
cli-loadtest-help =
    Juega en muchas mesas a la vez, por conexiones de verdad y al azar, y muestra cómo responde el servidor. En cada mesa se hace una jugada cada vez que lo marca el ritmo; una jugada está vista cuando quien la envió sabe que está en el disco y todos los de la mesa tienen su nueva vista.

    Los clientes se suscriben como lo hace la página, en todos los idiomas, y una mesa de cada diez tiene un espectador. Se arranca para ello un servidor propio en esta máquina, con una base de datos que después se borra. Con otras tantas conexiones y mensajes se cargan, por turnos, un servidor corriente (Starlette, json, una confirmación de SQLite por jugada, un juego sin reglas) y un servidor de eco: lo mínimo que necesitaría cualquier servidor así. Donde hay varios núcleos, los servidores tienen uno y la carga otro. El tiempo de procesador por jugada no incluye lo que cuestan de por sí las conexiones abiertas.
cli-loadtest-example =
    { $program } loadtest --tables 2000 --minutes 10
    { $program } loadtest --tables 500 --find-knee --plot carga.svg
    { $program } loadtest --attack
cli-loadtest-exit_1 = hubo errores; la última línea los cuenta por clase
cli-option-load_tables = Cuántas mesas juegan a la vez.
cli-option-load_bots = Cuántos de los jugadores son bots. Con bots las partidas terminan, y enseguida empieza otra.
cli-option-load_pace = Segundos entre una jugada y la siguiente en cada mesa.
cli-option-load_minutes = Cuánto tiempo juegan.
cli-option-load_rounds = Número de rondas en que se turnan los tres servidores.
cli-option-load_url = Carga este servidor, que ya está en marcha, en lugar de uno propio. Rigen sus límites por dirección.
cli-option-load_knee = Después hace jugar las mesas cada vez más deprisa, hasta que las jugadas tarden demasiado, y dice dónde fue.
cli-option-load_limit = Con --find-knee y --attack: el percentil 99 a partir del cual las jugadas tardan demasiado.
cli-option-load_plot = Dibuja los percentiles a lo largo de la prueba, en SVG.
cli-option-load_attack = Arranca un servidor, lo ataca desde una dirección de todas las maneras conocidas y muestra cuánto esperan los jugadores de otras mesas. Termina con 1 si el percentil 99 supera --limit.
cli-option-load_only = Solo este ataque; se puede dar varias veces.
cli-option-load_seconds = Con --attack: segundos de cada ataque y del tiempo tranquilo anterior.

loadtest-bots = Con { $bots } bots entre { $players } jugadores no queda nadie que haga una jugada.
loadtest-url = '{ $url }' no es una dirección que se pueda cargar: escríbela como http://127.0.0.1:8750.
loadtest-files = Tantas conexiones necesitan { $wanted } archivos abiertos, y esta máquina permite { $most } por proceso. Sube el límite (ulimit -n { $wanted }) o usa menos mesas.
loadtest-no_server = No se pudo arrancar el servidor para la prueba de carga.
loadtest-metrics = Lo que responde en { $address } no dice cuánto consume, así que no se puede medir.
loadtest-setup = Solo se pudieron preparar { $done } de { $wanted }: { $problem }.

loadtest-doing-sockets = abriendo conexiones con los otros servidores
loadtest-doing-ordinary = jugando en el servidor corriente
loadtest-doing-echo = eco
loadtest-doing-tables = sentándose a las mesas
loadtest-doing-moves = jugando
loadtest-doing-knee = buscando el codo

loadtest-head = { $tables } mesas, { $sockets } conexiones ({ $spectators } de espectadores), { $book }.
loadtest-pace = Una jugada por mesa cada { $seconds } s.
loadtest-column-tables = mesas
loadtest-column-ordinary = corriente
loadtest-column-echo = solo eco
loadtest-ratios = Tiempo de procesador: { $ordinary } × el servidor corriente, { $echo } × el eco. Memoria: { $memory } × el eco.
loadtest-row-sockets = Conexiones
loadtest-row-rate = Jugadas, o mensajes, por segundo
loadtest-row-p50 = Vista por todos tras, mediana (ms)
loadtest-row-p99 = … percentil 99
loadtest-row-worst = … la que más tardó
loadtest-row-acknowledged_p50 = Confirmada tras, mediana (ms)
loadtest-row-acknowledged_p99 = … percentil 99
loadtest-row-size = Enviado a todos los clientes (kB)
loadtest-row-cpu = Tiempo de procesador de cada una (µs)
loadtest-row-memory = Memoria del servidor (MB)
loadtest-row-bots = Memoria de los bots (MB)
loadtest-row-entries = Anotaciones de partidas en memoria
loadtest-row-disk = En el disco tras, media (ms)
loadtest-row-per_table = Memoria por mesa (kB)
loadtest-row-busy = Servidor, parte de un núcleo (%)
loadtest-row-idle = … mientras no se envía nada
loadtest-row-client = Cliente de carga, parte de un núcleo (%)
loadtest-step-wanted = jugadas/s pedidas
loadtest-step-reached = logradas
loadtest-step-p50 = p50 (ms)
loadtest-step-p99 = p99 (ms)
loadtest-step-busy = servidor (%)
loadtest-knee = El codo: { $rate } jugadas por segundo; más allá, el percentil 99 pasa de { $limit } ms o el servidor se queda atrás.
loadtest-no_knee = Ya el primer paso tardó más de { $limit } ms, o el servidor se quedó atrás.
loadtest-games = { $games ->
    [one] Se jugó una partida hasta el final, y empezó otra.
   *[other] Se jugaron { $games } partidas hasta el final, y empezaron otras.
  }
loadtest-growth-head = Cambio por hora
loadtest-growth-settled = tras una décima
loadtest-growth-late = segunda mitad
loadtest-growth-value = { $value } ± { $error }
loadtest-errors = Errores: { $errors }.
loadtest-no_errors = Sin errores.
loadtest-plot = Tiempo hasta que todos han visto una jugada, { $tables } mesas
loadtest-plot_about = Mediana y percentil 99, en milisegundos, a lo largo de los segundos de la prueba
loadtest-plot_across = segundos

loadtest-no_attack = '{ $name }' no es un ataque. Hay: { $names }.
loadtest-no_attacker = No se pudo preparar el ataque { $name }. Necesita la dirección { $source } en esta máquina, que Linux tiene y a otros sistemas puede faltarles.
loadtest-doing-attack = atacando
loadtest-attack-head = Cada ataque viene de una dirección y dura { $seconds } s. Dos mesas de otra dirección juegan antes y durante el ataque. Tiempos de una jugada en ms: mediana / percentil 99 / máximo.
loadtest-attack-attack = ataque
loadtest-attack-table = abrir una mesa
loadtest-attack-hint = consejo
loadtest-attack-done = hechos
loadtest-attack-refused = rechazados
loadtest-attack-without = sin él
loadtest-attack-during = durante
loadtest-attack-aside = { $attack }: { $what }
loadtest-attack-held = Ningún ataque lleva el percentil 99 de una jugada por encima de { $limit } ms.
loadtest-attack-not_held = Con algún ataque el percentil 99 de una jugada supera { $limit } ms, o un cliente de las mesas tranquilas tuvo un error.
loadtest-attacks-pings = pings
loadtest-attacks-pongs = pongs
loadtest-attacks-fragments = fragmentos vacíos
loadtest-attacks-messages = mensajes
loadtest-attacks-large = mensajes grandes
loadtest-attacks-subscriptions = suscripciones
loadtest-attacks-pads = libretas de 499 manos
loadtest-attacks-happened = sucesos de una mano larga
loadtest-attacks-keys = claves repetidas
loadtest-attacks-house = reglas de la casa de 60 kB
loadtest-attacks-compare = comparaciones
loadtest-attacks-search = búsquedas
loadtest-attacks-chunks = cuerpos en trozos de 1 byte
loadtest-attacks-hints = consejos
loadtest-attacks-lobby = sala
loadtest-attacks-requests = peticiones rechazadas
