"""What lies on the table: packed counts, actions, events and the state of a hand. No rules."""
