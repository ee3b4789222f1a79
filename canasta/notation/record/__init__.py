"""Records of games as text files: reading, checking and writing."""
