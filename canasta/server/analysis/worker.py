"""A worker process for jobs: it reads one job per line and writes lines with progress and the answer."""

from __future__ import annotations

import os
import sys

import msgspec

from canasta.engine import IllegalAction
from canasta.jobs.cores import ignore_interrupts
from canasta.messages import UserError, say, use_language
from canasta.server.analysis.jobs import AnyJob, run_job


class JobReply(msgspec.Struct, omit_defaults=True):
    """The answer or an error; before that, progress reports."""

    done: int = 0
    wanted: int = 0
    error: str = ""
    sentence: str = ""
    result: msgspec.Raw = msgspec.Raw(b"")

    @property
    def last(self) -> bool:
        """True for the final reply."""
        return not self.wanted


def main() -> None:
    """Answer jobs until stdin is closed."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # printed text must not be taken for an answer
    decode = msgspec.json.Decoder(AnyJob).decode

    def tell(reply: JobReply) -> None:
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()

    def progress(done: int, wanted: int, result: bytes = b"") -> None:
        if result:
            tell(JobReply(done, wanted, result=msgspec.Raw(result)))
        elif done < wanted:
            tell(JobReply(done, wanted))

    for line in sys.stdin.buffer:
        job = decode(line)
        with use_language(job.language or None):
            try:
                tell(JobReply(result=msgspec.Raw(run_job(job, progress))))
            except UserError as problem:
                tell(JobReply(error=problem.message, sentence=str(problem)))
            except IllegalAction as problem:
                reason = problem.reason
                tell(JobReply(error=reason.message, sentence=say(reason.message, reason.params)))


if __name__ == "__main__":
    ignore_interrupts()  # the parent process decides when to stop
    main()
