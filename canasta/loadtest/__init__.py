"""A load for a server: many tables of clients over real sockets, beside a bare echo of the same stack."""
