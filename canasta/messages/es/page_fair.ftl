### ¿Fue limpio?

page-fair-title = ¿Fue limpio?
page-fair-lead = Aquí nadie puede elegir las cartas de una partida, y después cualquiera puede comprobar que nadie lo hizo.
page-fair-promise = Antes de la primera carta, el servidor se compromete con su secreto: publica una huella de él, de las reglas y de los jugadores, y ya no puede cambiarlos.
page-fair-parts = Cada dispositivo añade una parte al azar. Todos se comprometen con la suya antes de que se enseñe ninguna.
page-fair-deal = Los puestos y las cartas salen de todo ello junto. Basta un dispositivo honrado.
page-fair-reveal = Después de la última mano el secreto está en el registro de la partida, y cada reparto se puede volver a calcular y comparar.
page-fair-no_reason = El servidor reparte de nuevo y no dice quién se guardó su parte en el reparto anterior. Este dispositivo no lo acepta. Si aun así quieres jugar, vuelve a abrir la mesa.
