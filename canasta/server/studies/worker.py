"""A process that works things out: a study per line comes in; how far it has come and its answer go out."""

from __future__ import annotations

import os
import sys

import msgspec

from canasta.engine import IllegalAction
from canasta.messages import Complaint, say, use_language
from canasta.server.studies.jobs import AnyStudy, work_out


class Reply(msgspec.Struct, omit_defaults=True):
    """The answer, or why there is none; while it is being worked out, how far that has come."""

    done: int = 0
    wanted: int = 0
    error: str = ""
    sentence: str = ""
    result: msgspec.Raw = msgspec.Raw(b"")

    @property
    def last(self) -> bool:
        """Whether no other follows."""
        return not self.wanted


def main() -> None:
    """Answer until nobody asks any more."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed is no answer
    decode = msgspec.json.Decoder(AnyStudy).decode

    def tell(reply: Reply) -> None:
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()

    def progress(done: int, wanted: int, result: bytes = b"") -> None:
        if result:
            tell(Reply(done, wanted, result=msgspec.Raw(result)))
        elif done < wanted:
            tell(Reply(done, wanted))

    for line in sys.stdin.buffer:
        study = decode(line)
        with use_language(study.language or None):
            try:
                tell(Reply(result=msgspec.Raw(work_out(study, progress))))
            except Complaint as problem:
                tell(Reply(error=problem.message, sentence=str(problem)))
            except IllegalAction as problem:
                reason = problem.reason
                tell(Reply(error=reason.message, sentence=say(reason.message, reason.params)))


if __name__ == "__main__":
    main()
