### Una primera mano de Canasta Caliente, paso a paso (canasta/coach/lessons/caliente.toml).

lesson-caliente-cards =
    Se juega con dos barajas y cuatro jokers, y con dos cartas Caliente, de las que hablaremos después. De cada valor hay ocho cartas: ocho reyes, ocho reinas, y así con todas. Los palos no importan.
    Solo los treses son especiales. En este juego un tres rojo es una carta de premio, y un tres negro, una carta de bloqueo.

lesson-caliente-bonus =
    Has robado un tres rojo, una carta de premio. Se ha ido directo a la mesa y a cambio te ha llegado otra carta, una jota.
    Cuando acabe la mano dará 100 puntos, si tu bando ha bajado algo para entonces. Si no, los quita.

lesson-caliente-set =
    Fíjate en tus ochos y en tus jotas: hay tres de cada. Tres cartas del mismo valor, o más, se llaman un juego, y los juegos son lo que se baja.
    Tus dos nueves son un comienzo, pero les falta una tercera carta.

lesson-caliente-count =
    Lo primero que baja tu bando en una mano es su apertura, y tiene que valer { $need } puntos. Puede hacerse con varios juegos.
    Un as vale 20; rey, reina, jota, diez, nueve y ocho valen 10 cada uno; del siete al cuatro, 5.
lesson-caliente-count-do = ¿Cuánto suman tus tres ochos y tus tres jotas?
lesson-caliente-count-1 = 30 puntos, y no alcanza
lesson-caliente-count-1_told = Eso es uno solo de los dos juegos. Seis cartas de 10 puntos suman más.
lesson-caliente-count-2 = 60 puntos, y alcanza
lesson-caliente-count-2_told = Exacto: seis cartas de 10 puntos cada una.
lesson-caliente-count-3 = 130 puntos
lesson-caliente-count-3_told = La carta de premio no cuenta para la apertura, y estas cartas valen 10 cada una.

lesson-caliente-first = Tienes todo lo que hace falta para abrir.
lesson-caliente-first-do = Baja los tres ochos y las tres jotas.
lesson-caliente-first-other = También está permitido, pero déjalo para después. Baja los ochos y las jotas.
lesson-caliente-first-right = ¡Muy bien! Tu bando ha abierto. Durante el resto de la mano pueden bajar lo que quieran, sin contar.

lesson-caliente-discard =
    El turno acaba con un descarte, boca arriba en el pozo. Elige una carta que no te sirva.
lesson-caliente-discard-do = Descarta el cuatro.
lesson-caliente-discard-other = Podrías hacerlo. Pero el cuatro es bajo y está solo: tira ese.

lesson-caliente-partner =
    Los demás han jugado su turno. { $partner } ha añadido un ocho a tus ochos: los juegos de un bando son de los dos. Y { $right } ha descartado un nueve.

lesson-caliente-take =
    Tienes dos nueves, así que es tu ocasión: en vez de robar puedes tomar el pozo, entero.
    El precio: la carta de arriba baja enseguida a la mesa, junto con tus dos nueves.
lesson-caliente-take-do = Toma el pozo con tus dos nueves.
lesson-caliente-take-other = Robar se puede siempre. Pero una ocasión así no se presenta todos los días: toma el pozo.
lesson-caliente-take-right = Los nueves están en la mesa, y el resto del pozo, en tu mano.

lesson-caliente-ways =
    Hay otros caminos al pozo cuando tu bando ya ha abierto: una carta igual y un comodín, o un juego de la mesa con el que vaya la carta de arriba.
lesson-caliente-ways-do = Imagina que arriba hay una jota. Tienes jotas en la mesa y ninguna en la mano. ¿Puedes tomar el pozo?
lesson-caliente-ways-1 = sí, la jota va con nuestras jotas
lesson-caliente-ways-1_told = Exacto. La jota se une a tu juego, y el pozo es tuyo.
lesson-caliente-ways-2 = no, me harían falta dos jotas en la mano
lesson-caliente-ways-2_told = Esa es una manera, pero hay otra más fácil: la jota va con tu juego.

lesson-caliente-wild =
    Mira el dos que tienes en la mano. Todos los doses y todos los jokers son comodines: en un juego valen por la carta que quieras.
    Un dos, el comodín pequeño, vale 20; un joker, el grande, vale 50. Las demás cartas, del cuatro al as, son naturales.

lesson-caliente-mixing =
    Las naturales tienen que ser mayoría en todo momento: un juego tiene más cartas naturales que comodines, y nunca más de tres comodines.
lesson-caliente-mixing-do = ¿Cuál de estos es un juego?
lesson-caliente-mixing-1 = tres doses
lesson-caliente-mixing-1_told = No: con comodines solos no se hace un juego.
lesson-caliente-mixing-2 = dos reyes y dos doses
lesson-caliente-mixing-2_told = No del todo: dos contra dos es un empate, y tiene que haber más reyes que doses.
lesson-caliente-mixing-3 = tres reyes y dos doses
lesson-caliente-mixing-3_told = Eso es: tres naturales y dos comodines.

lesson-caliente-stop =
    Ahora, tu tres negro, la carta de bloqueo. No puedes bajarlo, salvo en el turno en que acabes la mano. Pero si lo descartas, quien juega después no puede tomar el pozo.
lesson-caliente-stop-do = Descarta el tres negro.
lesson-caliente-stop-other = Se puede. Pero con el tres negro { $left } no podrá tomar el pozo de ninguna manera.

lesson-caliente-frozen =
    { $left } ha bajado tres ases, y { $partner } ha añadido una jota. Después { $right } ha descartado un joker. Un comodín en el pozo lo congela.
    Un pozo congelado solo se toma de una manera: con dos cartas naturales de tu mano, iguales a la de arriba. Hasta que alguien lo toma, no sirven ni un comodín ni un juego de la mesa.

lesson-caliente-add = Un ocho: va con tu juego.
lesson-caliente-add-do = Añade el ocho a los ochos y descarta el rey.
lesson-caliente-add-other = Está permitido. Pero aquí añade el ocho a los ochos y descarta el rey.

lesson-caliente-refused =
    { $partner } ha añadido otro ocho, y ahora también hay un ocho en el pozo. Pero el pozo sigue congelado, aunque el joker está más abajo.
lesson-caliente-refused-do = Intenta tomarlo con tu juego de ochos.
lesson-caliente-refused-other = En una partida harías eso. Aquí, intenta primero tomar el pozo con tu juego de ochos.
lesson-caliente-refused-right = Así se rechaza cada jugada que no está permitida: con el motivo y el párrafo que lo dice. No pasa nada más.

lesson-caliente-canasta =
    ¡Otro ocho, y es el séptimo! Un juego de siete cartas es una canasta; de ahí el nombre del juego. Todos tus ochos son naturales, así que esta canasta es limpia y da 500 puntos.
lesson-caliente-canasta-do = Añade el ocho y descarta el cinco.
lesson-caliente-canasta-other = Está permitido, pero no hagas esperar a la canasta: añade el ocho y descarta el cinco.

lesson-caliente-mixed =
    Si lleva algún comodín, una canasta es sucia. Entonces da 300 puntos en lugar de 500. Así que piénsalo dos veces antes de poner un dos en un juego que podría seguir limpio.

lesson-caliente-hot =
    Saltemos unas cuantas vueltas. Tu mano está casi vacía, pero entre tus últimas cartas está la que da nombre a este juego: una carta Caliente.
    Puedes jugarla en vez de robar. Entonces robas cartas hasta tener once otra vez.

lesson-caliente-behind =
    Está para ayudar al bando que va por detrás: solo puedes jugarla mientras tu bando no tenga más juegos en la mesa que los rivales. El tuyo tiene tres juegos; el de ellos, cuatro.
lesson-caliente-behind-do = ¿Puedes jugarla ahora?
lesson-caliente-behind-1 = no, yo tengo una canasta y los rivales ninguna
lesson-caliente-behind-1_told = Las canastas no importan aquí, solo el número de juegos.
lesson-caliente-behind-2 = sí, tenemos menos juegos que ellos
lesson-caliente-behind-2_told = Exacto.

lesson-caliente-refill = Sin ella tienes dos cartas en la mano, así que recibirás nueve nuevas.
lesson-caliente-refill-do = Juega la carta Caliente.
lesson-caliente-refill-other = Una sola carta no ayudaría mucho. Mejor juega la carta Caliente.
lesson-caliente-refill-right = ¡Once cartas! Ahora puedes bajar y descartar como siempre.

lesson-caliente-jacks = Entre ellas hay dos jotas. En la mesa tienes cuatro, y un dos con ellas.
lesson-caliente-jacks-do = Añade las dos jotas a las jotas.
lesson-caliente-jacks-other = Puedes. Pero primero las dos jotas: hacen una canasta.
lesson-caliente-jacks-right = Siete cartas, una de ellas comodín: una canasta sucia, 300 puntos.

lesson-caliente-more = Hay más que bajar: tres sietes, y un nueve para los nueves.
lesson-caliente-more-do = Baja los sietes, añade el nueve y descarta el diez.
lesson-caliente-more-other = Está permitido, pero déjalo por ahora. Baja los sietes, añade el nueve y después descarta el diez.

lesson-caliente-held =
    Una carta Caliente tiene su precio. Si la juegas, cuesta 100 puntos. Si al final sigue en tu mano, todas tus demás cartas cuestan el doble. Pero también puedes descartarla: entonces hace de carta de bloqueo.
lesson-caliente-held-do = La mano está por acabar, vas ganando y robas una carta Caliente. ¿Qué sale más barato?
lesson-caliente-held-1 = jugarla enseguida
lesson-caliente-held-1_told = Eso cuesta 100 puntos y te llena la mano justo cuando la quieres vacía.
lesson-caliente-held-2 = guardarla
lesson-caliente-held-2_told = Entonces cada carta que te quede costaría el doble.
lesson-caliente-held-3 = descartarla
lesson-caliente-held-3_told = Sí: no cuesta nada, y quien juega después no puede tomar el pozo.

lesson-caliente-later =
    Unas vueltas después. Te quedan dos dieces. La mano termina cuando alguien juega su última carta, y eso se llama cerrar.
    Para eso tu bando necesita una canasta; hasta entonces siempre tienes que guardar una carta. Ustedes tienen dos.

lesson-caliente-ask =
    ¡Un tercer diez! Podrías bajar los tres y cerrar; no hace falta descartar. Pero lo que { $partner } tiene todavía contaría contra ustedes dos. No es obligatorio preguntar, pero puedes: antes de bajar nada, y la respuesta vale. Con un no, no puedes cerrar.
lesson-caliente-ask-do = Pregunta a { $partner }.
lesson-caliente-ask-other = Está permitido sin preguntar. Pero pruébalo una vez: pregunta primero.

lesson-caliente-out = { $partner } dice que sí.
lesson-caliente-out-do = Baja los tres dieces y cierra.
lesson-caliente-out-other = Casi. Baja los tres dieces, y has cerrado.

lesson-caliente-score =
    La mano ha terminado, y así se cuenta. Te llevas 100 por cerrar, 500 y 300 por las canastas, 100 por la carta de premio, y el valor de cada carta que hay en la mesa.
    Las cartas que quedan en las manos de un bando se restan. Cada renglón cita el párrafo que sigue.

lesson-caliente-double =
    Mira los renglones de las cartas Caliente. La que jugaste te ha costado 100. Y a { $right } se le quedó la otra en la mano: sus cartas cuestan el doble.

lesson-caliente-end =
    Esa ha sido tu primera mano. Se reparte otra vez, y las manos se suman hasta que un bando tiene { $target } puntos. Cuantos más puntos tengas, más tiene que valer tu apertura: 90, y después 120.
    Las cartas Caliente son opcionales. Y si en una partida dudas de algo, inténtalo.
