"""The terminal table, for one person against bots: shows what the seat may see and the legal actions."""
