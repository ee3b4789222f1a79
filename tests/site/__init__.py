"""A site of several nodes for tests: real processes behind a proxy, with PostgreSQL and NATS."""
