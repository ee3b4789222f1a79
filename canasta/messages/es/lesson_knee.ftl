### Una primera mano de Hand, Knee and Foot, paso a paso (canasta/coach/lessons/knee.toml).

lesson-knee-welcome =
    ¡Hola! Estás en una mesa de cuatro. { $partner }, enfrente de ti, es tu pareja; { $left }, a tu izquierda, y { $right }, a tu derecha, son los rivales.
    { $partner } y tú comparten el tanteo. Una partida tiene cuatro manos, y gana el total más alto.

lesson-knee-cards =
    Esta es la más grande de las canastas: se juega con seis barajas y sus jokers, más de trescientas cartas. Lo que cuenta es el valor de la carta: reyes, reinas, sietes. Los palos no importan.
    Solo una cosa: los treses rojos y los treses negros son cartas distintas, como verás.

lesson-knee-deal =
    Cada jugador ha recibido tres montones: { $cards } cartas para la mano, 13 para la rodilla y 11 para el pie. Empiezas con la mano. La rodilla y el pie esperan boca abajo hasta que te los ganes.
    Lo demás es el mazo. El pozo está vacío todavía. De la apertura no te preocupes por ahora.

lesson-knee-aim =
    Se bajan a la mesa cartas del mismo valor, por lo menos de tres en tres. Una fila de siete es una canasta, y de canastas va este juego.
    Al final, lo que está en la mesa da puntos. Lo que queda en la mano, la rodilla y el pie los quita.

lesson-knee-turn =
    Un turno tiene tres partes. Robas cartas, aquí de dos en dos; después puedes bajar cartas, si quieres; y al final dejas una carta boca arriba en el pozo. Empiezas tú.
lesson-knee-turn-do = Roba dos cartas del mazo.
lesson-knee-turn-other = Eso viene después. El turno empieza con cartas del mazo.

lesson-knee-red =
    Has robado un rey y un tres rojo, que es un regalo: se ha ido directo a la mesa y a cambio te ha llegado otra carta. Da 100 puntos.
    Pero un tres rojo que al final siga en una rodilla o en un pie cuesta 500.

lesson-knee-set =
    Mira tu mano: cinco reyes y tres ases. Tres cartas del mismo valor, o más, se llaman un juego, y los juegos son lo que se baja.

lesson-knee-wild =
    Los doses y los jokers son comodines: en un juego valen por las cartas que te faltan. Las demás son naturales. Un juego necesita dos naturales y admite dos comodines como mucho. Los comodines también pueden formar un juego sin naturales.
lesson-knee-wild-do = ¿Cuál de estos no está permitido?
lesson-knee-wild-1 = cuatro reyes y dos doses
lesson-knee-wild-1_told = Ese vale: se permiten dos comodines.
lesson-knee-wild-2 = cuatro reyes, dos doses y un joker
lesson-knee-wild-2_told = Exacto: tres comodines, sobra uno.
lesson-knee-wild-3 = tres doses
lesson-knee-wild-3_told = Ese es un juego de comodines, y ya verás para qué sirve.

lesson-knee-fives = Los cincos y los sietes son una excepción. Tienes dos cincos y un dos.
lesson-knee-fives-do = Intenta bajarlos juntos, a ver qué pasa.
lesson-knee-fives-other = Prueba primero los cincos con el dos. No puede pasar nada malo.
lesson-knee-fives-right = Así se rechaza cada jugada que no está permitida: con el motivo y el párrafo que lo dice. No pasa nada más.

lesson-knee-count =
    Lo primero que baja tu bando en una mano es su apertura. En la primera de las cuatro manos tiene que valer { $need } puntos; después, más. Un joker vale 50; un as o un dos, 20; del rey al ocho, 10 cada una; del siete al cuatro, 5.
    Cinco reyes suman 50, y tres ases, otros 60.
lesson-knee-count-do = Baja los cinco reyes y los tres ases.
lesson-knee-count-other = Está permitido, pero guarda lo demás. Baja solo los cinco reyes y los tres ases.
lesson-knee-count-right = Tu bando ha abierto. Durante el resto de la mano pueden bajar lo que quieran, sin contar.

lesson-knee-black =
    Tienes un tres negro. No se puede bajar nunca, y si te queda al final cuesta 300 puntos. Pero sirve para una cosa: en el pozo, impide que lo tome quien juega después.
lesson-knee-black-do = Descarta el tres negro.
lesson-knee-black-other = Se puede. Pero quítate de encima el tres negro mientras puedas.

lesson-knee-small =
    { $partner } ha añadido un rey a tus reyes: los juegos de un bando son de los dos. Y { $right } ha descartado un cinco. Con dos cincos en la mano puedes tomarlo, junto con lo que hay debajo. Pero hay una condición.
lesson-knee-small-do = Intenta tomar el pozo con tus dos cincos.
lesson-knee-small-other = En una partida, quizá. Aquí, intenta primero tomar el pozo.
lesson-knee-small-right = El pozo tiene que tener siete cartas. Vale la pena esperar.

lesson-knee-two = Por ahora hay que conformarse con el mazo.
lesson-knee-two-do = Roba.
lesson-knee-two-other = Primero roba.

lesson-knee-canasta =
    ¡Un rey, el séptimo! Siete cartas hacen una canasta. Sin comodines es limpia y da 500 puntos; con uno o dos es sucia y da 300. Entonces se cierra y se aparta. Y ahí está tu tercer siete.
lesson-knee-canasta-do = Añade el rey a los reyes y baja los tres sietes.
lesson-knee-canasta-other = Puedes. Pero primero el rey, y después los sietes.
lesson-knee-canasta-right = Tu primera canasta, y además limpia.

lesson-knee-closed = Vale más que sus puntos: te abre el camino a la rodilla. Te quedan cartas en la mano, así que primero el turno se acaba como siempre.
lesson-knee-closed-do = Descarta el cuatro.
lesson-knee-closed-other = Está permitido. Pero el cuatro te sirve menos.

lesson-knee-knee =
    Ahí están: las trece cartas de tu rodilla ya están en tu mano, con las que te quedaban. Si hubieras bajado toda la mano, podrías haber seguido jugando enseguida.
    Ahora { $partner } también puede recoger su rodilla, al empezar un turno.

lesson-knee-take =
    El pozo tiene ya ocho cartas. Arriba hay una reina, y con tu rodilla han venido dos. Te llevas la carta de arriba y seis más; nunca todo el pozo si es más grande.
lesson-knee-take-do = Toma el pozo con tus dos reinas.
lesson-knee-take-other = Robar se puede siempre. Pero esto es mejor: toma el pozo.

lesson-knee-took = Las reinas están en la mesa, tienes seis cartas más en la mano, y el tres negro se ha quedado atrás. Ahora hay mucho que bajar.
lesson-knee-took-do = Baja tres cincos, tres ochos, tres nueves y tres dieces.
lesson-knee-took-other = Puedes. Pero primero los cincos, los ochos, los nueves y los dieces.

lesson-knee-rest = Un nueve y un as también van con tus juegos. Siempre se pueden añadir cartas sueltas. Guarda los comodines.
lesson-knee-rest-do = Añade el nueve y el as, y descarta el seis.
lesson-knee-rest-other = Está permitido, pero primero añade el nueve y el as, y después descarta el seis.

lesson-knee-base =
    ¿Por qué guardar los comodines? Por la base. Para acabar la mano, tu bando necesita cinco canastas: una de sietes, una de cincos, una de comodines, una limpia y una sucia.
    La base entera vale 3000 puntos.

lesson-knee-which = Has cerrado siete reyes naturales.
lesson-knee-which-do = ¿Qué parte de la base son?
lesson-knee-which-1 = la canasta sucia
lesson-knee-which-1_told = Ninguno es comodín, así que es limpia.
lesson-knee-which-2 = la canasta limpia
lesson-knee-which-2_told = Exacto. Faltan cuatro.
lesson-knee-which-3 = ninguna: los reyes no cuentan
lesson-knee-which-3_told = Sí que cuentan: la canasta limpia puede ser de cualquier valor.

lesson-knee-further =
    Cuando un juego está cerrado puedes empezar otro del mismo valor; cartas hay de sobra. A un juego cerrado se le pueden añadir cartas naturales de su valor, pero no comodines, y a los cincos y los sietes, nada.

lesson-knee-foot =
    Saltemos unas cuantas vueltas. Te quedan las dos últimas cartas de la rodilla, un nueve y un diez. Cuando las hayas jugado, el pie es tuyo.
lesson-knee-foot-do = Roba.
lesson-knee-foot-other = Primero roba.

lesson-knee-empty = Un nueve y una reina. Las cuatro cartas van con tus juegos.
lesson-knee-empty-do = Añade los dos nueves, el diez y la reina.
lesson-knee-empty-other = Si descartas una, tendrás que esperar. Bájalas todas: dos nueves, el diez y la reina.
lesson-knee-empty-right = Tu mano está vacía, así que has recogido el pie, y sigues jugando enseguida.

lesson-knee-infoot = Once cartas nuevas. Entre ellas hay dos cincos y dos sietes, y ya sabes para qué son.
lesson-knee-infoot-do = Añade los cincos y los sietes, y descarta el cuatro.
lesson-knee-infoot-other = Puedes. Pero piensa en la base: añade los cincos y los sietes, y descarta el cuatro.

lesson-knee-later =
    Mucho después. Cerrar es acabar la mano jugando tu última carta. Hacen falta tres cosas: la base, que los dos estén ya en el pie, y una carta que descartar al final. { $partner } también está en el pie.

lesson-knee-missing = Has cerrado reyes, sietes, cincos, y ases con un dos y un joker. Tres doses y tres jokers siguen abiertos.
lesson-knee-missing-do = ¿Qué le falta a tu base?
lesson-knee-missing-1 = la canasta de comodines
lesson-knee-missing-1_told = Exacto: tiene seis cartas, y tú guardas un dos.
lesson-knee-missing-2 = la canasta sucia
lesson-knee-missing-2_told = Esa ya está: los ases llevan dos comodines.
lesson-knee-missing-3 = nada
lesson-knee-missing-3_told = Mira otra vez: los comodines son seis, y una canasta tiene siete.

lesson-knee-last = Tienes el dos y dos jotas.
lesson-knee-last-do = Roba.
lesson-knee-last-other = Primero roba, y ya veremos.

lesson-knee-must =
    ¡Una jota y un seis! El dos completa los comodines, se pueden bajar tres jotas, y el seis es el último descarte. Pero en este juego hay que preguntar a la pareja antes de cerrar, y hacer lo que diga.
lesson-knee-must-do = Pregunta a { $partner }.
lesson-knee-must-other = Está permitido. Pero para cerrar necesitas un sí, y solo puedes preguntar antes de bajar nada.

lesson-knee-wildcanasta = { $partner } dice que sí. Primero, la base.
lesson-knee-wildcanasta-do = Añade el dos a los comodines.
lesson-knee-wildcanasta-other = Después. Primero añade el dos a los comodines.
lesson-knee-wildcanasta-right = Cinco canastas: tu base está completa.

lesson-knee-out = Ahora, cierra.
lesson-knee-out-do = Baja las tres jotas y descarta el seis.
lesson-knee-out-other = Casi: primero las jotas, y el seis como última carta.

lesson-knee-score =
    La mano ha terminado. La base vale 3000 puntos, y sus cartas nada más. Luego vienen los treses rojos y las cartas de tus juegos abiertos. Cerrar, por sí solo, no da nada. Las cartas que le quedan a tu bando se restan.
    Cada renglón cita el párrafo que sigue.

lesson-knee-left = Mira el otro bando. Dos canastas, pero sin base. { $left } ni siquiera había empezado a jugar el pie: esas once cartas también se restan. Y a { $right } se le quedó un tres negro.
lesson-knee-left-do = ¿Cuánto costó esa sola carta?
lesson-knee-left-1 = 5 puntos
lesson-knee-left-1_told = Sería barato. Mira la hoja.
lesson-knee-left-2 = 100 puntos
lesson-knee-left-2_told = Más. Mira la hoja.
lesson-knee-left-3 = 300 puntos
lesson-knee-left-3_told = Sí. Así que descarta a tiempo los treses negros.

lesson-knee-stock =
    Muchas veces nadie llega tan lejos: la mano también termina cuando se acaba el mazo. Entonces un bando sin base cuenta igualmente sus canastas y sus juegos. Solo le faltan los 3000 puntos.

lesson-knee-end =
    Esa ha sido tu primera mano. Siguen tres más, y la apertura crece: 90 en la segunda, 120 en la tercera, 150 en la cuarta. Después gana el total más alto.
    Si en una partida dudas de algo, inténtalo: la mesa te dirá la regla.
