### As regras ao lado da mesa.

page-panel-title = As regras
page-panel-close = Fechar as regras
page-panel-new_page = Abrir em página própria
page-panel-loading = Carregando as regras…
