### Nombres de cartas y puestos, y lo que puede estar mal en aquello sobre lo que se levanta todo lo demás.

seat = Jugador { $number }

## Las clases de cartas, por número: el nombre, su plural, el nombre con artículo y el género.

kind-0 = cuatro
    .plural = cuatros
    .a = un cuatro
    .gender = m
kind-1 = cinco
    .plural = cincos
    .a = un cinco
    .gender = m
kind-2 = seis
    .plural = seises
    .a = un seis
    .gender = m
kind-3 = siete
    .plural = sietes
    .a = un siete
    .gender = m
kind-4 = ocho
    .plural = ochos
    .a = un ocho
    .gender = m
kind-5 = nueve
    .plural = nueves
    .a = un nueve
    .gender = m
kind-6 = diez
    .plural = dieces
    .a = un diez
    .gender = m
kind-7 = jota
    .plural = jotas
    .a = una jota
    .gender = f
kind-8 = reina
    .plural = reinas
    .a = una reina
    .gender = f
kind-9 = rey
    .plural = reyes
    .a = un rey
    .gender = m
kind-10 = as
    .plural = ases
    .a = un as
    .gender = m
kind-11 = dos
    .plural = doses
    .a = un dos
    .gender = m
kind-12 = joker
    .plural = jokers
    .a = un joker
    .gender = m
kind-13 = tres rojo
    .plural = treses rojos
    .a = un tres rojo
    .gender = m
kind-14 = tres negro
    .plural = treses negros
    .a = un tres negro
    .gender = m
kind-15 = carta Caliente
    .plural = cartas Caliente
    .a = una carta Caliente
    .gender = f
kind-16 = carta oculta
    .plural = cartas ocultas
    .a = una carta oculta
    .gender = f

language-unknown = Idioma desconocido: «{ $language }». Disponibles: { $languages }.
card-unknown = «{ $letter }», en el carácter { $place }, no es una carta. Usa 4 5 6 7 8 9 T J Q K A 2, X para un joker, R y B para un tres rojo o negro, C para una carta Caliente.

action-unknown = «{ $text }» no es una acción. Las acciones son: draw, take KK, take K2, take KX, take on K, lay KKK, lay KK2, lay KKX, lay 222, lay BBB, lay KKKKKKK, add K, add 2 to K, add X to K, add 2 to wild, bury K, discard K, ask, yes, no, pass, end, play C, show R, show B, show hand, take reserve.
action-number = Ninguna acción tiene el número { $number }.

book-unknown = Reglamento desconocido: «{ $slug }». Disponibles: { $slugs }.
book-players = { $slug } es para { $numbers } jugadores, no { $players }.

book-options = { $slug } no puede combinar las opciones { $name } y { $other }.
book-option = { $slug } no tiene la opción «{ $name }». Disponibles: { $names }.

deal-order = Un reparto necesita las { $number } cartas de la baraja, cada una una sola vez.
view-seat = No hay ningún asiento { $number }. Los asientos van de 0 a { $last }; -1 es un espectador.
deal-totals = { $number } bandos necesitan { $number } totales, pero se dieron { $given }.
