"""``canasta arena`` and its subcommands."""
