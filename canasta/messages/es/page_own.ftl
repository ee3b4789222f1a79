### Reglas de la casa propias: el editor.

page-own-title = Reglas de la casa
page-own-ours = La nuestra
page-own-name = Cómo se llama
page-own-for = Para el reglamento
page-own-sub = para { $book }, versión { $version }
page-own-where = { $book } · { $number ->
    [0] sin cambios
    [one] 1 cambio
   *[other] { $number } cambios
  }
page-own-show = Qué se muestra
page-own-all = Todo
page-own-only_changed = Cambiado: { $number }
page-own-changed = { $number ->
    [one] 1 cambio
   *[other] { $number } cambios
  }
page-own-changed_mark = (cambiado)
page-own-of = { $number ->
    [0] { $all ->
        [one] 1 ajuste
       *[other] { $all } ajustes
      }
   *[other] { $number } de { $all } cambiados
  }
page-own-groups = Grupos
page-own-find = Buscar ajuste
page-own-yes = sí
page-own-no = no
page-own-unread-steps = No se entiende «{ $words }». Escribe totales con sus puntos, por ejemplo 0: 50, 1500: 90.
page-own-unread-numbers = No se entiende «{ $words }». Escribe números separados por comas, por ejemplo 50, 90, 120.
page-own-says = El reglamento dice
page-own-as_book = como el reglamento
page-own-in_book = En el reglamento: { $value }
page-own-check = La prueba
page-own-as_it_is = Tal como está, es el propio reglamento.
page-own-trying = Probándola en unos cientos de manos …
page-own-not_yet = Corrige lo rechazado y se probará.
page-own-holds = { $number } manos probadas: ningún callejón sin salida.
page-own-fine = Funciona.
page-own-does_not = Todavía no funciona.
page-own-tried = Con { $players } jugadores, la mano más larga
page-own-longest = { $turns } turnos
page-own-dead_end = La mano { $hand } llega a un callejón sin salida.
page-own-with = Con { $players } jugadores.
page-own-why_not = Qué puede intentar { $name }, y por qué no
page-own-watched = No se perdió ninguna carta, nadie quedó sin salida y cada negativa tuvo su motivo.
page-own-wrong = Así no se puede jugar.
page-own-clash = Se debe a:
page-own-undo = Deshacer el cambio
page-own-different = Qué cambia, en palabras sencillas
page-own-nothing = Nada todavía.
page-own-keep = Guardar
page-own-play = Jugar con ella
page-own-kept = Guardada como versión { $version }.
page-own-unkept = Todavía sin guardar.
page-own-link = Guardada. Quien tenga este enlace puede leerla y jugar con ella: { $link }
page-own-file = { $file }, para el programa
page-own-read = Leerla en el reglamento
page-own-mine = Tus reglas de la casa
page-own-by_file = Esta regla de la casa dice más de lo que cabe en estos ajustes, así que aquí no se puede cambiar. Puedes leerla, compartirla y jugar con ella.

page-new-own = Con vuestra regla de la casa { $name }.
page-new-own_read = Leerla o cambiarla
page-new-own_make = Hacer una regla de la casa propia
page-own-tried_so_far = { $done } de { $wanted } manos
