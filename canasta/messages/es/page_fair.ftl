### ¿Fue limpio?

page-fair-title = ¿Fue limpio?
page-fair-lead = Aquí nadie puede elegir las cartas de una partida, y después cualquiera puede comprobar que nadie lo hizo.
page-fair-promise = Antes de la primera carta, el servidor se compromete con su secreto: publica una huella del secreto, las reglas y los jugadores, y ya no puede cambiarlos.
page-fair-parts = Cada dispositivo añade datos al azar. Todos se comprometen con los suyos antes de que se revele ninguno.
page-fair-deal = Los asientos y las cartas se calculan con todo ello. Basta un dispositivo honrado para que el reparto sea limpio.
page-fair-reveal = Después de la última mano, el registro de la partida contiene el secreto, y cada reparto se puede volver a calcular y comparar.
page-fair-no_reason = El servidor reparte de nuevo y no dice quién retuvo su parte del reparto anterior. Este dispositivo ha dejado de participar. Si aun así quieres jugar, vuelve a abrir la mesa.
