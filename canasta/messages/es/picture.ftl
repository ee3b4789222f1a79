### Dibujos de posiciones.

picture-title = { $rules }, { $number } jugadores
picture-draw = Turno de { $name }: robar o tomar el pozo
picture-play = { $name } ya ha robado o tomado el pozo, y juega
picture-answer = Le preguntan a { $name }: ¿puedo cerrar?
picture-over = La mano ha terminado
picture-no_sets = todavía sin juegos
picture-score = { $points } puntos, { $need ->
    [0] apertura libre
   *[other] abre con { $need }
  }
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

cli-picture-short = dibujar una posición como imagen, SVG o PNG
cli-picture-help =
    Dibuja una posición, para documentos y mensajes: la mesa con todas las cartas que da la posición.

    La imagen es un SVG completo, que va al archivo indicado o a la salida estándar; si el nombre del archivo acaba en .png,
    es un PNG.
cli-picture-example =
    { $program } picture classic hand1=KQQ27 setsA=555 pile=2K -o congelado.svg
    { $program } picture @posicion.txt -o congelado.png
cli-picture-exit_1 = { "" }
cli-picture-written = Escrito { $name }: { $number } bytes.
cli-option-picture_file = El archivo que se escribe, .svg o .png. Sin él, el SVG va a la salida estándar.
cli-error-picture = «{ $name }» no es un archivo de imagen. Usa un nombre que acabe en .svg o .png.
cli-error-picture_file = No se puede escribir { $name }: { $problem }.
