"""Several servers for one site: which node runs a table, and how the others reach it.

Every node takes any client. One node runs a table: it holds a lease in the database, whose epoch is checked
by every append. The other nodes relay their clients' messages to it over NATS and hand its answers on. NATS
carries relays and hints, never the record: a lost message costs a moment, never a move.
"""
