"""``python -m canasta``: the command ``canasta``."""

from canasta.cli import main

# Spawned processes import this module again and must not run the command.
if __name__ == "__main__":
    main()
