### The rules beside the table.

page-panel-title = The rules
page-panel-close = Close the rules
page-panel-own = Open on a page of their own
page-panel-opening = The book is being opened.
