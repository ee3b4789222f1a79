### Dibujos de posiciones.

picture-title = { $rules }, { $number } jugadores
picture-draw = { $name } va a robar o a tomar
picture-play = { $name } ya ha robado o tomado, y juega
picture-answer = Le preguntan a { $name }: ¿puedo cerrar?
picture-over = La mano ha acabado
picture-no_sets = todavía ningún juego
picture-score = { $points } puntos, la apertura necesita { $need }
picture-opened = { $points } puntos, ha abierto
picture-stock = Mazo
picture-frozen = congelado
picture-stopped = bloqueado
picture-cards = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
  }
picture-hidden = { $number ->
    [one] 1 carta oculta
   *[other] { $number } cartas ocultas
  }
picture-reserves = { $number ->
    [one] 1 reserva
   *[other] { $number } reservas
  }

cli-picture-short = una posición como dibujo, SVG o PNG
cli-picture-help =
    Dibuja una posición, para documentación y cartas: la mesa con todos los naipes que da la posición.

    El dibujo es SVG, completo por sí mismo, y va al archivo que se nombre o a la salida; un archivo cuyo nombre acaba en .png
    va en puntos.
cli-picture-example =
    { $program } picture classic hand1=KQQ27 setsA=555 pile=2K -o congelado.svg
    { $program } picture @posicion.txt -o congelado.png
cli-picture-exit_1 = { "" }
cli-picture-written = { $name } está escrito: { $number } bytes.
cli-option-picture_file = El archivo que se escribe; .svg o .png. Sin él, el SVG va a la salida.
cli-error-picture = «{ $name }» no es nombre para un dibujo: acaba en .svg o .png.
cli-error-picture_file = No se puede escribir { $name }: { $problem }.
