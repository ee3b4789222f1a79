"""People on a server: accounts, sessions, passkeys, data export and deletion."""
