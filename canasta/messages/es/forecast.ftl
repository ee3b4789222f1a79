### Lo que una regla hace con el juego, en frases: el pronóstico de la página y el laboratorio.

lab-amount = { $size ->
    [little] un poco
    [tenth] alrededor de un 10 %
    [fifth] alrededor de un 20 %
    [quarter] cerca de una cuarta parte
    [third] cerca de un tercio
    [half] cerca de la mitad
    [two_thirds] cerca de dos tercios
    [three_quarters] cerca de tres cuartos
   *[percent] { $percent } %
  }
lab-percent = { $value } %

lab-more-turns = Las manos duran { $amount } más: { $value } turnos en vez de { $base }.
lab-less-turns = Las manos duran { $amount } menos: { $value } turnos en vez de { $base }.
lab-more-hands = Las partidas tienen más manos: { $value } en vez de { $base }.
lab-less-hands = Las partidas tienen menos manos: { $value } en vez de { $base }.
lab-more-points = Una mano da más puntos a cada bando: { $value } en vez de { $base }.
lab-less-points = Una mano da menos puntos a cada bando: { $value } en vez de { $base }.
lab-more-margin = Las manos se ganan por { $amount } más: por { $value } puntos en vez de { $base }.
lab-less-margin = Las manos son más reñidas: se ganan por { $value } puntos en vez de { $base }.
lab-more-opened = Los bandos abren más a menudo: en el { $value } de sus manos en vez del { $base }.
lab-less-opened = Los bandos abren menos a menudo: en el { $value } de sus manos en vez del { $base }.
lab-more-opening = Se abre más tarde: en la vuelta { $value } en vez de la { $base }.
lab-less-opening = Se abre antes: en la vuelta { $value } en vez de la { $base }.
lab-more-first_lead = Jugar primero vale más: { $value } puntos por mano en vez de { $base }.
lab-less-first_lead = Jugar primero vale menos: { $value } puntos por mano en vez de { $base }.
lab-more-take_turns = El pozo se toma más a menudo: en el { $value } de los turnos en vez del { $base }.
lab-less-take_turns = El pozo se toma menos a menudo: en el { $value } de los turnos en vez del { $base }.
lab-more-cards = El pozo es más grande cuando se toma: { $value } cartas en vez de { $base }.
lab-less-cards = El pozo es más pequeño cuando se toma: { $value } cartas en vez de { $base }.
lab-more-frozen = El pozo está congelado más tiempo: en el { $value } de los turnos en vez del { $base }.
lab-less-frozen = El pozo está congelado menos tiempo: en el { $value } de los turnos en vez del { $base }.
lab-more-natural = Hay más canastas limpias: { $value } por bando y mano en vez de { $base }.
lab-less-natural = Hay menos canastas limpias: { $value } por bando y mano en vez de { $base }.
lab-more-mixed = Hay más canastas sucias: { $value } por bando y mano en vez de { $base }.
lab-less-mixed = Hay menos canastas sucias: { $value } por bando y mano en vez de { $base }.
lab-more-wild = Hay más canastas de comodines: { $value } por bando y mano en vez de { $base }.
lab-less-wild = Hay menos canastas de comodines: { $value } por bando y mano en vez de { $base }.
lab-more-concealed = Se cierra en mano más a menudo: en el { $value } de las manos en vez del { $base }.
lab-less-concealed = Se cierra en mano menos a menudo: en el { $value } de las manos en vez del { $base }.
lab-more-special = Las manos especiales salen más a menudo: en el { $value } de las manos en vez del { $base }.
lab-less-special = Las manos especiales salen menos a menudo: en el { $value } de las manos en vez del { $base }.
lab-more-ended_out = Más manos acaban porque alguien cierra: { $value } en vez de { $base }.
lab-less-ended_out = Menos manos acaban porque alguien cierra: { $value } en vez de { $base }.
lab-more-lead_changes = La delantera cambia más a menudo: { $value } veces por partida en vez de { $base }.
lab-less-lead_changes = La delantera cambia menos a menudo: { $value } veces por partida en vez de { $base }.
lab-more-comeback = Quien va por detrás a la mitad gana más a menudo: el { $value } de las partidas en vez del { $base }.
lab-less-comeback = Quien va por detrás a la mitad gana menos a menudo: el { $value } de las partidas en vez del { $base }.
lab-more-skill_hands = El mejor jugador gana más manos: { $value } en vez de { $base }.
lab-less-skill_hands = El mejor jugador gana menos manos: { $value } en vez de { $base }.
lab-more-skill_games = El mejor jugador gana más partidas: { $value } en vez de { $base }.
lab-less-skill_games = El mejor jugador gana menos partidas: { $value } en vez de { $base }.
lab-players = { $name } no se puede comparar con su reglamento: no hay un número de jugadores para los dos.
