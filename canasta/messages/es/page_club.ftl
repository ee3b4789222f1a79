### Clubes: miembros, calendario, temporadas y clasificaciones.

page-club-list_lead = Miembros, veladas y temporadas.
page-club-title = Club
page-club-new = Nuevo club
page-club-name = Nombre del club
page-club-create = Crear club
page-club-role-owner = titular
page-club-role-director = dirección
page-club-role-member = miembro
page-club-members = { $number ->
    [one] 1 miembro
   *[other] { $number } miembros
  }
page-club-new_member = Nuevo miembro
page-club-member_name = Nombre
page-club-remove = Quitar
page-club-remove_sure = ¿Quitar a este miembro?
page-club-make_director = Dar la dirección
page-club-no_director = Quitar la dirección
page-club-export = Exportar como CSV
page-club-import = Importar un archivo CSV
page-club-join_link = Enlace para entrar en el club
page-club-no_link = Con un enlace o su código QR, cada cual entra por su cuenta.
page-club-seasons = Temporadas
page-club-new_season = Nueva temporada
page-club-drop = Peores veladas que no cuentan
page-club-drops = { $number ->
    [one] sin la peor velada
   *[other] sin las { $number } peores veladas
  }
page-club-dropped = no cuenta
page-club-start_season = Empezar temporada
page-club-season_empty = Todavía no cuenta ninguna velada en esta temporada.
page-club-add_evening = Añadir una velada
page-club-choose_evening = Elige una velada
page-club-join_title = Entrar en un club
page-club-join_lead = Basta un nombre.
page-club-join = Entrar
page-club-join_as = Entrar como { $name }
page-club-calendar = Calendario
page-club-no_evenings = No hay ninguna velada prevista.
page-club-history = Veladas anteriores
page-club-winners = { $number ->
    [one] Ganó { $names }, única inscripción
   *[other] Ganaron { $names }, { $number } inscripciones
  }
page-club-ratings = Clasificación en mesas con cartas
page-club-ratings_about = Según los resultados de todas las mesas; las partidas en línea tienen la suya. Sin puesto hasta diez mesas.
page-club-rating = Nivel
page-club-tables = Mesas
page-club-messages = Mensajes
page-club-message = Mensaje para todos los socios
page-club-push_about = Los mensajes llegan a tus aparatos si activas las notificaciones.
page-club-push_settings = Ajustes
page-club-entered = Estás apuntado.
page-club-partner = Compañero (opcional)
page-club-sign_up = Inscribirme
page-club-change_partner = Cambiar de compañero
page-club-sign_off = Darme de baja
page-club-signed_up = Te has inscrito. Se te buscará compañero.
page-club-signed_up_with = Te has inscrito con { $name }.
page-club-who_comes = Inscritos: { $names }.
page-club-calendar_link = Enlace del calendario
page-club-subscribe = Suscribirse
