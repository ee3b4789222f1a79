### Una primera mano de canasta americana, paso a paso (canasta/coach/lessons/american.toml).

lesson-american-cards =
    Se juega con dos barajas corrientes y cuatro jokers: 108 cartas en total. Lo que cuenta es el valor de la carta: hay ocho reyes, ocho reinas, ocho sietes, y así con todas. Los palos no importan.
    Esta es la más estricta de las canastas. Pide más para empezar y para acabar, y también paga más.

lesson-american-deal =
    Cada jugador ha recibido { $cards } cartas. Las demás están boca abajo: son el mazo. A su lado queda sitio para el pozo, que empieza con el primer descarte.
    Mira la mesa. De la apertura no te preocupes todavía.

lesson-american-aim =
    Se bajan a la mesa cartas del mismo valor, por lo menos de tres en tres. La meta es llevar esas filas hasta siete cartas: eso es una canasta. Con dos canastas tu bando puede acabar la mano.
    Entonces lo que está en la mesa da puntos; lo que te queda en la mano los quita.

lesson-american-threes =
    Has robado un tres negro. En este juego todos los treses son regalos, los rojos y los negros: los pones en la mesa y enseguida te llega otra carta.
    Cuantos más treses de un color tiene un bando, más vale cada uno: 100 puntos por uno, 1000 por los cuatro.
lesson-american-threes-do = Muestra el tres negro.
lesson-american-threes-other = Está permitido. Pero primero se muestran los treses: te dan una carta nueva.
lesson-american-threes-right = A cambio te ha llegado un cinco.

lesson-american-set =
    Tres cartas del mismo valor, o más, se llaman un juego. Ya tienes dos: tres reyes y tres reinas.

lesson-american-count =
    Lo primero que baja tu bando en una mano es su apertura, y aquí tiene que valer { $need } puntos. Es mucho. Puede hacerse con varios juegos.
    Un joker vale 50; un as o un dos, 20; rey, reina, jota, diez, nueve y ocho, 10 cada uno; del siete al cuatro, 5.

lesson-american-wild =
    Los jokers y los doses son comodines: en un juego valen por las cartas que te faltan. Las demás son naturales. Un juego admite dos comodines como mucho y necesita dos naturales. Pero al menos un juego de la apertura debe tener tres naturales.
lesson-american-wild-do = Tienes tres reyes, tres reinas, dos jotas y un joker. ¿Cuánto suman en juegos?
lesson-american-wild-1 = 60 puntos: solo hay dos jotas
lesson-american-wild-1_told = Con el joker las jotas también son un juego, y vale 70.
lesson-american-wild-2 = 130 puntos
lesson-american-wild-2_told = Exacto: 30 y 30, y 70 por las jotas con el joker. Alcanza.

lesson-american-sevens =
    Antes, una cosa más. Se diría que tus dos sietes también podrían usar el joker. Pero los sietes son especiales: nunca admiten comodines.
lesson-american-sevens-do = Intenta bajar los sietes con el joker, a ver qué pasa.
lesson-american-sevens-other = Prueba primero los sietes con el joker. No puede pasar nada malo.
lesson-american-sevens-right = Así se rechaza cada jugada que no está permitida: con el motivo y el párrafo que lo dice. No pasa nada más.

lesson-american-first = Ahora sí, la apertura.
lesson-american-first-do = Baja los reyes, las reinas y las jotas con el joker.
lesson-american-first-other = Está permitido, pero ahora no te ayuda. Baja los reyes, las reinas y las jotas con el joker.
lesson-american-first-right = ¡Muy bien! Tu bando ha abierto. Durante el resto de la mano pueden bajar lo que quieran, sin contar.

lesson-american-discard =
    El turno acaba con un descarte, boca arriba en el pozo. Y después te espera un premio por abrir antes que nadie.
lesson-american-discard-do = Descarta el cuatro.
lesson-american-discard-other = Podrías hacerlo, pero el cuatro es bajo y está solo: tira ese.

lesson-american-talon =
    Cuatro cartas nuevas: eso es el talón. El bando que abre primero recibe cuatro cartas después del descarte; el otro, más tarde, solo tres. Son para tu próximo turno.

lesson-american-take =
    Los demás han jugado. { $right } ha descartado un cinco, y tú tienes dos. En vez de robar puedes tomar el pozo, entero, porque tu bando ya ha abierto.
    El precio: la carta de arriba baja enseguida a la mesa, junto con tus dos cincos.
lesson-american-take-do = Toma el pozo con tus dos cincos.
lesson-american-take-other = Robar se puede siempre. Pero las partidas se ganan con el pozo: tómalo.

lesson-american-always = En otros juegos hay caminos más fáciles al pozo. Aquí no: siempre hacen falta dos cartas naturales de tu mano, iguales a la de arriba. Eso sí, todos pueden mirar las tres últimas cartas del pozo.
lesson-american-always-do = Arriba hay un rey, tu bando tiene reyes en la mesa, y en la mano tienes un rey y un joker. ¿Puedes tomar el pozo?
lesson-american-always-1 = sí
lesson-american-always-1_told = No: no sirven ni el joker ni el juego de la mesa. Hacen falta dos reyes de tu mano.
lesson-american-always-2 = no
lesson-american-always-2_told = Exacto. Tienen que ser dos reyes; otra cosa no vale.

lesson-american-add =
    Un rey y una reina van con tus juegos. Pero sin prisas: si un juego tiene cinco cartas, ya no puedes tomar el pozo con ese valor, porque se sumarían tres. Con cuatro no hay peligro.
lesson-american-add-do = Añade el rey y la reina.
lesson-american-add-other = Puedes, pero el joker y lo demás pueden esperar. Añade solo el rey y la reina.

lesson-american-wilddiscard = Ahora el descarte. Hay cartas que no pueden ir al pozo. Los comodines, por ejemplo, a no ser que no tengas otra cosa.
lesson-american-wilddiscard-do = Intenta descartar el joker.
lesson-american-wilddiscard-other = Prueba primero con el joker.

lesson-american-after = Y cuando acabas de tomar el pozo, tu primer descarte en el sitio vacío no puede ser una carta segura: ni un as, ni un siete, ni una carta de un valor ya terminado.
lesson-american-after-do = Intenta descartar un siete.
lesson-american-after-other = Prueba primero con un siete.

lesson-american-nine = Elige entonces otra carta.
lesson-american-nine-do = Descarta el nueve.
lesson-american-nine-other = Está permitido, pero el nueve te sirve menos.

lesson-american-aces =
    Con los sietes y los ases se juega con fuego. Los sietes son siempre naturales. Los ases solo admiten un comodín en la apertura. Si empiezas un juego natural de unos o de otros y no lo llevas a siete cartas, cuesta 2500 puntos.
    Y a quien le queden tres en la mano al final, le cuestan 1500. Así que guarda dos como mucho.

lesson-american-canasta =
    Saltemos unas cuantas vueltas. Dos de tus juegos tienen ya seis cartas. Una canasta tiene siete justas: entonces el juego se cierra y no se le añade nada.
    Sin comodines es limpia y da 500 puntos; con uno o dos es sucia y da 300.

lesson-american-natural = Tienes la séptima reina.
lesson-american-natural-do = Añade la reina a las reinas.
lesson-american-natural-other = Puedes. Pero primero completa tu canasta: la reina.
lesson-american-natural-right = Una canasta limpia: 500 puntos.

lesson-american-mixed = Los reyes tienen un comodín, y hay sitio para otro.
lesson-american-mixed-do = Añade el joker a los reyes.
lesson-american-mixed-other = Puedes, pero con el joker tus reyes serían una canasta.
lesson-american-mixed-right = Una canasta sucia: 300 puntos. Y con dos canastas también cuentan tus treses: con una no valen nada, y sin ninguna cuentan en contra.

lesson-american-closed = Un valor que un bando ha terminado está muerto para el otro.
lesson-american-closed-do = Tus reinas están cerradas. ¿Qué pueden hacer los rivales con la octava reina?
lesson-american-closed-1 = bajarla en otro juego
lesson-american-closed-1_told = No: los demás ya no pueden bajar reinas en esta mano.
lesson-american-closed-2 = solo descartarla
lesson-american-closed-2_told = Exacto. Y como no le sirve a nadie, es un descarte seguro.

lesson-american-rich =
    Algunas canastas valen una fortuna. Las de sietes, las de ases naturales o las de comodines solos dan 2500 puntos cada una, y siete doses, nada menos que 3000.
    Pero un juego de comodines también es un riesgo: mientras crece, tu bando no puede poner comodines en otro sitio, y si no se termina cuesta 2000.

lesson-american-pass = Basta por este turno.
lesson-american-pass-do = Descarta el cuatro.
lesson-american-pass-other = Guarda esa. El cuatro no te sirve.

lesson-american-special =
    Hay otra manera de ganar una mano. Ciertas manos de catorce cartas valen 3000 puntos o más: siete pares, o una escalera con una carta de cada valor y un joker. Hay algunas más; están en el reglamento.
    Una mano así se muestra justo después de robar, mientras ni tú ni tu pareja hayan bajado nada.
lesson-american-special-do = Robas tu carta número catorce y tienes siete pares naturales. ¿Y ahora?
lesson-american-special-1 = los muestro, y la mano se acaba: 3500 puntos
lesson-american-special-1_told = Sí. No hace falta canasta, ni preguntar, ni descartar.
lesson-american-special-2 = tengo que esperar a que cada par sea un juego
lesson-american-special-2_told = No: siete pares ya son una mano especial. Muéstralos.

lesson-american-later =
    Volvamos a tu mano, un poco después. Para acabarla, lo que se llama cerrar, tu bando necesita dos canastas. Y tienes que bajar todas tus cartas menos una: esa la descartas, boca abajo.

lesson-american-announce =
    Te quedan tres cartas, y la mesa lo sabe: quien se queda con tres, dos o una tiene que decirlo. Es un aviso para los rivales, y una pista para tu pareja.

lesson-american-must = Tres ochos para bajar y una jota para descartar: ¡eso es cerrar! Pero no sin decir nada.
lesson-american-must-do = Intenta bajar los ochos ya mismo.
lesson-american-must-other = Prueba primero a bajar los ochos.
lesson-american-must-right = En este juego hay que preguntar antes. A lo mejor tu pareja tiene tres ases en la mano, y eso les saldría caro a los dos.

lesson-american-ask = Se puede preguntar una vez por mano, después de robar. La respuesta es sí o no, y te obliga en este turno.
lesson-american-ask-do = Pregunta a { $partner }.
lesson-american-ask-other = Todavía no. Primero pregunta.

lesson-american-out = { $partner } dice que sí.
lesson-american-out-do = Baja los ochos y descarta la jota.
lesson-american-out-other = Casi: primero los ochos, y la jota como última carta.

lesson-american-score =
    La mano ha terminado, y así se cuenta: tus canastas, tus treses, 100 por cerrar y el valor de cada carta que hay en la mesa, menos lo que queda en sus manos.
    Mira el otro bando. A { $right } le quedaron tres ases: 1500 puntos menos.

lesson-american-nocanasta = Los rivales habían bajado tres juegos. Pero ninguno era una canasta.
lesson-american-nocanasta-do = ¿Qué pasó con sus cartas de la mesa, y con su tres rojo?
lesson-american-nocanasta-1 = contaron a su favor
lesson-american-nocanasta-1_told = Mira la hoja: hay un menos. Sin una canasta nada cuenta a favor de un bando.
lesson-american-nocanasta-2 = todo contó en su contra
lesson-american-nocanasta-2_told = Sí. Sin una canasta, todo cuenta en contra. Así que no empieces más de lo que puedas terminar.

lesson-american-end =
    Esa ha sido tu primera mano. Las manos se suman hasta que un bando tiene { $target } puntos. Desde 3000 puntos la apertura tiene que valer 155, y desde 5000, 180.
    Hay mucho que recordar, pero no hace falta: si en una partida dudas de algo, inténtalo, y la mesa te dirá la regla.
