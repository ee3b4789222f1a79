### Reglas de la casa propias: el editor.

page-own-title = Reglas de la casa
page-own-ours = Nuestras reglas
page-own-name = Nombre
page-own-for = Basada en
page-own-sub = basada en { $book }, versión { $version }
page-own-where = { $book } · { $number ->
    [0] sin cambios
    [one] 1 cambio
   *[other] { $number } cambios
  }
page-own-show = Mostrar
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
page-own-unread-steps = «{ $words }» no es válido. Escribe totales y puntos, por ejemplo 0: 50, 1500: 90.
page-own-unread-numbers = «{ $words }» no es válido. Escribe números separados por comas, por ejemplo 50, 90, 120.
page-own-says = Reglamento:
page-own-as_book = restablecer
page-own-in_book = En el reglamento: { $value }
page-own-check = Comprobación
page-own-as_it_is = Todavía sin cambios: es el propio reglamento.
page-own-trying = Probándola en unos cientos de manos…
page-own-not_yet = Corrige lo rechazado y se probará.
page-own-holds = { $number } manos probadas, ningún callejón sin salida.
page-own-fine = Funciona.
page-own-does_not = Todavía no funciona.
page-own-tried = Mano más larga con { $players } jugadores
page-own-longest = { $turns } turnos
page-own-dead_end = La mano { $hand } llega a un callejón sin salida.
page-own-with = Con { $players } jugadores.
page-own-why_not = Qué podría intentar { $name }, y por qué no se permite
page-own-watched = No se perdió ninguna carta, ningún jugador quedó atascado y cada rechazo tuvo su motivo.
page-own-wrong = Así no se puede jugar
page-own-clash = Se debe a:
page-own-undo = Deshacer el cambio
page-own-different = Diferencias, en palabras sencillas
page-own-nothing = Todavía no hay diferencias.
page-own-keep = Guardar
page-own-play = Jugar con estas reglas
page-own-kept = Guardada como versión { $version }.
page-own-unkept = Todavía sin guardar.
page-own-link = Guardada. Quien tenga este enlace puede leer estas reglas y jugar con ellas: { $link }
page-own-file = Descargar { $file }
page-own-read = Leerla en el reglamento
page-own-mine = Tus reglas de la casa
page-own-by_file = Esta regla de la casa va más allá de estos ajustes y no se puede editar aquí. Puedes leerla, compartirla y jugar con ella.

page-new-own = Con tu regla de la casa { $name }.
page-new-own_read = Leerla o editarla
page-new-own_make = Crear una regla de la casa
page-own-tried_so_far = { $done } de { $wanted } manos
