### Una primera mano de canasta clásica, paso a paso (canasta/coach/lessons/classic.toml).

lesson-classic-cards =
    Se juega con dos barajas corrientes y cuatro jokers: 108 cartas en total. Lo que cuenta es el valor de la carta: hay ocho reyes, ocho reinas, ocho sietes, y así con todas.
    Los palos no importan. Solo una cosa: los treses rojos y los treses negros son cartas distintas, como verás.

lesson-classic-red =
    Has robado un tres rojo, y eso es un regalo. Se ha ido directo a la mesa y a cambio te ha llegado otra carta, un rey.
    Cuando acabe la mano, un tres rojo da 100 puntos, siempre que tu bando haya bajado algo para entonces.

lesson-classic-set =
    Fíjate en tus reyes: ya son tres. Tres cartas del mismo valor, o más, se llaman un juego, y los juegos son lo que se baja.
    Dos sietes y dos reinas son un comienzo, pero a cada par le falta una tercera carta.

lesson-classic-count =
    Hay un obstáculo. Lo primero que baja tu bando en una mano tiene que valer { $need } puntos en total. Se llama la apertura.
    Un as vale 20; rey, reina, jota, diez, nueve y ocho valen 10 cada uno; del siete al cuatro, 5.
lesson-classic-count-do = Tres reyes suman 30. Intenta bajarlos de todos modos, a ver qué pasa.
lesson-classic-count-other = Prueba primero con los tres reyes. No puede pasar nada malo.
lesson-classic-count-right = Así se rechaza cada jugada que no está permitida: con el motivo y el párrafo que lo dice. No pasa nada más.

lesson-classic-discard =
    Los reyes se quedan en tu mano por ahora. El turno acaba con un descarte: elige una carta que no te sirva, mejor si es baja y está sola.
lesson-classic-discard-do = Descarta el cuatro.
lesson-classic-discard-other = Podrías hacerlo. Pero el cuatro es bajo y está solo: tira ese.

lesson-classic-second =
    Los demás han jugado su turno; se juega en el sentido del reloj. Cada descarte cae encima del anterior, y solo se ve el de arriba.
lesson-classic-second-do = Te toca otra vez. Roba.
lesson-classic-second-other = Todavía no. Primero roba una carta.

lesson-classic-wild =
    Un dos, y esa es una buena carta. Todos los doses y todos los jokers son comodines: en un juego valen por la carta que quieras.
    Un dos vale 20 puntos, y un joker, nada menos que 50. Las cartas que no son comodines se llaman naturales.

lesson-classic-mixing =
    Eso sí, las naturales van primero. Un juego necesita al menos dos, y no admite más de tres comodines.
lesson-classic-mixing-do = ¿Cuál de estos es un juego?
lesson-classic-mixing-1 = un rey y dos doses
lesson-classic-mixing-1_told = No del todo: hay una sola carta natural, y hacen falta dos.
lesson-classic-mixing-2 = dos reyes y un dos
lesson-classic-mixing-2_told = Eso es. Dos reyes, y el dos hace de tercero.
lesson-classic-mixing-3 = una reina, un rey y un as
lesson-classic-mixing-3_told = No: un juego es todo de un mismo valor. Las escaleras no sirven en la canasta.

lesson-classic-first =
    Vuelve a contar. Tres reyes son 30 y el dos, 20: suman 50, justo lo que necesitas.
lesson-classic-first-do = Baja los tres reyes junto con el dos.
lesson-classic-first-other = También estaría permitido, pero de momento guarda tus pares. Baja los reyes y el dos.
lesson-classic-first-right = ¡Muy bien! Tu bando ha abierto. Durante el resto de la mano pueden bajar lo que quieran, sin contar.

lesson-classic-keep =
    Toca descartar. Guarda los dos sietes y las dos reinas: dentro de un momento un par va a valer mucho.
lesson-classic-keep-do = Descarta el seis.
lesson-classic-keep-other = Podrías, pero el seis es bajo y está solo: es la que menos falta te hace.

lesson-classic-partner =
    Mira lo que ha pasado. { $left } ha bajado tres ases, 60 puntos: esa ha sido la apertura de los rivales. Y { $partner } ha añadido un rey a tus reyes.
    Los juegos de un bando son de los dos, así que cada quien puede añadirles cartas. Los de los rivales no se tocan.

lesson-classic-take =
    { $right } ha descartado un siete, y tú tienes dos. Es el mejor momento del juego: en vez de robar puedes tomar el pozo, entero.
    El precio: la carta de arriba baja enseguida a la mesa, junto con tus dos sietes.
lesson-classic-take-do = Toma el pozo con tus dos sietes.
lesson-classic-take-other = Robar se puede siempre. Pero una ocasión así no se presenta todos los días: toma el pozo.

lesson-classic-took =
    Los tres sietes están en la mesa, y las ocho cartas que había debajo de la de arriba, en tu mano. Entre ellas hay una reina, tu tercera.
lesson-classic-took-do = Baja las tres reinas.
lesson-classic-took-other = Eso puede esperar. Primero las reinas.

lesson-classic-ways =
    Un par en la mano no es el único camino al pozo. Cuando tu bando ha abierto, también basta una carta igual y un comodín. Y también un juego: si la carta de arriba va con uno que tu bando tiene en la mesa, no hace falta nada de la mano.
lesson-classic-ways-do = Imagina que arriba hay un rey. Tienes reyes en la mesa y ninguno en la mano. ¿Puedes tomar el pozo?
lesson-classic-ways-1 = sí, el rey va con nuestros reyes
lesson-classic-ways-1_told = Exacto. El rey se une a tu juego, y el pozo es tuyo.
lesson-classic-ways-2 = no, me harían falta dos reyes en la mano
lesson-classic-ways-2_told = Esa es una manera, pero hay otra más fácil: el rey va con tu juego.

lesson-classic-black =
    Ahora, tu tres negro. No puedes bajarlo, salvo en el turno en que acabes la mano. Pero sirve para proteger el pozo: si lo descartas, quien juega después no puede tomarlo.
lesson-classic-black-do = Descarta el tres negro.
lesson-classic-black-other = Se puede. Pero con el tres negro { $left } no podrá tomar el pozo de ninguna manera.

lesson-classic-frozen =
    { $partner } ha añadido dos sietes a tu juego. Después { $right } ha descartado un dos. Un comodín en el pozo lo congela.
    Un pozo congelado solo se toma de una manera: con dos cartas naturales de tu mano, iguales a la de arriba. Ya no sirven ni un comodín ni un juego de la mesa. Sigue congelado hasta que alguien lo toma.

lesson-classic-add =
    Un rey: va con tu juego. Desde ahora puedes añadir cartas sueltas a lo que ya está en la mesa.
lesson-classic-add-do = Añade el rey a los reyes y descarta el cuatro.
lesson-classic-add-other = Está permitido, pero aquí añade el rey a los reyes y descarta el cuatro.

lesson-classic-refused =
    Un rey encima del pozo, y un juego de reyes en tu bando. Pero atención: el pozo sigue congelado, aunque el dos está muy abajo.
lesson-classic-refused-do = Intenta tomarlo con tu juego de reyes.
lesson-classic-refused-other = En una partida harías eso. Aquí, intenta primero tomar el pozo con tu juego de reyes.
lesson-classic-refused-right = Eso quiere decir congelado. Con dos reyes en la mano sería tuyo.

lesson-classic-sevens =
    Tu sexto siete. Todos tus sietes son naturales, y eso pronto se va a notar.
lesson-classic-sevens-do = Añade el siete y descarta el cinco.
lesson-classic-sevens-other = Está permitido. Pero primero añade el siete, y después descarta el cinco.

lesson-classic-canasta =
    Un juego de siete cartas es una canasta: de ahí el nombre del juego.
    Con algún comodín es sucia y da 300 puntos. Sin ninguno es limpia, y da 500. Tienes dos juegos de seis.

lesson-classic-joker = Una carta más, y uno de ellos será canasta.
lesson-classic-joker-do = Roba.
lesson-classic-joker-other = Primero roba.

lesson-classic-where =
    ¡Un joker! Podría ir con los reyes o con los sietes, y en los dos casos saldría una canasta. Los reyes ya tienen un comodín. Los sietes no tienen ninguno, y uno solo los ensuciaría para siempre.
lesson-classic-where-do = Pon el joker donde no estropee nada.
lesson-classic-where-other = Puedes, pero piensa en los 500 puntos: los sietes siguen limpios. El joker está mejor con los reyes.
lesson-classic-where-right = Una canasta sucia, y 300 puntos que ya no te quita nadie.

lesson-classic-need =
    Una canasta vale más que sus puntos. Sin ella un bando no puede acabar la mano. Ahora tú ya puedes.
lesson-classic-need-do = Descarta el ocho.
lesson-classic-need-other = Guarda esa. El ocho no te sirve.

lesson-classic-natural =
    { $partner } tenía el séptimo siete. Ahí está: una canasta limpia, 500 puntos. Menos mal que no pusiste ahí el joker.

lesson-classic-later =
    Saltemos unas cuantas vueltas. Has bajado y descartado casi todo, y te quedan tres cartas en la mano.
    La mano termina cuando alguien juega su última carta. Eso se llama cerrar. Mientras tu bando no tenga una canasta, siempre tienes que guardar una carta; pero ustedes tienen dos canastas.

lesson-classic-ask =
    ¡La tercera jota! Podrías bajar las jotas y descartar el ocho, que sería tu última carta. Al cerrar no hace falta descartar, pero se puede.
    Eso sí, { $partner } todavía tiene cartas, y contarán contra ustedes dos. Antes de bajar nada puedes preguntar a tu pareja si le parece bien. La respuesta te obliga.
lesson-classic-ask-do = Pregunta a { $partner }.
lesson-classic-ask-other = Está permitido; no hace falta preguntar. Pero pruébalo una vez: pregunta primero.

lesson-classic-out = { $partner } dice que sí. Ahora tienes que cerrar, y puedes.
lesson-classic-out-do = Baja las tres jotas y descarta el ocho.
lesson-classic-out-other = Casi: primero las jotas, y el ocho como última carta.

lesson-classic-score =
    La mano ha terminado, y así se cuenta. Te llevas 100 por cerrar, 500 y 300 por las canastas, 100 por el tres rojo, y el valor de cada carta que hay en la mesa.
    Las cartas que quedan en las manos de un bando se restan. Cada renglón cita el párrafo que sigue.

lesson-classic-threes = Vale la pena recordar una cosa: tu tres rojo ha dado 100 puntos porque tu bando había bajado algo.
lesson-classic-threes-do = ¿Y si no hubieran bajado nada?
lesson-classic-threes-1 = 100 puntos, lo mismo
lesson-classic-threes-1_told = No. Un tres rojo solo ayuda al bando que ha bajado un juego.
lesson-classic-threes-2 = nada
lesson-classic-threes-2_told = Peor: cuenta en contra del bando que no ha bajado ningún juego.
lesson-classic-threes-3 = habría costado 100 puntos
lesson-classic-threes-3_told = Exacto. Así que abre a tiempo.

lesson-classic-end =
    Esa ha sido tu primera mano. Ahora se reparte otra vez, y las manos se suman hasta que un bando tiene { $target } puntos. Cuantos más puntos tengas, más tiene que valer tu apertura: 90, y después 120.
    Con esto ya puedes empezar. Si en una partida dudas de algo, inténtalo: la mesa te dirá la regla.
