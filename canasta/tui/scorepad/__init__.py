"""The score pad at the terminal: its questions and sheets."""
