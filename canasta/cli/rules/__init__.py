"""``canasta rules`` and its subcommands."""
