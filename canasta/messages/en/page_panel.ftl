### The rules beside the table.

page-panel-title = Rules
page-panel-close = Close the rules
page-panel-new_page = Open in a new page
page-panel-loading = Loading the rulebook…
