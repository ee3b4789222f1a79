"""The score pad at the terminal: its questions are asked here, and its sheets are shown."""
