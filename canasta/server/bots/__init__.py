"""Worker processes for bots: a bot that is slow or crashes delays only its own table."""
