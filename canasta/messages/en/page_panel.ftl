### The rules beside the table.

page-panel-title = Rules
page-panel-close = Close the rules
page-panel-own = Open in a new page
page-panel-opening = Loading the rulebook…
