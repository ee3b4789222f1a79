"""A process that says the first line of an answer, and falls over."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    for _ in sys.stdin:
        print('{"last": false}', flush=True)
        sys.exit(1)
