"""``python -m canasta``: the command ``canasta``."""

from canasta.cli import main

# Processes that are started afresh import this module again, and must not begin anew.
if __name__ == "__main__":
    main()
