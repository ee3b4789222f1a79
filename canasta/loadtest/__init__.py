"""Load tests: many tables of clients over real sockets, compared with an echo server on the same stack."""
