### Qué hacen las teclas: la ayuda de la mesa.

page-key-arrows-does = de clase en clase, de carta en carta
page-key-space-does = elegir, soltar
page-key-kinds-does = una más de esa clase; con Mayús una menos
page-key-enter-does = el botón principal
page-key-back-does = descartar la carta elegida
page-key-esc-does = cerrar la nota o, si no la hay, soltarlo todo
page-key-d-does = robar
page-key-t-does = tomar el pozo
page-key-l-does = bajar o añadir lo elegido
page-key-u-does = deshacer
page-key-h-does = consejo
page-key-b-does = el reglamento, en otra ventana
page-key-o-does = preguntar si cerrar
page-key-y-does = contestar sí o no
