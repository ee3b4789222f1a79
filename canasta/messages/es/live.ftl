### La palabra del árbitro sobre una mano en juego: cartas penalizadas, descartes pendientes, actos irregulares.

refuse-penalty_first = Descarta tus cartas penalizadas antes que las demás, primero las que antes se vieron: { $a_kind } es una de ellas.
refuse-penalty_not_laid = Tu { $kind } está a la vista como carta penalizada, que no se puede bajar ni usar para tomar el pozo: solo se puede descartar.

refuse-owes_discards =
    { $number ->
        [one] Tienes un descarte pendiente: hasta que lo hagas no puedes robar ni tomar el pozo.
       *[other] Tienes { $number } descartes pendientes: hasta que los hagas no puedes robar ni tomar el pozo.
    }

live-no_try = Esto no se puede intentar ahora: una mesa con árbitro solo admite las irregularidades que prevé el reglamento.
live-nothing_tried = No hay nada que reclamar: ninguna irregularidad está todavía a tiempo.
live-own_act = No puedes reclamar lo que has hecho tú.
live-strict = Esta mesa no admite irregularidades: no se empezó con irregularities=referee.
live-mode = «{ $given }» no es una manera de tratar las irregularidades. Disponibles: { $known }.
live-over = La mano ha terminado: el árbitro ya no puede decidir nada en ella.
live-real_cards = Esta decisión ({ $what }) es para una mesa con cartas de verdad; en una pantalla no puede pasar.
live-seat = No hay ningún asiento { $number }. Van del 1 al { $last }.
live-not_in_turn = No le toca a { $seat }.
live-after_draw = Solo se puede exigir a { $seat } que cierre después de robar, y todavía no ha robado.
live-three = { $gender ->
        [f] Las { $kinds } quedan en la mesa en cuanto se muestran: ninguna
       *[m] Los { $kinds } quedan en la mesa en cuanto se muestran: ninguno
    } es nunca una carta penalizada.
live-turn = { $seat } no podría acabar el turno después de esta decisión. Deja que lo acabe primero.
live-set_left = Lo que quedaría del juego de { $kinds } no es un juego. Devuélvelo entero, o devuelve menos.
live-choice = Aquí un jugador puede elegir. Di qué se eligió, con { $key }=…, después de { $name }.
live-not_laid = El bando { $side } no tiene esa carta en la mesa: { $kind }.
live-not_held = { $seat } no tiene tantas cartas de esa clase que no estén ya a la vista: { $kind }, { $number }.

position-tried_cards = Las cartas de «{ $word }» no están donde las habría puesto ese acto.
position-tried = «{ $word }» no es un acto irregular. Escribe nueve partes separadas por dos puntos, como 1:took_frozen:take_K2:8:9:K2:2K:yes:no.
position-penalty_group = Hay un grupo sin cartas. Separa con comas los grupos de cartas penalizadas, como KK,7, con «!» delante si no se pueden bajar.
position-penalty_three = { $gender ->
        [f] Las { $kinds } quedan en la mesa en cuanto se muestran: ninguna
       *[m] Los { $kinds } quedan en la mesa en cuanto se muestran: ninguno
    } es una carta penalizada.
position-fine = «{ $word }» no es una multa. Escribe puntos, motivo y párrafo, como 100:laid_out_of_turn:57.

wording-penalty-group = { $cards }
wording-penalty-never = { $cards } (no se pueden bajar)
wording-penalty-then = , después { "" }
wording-penalty-penalty_cards = { $name } tiene cartas penalizadas, a la vista de todos: { $cards }

wording-penalty-owed =
    { $number ->
        [one] { $name } tiene un descarte pendiente y no roba
       *[other] { $name } tiene { $number } descartes pendientes y no roba
    }

wording-event-ruled = Se llama al árbitro: { $what }.
wording-event-exposed = Cartas penalizadas de { $name }, a la vista de todos: { $cards }.
wording-event-exposed_never = Cartas penalizadas de { $name }, a la vista de todos y que no se pueden bajar: { $cards }.
wording-event-penalised = { $name } pierde { $number } puntos: { $what } ({ $paragraph }).
wording-event-freed = A { $name } le queda una carta, ya no debe ningún descarte y roba.
wording-event-made_to_draw = { $name } tiene que llevarse la carta de arriba del mazo.
wording-event-raised = La apertura del bando de { $name } pide { $number } puntos más.
wording-event-demanded = { $name } tiene que cerrar en este turno.
wording-event-back = { $name } recoge: { $cards }.
wording-event-seen = Todos han visto que { $name } tiene { $cards }.

wording-event-redealt = { $name } vuelve a repartir la mano.
wording-event-stand_in_time = A { $name } se le acaba el tiempo: un bot juega el resto del turno.
wording-event-stand_in_away = { $name } no está: un bot juega este turno.
wording-event-tried = { $name } hace algo irregular: { $does }.
wording-event-called = { $name } lo reclama: { $what }.
wording-event-lapsed = Ya es tarde para reclamar lo que hizo { $name }: { $what }.

wording-event-pile_back = El pozo que tomó { $name } vuelve a su sitio.

wording-event-owes =
    { $number ->
        [one] { $name } tiene un descarte pendiente: no roba hasta que lo haga.
       *[other] { $name } tiene { $number } descartes pendientes: no roba hasta que los haga.
    }

wording-you-penalty_cards = Tienes cartas penalizadas, a la vista de todos y que se descartan primero: { $cards }
wording-you-exposed = Tus cartas penalizadas, a la vista de todos: { $cards }.
wording-you-exposed_never = Tus cartas penalizadas, a la vista de todos y que no se pueden bajar: { $cards }.
wording-you-penalised = Pierdes { $number } puntos: { $what } ({ $paragraph }).
wording-you-freed = Te queda una carta, ya no debes ningún descarte y robas.
wording-you-made_to_draw = Tienes que llevarte la carta de arriba del mazo.
wording-you-raised = La apertura de tu bando pide { $number } puntos más.
wording-you-demanded = Tienes que cerrar en este turno.
wording-you-back = Recoges: { $cards }.
wording-you-seen = Todos han visto que tienes { $cards }.

wording-you-redealt = Vuelves a repartir la mano.
wording-you-stand_in_time = Se te acaba el tiempo: un bot juega el resto del turno.
wording-you-stand_in_away = No estás: un bot juega este turno.
wording-you-tried = Haces algo irregular: { $you_do }.
wording-you-called = Lo reclamas: { $what }.
wording-you-lapsed = Ya es tarde para reclamar lo que hiciste: { $what }.

wording-you-pile_back = El pozo que tomaste vuelve a su sitio.

wording-you-owed =
    { $number ->
        [one] Tienes un descarte pendiente y no robas
       *[other] Tienes { $number } descartes pendientes y no robas
    }

wording-you-owes =
    { $number ->
        [one] Tienes un descarte pendiente: no puedes robar hasta que lo hagas.
       *[other] Tienes { $number } descartes pendientes: no puedes robar hasta que los hagas.
    }

play-referee-cause = Qué pasó (para el registro):
play-referee-one_act = Intenta una sola acción: las irregularidades, de una en una.
play-referee-anyway = { $reason } En esta mesa puedes hacerlo de todos modos: intentar { $action }. Otro jugador puede reclamarlo.
play-referee-call = ¿Lo reclamas? (reclamar, o Intro para dejarlo pasar)
play-referee-mode = En esta mesa se pueden intentar y reclamar irregularidades: intentar ACCIÓN, reclamar.
play-referee-prompt = Árbitro>
play-referee-none = Este reglamento no tiene irregularidades, así que el árbitro no tiene nada que decidir.

record-no_player = En esta mano no hay ningún jugador llamado { $name } en la mesa.

play-face-penalty = !
