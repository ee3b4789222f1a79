### El servidor: sus órdenes, lo que dice de sí mismo y lo que contesta cuando algo no se puede hacer.

cli-backup-short = copia la base de datos del servidor, aunque esté en marcha
cli-backup-help =
    Copia la base de datos del servidor a un archivo nuevo: todas las partidas, mesas y personas tal como están en este momento. El servidor puede estar en marcha. La copia se comprueba antes de recibir su nombre: la revisión de todas las páginas que hace SQLite, el número de filas de cada tabla y la última anotación de cada partida.

    Con --keep, la ruta es una carpeta: la copia lleva la hora en el nombre y solo se guardan las más recientes. { $program } restore vuelve a poner una copia.
cli-backup-example =
    { $program } backup lunes.db
    { $program } backup copias --keep 7
cli-backup-exit_1 = { "" }
cli-backup-done = { $path } es una copia comprobada de { $source }: { $entries } anotaciones en { $streams } series, la última de { $last } UTC.
cli-backup-deleted = Se ha borrado la copia más antigua { $path }.
cli-option-backup_keep = Toma la ruta por una carpeta y guarda en ella este número de copias.
cli-server-nothing = No hay ningún { $path }: con esta carpeta no ha funcionado ningún servidor.

cli-restore-short = vuelve a poner una copia en lugar de la base de datos del servidor
cli-restore-help =
    Comprueba una copia y la pone en lugar de la base de datos del servidor. Para antes el servidor. La base de datos que había se guarda al lado.

    Con --check, la copia solo se comprueba.
cli-restore-example =
    { $program } restore lunes.db
    { $program } restore --check lunes.db
cli-restore-exit_1 = { "" }
cli-restore-done = { $path } es ahora lo que era { $source }.
cli-restore-kept = La base de datos que había antes se guarda como { $path }.
cli-restore-contents = Comprobado: { $entries } anotaciones en { $streams } series, la última de { $last } UTC.
cli-option-restore_check = Solo comprueba la copia.
cli-option-data = La carpeta del servidor (en tu carpeta de datos, si no se da).

cli-people-short = enseña las cuentas del servidor y deja volver a entrar a alguien
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
cli-serve-plain = Esto es http sin cifrar: quien esté en tu red podría escuchar. A una dirección así los navegadores no le dan llaves de acceso ni una cookie ligada a https (__Host-), así que se entra con un nombre o una contraseña. No la abras así a internet: docs/server.md explica cómo se hace.
cli-serve-port = El puerto { $port } no se puede usar: { $problem }. Di otro con --port.
cli-serve-origin = «{ $origin }» no es un origen: escríbelo como https://canasta.example.org, sin ruta.
cli-option-port = El puerto en el que escucha.
cli-option-lan = Deja entrar a todos los de tu red, y enseña la dirección y un código QR. Con --host, solo en esa dirección.
cli-option-serve_open = Abrir la mesa en el navegador; si el puerto está ocupado, en otro.
cli-option-serve_host = Escuchar en esta dirección del equipo, y no solo para el propio equipo.
cli-option-serve_proxy = La dirección o la red de un proxy al que se cree cuando dice de dónde viene una petición. Se puede repetir; a los de este equipo se les cree si todos los --origin son https.
cli-option-serve_people = Cuántas personas pueden venir a la vez desde una misma dirección: de ahí salen los límites de conexiones, peticiones e invitados nuevos. Súbelo para un club detrás de un solo router.
cli-serve-no_browser = Desde aquí no se puede abrir ningún navegador: abre esa dirección en uno. Para jugar en el terminal: { $program } play
cli-serve-no_lan = Parece que este equipo no está en ninguna red, así que nadie más puede llegar a él.
cli-serve-proxy = '{ $proxy }' no es una dirección ni una red: escríbela así: 10.0.0.2 o 10.0.0.0/24.
cli-option-serve_origin = La dirección por la que se llega al servidor a través de un proxy, como https://canasta.example.org.


server-sign_in = Aquí no ha entrado nadie. Entra primero, como invitado o con una cuenta.
server-origin = Las páginas de otros sitios no pueden hacer esto.
server-malformed = Esto no es un mensaje nuestro: { $problem }.
server-long_query = { $name } es demasiado largo: { $most } caracteres como máximo.
server-number = { $name } es un número del { $least } al { $most }.
server-too_large = Esto es demasiado grande.
server-too_slow = Esto ha tardado demasiado en llegar.
server-too_fast = Vas demasiado deprisa. Espera un momento.
server-queue_full = Ya hay demasiadas peticiones tuyas en espera. Espera primero una respuesta y vuelve a preguntar.
server-flood = Han llegado demasiadas tramas por esta conexión. Conéctate de nuevo y envía menos pings, pongs y fragmentos.
server-many_pieces = El cuerpo de la petición tiene demasiados trozos pequeños. Envíalo con Content-Length o en trozos más grandes.
server-many_extras = Eso ya se ha hecho { $number } veces en esta mano, que es el límite. Sigue jugando; en la mano siguiente vuelve a ser posible.
server-no_page = Aquí no hay nada.
server-wrong = Algo ha fallado en el servidor. No se ha cambiado nada; inténtalo otra vez.
server-disk_full = En el disco del servidor no queda sitio, así que la mesa está parada. No se pierde nada de lo jugado; se sigue cuando haya sitio.
server-disk_read_only = El servidor no puede escribir ahora en su disco, así que la mesa está parada. No se pierde nada de lo jugado; se sigue en cuanto se pueda.
server-disk_replaced = La base de datos del servidor se movió, se borró o se cambió por otra mientras estaba en marcha, así que ya no se guarda nada. Quien lleva el servidor tiene que pararlo y volver a poner la base de datos; el registro dice cómo.
server-disk_trouble = El servidor tiene problemas con su disco, así que la mesa está parada. No se pierde nada de lo jugado; se sigue en cuanto se pueda.
server-elsewhere = Antes ha pasado otra cosa en la mesa. Mira otra vez e inténtalo de nuevo.
server-unreadable = Esta partida ya no se puede leer: quizá la empezó otra versión del programa. Quien lleva el servidor puede averiguarlo.
server-no_table = No hay tal mesa, o necesitas su invitación.
server-no_place = En esta mesa no hay sitio { $number }: van del 1 al { $last }.
server-place_taken = El sitio { $number } está ocupado.
server-place_free = En el sitio { $number } no hay nadie.
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
server-not_acting = Ahora le toca a { $seat }, no a ti.
server-no_game = En esta mesa no hay ninguna partida en juego.
server-no_record = En esta mesa no hay ninguna partida acabada.
server-paused = Quien ha abierto la mesa ha parado la partida un rato.
server-closed = Esta mesa está cerrada.
server-no_undo = En esta mesa no se deshace nada.
server-no_referee = En esta mesa no puedes decidir como árbitro.
server-unseen_cards = Nadie ha visto esas cartas en la mano de { $seat }: el árbitro decide sobre cartas que todos vieron, o sobre las tuyas.
server-row_shows = Una de estas jugadas enseña algo nuevo, una carta por ejemplo, antes que el resto: haz primero esa y luego las demás.
server-card = «{ $name }» no es una carta que se pueda nombrar aquí.
server-many_tables = Ya tienes { $number } mesas abiertas. Cierra una antes.
server-many_subscriptions = Una conexión puede escuchar { $number } mesas como mucho.
server-removed = El anfitrión te ha quitado de esta mesa. Para volver necesitas una invitación nueva.
server-old_invitation = Esta invitación ya no vale: el anfitrión la ha renovado. Pide el enlace nuevo.
server-many_connections = Desde tu dirección ya hay { $number } conexiones abiertas. Cierra alguna, o espera a que otros se vayan; quien lleva el servidor puede permitir más.
server-many_sockets = Ya estás conectado en { $number } aparatos y ventanas. Cierra uno.
server-house = La regla de la casa no aguanta en el juego. { $problem }
server-house_slow = Probar la regla de la casa ha tardado demasiado.
server-no_dealing = En esta mesa no está a punto de empezar ninguna partida, o tu parte ya está fijada.

server-name = Casa Canasta
server-wrong_login = Este nombre y esta contraseña no van juntos.
server-wrong_code = Este nombre y este código de recuperación no van juntos, o el código ya se ha usado.
server-wrong_handover = Este código no vale, o ya no vale. Pide otro en el otro aparato.
server-name_taken = El nombre { $name } ya es de una cuenta. Entra con ella o elige otro nombre.
server-has_account = Ya tienes una cuenta.
server-account_name = Con el nombre se entra en la cuenta, así que se queda como está.
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
server-moved = Ahora juegas esto en otro aparato o en otra ventana. Retómalo allí, o aquí.
server-gone = Exjugador
server-forgotten = Se te ha borrado, con tus sesiones, llaves de acceso, preferencias, clasificaciones y reglas de la casa, los tanteadores en los que solo escribías tú y las mesas en las que solo jugaste tú. Los demás tanteadores y partidas se quedan con quienes los compartiste. En las mesas te llamas ahora exjugador; solo en los registros de las partidas sigue el nombre que tenías allí, porque el reparto se prometió a los jugadores por su nombre. Los avisos sobre el comportamiento se quedan con quien lleva el servidor, y también las copias de seguridad, hasta que se borren.
