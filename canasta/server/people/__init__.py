"""People on a server: accounts, sessions, passkeys, and what becomes of all that when they leave."""
