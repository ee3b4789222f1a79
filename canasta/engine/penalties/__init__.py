"""Penalties in a hand in play: rulings carried out, penalty cards and debts, irregular acts."""
