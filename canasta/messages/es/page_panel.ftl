### Las reglas junto a la mesa.

page-panel-title = Las reglas
page-panel-close = Cerrar las reglas
page-panel-own = Abrir en su propia página
page-panel-opening = Se está abriendo el reglamento.
