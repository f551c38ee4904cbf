"""Turn a recorded run and its snippet into what the run's own texts say against its result."""

from collections.abc import Iterator

from faultdex.model.digest import expectation_of
from faultdex.model.entry import Entry
from faultdex.model.evidence import Result, Run
from faultdex.model.snippet import Snippet
from faultdex.verify.runner.bundle import Expect, expect_of
from faultdex.verify.runner.judge import REPRODUCED, Ending, declared_exit, judge

_SHORTENED = " characters left out ...]\n"


def doubts(run: Run, entry: Entry, snippet: Snippet) -> Iterator[str]:
    """Judge what is called reproduced once more; of shortened text only the end is judged."""
    if run.result is not Result.REPRODUCED:
        return
    expect = expect_of(expectation_of(entry, snippet))
    texts = (run.stdout, run.stderr, *run.ranks.values())
    if any(_SHORTENED in text for text in texts):
        expect = _end_of(expect)
    verdict = judge(expect, _ending(run, expect))
    if verdict.result != REPRODUCED:
        yield f"it is called reproduced, but {verdict.reason}"


def _ending(run: Run, expect: Expect) -> Ending:
    """Return how the run ended; only one that is declared to hang may have been killed."""
    killed = bool(expect.hangs) and run.exit is None and not run.signal
    return Ending(
        exit=run.exit,
        signal=run.signal,
        stopped="limit" if killed else "",
        stdout=run.stdout,
        stderr=run.stderr,
        ranks=run.ranks,
        kernel_log=run.kernel_log,
    )


def _end_of(expect: Expect) -> Expect:
    return Expect(
        limit=expect.limit,
        exit=None if expect.signal or expect.hangs else declared_exit(expect),
        signal=expect.signal,
        hangs="..." if expect.hangs else None,
        kernel_log=expect.kernel_log,
    )
