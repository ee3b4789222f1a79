"""Programs that learn with the environments, to start from."""
