### What the keys do: the help of the table.

page-key-arrows-does = from kind to kind, from card to card
page-key-space-does = choose, let go
page-key-kinds-does = one more of that kind; with Shift one fewer
page-key-enter-does = the main button
page-key-back-does = discard the chosen card
page-key-esc-does = close the note, else let all go
page-key-d-does = draw
page-key-t-does = take the pile
page-key-l-does = lay or add what is chosen
page-key-u-does = undo
page-key-h-does = hint
page-key-b-does = the book, in a window of its own
page-key-o-does = ask to go out
page-key-y-does = answer yes or no
