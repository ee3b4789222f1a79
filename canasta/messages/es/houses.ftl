### Las reglas de la casa que vienen con el programa (canasta/books/houses).

house-about-american-empty-pile = En un pozo vacío no se descarta un as, un siete ni una carta muerta, tampoco al empezar la mano.
house-about-american-for-few = Para dos o tres jugadores, cada cual por su cuenta.
house-about-american-no-special-hands = Sin manos especiales.
house-about-boat-no-quiet-turns = Sin turnos de espera: se baja y se toma desde el primer turno.
house-about-boat-one-to-hold = Quien no cierra se guarda una carta después del descarte.
house-about-boat-to-5000 = A 5000 puntos, con aperturas a la medida.
house-about-caliente-always-frozen = El pozo está siempre congelado.
house-about-caliente-hot = Cartas Caliente, un pozo siempre congelado y dos canastas para cerrar.
house-about-classic-black-threes = Un tres negro que queda en la mano cuesta 100 puntos.
house-about-classic-easy-asking = El sí de la pareja no obliga a cerrar.
house-about-classic-few-wild = En un juego hay siempre más cartas naturales que comodines, y tres comodines como mucho.
house-about-classic-joker-skips = Un joker descartado hace perder un turno al siguiente jugador.
house-about-classic-last-discard = Al cerrar se acaba con un descarte; no se puede cerrar en mano.
house-about-classic-pair-only = El pozo está siempre congelado: solo se toma con un par natural.
house-about-classic-ten-left = La mano acaba cuando quedan diez cartas en el mazo.
house-about-classic-thirteen = Trece cartas para cada uno; si juegan dos, roban dos cartas por turno.
house-about-classic-to-8500 = A 8500 puntos; la apertura pide 150 desde 5000 y 180 desde 7000.
house-about-classic-two-canastas = Entre parejas hacen falta dos canastas para cerrar.
house-about-classic-wild-canastas = Con comodines solos se hacen juegos y canastas; los treses negros no se bajan nunca.
house-about-knee-elevens = Once cartas en la mano, en la rodilla y en el pie; la partida es de dos manos.
