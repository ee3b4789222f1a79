### Las reglas junto a la mesa.

page-panel-title = Reglas
page-panel-close = Cerrar las reglas
page-panel-own = Abrir en otra página
page-panel-opening = Cargando el reglamento…
