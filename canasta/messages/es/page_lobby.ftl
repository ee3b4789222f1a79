### Las páginas alrededor de la mesa: las mesas, una mesa nueva y una mesa antes de la primera carta.

## Una mesa nueva

page-new-title = Mesa nueva

page-level-beginner = Principiante
page-level-beginner-about = Simpático y olvidadizo.
page-level-club = De club
page-level-club-about = Pelea por el pozo y cuenta las cartas.
page-level-expert = Experto
page-level-expert-about = Como un jugador de club, pero con mejor criterio.
page-level-champion = Campeón
page-level-champion-about = Piensa por adelantado y se toma su tiempo.

page-option-caliente_cards = Dos cartas Caliente
page-option-always_frozen = El pozo siempre está congelado
page-option-extra_deck = Una baraja más
page-option-extra_deck_three_sides = Una baraja más, tres bandos

page-house-american-aces-first = Los ases primero: al abrir o ya no
page-house-american-empty-pile = Ni ases, ni sietes, ni cartas muertas sobre un pozo vacío
page-house-american-four-hands = Solo cuatro manos especiales
page-house-american-joker-pairs = También pares con jokers, y manos especiales tras bajar la pareja
page-house-american-six = Seis en dos equipos de tres
page-house-american-three-hands = Tres manos; para bajar, 125, 155 y 180
page-house-american-for-few = Para dos o tres jugadores, sin parejas
page-house-american-no-special-hands = Sin manos especiales
page-house-boat-no-quiet-turns = Bajar cartas y tomar el pozo desde el primer turno
page-house-boat-one-to-hold = Conservar una carta tras el descarte
page-house-boat-to-5000 = A 5000 puntos, con aperturas acordes
page-house-caliente-always-frozen = El pozo siempre está congelado
page-house-caliente-hot = Picante: cartas Caliente, siempre congelado, dos canastas para cerrar
page-house-classic-black-threes = Un tres negro en la mano cuesta 100
page-house-classic-cuban = Canasta cubana: siempre congelado, juegos de siete, canastas de comodines de hasta 4000
page-house-classic-easy-asking = El sí de la pareja no obliga a cerrar
page-house-classic-few-wild = Más naturales que comodines, con tres comodines como mucho
page-house-classic-joker-skips = Un joker descartado hace perder un turno al siguiente
page-house-classic-last-discard = Para cerrar hay que descartar
page-house-classic-natural-opening = Sin comodines en la primera bajada
page-house-classic-one-natural = Dos canastas, una de ellas natural, para cerrar
page-house-classic-pair-only = Solo un par natural toma el pozo
page-house-classic-ten-left = La mano acaba con diez cartas en el mazo
page-house-classic-thirteen = Trece cartas cada uno; entre dos jugadores se roban dos
page-house-classic-threes-by-number = Los treses rojos cuentan según su número, con una canasta
page-house-classic-to-8500 = A 8500 puntos, con aperturas acordes
page-house-classic-two-canastas = Las parejas necesitan dos canastas para cerrar
page-house-classic-wild-canastas = Canastas de comodines
page-house-knee-elevens = Once cartas en mano, rodilla y pie; dos manos
page-house-knee-hand-and-foot = Mano y pie: un pie, dos canastas limpias y dos sucias
page-house-knee-hand-and-foot-club = Mano y pie de club: montones de trece, tres manos
page-house-knee-hand-and-foot-eight = Mano y pie para siete u ocho jugadores
page-house-knee-hand-and-foot-three = Mano y pie con tres canastas limpias y tres sucias
page-house-knee-hand-and-foot-wild = Mano y pie con una canasta de comodines

## Las mesas

page-lobby-resume = Retomar

## Varias personas en un dispositivo

page-party-turn = Turno de { $name }
page-party-look_away = Pasa el dispositivo. { $names }: no miren, por favor.
page-party-open = Soy { $name }: enséñame mis cartas
page-party-closed = Esta mesa se jugaba en otra pestaña, que se ha cerrado.
