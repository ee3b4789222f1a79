# El aula: clases, carpetas, mesas abiertas, encuestas, tareas

page-classroom-title = Aula
page-classroom-lead = Una clase tiene manos preparadas en carpetas, mesas con todas las manos a la vista, encuestas, y tareas que corrige el entrenador. No hace falta cuenta.
page-classroom-new = Clase nueva
page-classroom-name = Nombre de la clase
page-classroom-create = Crear
page-classroom-club = Club
page-classroom-no_club = ningún club
page-classroom-of_club = una clase de tu club
page-classroom-join = Entrar
page-classroom-join_title = Entrar en una clase
page-classroom-join_lead = Basta con tu nombre. Si los demás pueden ver tu mano se pregunta en cada mesa.
page-classroom-join_as = Entrar como { $name }
page-classroom-role-owner = Das esta clase.
page-classroom-role-director = profesor
page-classroom-role-member = alumno
page-classroom-role-gone = se ha ido
page-classroom-parts = Partes de la clase
page-classroom-view-lesson = Lección
page-classroom-view-folders = Carpetas
page-classroom-view-members = Personas
page-classroom-waiting = { $number } sin enviar
page-classroom-offline = No se puede llegar al servidor.
page-classroom-try_again = Intentar de nuevo
page-classroom-not_sent = No se ha hecho.
page-classroom-drop = Descartarlo

page-classroom-mark-same = la mejor
page-classroom-mark-unclear = igual de buena
page-classroom-mark-little = cuesta un poco
page-classroom-mark-some = cuesta algo
page-classroom-mark-much = cuesta mucho
page-classroom-cost = Gana { $games } partidas de cada cien menos que la mejor elección (± { $half }), y { $points } puntos menos en esta mano.

page-classroom-tables = Mesas con todas las manos a la vista
page-classroom-no_tables = Todavía no se ha abierto ninguna mesa.
page-classroom-new_table = Mesa con una mano nueva
page-classroom-table-asking = espera el acuerdo
page-classroom-table-open = todas las manos a la vista
page-classroom-table-closed = las manos están cerradas
page-classroom-table-ended = terminada
page-classroom-table_answer = Responder
page-classroom-polls = ¿Qué harías?
page-classroom-no_polls = Todavía no hay encuestas.
page-classroom-poll_open = abierta
page-classroom-poll_closed = cerrada
page-classroom-answers =
    { $number ->
        [one] { $number } respuesta
       *[other] { $number } respuestas
    }
page-classroom-you_answered = has respondido
page-classroom-homework = Tareas
page-classroom-no_homework = No hay tareas.
page-classroom-due = Hasta el { $when }
page-classroom-was_due = Era hasta el { $when }
page-classroom-done_of = { $number } de { $of } respondidas
page-classroom-results = Resultados
page-classroom-end_homework = Quitar
page-classroom-end_homework_sure = ¿Quitar para todos?
page-classroom-begin_with_folders = Prepara tus primeras manos en carpetas.

page-classroom-book = Reglamento
page-classroom-players = Jugadores
page-classroom-seats_about = A todos los que se sientan aquí se les pregunta si muestran su mano. Tú juegas por los sitios vacíos.
page-classroom-seat = Sitio { $number }
page-classroom-nobody = vacío
page-classroom-open_table = Abrir una mesa

page-classroom-from = ¿Qué se prepara?
page-classroom-from-position = Posición
page-classroom-from-record = Momento de una partida
page-classroom-from-daily = Ejercicio de hoy
page-classroom-from_about-position = una línea, como la escribe el editor
page-classroom-from_about-record = un registro, con mano y jugada
page-classroom-from_about-daily = el mismo para todos
page-classroom-position = Posición
page-classroom-to_ask = Componer una posición
page-classroom-choose_record = Elegir un registro
page-classroom-record_chosen = Registro elegido. Elegir otro
page-classroom-hand = Mano
page-classroom-move = Jugadas antes
page-classroom-move_about = 0 es justo después de repartir; la repetición las cuenta.
page-classroom-item_title = Título
page-classroom-note = Nota para los alumnos
page-classroom-add = Añadir
page-classroom-cancel = Cancelar
page-classroom-save = Guardar
page-classroom-rename = Cambiar el nombre
page-classroom-change = Cambiar
page-classroom-remove = Quitar
page-classroom-remove_sure = ¿Quitar de verdad?
page-classroom-add_item = Añadir una mano
page-classroom-as_homework = Poner como tarea
page-classroom-export = Exportar
page-classroom-export_all = Exportar todo
page-classroom-import = Importar un archivo
page-classroom-not_json = { $name } no es un archivo con carpetas.
page-classroom-empty_folder = Esta carpeta está vacía.
page-classroom-new_folder = Carpeta nueva
page-classroom-folder_title = Título de la carpeta
page-classroom-folder = Carpeta
page-classroom-kind-position = posición
page-classroom-kind-record = momento de una partida
page-classroom-kind-exercise = ejercicio
page-classroom-homework_title = Título
page-classroom-due_day = Hasta el día
page-classroom-retry = Los alumnos pueden intentarlo de nuevo
page-classroom-retry_about = Hasta encontrar la mejor elección, solo ven la nota de la suya.
page-classroom-set_homework = Poner la tarea
page-classroom-ask_class = Preguntar a la clase
page-classroom-ask_rules = Preguntar a las reglas
page-classroom-coach_thinks = El entrenador está pensando …
page-classroom-other_choices = Todas las demás elecciones
page-classroom-coach_says = Lo que dice el entrenador

page-classroom-members =
    { $number ->
        [one] { $number } persona
       *[other] { $number } personas
    }
page-classroom-member_you = { $name } (tú)
page-classroom-make_teacher = Hacer profesor
page-classroom-no_teacher = Ya no es profesor
page-classroom-leave = Dejar la clase
page-classroom-leave_sure = ¿Dejarla de verdad?
page-classroom-join_link = Enlace para alumnos
page-classroom-no_link = Con un enlace o su código QR los alumnos entran con cualquier nombre, sin cuenta.
page-classroom-make_link = Crear un enlace
page-classroom-renew = Enlace nuevo
page-classroom-renew_sure = ¿Anular el enlace anterior?
page-classroom-qr_of = Código QR de { $name }

page-classroom-unrated = mesa de aprendizaje, no puntúa
page-classroom-consent_title = ¿Puede ver tu mano toda la clase?
page-classroom-consent_about = En esta mesa todos los de la clase ven todas las manos en cuanto están de acuerdo todos los que se sientan en ella. Cada uno puede retirarlo en cualquier momento: entonces se cierran todas las manos, para siempre.
page-classroom-consent_yes = Sí, mostrar mi mano
page-classroom-consent_no = No
page-classroom-consented = está de acuerdo
page-classroom-consent_waits = no ha respondido
page-classroom-closed_about = Alguien de esta mesa no está de acuerdo en mostrar su mano. Ya no se muestra ninguna carta de esta mesa.
page-classroom-closed_teacher = Puedes abrir otra mesa con la misma mano desde su carpeta.
page-classroom-withdraw = Cerrar mi mano
page-classroom-withdraw_sure = ¿Cerrar la mesa para todos?
page-classroom-withdraw_about = Has aceptado que todos los de la clase vean tu mano.
page-classroom-moves = Jugadas
page-classroom-steps = Recorrer las jugadas
page-classroom-first = Al principio
page-classroom-back = Una jugada atrás
page-classroom-forward = Una jugada adelante
page-classroom-last = A la última jugada
page-classroom-at_move = Jugada { $number } de { $of }
page-classroom-try_again_here = La próxima acción empieza otro intento desde aquí.
page-classroom-dealt = La mano siguiente
page-classroom-tried = otro intento:
page-classroom-your_turn = Tu turno
page-classroom-play_for = Jugar por { $name }
page-classroom-teacher_tools = Para el profesor
page-classroom-play_for_seat = Que el entrenador juegue este turno
page-classroom-deal_next = Repartir la mano siguiente
page-classroom-keep_moment = Guardar este momento
page-classroom-moment_of = { $title }: un momento
page-classroom-keep = Guardar
page-classroom-kept = Guardado en la carpeta.
page-classroom-table_from_here = Otra mesa desde aquí
page-classroom-end_table = Terminar la mesa
page-classroom-end_table_sure = ¿Terminarla para todos?
page-classroom-hand_over = La mano ha terminado
page-classroom-points = { $number } puntos

page-classroom-no_answers = Nadie ha respondido.
page-classroom-poll_results = Respuestas de la clase
page-classroom-votes = { $number } de { $of }
page-classroom-poll_answered = Has respondido, y puedes cambiarlo.
page-classroom-poll_hidden =
    { $number ->
        [0] Todos han respondido. Las respuestas se muestran al cerrar la encuesta.
        [one] { $number } persona no ha respondido. Las respuestas se muestran al cerrar la encuesta.
       *[other] { $number } personas no han respondido. Las respuestas se muestran al cerrar la encuesta.
    }
page-classroom-have_answered = Han respondido: { $names }
page-classroom-close_poll = Cerrar la encuesta
page-classroom-close_poll_sure = ¿Mostrar las respuestas a todos?

page-classroom-try_or_see = Hay una elección mejor. Inténtalo de nuevo, o mira la respuesta.
page-classroom-reveal = Mostrar la respuesta
page-classroom-reveal_sure = ¿Dejar de intentarlo?
page-classroom-late = Respondida después de la fecha.
page-classroom-late_short = tarde
page-classroom-with_retry = Puedes intentarlo de nuevo.
page-classroom-one_try = Tienes un intento para cada posición.
page-classroom-positions = Posiciones
page-classroom-pupil = Alumno
page-classroom-answered = Respondidas
page-classroom-right = Bien
page-classroom-mean_cost = Coste
page-classroom-mean_cost_about = Coste: partidas de cada cien que las respuestas ganan menos que las mejores elecciones, de media. Bien: no claramente peor que la mejor elección.
page-classroom-of = { $number } de { $of }
page-classroom-tries = { $number } intentos
