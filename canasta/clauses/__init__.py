"""The sentences a rulebook is made of: small frozen objects that carry their paragraph."""
