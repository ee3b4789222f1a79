"""A process that prints the first line of an answer and crashes."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    for _ in sys.stdin:
        print('{"last": false}', flush=True)
        sys.exit(1)
