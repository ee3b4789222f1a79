### Conjuntos de datos: manos de bots como arreglos.

cli-dataset-short = escribe manos como arreglos para el aprendizaje automático
cli-dataset-help =
    Hace jugar manos sueltas a los bots y las escribe en CARPETA como archivos .npz, con un esquema, una ficha y partes para entrenamiento, validación y prueba.

    Con --server-data se escriben manos de personas: solo de partidas en las que todos los de la mesa han dado su acuerdo en su cuenta, y sin nombres.

    La misma semilla da los mismos bytes, sea cual sea el número de procesos. El mismo comando reanuda lo interrumpido. NumPy lee los archivos; no hace falta para escribirlos.
cli-dataset-example =
    { $program } dataset manos --hands 500
    { $program } dataset mezcla --bot expert --bot club --hands 100000 --book boat
cli-dataset-exit_1 = {""}
cli-option-dataset_bot = Un bot; indicado varias veces, los bots por asiento, que avanzan un asiento en cada mano. Si no se indica, expert.
cli-option-dataset_hands = Cuántas manos, desde totales repartidos por toda la partida; si no se indica, 1000.
cli-option-dataset_seed = Cualquier texto: el mismo texto da las mismas manos; si no se indica, 0.
cli-option-dataset_server = La carpeta de datos de un servidor: escribe las manos de sus partidas, si todos los de la mesa están de acuerdo, y sin nombres.

dataset-bots = Indica entre 1 y { $most } bots, uno por asiento, no { $number }.
dataset-illegal = { $name } eligió algo no permitido en { $position }.
dataset-other = La carpeta «{ $name }» tiene otro conjunto de datos, o parte de uno. Indica otra carpeta, o los mismos bots, reglas, semilla y número de manos.
dataset-none = La carpeta «{ $name }» no tiene un conjunto de datos que esta versión pueda leer.
npz-unreadable = «{ $name }» está dañado o no es un archivo de matrices escrito por Casa Canasta.
dataset-stopped = Detenido. El mismo comando lo reanuda.
dataset-written = { $hands } manos escritas en { $name }, { $size } MB.
dataset-server_only = Con --server-data, las manos salen de las partidas del servidor: quita --bot, --hands, --seed y --think.
dataset-no_games = No se encontró ninguna mano que escribir. Se escribe una partida si está terminada, se jugó con estas reglas y todas las personas de la mesa están de acuerdo.
dataset-card_people =
    # Manos de Canasta jugadas por personas

    { $hands } manos de { $rules } con { $players } jugadores, de partidas en un servidor, escritas por Casa Canasta { $version } (comando: dataset --server-data).

    ## Quién está de acuerdo

    Todas las personas que jugaron en una partida tienen una cuenta y activaron «Partidas para la investigación» antes de que se escribiera este archivo.
    No está activado de entrada y se puede desactivar en cualquier momento; los archivos posteriores ya no tendrán esas partidas, pero este no se puede retirar.

    ## Qué hay en los archivos

    schema.json enumera los arreglos, sus tipos y formas. En el arreglo bots, 0 es una persona; los demás números son bots, como se indica allí.
    No hay nombres, cuentas, mesas ni horas. El orden de las manos no se deduce de las partidas.
    Se guardan los totales previos, así que a veces se pueden volver a juntar las manos de una partida; quién las jugó no se puede saber por ello.
    Faltan las manos con jugadas retiradas o decisiones del árbitro, con un bot que jugó por alguien ausente o con un pozo que se volvió a barajar.
    De cada veinte manos, dieciocho están en train-*.npz, una en validation-*.npz y una en test-*.npz.

    ## Para qué sirve

    Para aprender cómo juegan las personas a la Canasta. No intentes averiguar quiénes son.
dataset-card =
    # Manos de bots de Canasta

    { $hands } manos sueltas de { $rules } con { $players } jugadores.
    Bots: { $bots }. Muestras por decisión: { $think } (0: las del bot). Semilla: { $seed }.
    Escrito por Casa Canasta { $version } (comando: dataset); el mismo comando y versión escriben los mismos bytes.

    ## Qué hay en los archivos

    schema.json enumera los arreglos, sus tipos y formas, y todos los ajustes.
    De cada veinte manos, dieciocho están en train-*.npz, una en validation-*.npz y una en test-*.npz.
    Una mano es su mazo, sus totales previos, sus acciones y sus puntos.
    Lo que un jugador veía en cada decisión se deduce de ellos por las reglas: canasta.arena.dataset.Dataset juega las manos y lo entrega.
    Los bots avanzan un asiento de mano en mano, y también el que reparte.

    ## Para qué sirve y para qué no

    Las manos muestran cómo juegan estos programas, no cómo juegan las personas ni cómo se juega mejor.
    Los totales previos se reparten por toda la partida, para que aparezcan todos los requisitos de la primera bajada; en partidas enteras se repartirían de otro modo.
    No contiene datos personales de nadie.
