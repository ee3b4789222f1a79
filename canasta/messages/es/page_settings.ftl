### Ajustes, los reglamentos uno al lado del otro, aprender.

page-settings-title = Ajustes
page-settings-lead = Los cambios valen enseguida, en este dispositivo.
page-settings-look = Aspecto
page-settings-theme = Luz
page-settings-theme_system = como el dispositivo
page-settings-theme_day = de día
page-settings-theme_evening = de noche
page-settings-print = Letra
page-settings-print_normal = normal
page-settings-print_large = grande
page-settings-deck = Palos
page-settings-deck_2 = dos colores
page-settings-deck_4 = cuatro colores
page-settings-table = En la mesa
page-settings-side = Botones para
page-settings-side_right = la mano derecha
page-settings-side_left = la mano izquierda
page-settings-pace = Los bots juegan
page-settings-pace_slow = despacio
page-settings-pace_normal = como la gente
page-settings-pace_fast = deprisa
page-settings-motion = Las cartas se mueven
page-settings-motion_about = Si no, todo cambia de sitio de golpe. Si tu dispositivo pide menos movimiento, no se mueven.
page-settings-sound = Sonido
page-settings-sound_about = Tonos suaves cuando se mueven las cartas, cuando te toca y cuando algo no se puede hacer.
page-settings-keys = Teclas en la mesa
page-settings-keys_about = D roba, T toma el pozo, L baja: las letras valen mientras la mesa tiene el foco.
page-settings-language = Idioma
page-settings-language_choose = La página y la mesa hablan
page-settings-you = Tú
page-settings-you_are = Juegas como { $name }.
page-settings-nobody = En este dispositivo aún no ha entrado nadie. Siéntate a una mesa y tendrás nombre.


page-learn-title = Aprende en diez minutos
page-learn-lead = Una primera mano en la mesa de verdad, paso a paso. Lo que juegas lo juzga el reglamento: lo que no se puede aquí tampoco se puede en una partida.
page-learn-sets = Reúnes cartas del mismo valor y las bajas en juegos. Los palos no cuentan y no hay escaleras.
page-learn-canastas = Siete cartas de un valor son una canasta: eso es lo que da puntos. Los doses y los jokers son comodines y ayudan.
page-learn-pile = En cada turno robas del mazo, o tomas todo el pozo si te sirve su carta de arriba. Terminas con un descarte.
page-learn-out = Quien se queda sin cartas cierra, y se cuenta la mano.
page-learn-begin = Empezar
page-learn-begin_book = Empezar con { $book }
page-learn-compare = Compara los cinco reglamentos
