"""``canasta evening`` and its subcommands."""
