### El entrenador: consejos, repasos y ejercicios. «Tú» es quien juega.

coach-error-over = La mano ha terminado: no queda nada que decidir.
coach-error-samples = El entrenador necesita al menos una muestra.
coach-error-cards = Las cartas ocultas de esta posición no se pueden repartir: las conocidas no dejan sitio a las demás.
coach-error-pile = Las cartas ocultas del pozo no se pueden suponer: quedan muy pocas para ellas.
coach-error-top = Muestra al menos una jugada.

## A qué lleva un descarte

coach-safe-stopped = Seguro: { $a_kind } bloquea a { $seat }, que no puede tomar el pozo.
coach-safe-in_sight = Seguro: { $gender ->
        [f] las { $number } { $kinds } están a la vista, y nadie puede tomar el pozo con una.
       *[other] los { $number } { $kinds } están a la vista, y nadie puede tomar el pozo con uno.
    }
coach-safe-last_one = Seguro: para tomar el pozo hace falta una pareja de { $kinds }, y solo queda por ver { $a_kind }.
coach-safe-whatever = Seguro: con { $a_kind } encima, { $seat } no puede tomar el pozo con ninguna mano.
coach-safe_all = Descartes lo que descartes, { $seat } no puede tomar el pozo con ello.
coach-next_takes =
    Después { $seat } toma el pozo, { $number ->
        [one] esta carta sola,
       *[other] { $number } cartas,
    } en el { $does } % de los repartos.
coach-next_can =
    Después { $seat } puede tomar el pozo, { $number ->
        [one] solo esta carta,
       *[other] { $number } cartas,
    } en el { $can } % de los repartos, { $does ->
        [0] pero nunca lo hace.
       *[other] y lo hace en el { $does } %.
    }
coach-next_never = Después { $seat } no puede tomar el pozo en ninguno de los repartos.
coach-unseen =
    { $number ->
        [0] No queda por ver { $gender ->
            [f] ninguna de las { $whole } { $kinds }.
           *[other] ninguno de los { $whole } { $kinds }.
        }
        [one] Queda por ver { $gender ->
            [f] 1 de las { $whole } { $kinds }.
           *[other] 1 de los { $whole } { $kinds }.
        }
       *[other] Quedan por ver { $gender ->
            [f] { $number } de las { $whole } { $kinds }.
           *[other] { $number } de los { $whole } { $kinds }.
        }
    }
coach-freezes = Congela el pozo: desde entonces hace falta una pareja natural para tomarlo.
coach-frozen = El pozo está congelado: hace falta una pareja natural para tomarlo.

## Qué se gana al bajar y al tomar

coach-takes =
    { $number ->
        [0] El pozo es solo la carta de arriba: no llega ninguna otra a tu mano.
        [one] Con el pozo llega a tu mano 1 carta más{ $wild ->
            [0] .
           *[other] , un comodín.
        }
       *[other] Con el pozo llegan a tu mano { $number } cartas más{ $wild ->
            [0] .
            [one] , 1 de ellas comodín.
           *[other] , { $wild } de ellas comodines.
        }
    }
coach-opens = Con esto abres; hacían falta { $need } puntos.
coach-count_missing = Para abrir te hacen falta { $need } puntos, pero esta mano { $most ->
        [0] no puede bajar ninguno
       *[other] puede bajar { $most } como mucho
    }.
coach-could_open = Podrías abrir, para lo que hacen falta { $need } puntos, pero no corre prisa.
coach-canasta = Completa una canasta de { $kinds }.
coach-wild_spent =
    { $number ->
        [one] Usa un comodín.
       *[other] Usa { $number } comodines.
    }
coach-nearly =
    { $number ->
        [one] A tu juego de { $kinds } le falta una carta para ser canasta.
       *[other] A tu juego de { $kinds } le faltan { $number } cartas para ser canasta.
    }

## Cerrar, y la partida

coach-out = Cierras, lo que vale { $points } puntos.
coach-out_left = A los rivales les quedan entonces unos { $others } puntos en la mano, y a tu pareja { $partners }.
coach-out_left_alone = A los rivales les quedan entonces unos { $others } puntos en la mano.
coach-out_short =
    { $number ->
        [one] Tu juego de { $kinds } se queda a una carta de la canasta.
       *[other] Tu juego de { $kinds } se queda a { $number } cartas de la canasta.
    }
coach-out_costs = Cerrar ahora da unos { $points } puntos menos que seguir jugando, { $games ->
        [0] sin diferencia en las victorias
        [one] y 1 victoria menos
       *[other] y { $games } victorias menos
    } en 100 partidas.
coach-out_no_matter = Podrías cerrar ahora; la diferencia no es clara.
coach-game_ends = En el { $percent } % de los repartos la partida termina con esta mano: te faltan { $own } puntos para ganar, y a los rivales { $others }.

## Un consejo

coach-hint-head = Turno de { $name }. Puntos de ventaja en esta mano y partidas ganadas de cada 100, de media en { $deals } repartos de las cartas que { $name } no ve:
coach-hint-head_you = Puntos de ventaja en esta mano y partidas ganadas de cada 100, de media en { $deals } repartos de las cartas que no ves:
coach-hint-forced = No hay nada que elegir: solo se permite una acción.
coach-hint-play = Jugada
coach-hint-points = Puntos
coach-hint-wins = Victorias
coach-hint-compared = Frente a la 1
coach-hint-value = { $mean } ± { $half }
coach-hint-same = sin diferencia clara
coach-hint-fewer_wins =
    { $number ->
        [one] 1 victoria menos
       *[other] { $number } victorias menos
    }
coach-hint-fewer_points = { $number } puntos menos
coach-hint-best = la mejor
coach-hint-why = Por qué { $number }
coach-hint-about = Sobre la { $number }
coach-hint-other_safe = Otros descartes seguros
coach-hint-here = Aquí
coach-hint-foot = Los repartos los juega hasta el final el jugador experto del programa. ± es un intervalo del 95 %.
coach-hint-few = Aquí el núcleo no está compilado, así que el entrenador usa menos muestras ({ $samples }). Fija el número con --think.
coach-hint-plain = { $number }. { $play }: { $points } puntos, { $wins } victorias en 100 partidas; { $compared }.

cli-hint-short = decir qué jugaría el entrenador, y por qué
cli-hint-help =
    Dice qué jugar en una posición y por qué, con lo que puede saber quien juega: las mejores jugadas, cada una hasta
    el final del turno, con sus puntos y victorias de media, y las razones en palabras.

    Las cartas ocultas se reparten muchas veces, y cada jugada se prueba en los mismos repartos.
cli-hint-example =
    { $program } hint classic turn=1:play hand1=44558KKQ setsA=777 setsB=999 pile=5QK
    { $program } deal --seed martes | { $program } hint - --think 2000
cli-option-hint_think = Cuántas manos se juegan en total (automático si no se indica). Con más, los intervalos son más estrechos.
cli-option-coach_seed = Un texto cualquiera: el mismo texto da la misma respuesta.
cli-option-top = Cuántas jugadas se muestran.

coach-thinking = El entrenador piensa…

## Un repaso

coach-error-player = Ningún jugador se llama «{ $name }». Jugadores: { $names }.
coach-error-seat = No hay asiento { $seat }. Van del 1 al { $last }.
coach-error-player_or_seat = Da el nombre de un jugador o un asiento, no las dos cosas.
coach-error-nothing = Este registro todavía no tiene jugadas.
coach-error-plot = No se puede escribir { $name }: { $problem }.

coach-review-head = { $book }: { $plays } jugadas, juzgadas por lo que podía saber cada jugador, con { $samples } muestras por mano.
coach-review-costly = Jugadas que costaron algo
coach-review-none = Ninguna jugada costó más que el margen de error.
coach-review-title = Mano { $hand }, turno { $turn }, { $name }: { $play }
coach-review-cost =
    { $label ->
        [little] Costó un poco
        [some] Costó algo
       *[much] Costó mucho
    }: { $wins } victorias en 100 partidas, { $points } puntos en esta mano.
coach-review-instead = Mejor: { $play }.
coach-review-played_why = Lo jugado: { $reason }
coach-review-best_why = Mejor: { $reason }
coach-review-turning = Momentos decisivos para el bando { $side }
coach-review-turned = { $number }  Mano { $hand }, turno { $turn }, { $name }: de { $before } a { $now } victorias en 100. { $did }
coach-review-curve = Victorias del bando { $side } en 100 partidas, turno a turno
coach-review-key = o es la estimación, - el borde de su intervalo del 95 %, * las dos cosas en un sitio.
coach-review-across = turno
coach-review-label = bando { $side }
coach-review-about = La probabilidad de que gane el bando { $side } a lo largo de { $number } turnos: { $first } victorias en 100 partidas al principio, { $last } al final. La franja es un intervalo del 95 %.
coach-review-accounts = Jugador por jugador
coach-review-player = Jugador
coach-review-plays = Jugadas
coach-review-costly_plays = Costosas
coach-review-wins_lost = Victorias por jugada
coach-review-points_lost = Puntos por jugada
coach-review-account = { $name }: { $plays } jugadas, { $costly } de ellas costosas; por jugada, { $wins } victorias en 100 partidas y { $points } puntos perdidos.
coach-review-foot = Una jugada cuenta como costosa solo más allá de su margen de error (99 %). Las medias incluyen todas las jugadas, medidas en repartos que no se usaron para encontrar la mejor.
coach-review-all = Todas las jugadas
coach-review-play_head = Turno
coach-review-cost_head = Victorias menos
coach-review-as_coach = igual que el entrenador
coach-review-exercises = Como ejercicios
coach-review-progress = El entrenador analiza las jugadas
coach-review-saved = Gráfico escrito en { $name }.

cli-review-short = analizar una partida registrada: lo que costó cada jugada, momentos decisivos, un gráfico
cli-review-help =
    Repasa una partida registrada con el entrenador. Cada jugada, juzgada por lo que podía saber su jugador, se compara con la
    mejor; su coste se mide en repartos nuevos, y solo se llama costosa más allá del margen de error. Siguen los momentos
    decisivos, la probabilidad de ganar turno a turno y un resumen de cada jugador.
cli-review-example =
    { $program } review partida.txt --player Ana
    { $program } review partida.txt --hand 2 --plot victorias.svg
cli-option-review_player = Solo las jugadas de este jugador, con la probabilidad de ganar desde su punto de vista.
cli-option-review_seat = Lo mismo por asiento, como en la primera mano del registro.
cli-option-review_all = Enumera todas las jugadas, incluidas las que no costaron nada.
cli-option-review_plot = Escribe en este archivo (SVG) un gráfico de la probabilidad de ganar, turno a turno.
cli-option-review_exercises = Escribe como ejercicios las posiciones en las que una jugada fue costosa.
cli-option-review_think = Cuántas manos se juegan por cada mano del registro (automático si no se indica).

## Ejercicios

coach-error-no_exercise = Ninguna de { $number } posiciones tiene una respuesta clara. Prueba con otra --seed.
coach-error-kind = Clase de ejercicio desconocida: «{ $kind }». Disponibles: { $kinds }.
coach-error-count = Pide al menos un ejercicio.
coach-error-choice = No existe la opción { $number }. Van de 0 a { $last }.
coach-error-daily = Quita --seed: el ejercicio del día usa la fecha como semilla.

coach-exercise-head = Ejercicio { $number } de { $count }: { $book }, turno de { $name }
coach-exercise-discard = ¿Qué descartas?
coach-exercise-take = ¿Tomas el pozo o robas?
coach-exercise-lay = ¿Qué bajas, si bajas algo?
coach-exercise-out = ¿Cierras o sigues jugando?
coach-exercise-play = ¿Qué harías?
coach-exercise-which = ¿Qué jugada?
coach-exercise-choice = { $letter }  { $play }
coach-exercise-ask = Tu respuesta (una letra o la jugada; salir para dejarlo):
coach-exercise-help = Escribe la letra de una jugada o la jugada misma, como descartar K o bajar KKK; descartar 4. reglas: leer el reglamento. salir: dejarlo.
coach-exercise-not_offered = Esa no es una de las jugadas de aquí. Escribe { $letters }.
coach-exercise-refused = { $reason }
coach-exercise-best = Respuesta: { $play }.
coach-exercise-right = Correcto: { $play }.
coach-exercise-wrong =
    Mejor: { $play }. La tuya cuesta { $number ->
        [one] 1 victoria
       *[other] { $number } victorias
    } en 100 partidas.
coach-exercise-score = { $right } de { $done } correctas.
coach-exercise-seed = Para repetir los mismos ejercicios: --seed { $seed }
coach-exercise-searching = Buscando una posición con una respuesta clara…
coach-exercise-item = { $number }  Mano { $hand }, turno { $turn }, { $name }
coach-exercise-answers = Respuestas
coach-exercise-answer = { $number }  { $letter }, { $play }: { $wins } victorias más en 100 partidas.
coach-exercise-none = Ninguna jugada fue costosa, así que aquí no hay nada que practicar.

cli-exercise-short = practicar: qué descartar, tomar o robar, qué bajar, cerrar o no
cli-exercise-help =
    Practica con posiciones de partidas del jugador experto en las que una jugada es claramente la mejor, y no la más
    evidente. Tú eliges; el entrenador dice cuánto vale cada jugada, y por qué.

    Sin terminal, o con --answer, el ejercicio se escribe con su respuesta.
cli-exercise-example =
    { $program } exercise --count 5
    { $program } exercise --book boat --kind take
    { $program } exercise --daily
cli-option-exercise_kind = De qué trata el ejercicio: discard (descartar, por defecto), take (tomar), lay (bajar) u out (cerrar). El del día los alterna.
cli-option-exercise_count = Cuántos ejercicios.
cli-option-exercise_daily = El ejercicio del día, el mismo para todos.
cli-option-exercise_answer = Escribe la respuesta sin preguntar.
cli-option-exercise_seed = Un texto cualquiera: el mismo texto da los mismos ejercicios. Sin él son nuevos cada vez, y la semilla se escribe en stderr.
cli-option-exercise_think = Cuántas manos se juegan por posición (automático si no se indica).
