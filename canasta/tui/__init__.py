"""The terminal table: a person against bots. It draws what a seat may see and offers what is legal."""
