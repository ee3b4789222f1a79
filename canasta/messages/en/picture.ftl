### Pictures of positions.

picture-title = { $rules }, { $number } players
picture-draw = { $name } is to draw or take
picture-play = { $name } has drawn or taken, and plays
picture-answer = { $name } is asked: may I go out?
picture-over = The hand is over
picture-no_sets = no sets yet
picture-score = { $points } points, first meld needs { $need }
picture-opened = { $points } points, opened
picture-stock = Stock
picture-frozen = frozen
picture-stopped = stopped
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

cli-picture-short = a position as a picture, SVG or PNG
cli-picture-help =
    Draw a position, for documentation and letters: the table with all cards that the position gives.

    The picture is SVG, whole in itself, and goes to the file that is named or to the output; a file whose name ends in .png
    is in dots.
cli-picture-example =
    { $program } picture classic hand1=KQQ27 setsA=555 pile=2K -o frozen.svg
    { $program } picture @position.txt -o frozen.png
cli-picture-exit_1 = { "" }
cli-picture-written = { $name } is written: { $number } bytes.
cli-option-picture_file = The file to write; .svg or .png. Without it SVG goes to the output.
cli-error-picture = '{ $name }' is no name for a picture: it ends in .svg or .png.
cli-error-picture_file = { $name } cannot be written: { $problem }.
