### As regras ao lado da mesa.

page-panel-title = As regras
page-panel-close = Fechar as regras
page-panel-own = Abrir em página própria
page-panel-opening = Carregando as regras…
