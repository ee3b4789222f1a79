"""Online tables: the places (``room``), the game (``game``), and the live table (``table``)."""
