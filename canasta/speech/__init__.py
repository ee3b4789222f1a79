"""Players' words: one reading of them for the rules, the referee and spoken plays."""
