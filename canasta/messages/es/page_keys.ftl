### Qué hacen las teclas: la ayuda de la mesa.

page-key-arrows-does = moverse entre valores y cartas
page-key-space-does = elegir o soltar
page-key-kinds-does = elegir una más de ese valor; con Mayús, una menos
page-key-enter-does = pulsar el botón principal
page-key-back-does = descartar la carta elegida
page-key-esc-does = cerrar la nota, o soltar todas las cartas
page-key-d-does = robar
page-key-t-does = tomar el pozo
page-key-l-does = bajar o añadir las cartas elegidas
page-key-u-does = deshacer
page-key-h-does = pedir consejo
page-key-b-does = abrir las reglas
page-key-o-does = preguntar si puedes cerrar
page-key-y-does = responder sí o no
