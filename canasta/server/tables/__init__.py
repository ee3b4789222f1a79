"""What happens at a table: who sits there (``room``), the game (``game``), and all of it live (``table``)."""
