### Las reglas junto a la mesa.

page-panel-title = Reglas
page-panel-close = Cerrar las reglas
page-panel-new_page = Abrir en otra página
page-panel-loading = Cargando el reglamento…
