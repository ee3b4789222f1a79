"""All targets by name; each is imported when needed, because a server takes a while."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from tests.fuzz.target import Target

#: The module of each target.
_MODULES = {
    "position": "positions",
    "action": "plays",
    "play": "plays",
    "record": "records",
    "house": "houses",
    "pad": "pads",
    "referee": "referee",
    "keyed": "typed",
    "lesson": "typed",
    "search": "typed",
    "command": "messages",
    "told": "told",
    "kept": "kept",
    "line": "lines",
    "results": "results",
    "http": "serving",
    "socket": "serving",
    "bytes": "network",
}


class _Targets(Mapping[str, Target]):
    def __getitem__(self, name: str) -> Target:
        found: Target = getattr(import_module(f"tests.fuzz.{_MODULES[name]}"), name.upper())
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


TARGETS = _Targets()
