### El servidor: sus órdenes, lo que dice de sí mismo y lo que contesta cuando algo no se puede hacer.

cli-backup-short = copia la base de datos del servidor, aunque esté en marcha
cli-backup-help =
    Copia la base de datos del servidor a un archivo nuevo: todas las partidas, mesas y personas tal como están en este momento. El servidor puede estar en marcha. La copia se comprueba antes de recibir su nombre: la revisión de todas las páginas que hace SQLite, y una comparación de cada fila con el original. Con --database se copia la base de datos del servidor en PostgreSQL; la copia es igualmente un archivo de SQLite.

    Con --keep, la ruta es una carpeta: la copia lleva la hora en el nombre y solo se guardan las más recientes. { $program } restore vuelve a poner una copia.
cli-backup-example =
    { $program } backup lunes.db
    { $program } backup copias --keep 7
    { $program } backup lunes.db --database postgresql://example.org/canasta
cli-backup-exit_1 = { "" }
cli-backup-done = { $path } es una copia comprobada de { $source }.
cli-backup-contents = Mesas: { $tables }, partidas: { $games }, personas e invitados: { $people }. Último cambio: { $last }.
cli-backup-deleted = Se ha borrado la copia más antigua { $path }.
cli-option-backup_keep = Toma la ruta por una carpeta y guarda en ella este número de copias.
cli-server-nothing = No hay ningún { $path }: con esta carpeta no ha funcionado ningún servidor.

cli-restore-short = vuelve a poner una copia en lugar de la base de datos del servidor
cli-restore-help =
    Comprueba una copia y la pone en lugar de la base de datos del servidor. Para antes el servidor. La base de datos que había se guarda al lado.

    Con --database, la copia se pasa a una base de datos de PostgreSQL y se compara con ella fila por fila. Para antes todos los nodos. Una base de datos que tiene contenido se rechaza, salvo con --replace; lo que había se guarda entonces en otro esquema. El archivo de un servidor parado también es una copia: así pasa un servidor de una carpeta a PostgreSQL, y con backup --database vuelve.

    Con --check, la copia solo se comprueba.
cli-restore-example =
    { $program } restore lunes.db
    { $program } restore --check lunes.db
    { $program } restore lunes.db --database postgresql://example.org/canasta
cli-restore-exit_1 = { "" }
cli-restore-done = { $path } es ahora lo que era { $source }.
cli-restore-kept = La base de datos que había antes se guarda como { $path }.
cli-restore-checked = { $path } es una copia completa.
cli-option-restore_check = Solo comprueba la copia.
cli-option-restore_replace = Con --database: sustituye una base de datos que tiene contenido, y lo guarda en otro esquema.
cli-restore-kept_schema = Lo que había antes se guarda en el esquema { $schema }. Cuando ya no haga falta: DROP SCHEMA { $schema } CASCADE
cli-server-two_places = Indica la carpeta con --data o la base de datos con --database, no las dos.
cli-option-data = La carpeta del servidor (en tu carpeta de datos, si no se da).

cli-people-short = enumera las cuentas del servidor, o recupera el acceso de una
cli-people-help =
    Enseña las cuentas del servidor: nombre, desde cuándo, y el último día en que se usó. El servidor puede estar en marcha.

    Con --reset, quien ha perdido la contraseña y los códigos de recuperación recibe un código nuevo. Asegúrate de que es esa persona quien lo pide y no se lo des a nadie más: quien lo tenga puede poner otra contraseña. Sus códigos anteriores ya no valen.
cli-people-example =
    { $program } people
    { $program } people --reset Ana
cli-people-exit_1 = { "" }
cli-people-line = { $name }  desde { $created }, último uso { $used }
cli-people-number =
    { $number ->
        [0] Ninguna cuenta.
        [one] Una cuenta.
       *[other] { $number } cuentas.
    }
cli-people-code = Código de recuperación para { $name }, vale una vez: { $code }
cli-people-unknown = Ninguna cuenta se llama { $name }.
cli-option-people_reset = Da a este miembro un código de recuperación nuevo.

cli-serve-short = abre mesas para personas y bots en la red
cli-serve-help =
    Abre mesas para personas y bots en la red. Al servidor solo se llega desde este ordenador, si no lo abres a tu casa con --lan. Se para con Ctrl-C; no se pierde ninguna jugada, se pare como se pare.

    Todo se guarda en una carpeta. { $program } backup la copia mientras el servidor está en marcha.
cli-serve-example =
    { $program } serve
    { $program } serve --lan --port 8080
    { $program } serve --origin https://canasta.example.org
cli-serve-running = Ya hay un servidor en marcha para esta carpeta: { $address }
cli-serve-exit_1 = { "" }
cli-serve-exit_2 = el servidor no ha podido arrancar; una línea en stderr dice por qué
cli-serve-at = Casa Canasta está en { $address } (se para con Ctrl-C).
cli-serve-data = Sus datos están en { $path }.
cli-serve-lan = Los móviles y ordenadores de esta casa abren esta dirección, o leen el código:
cli-serve-plain = Esto es http sin cifrar: otras personas de tu red podrían leer el tráfico. Las llaves de acceso y las cookies seguras (__Host-) necesitan https, así que entra con un nombre o una contraseña. No abras esta dirección a internet; docs/server.md explica cómo hacerlo con seguridad.
cli-serve-port = El puerto { $port } no se puede usar: { $problem }. Di otro con --port.
cli-serve-origin = «{ $origin }» no es un origen: escríbelo como https://canasta.example.org, sin ruta.
cli-option-port = El puerto en el que escucha.
cli-option-lan = Deja entrar a todos los de tu red, y enseña la dirección y un código QR. Con --host, solo en esa dirección.
cli-option-serve_open = Abrir la mesa en el navegador; si el puerto está ocupado, en otro.
cli-option-serve_host = Escuchar en esta dirección del equipo, y no solo para el propio equipo.
cli-option-serve_proxy = La dirección o la red de un proxy al que se cree cuando dice de dónde viene una petición. Se puede repetir; a los de este equipo se les cree si todos los --origin son https.
cli-option-serve_people = Cuántas personas pueden venir a la vez desde una misma dirección: de ahí salen los límites de conexiones, peticiones e invitados nuevos. Súbelo para un club detrás de un solo router.
cli-serve-no_browser = Desde aquí no se puede abrir ningún navegador: abre esa dirección en uno. Para jugar en el terminal: { $program } play
cli-serve-no_lan = Este ordenador no parece estar conectado a una red, así que ningún otro dispositivo puede llegar a él.
cli-serve-proxy = '{ $proxy }' no es una dirección ni una red: escríbela así: 10.0.0.2 o 10.0.0.0/24.
cli-option-serve_ice = Un archivo JSON con los servidores STUN y TURN del chat de voz. Sin él, los navegadores solo se conectan dentro de una misma red.
cli-serve-ice = La lista de servidores de '{ $path }' no se puede usar: { $problem }. Tiene que ser una lista JSON como [{ "{" }"urls": ["stun:stun.example.org:3478"]{ "}" }].
cli-serve-ice_login = El servidor TURN '{ $url }' de '{ $path }' no tiene credenciales. Añade "secret", o "username" y "credential".
cli-serve-ice_both = El servidor '{ $url }' de '{ $path }' tiene "secret" y además otras credenciales. Deja solo una de las dos cosas.
cli-option-serve_origin = La dirección por la que se llega al servidor a través de un proxy, como https://canasta.example.org.


server-sign_in = No has entrado. Entra primero, como invitado o con una cuenta.
server-origin = Las páginas de otros sitios no pueden hacer esto.
server-malformed = Este mensaje no es válido: { $problem }.
server-long_query = { $name } es demasiado largo: { $most } caracteres como máximo.
server-number = { $name } es un número del { $least } al { $most }.
server-too_large = Esto es demasiado grande.
server-too_slow = Esto ha tardado demasiado en llegar.
server-too_fast = Vas demasiado deprisa. Espera un momento.
server-queue_full = Ya hay demasiadas peticiones tuyas en espera. Espera primero una respuesta y vuelve a preguntar.
server-flood = Han llegado demasiadas tramas por esta conexión. Conéctate de nuevo y envía menos pings, pongs y fragmentos.
server-many_pieces = El cuerpo de la petición tiene demasiados trozos pequeños. Envíalo con Content-Length o en trozos más grandes.
server-many_extras = Eso ya se ha hecho { $number } veces en esta mano, que es el límite. Sigue jugando; en la mano siguiente vuelve a ser posible.
server-no_page = Página no encontrada.
server-wrong = Algo ha fallado en el servidor. No se ha cambiado nada; inténtalo otra vez.
server-disk_full = El disco del servidor está lleno, así que la mesa espera. No se ha perdido ninguna jugada; la partida sigue cuando haya sitio.
server-disk_read_only = El servidor no puede escribir en su disco, así que la mesa espera. No se ha perdido ninguna jugada; la partida sigue en cuanto se pueda.
server-disk_replaced = La base de datos del servidor se movió, se borró o se cambió por otra con el servidor en marcha, así que ahora no se guarda nada. Quien lleva el servidor tiene que pararlo y devolver la base de datos a su sitio; su registro dice cómo.
server-disk_trouble = El servidor tiene un problema con su disco, así que la mesa espera. No se ha perdido ninguna jugada; la partida sigue en cuanto se pueda.
server-elsewhere = Antes ha pasado otra cosa en la mesa. Mira otra vez e inténtalo de nuevo.
server-unreadable = Esta partida ya no se puede leer; puede que la empezara otra versión del programa. Pregunta a quien lleva el servidor.
server-no_table = No hay tal mesa, o necesitas su invitación.
server-no_place = En esta mesa no hay ningún puesto { $number }. Usa del 1 al { $last }.
server-place_taken = El sitio { $number } está ocupado.
server-place_free = El puesto { $number } está libre.
server-places_free =
    { $number ->
        [one] Queda un sitio libre: llénalo, o empieza con bots.
       *[other] Quedan { $number } sitios libres: llénalos, o empieza con bots.
    }
server-full = Todos los sitios de esta mesa están ocupados.
server-not_host = Esto solo lo puede hacer quien ha abierto la mesa.
server-not_seated = No estás sentado a esta mesa.
server-not_playing = En esta mano no juegas.
server-stand_in = Ahora juega un bot por ti. Vuelve a sentarte para jugar tú.
server-people_play = Aquí hay gente jugando. Pueden acabar la partida de común acuerdo, o puedes esperar a que se vayan.
server-in_play = Hay una partida en juego.
server-host_seats = En esta mesa el anfitrión decide quién se sienta dónde. Pídele que te cambie de sitio.
server-own_seats = En esta mesa cada jugador elige su sitio. Solo puedes cambiar de sitio tú y a los bots.
server-no_rematch = En esta mesa no hay una partida terminada que repetir.
server-rematch_waiting = Falta que acepten la revancha: { $names }. Espera su respuesta o libera sus sitios.
server-not_teaching = Esta no es una mesa de aprendizaje: las manos quedan ocultas hasta que termine la partida.
server-not_acting = Ahora le toca a { $seat }, no a ti.
server-no_game = En esta mesa no hay ninguna partida en juego.
server-no_record = En esta mesa no ha terminado ninguna partida.
server-paused = El anfitrión ha pausado la partida.
server-closed = Esta mesa está cerrada.
server-no_undo = En esta mesa no se deshace nada.
server-no_referee = En esta mesa no puedes decidir como árbitro.
server-unseen_cards = Los jugadores no han visto estas cartas en la mano de { $seat }. El árbitro solo decide sobre tus cartas y sobre las que han visto todos.
server-row_shows = Una de estas jugadas enseña algo nuevo, una carta por ejemplo, antes que el resto: haz primero esa y luego las demás.
server-card = «{ $name }» no es una carta que se pueda nombrar aquí.
server-many_tables = Ya tienes { $number } mesas abiertas. Cierra una antes.
server-many_friends = Ya tienes { $number } amistades y solicitudes. Elimina una antes.
server-many_subscriptions = Una conexión puede escuchar { $number } mesas como mucho.
server-removed = El anfitrión te ha quitado de esta mesa. Para volver necesitas una invitación nueva.
server-old_invitation = Esta invitación ya no vale: el anfitrión la ha renovado. Pide el enlace nuevo.
server-many_connections = Ya hay { $number } conexiones abiertas desde tu dirección. Cierra alguna, o espera; quien lleva el servidor puede permitir más.
server-many_sockets = Ya estás conectado en { $number } aparatos y ventanas. Cierra uno.
server-house = La regla de la casa no aguanta en el juego. { $problem }
server-house_slow = Probar la regla de la casa ha tardado demasiado.
server-no_dealing = En esta mesa no está a punto de empezar ninguna partida, o tu parte ya está fijada.

server-name = Casa Canasta
server-wrong_login = Nombre o contraseña incorrectos.
server-wrong_code = Nombre o código de recuperación incorrectos, o el código ya se usó.
server-wrong_handover = Este código no vale o ha caducado. Pide uno nuevo en el otro dispositivo.
server-name_taken = El nombre { $name } es de una cuenta. Entra con ella, o elige otro nombre.
server-has_account = Ya tienes una cuenta.
server-account_name = Entras con el nombre de tu cuenta, así que no se puede cambiar.
server-no_account = Esto no lo pueden hacer los invitados. Hazte antes una cuenta; conservas tus mesas y tus partidas.
server-password_short = Una contraseña tiene al menos { $number } caracteres. Unas cuantas palabras seguidas se recuerdan bien y se adivinan mal.
server-password_name = Tu nombre no vale como contraseña.
server-busy = Ahora mismo está entrando demasiada gente. Inténtalo dentro de un momento.
server-no_session = No tienes tal sesión.
server-no_passkeys = En esta dirección no hay llaves de acceso: un navegador solo las hace por https y para un nombre, o para localhost. Entra con tu contraseña.
server-no_passkey = No tienes tal llave de acceso.
server-many_passkeys = Ya tienes { $number } llaves de acceso. Quita una antes.
server-passkey_known = Esta llave de acceso ya se conoce.
server-passkey_late = Ha tardado demasiado, o ya se había hecho. Empieza otra vez.
server-wrong_passkey = Esta llave de acceso no encaja.
server-moved = Ahora juegas en otro dispositivo o en otra ventana. Usa este dispositivo para seguir aquí.
server-gone = Exjugador
server-forgotten = Se te ha borrado, con tus sesiones, llaves de acceso, preferencias, clasificaciones y reglas de la casa, los tanteadores en los que solo escribías tú y las mesas en las que solo jugaste tú. Los demás tanteadores y partidas se quedan con quienes los compartiste. En las mesas te llamas ahora exjugador; solo en los registros de las partidas sigue el nombre que tenías allí, porque el reparto se prometió a los jugadores por su nombre. Los avisos sobre el comportamiento se quedan con quien lleva el servidor, y también las copias de seguridad, hasta que se borren.
server-bus_address = { $address } no es una dirección de NATS. Usa nats://HOST:PUERTO, o nats://HOST:PUERTO/SITIO con letras, cifras y guiones.
server-no_bus = No hay ningún NATS en { $address }. Arranca allí nats-server o corrige --bus.
server-database_away = La base de datos del servidor no está disponible por un momento. Nada de lo confirmado se pierde; inténtalo de nuevo.
server-moving = Esta mesa se está pasando a otro nodo. Inténtalo dentro de un momento.
server-other_node = Esta mesa está en el nodo { $node }, al que no se llega desde aquí. Arranca todos los nodos con el mismo --bus.
cli-option-server_database = Una base de datos PostgreSQL en lugar de la carpeta: postgresql://USUARIO@HOST/NOMBRE. También se puede decir con CANASTA_SERVER_DATABASE, que no se ve en la lista de procesos.
cli-option-serve_bus = El NATS que une los nodos de un sitio: nats://HOST:PUERTO. Necesita --database. También se puede decir con CANASTA_BUS.
cli-option-serve_node = El nombre de este nodo en los registros, las métricas y la lista de nodos. Si no se da, se forma con el nombre de la máquina y el puerto.
cli-serve-bus_alone = Varios nodos no pueden compartir un archivo SQLite: es de un solo proceso. Añade --database postgresql://… o quita --bus.
cli-serve-node = '{ $node }' no puede ser el nombre de un nodo. Usa hasta 60 letras, cifras y guiones.
cli-serve-nodes = Es el nodo { $node }, unido a los demás por { $bus }.
server-not_alone = El nodo { $node } ya usa esta base de datos. Para tener varios, arráncalos todos con --bus.
cli-nodes-short = muestra los nodos de un sitio y las mesas que llevan
cli-nodes-help =
    Muestra los servidores que comparten una base de datos PostgreSQL, cuáles están en marcha y cuántas mesas lleva cada uno.
cli-nodes-example =
    { $program } nodes --database postgresql://example.org/canasta
cli-nodes-exit_1 = { "" }
cli-nodes-database = Di la base de datos: --database postgresql://USUARIO@HOST/NOMBRE, o la variable { $variable }.
cli-option-nodes_tables = Muestra también los identificadores de las mesas que lleva cada nodo.
cli-nodes-runs = { $node } lleva: { $tables }
cli-nodes-none = Ningún nodo está en marcha en esta base de datos.
cli-nodes-name = nodo
cli-nodes-state = estado
cli-nodes-tables = mesas
cli-nodes-seen = visto
cli-nodes-version = versión
cli-nodes-address = dirección
cli-nodes-running = en marcha
cli-nodes-silent = callado
cli-nodes-seconds = hace { $seconds } s
