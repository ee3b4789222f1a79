### What the keys do: the help of the table.

page-key-arrows-does = move between ranks and cards
page-key-space-does = choose or deselect
page-key-kinds-does = choose one more of this rank; with Shift, one fewer
page-key-enter-does = press the main button
page-key-back-does = discard the chosen card
page-key-esc-does = close the note, or deselect all cards
page-key-d-does = draw
page-key-t-does = take the pile
page-key-l-does = lay or add the chosen cards
page-key-u-does = undo
page-key-h-does = get a hint
page-key-b-does = open the rules
page-key-o-does = ask to go out
page-key-y-does = answer yes or no
