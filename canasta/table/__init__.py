"""The table: packed counts, actions, events and the state of a hand, without any rules."""
