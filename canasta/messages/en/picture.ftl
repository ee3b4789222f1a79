### Pictures of positions.

picture-title = { $rules }, { $number } players
picture-draw = { $name }'s turn: draw or take the pile
picture-play = { $name } has drawn or taken the pile, and plays
picture-answer = { $name } is asked: may I go out?
picture-over = The hand is over
picture-no_sets = no sets yet
picture-score = { $points } points, { $need ->
    [0] any first meld
   *[other] first meld needs { $need }
  }
picture-opened = { $points } points, has melded
picture-stock = Stock
picture-frozen = frozen
picture-stopped = blocked
picture-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
picture-hidden = { $number ->
    [one] 1 hidden card
   *[other] { $number } hidden cards
  }
picture-reserves = { $number ->
    [one] 1 reserve
   *[other] { $number } reserves
  }

cli-picture-short = draw a position as a picture, SVG or PNG
cli-picture-help =
    Draw a position, for documents and messages: the table with all cards that the position names.

    The picture is a self-contained SVG, written to the named file or to standard output; if the file name ends in .png, it
    is a PNG.
cli-picture-example =
    { $program } picture classic hand1=KQQ27 setsA=555 pile=2K -o frozen.svg
    { $program } picture @position.txt -o frozen.png
cli-picture-exit_1 = { "" }
cli-picture-written = Wrote { $name }: { $number } bytes.
cli-option-picture_file = The file to write, .svg or .png. Without it, SVG goes to standard output.
cli-error-picture = '{ $name }' is not a picture file. Use a name that ends in .svg or .png.
cli-error-picture_file = { $name } cannot be written: { $problem }.
