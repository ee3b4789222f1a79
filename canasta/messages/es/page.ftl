# La página en el navegador. { $x } se pone tal cual; los números se escriben como en el idioma.

page-loading = Casa Canasta se está cargando.
page-you-name = Invitado
page-top-book = El reglamento
page-top-settings = Ajustes
page-none-title = Aquí no hay nada.
page-none-home = A la primera página
page-key-enter = Intro

page-home-title = Siéntate. ¿Con qué reglamento jugamos?
page-home-about = Canasta según el reglamento: permita o rechace lo que sea, la mesa cita el párrafo.
page-home-books = Reglamento
page-home-with = con bots, a { $target } puntos
page-home-with_hands = con bots
page-home-play = Jugar ahora

page-invite-title = Te invitan a una mesa.
page-invite-name = Tu nombre
page-invite-sit = Sentarse

page-book-classic = Clásica
page-book-classic-players = de 2 a 6 jugadores
page-book-classic-about = El juego tal como lo aprendió casi todo el mundo. Un comodín en el pozo lo congela.
page-book-caliente = Caliente
page-book-caliente-players = de 2 a 6 jugadores
page-book-caliente-about = Cartas de premio, cartas de parada y, para quien guste, dos cartas Caliente.
page-book-boat = Barco
page-book-boat-players = de 2 a 4 jugadores
page-book-boat-about = Catorce cartas cada uno, juegos de comodines, tres turnos antes de que nadie baje.
page-book-american = Americana
page-book-american-players = 4 o 5 jugadores
page-book-american-about = Canastas de siete justas, talones, manos especiales, primeras bajadas altas.
page-book-knee = Mano, rodilla y pie
page-book-knee-players = 4 o 6 jugadores
page-book-knee-about = Seis mazos y tres manos que se juegan una tras otra.
