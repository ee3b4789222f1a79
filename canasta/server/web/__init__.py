"""The interface of a server: pages and data over HTTP, tables over sockets."""
