### Ajustes, los reglamentos uno al lado del otro, aprender.

page-settings-title = Ajustes
page-settings-lead = Los cambios se aplican de inmediato, en este dispositivo.
page-settings-display = Pantalla
page-settings-theme = Apariencia
page-settings-theme_system = como el dispositivo
page-settings-theme_day = clara
page-settings-theme_evening = oscura
page-settings-print = Tamaño del texto
page-settings-print_normal = normal
page-settings-print_large = grande
page-settings-deck = Colores de los palos
page-settings-deck_2 = dos
page-settings-deck_4 = cuatro
page-settings-table = Mesa
page-settings-side = Botones para
page-settings-side_right = la mano derecha
page-settings-side_left = la mano izquierda
page-settings-pace = Velocidad de los bots
page-settings-pace_slow = lenta
page-settings-pace_normal = normal
page-settings-pace_fast = rápida
page-settings-motion = Animaciones
page-settings-motion_about = Si están apagadas, las cartas cambian de sitio de golpe. También se apagan si tu dispositivo pide menos movimiento.
page-settings-sound = Sonido
page-settings-sound_about = Tonos suaves cuando se mueven las cartas, cuando te toca y cuando se rechaza una jugada.
page-settings-keys = Atajos de teclado
page-settings-keys_about = En la mesa, D roba, T toma el pozo y L baja cartas.
page-settings-language = Idioma
page-settings-language_choose = Idioma
page-settings-you = Tú
page-settings-you_are = Juegas como { $name }.
page-settings-signed_out = No has iniciado sesión en este dispositivo. También puedes jugar sin cuenta: únete a una mesa y escribe un nombre.


page-learn-title = Aprende en diez minutos
page-learn-lead = Juega tu primera mano en la mesa de verdad, paso a paso. El reglamento juzga cada jugada, igual que en una partida.
page-learn-sets = Reúnes cartas del mismo valor y las bajas en juegos. Los palos no cuentan y no hay escaleras.
page-learn-canastas = Siete cartas de un valor forman una canasta: eso es lo que da puntos. Los doses y los jokers son comodines y completan lo que falta.
page-learn-pile = En cada turno robas del mazo, o tomas todo el pozo si te sirve su carta de arriba. Terminas con un descarte.
page-learn-out = Quien se queda sin cartas cierra, y se cuenta la mano.
page-learn-begin = Empezar
page-learn-begin_book = Empezar con { $book }
page-learn-compare = Compara los cinco reglamentos
