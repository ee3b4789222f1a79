### Una primera mano de Boat Canasta, paso a paso (canasta/coach/lessons/boat.toml).

lesson-boat-cards =
    Se juega con dos barajas corrientes y cuatro jokers: 108 cartas en total. Lo que cuenta es el valor de la carta: hay ocho reyes, ocho reinas, ocho sietes, y así con todas.
    Los palos no importan. Solo una cosa: los treses rojos y los treses negros son cartas distintas, como verás.

lesson-boat-deal =
    Cada jugador ha recibido { $cards } cartas. Las demás están boca abajo: son el mazo. A su lado queda sitio para el pozo, que empieza con el primer descarte.
    Mira la mesa. De la apertura no te preocupes todavía.

lesson-boat-red =
    Has robado un tres rojo, y eso es un regalo. Se ha ido directo a la mesa y a cambio te ha llegado otra carta, un diez.
    Cuando acabe la mano, un tres rojo da 100 puntos. Solo para el bando que no haya logrado nada se vuelve una pérdida.

lesson-boat-set =
    Fíjate en tus ases: son tres. Tres cartas del mismo valor, o más, se llaman un juego, y los juegos son lo que se baja.

lesson-boat-quiet =
    Pero este barco sale despacio del puerto: primero cada jugador tiene tres turnos en los que solo se roba y se descarta.
lesson-boat-quiet-do = Intenta bajar los ases de todos modos, a ver qué pasa.
lesson-boat-quiet-other = Prueba primero con los tres ases. No puede pasar nada malo.
lesson-boat-quiet-right = Así se rechaza cada jugada que no está permitida: con el motivo y el párrafo que lo dice. No pasa nada más.

lesson-boat-discard =
    El turno acaba con un descarte, boca arriba en el pozo. Elige una carta que no te sirva.
lesson-boat-discard-do = Descarta el cuatro.
lesson-boat-discard-other = Podrías hacerlo. Pero el cuatro es bajo y está solo: tira ese.

lesson-boat-fourth =
    Así han pasado tres vueltas, y el pozo ya tiene doce cartas. Ahora empieza lo bueno: desde su cuarto turno, cada jugador puede bajar cartas y tomar el pozo.
lesson-boat-fourth-do = Roba.
lesson-boat-fourth-other = Primero roba una carta.

lesson-boat-count =
    Queda un obstáculo. Lo primero que baja un bando, su apertura, tiene que valer { $need } puntos en total, de una sola persona en un solo turno. Un as vale 20; del rey al ocho, 10 cada una; del siete al cuatro, 5.
    Tus tres ases suman 60.
lesson-boat-count-do = Baja los tres ases.
lesson-boat-count-other = También estaría permitido. Pero empieza por los ases: bastan, y lo demás sigue junto.
lesson-boat-count-right = Tu bando ha abierto. Durante el resto de la mano pueden bajar lo que quieran, sin contar.

lesson-boat-keep = Ahora el descarte. Guarda tus pares: dentro de un momento uno de ellos va a valer mucho.
lesson-boat-keep-do = Descarta el diez.
lesson-boat-keep-other = Podrías, pero el diez es la que menos falta te hace.

lesson-boat-partner =
    { $left } ha bajado cinco reyes, 50 puntos: esa ha sido la apertura de los rivales. Y { $partner } ha añadido un as a tus ases.
    Los juegos de un bando son de los dos, así que cada quien puede añadirles cartas. Los de los rivales no se tocan.

lesson-boat-take =
    { $right } ha descartado una reina, y tú tienes dos. En vez de robar puedes tomar el pozo, entero: ¡dieciséis cartas!
    El precio: la carta de arriba baja enseguida a la mesa, junto con tus dos reinas.
lesson-boat-take-do = Toma el pozo con tus dos reinas.
lesson-boat-take-other = Se puede, pero esta ocasión es mejor: toma el pozo, con las dos reinas.

lesson-boat-took = ¡Vaya mano! Ahora tienes tres cincos, tres seises y hasta cuatro nueves.
lesson-boat-took-do = Baja tres cincos, tres seises y tres nueves.
lesson-boat-took-other = Eso puede esperar. Primero los cincos, los seises y tres nueves.

lesson-boat-ways =
    Un par no es el único camino al pozo. También basta una carta igual y un comodín, o un juego de la mesa con el que vaya la carta de arriba. Comodines son los doses y los jokers: valen por cualquier carta.
lesson-boat-ways-do = Imagina que arriba hay un cinco. Tienes cincos en la mesa y ninguno en la mano. ¿Puedes tomar el pozo?
lesson-boat-ways-1 = sí, el cinco va con nuestros cincos
lesson-boat-ways-1_told = Exacto. El cinco se une a tu juego, y el pozo es tuyo.
lesson-boat-ways-2 = no, me harían falta dos cincos en la mano
lesson-boat-ways-2_told = Esa es una manera, pero hay otra más fácil: el cinco va con tu juego.

lesson-boat-wild =
    Tienes dos doses y un joker. Un dos vale 20 puntos, un joker 50. En un juego valen por las cartas que te faltan, pero siempre tiene que haber menos comodines que cartas naturales, que son las demás.
lesson-boat-wild-do = ¿Cuál de estos está permitido?
lesson-boat-wild-1 = tres reyes y dos doses
lesson-boat-wild-1_told = Eso es: tres naturales y solo dos comodines.
lesson-boat-wild-2 = dos reyes y dos doses
lesson-boat-wild-2_told = No del todo: dos contra dos es un empate, y tiene que haber menos doses.

lesson-boat-wildset =
    En este juego tienen un uso mejor: los comodines también pueden formar un juego sin cartas naturales. Vale la pena, como verás.
lesson-boat-wildset-do = Baja los dos doses y el joker como un juego.
lesson-boat-wildset-other = Puedes. Pero prueba esto: solo los dos doses y el joker.

lesson-boat-black =
    Tu tres negro tiene que irse. No puedes bajarlo, y si te queda en la mano cuesta 100 puntos. Pero en el pozo es útil: lo bloquea.
lesson-boat-black-do = Descarta el tres negro.
lesson-boat-black-other = Se puede. Pero un tres negro sale demasiado caro para guardarlo: descártalo.

lesson-boat-blocked =
    Un tres negro, un dos o un joker bloquea el pozo. Quien juega después no puede tomarlo de ninguna manera.
    Los siguientes sí, pero solo con dos cartas naturales de la mano, iguales a la de arriba; no sirven ni un comodín ni un juego de la mesa. Y así sigue hasta que alguien lo toma.

lesson-boat-refused = Arriba hay un as, y en la mesa tienes cinco ases. Pero el tres negro sigue en el fondo.
lesson-boat-refused-do = Intenta tomar el pozo con tu juego de ases.
lesson-boat-refused-other = En una partida harías eso. Aquí, intenta primero tomar el pozo con tu juego de ases.
lesson-boat-refused-right = Con dos ases en la mano sería tuyo.

lesson-boat-add = Un cinco. Y todavía tienes un nueve. Los dos van con tus juegos, y siempre se pueden añadir cartas sueltas.
lesson-boat-add-do = Añade el cinco y el nueve, y descarta un cuatro.
lesson-boat-add-other = Está permitido, pero aquí añade el cinco y el nueve a sus juegos y descarta un cuatro.

lesson-boat-canasta =
    Saltemos unas cuantas vueltas. Dos de tus juegos tienen ya seis cartas. Un juego de siete cartas es una canasta; de ahí el nombre del juego.
    Con comodines entre las naturales es sucia y da 300 puntos. Sin ninguno es limpia, y da 600.

lesson-boat-seventh = El séptimo as ya lo tienes en la mano.
lesson-boat-seventh-do = Roba primero, como siempre.
lesson-boat-seventh-other = Primero roba.

lesson-boat-aces = Ahora completa tus ases.
lesson-boat-aces-do = Añade el as a los ases.
lesson-boat-aces-other = Puedes. Pero primero el as: la canasta está esperando.
lesson-boat-aces-right = Siete ases y ningún comodín: una canasta limpia, 600 puntos.

lesson-boat-wildcanasta =
    Y ahí está tu juego de comodines: cuatro doses y dos jokers. Si al completarlo hay más doses, es una canasta pequeña de comodines y da 1000 puntos; si hay más jokers, es grande y da 2000.
lesson-boat-wildcanasta-do = Tienes un tercer joker. ¿Cómo será?
lesson-boat-wildcanasta-1 = grande
lesson-boat-wildcanasta-1_told = Cuenta otra vez: cuatro doses contra tres jokers.
lesson-boat-wildcanasta-2 = pequeña
lesson-boat-wildcanasta-2_told = Exacto: cuatro doses contra tres jokers. Pero 1000 puntos tampoco están mal.

lesson-boat-joker = No los hagas esperar.
lesson-boat-joker-do = Añade el joker a los comodines.
lesson-boat-joker-other = Puedes, pero te esperan mil puntos: el joker va con los comodines.
lesson-boat-joker-right = Una canasta de comodines.

lesson-boat-sevens = También tienes ya tres sietes.
lesson-boat-sevens-do = Baja los sietes y descarta el cuatro.
lesson-boat-sevens-other = Está permitido, pero aquí baja los sietes y después descarta el cuatro.

lesson-boat-later =
    Un poco después. Te quedan dos ochos. La mano termina cuando alguien juega su última carta, en un juego o como descarte. Eso se llama cerrar, y da 200 puntos.
    Para eso tu bando necesita una canasta; hasta entonces siempre tienes que guardar una carta. Ustedes tienen dos.

lesson-boat-ask =
    ¡El tercer ocho! Podrías bajar los tres y cerrar. Pero lo que { $partner } tiene todavía contaría contra ustedes dos. En esta mesa las parejas no pueden decirse nada; esta es la única pregunta permitida. La respuesta es sí o no, y obliga.
lesson-boat-ask-do = Pregunta a { $partner }.
lesson-boat-ask-other = Está permitido sin preguntar. Pero pruébalo una vez: pregunta primero.

lesson-boat-out = { $partner } dice que sí. Ahora tienes que cerrar, y puedes.
lesson-boat-out-do = Baja los tres ochos.
lesson-boat-out-other = Casi. Baja los tres ochos, y has cerrado.

lesson-boat-score =
    La mano ha terminado, y así se cuenta: las canastas, tu tres rojo, 200 por cerrar, y el valor de cada carta que hay en la mesa. Las cartas que quedan en las manos de un bando se restan.
    Cada renglón cita el párrafo que sigue.

lesson-boat-minus =
    Ahora mira el otro bando. Había bajado bastante, pero no tenía ninguna canasta. Y a { $right } se le quedó un tres negro en la mano.
lesson-boat-minus-do = ¿Qué pasó con las cartas que los rivales tenían en la mesa?
lesson-boat-minus-1 = contaron a su favor, como las nuestras
lesson-boat-minus-1_told = Mira la hoja: hay un menos. Solo el bando que tiene una canasta suma sus cartas.
lesson-boat-minus-2 = contaron en su contra
lesson-boat-minus-2_told = Sí. Sin una canasta, todo lo que hay en la mesa se pierde. Y el tres negro solo ya costó 100.

lesson-boat-end =
    Esa ha sido tu primera mano. Las manos se suman hasta que un bando tiene { $target } puntos; cuantos más tengas, más tiene que valer tu apertura. Cuando se acaba el mazo, se baraja el pozo y pasa a ser el nuevo.
    Si en una partida dudas de algo, inténtalo: la mesa te dirá la regla.
