### Reglas de la casa propias: el editor.

page-house_editor-title = Reglas de la casa
page-house_editor-default_name = Nuestras reglas
page-house_editor-name = Nombre
page-house_editor-base = Basada en
page-house_editor-subtitle = basada en { $book }, versión { $version }
page-house_editor-subtitle_changes = { $book } · { $number ->
    [0] sin cambios
    [one] 1 cambio
   *[other] { $number } cambios
  }
page-house_editor-show = Mostrar
page-house_editor-all = Todo
page-house_editor-changed_only = Cambiado: { $number }
page-house_editor-changed = { $number ->
    [one] 1 cambio
   *[other] { $number } cambios
  }
page-house_editor-changed_mark = (cambiado)
page-house_editor-changed_of = { $number ->
    [0] { $all ->
        [one] 1 ajuste
       *[other] { $all } ajustes
      }
   *[other] { $number } de { $all } cambiados
  }
page-house_editor-groups = Grupos
page-house_editor-find = Buscar ajuste
page-house_editor-yes = sí
page-house_editor-no = no
page-house_editor-unread-steps = «{ $words }» no es válido. Escribe totales y puntos, por ejemplo 0: 50, 1500: 90.
page-house_editor-unread-numbers = «{ $words }» no es válido. Escribe números separados por comas, por ejemplo 50, 90, 120.
page-house_editor-rulebook = Reglamento:
page-house_editor-reset = restablecer
page-house_editor-book_value = En el reglamento: { $value }
page-house_editor-check = Comprobación
page-house_editor-unchanged = Todavía sin cambios: es el propio reglamento.
page-house_editor-testing = Probándola en unos cientos de manos…
page-house_editor-correct_first = Corrige lo rechazado y se probará.
page-house_editor-tested = { $number } manos probadas, ningún callejón sin salida.
page-house_editor-works = Funciona.
page-house_editor-fails = Todavía no funciona.
page-house_editor-longest_with = Mano más larga con { $players } jugadores
page-house_editor-longest = { $turns } turnos
page-house_editor-dead_end = La mano { $hand } llega a un callejón sin salida.
page-house_editor-with_players = Con { $players } jugadores.
page-house_editor-refused = Qué podría intentar { $name }, y por qué no se permite
page-house_editor-tested_about = No se perdió ninguna carta, ningún jugador quedó atascado y cada rechazo tuvo su motivo.
page-house_editor-impossible = Así no se puede jugar
page-house_editor-conflict = Se debe a:
page-house_editor-undo = Deshacer el cambio
page-house_editor-differences = Diferencias, en palabras sencillas
page-house_editor-no_differences = Todavía no hay diferencias.
page-house_editor-save = Guardar
page-house_editor-play = Jugar con estas reglas
page-house_editor-saved = Guardada como versión { $version }.
page-house_editor-unsaved = Todavía sin guardar.
page-house_editor-share_link = Guardada. Quien tenga este enlace puede leer estas reglas y jugar con ellas: { $link }
page-house_editor-download = Descargar { $file }
page-house_editor-read_rulebook = Leerla en el reglamento
page-house_editor-your_rules = Tus reglas de la casa
page-house_editor-read_only = Esta regla de la casa va más allá de estos ajustes y no se puede editar aquí. Puedes leerla, compartirla y jugar con ella.

page-new-house_rule = Con tu regla de la casa { $name }.
page-new-house_rule_edit = Leerla o editarla
page-new-house_rule_create = Crear una regla de la casa
page-house_editor-progress = { $done } de { $wanted } manos
page-house_editor-read_explained = Verlas explicadas en una página
page-house_editor-differs_mark = distinto
page-house_editor-print = Imprimir
page-house_editor-edit = Cambiarlas
page-house_editor-edit_copy = Cambiar una copia
page-house_editor-link = Quien tenga este enlace puede leer estas reglas y jugar con ellas: { $link }
page-house_editor-differs_from = En qué se distinguen de { $book }
page-house_editor-all_rules = Todas las reglas de un vistazo
page-house_editor-rest_of_book = Lo que aquí no se dice es como en el reglamento { $book }.

page-house_editor-forecast = Lo que hace con el juego
page-house_editor-forecast_plays = Los bots la juegan junto al reglamento…
page-house_editor-forecast_so_far = Tras { $number } manos con cada una; se va afinando.
page-house_editor-forecast_done = Jugado por bots: { $number } manos con estas reglas y otras tantas con el reglamento. Solo figura lo que es más que azar.
page-house_editor-forecast_none = No se ve ninguna diferencia en { $number } manos de bots: lo que cambia es poco, o raro.
page-house_editor-forecast_ready = { $number ->
    [0] El pronóstico está listo: no se ve ninguna diferencia.
    [one] El pronóstico está listo: una diferencia.
   *[other] El pronóstico está listo: { $number } diferencias.
  }
