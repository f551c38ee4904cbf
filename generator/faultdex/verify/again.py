"""Turn a recorded run and its snippet into what the run's own texts say against its result."""

import re
from collections.abc import Iterator

from faultdex.model.digest import expect_digest, expectation_of, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Result, Run
from faultdex.model.problem import Finding
from faultdex.model.snippet import Snippet
from faultdex.privacy.rules import shown
from faultdex.verify.runner.bundle import Expect, expect_of
from faultdex.verify.runner.judge import REPRODUCED, Ending, declared_exit, judge
from faultdex.verify.runner.redact import LARGEST

# Some releases of torch carry a gloo that says so on standard output when a group is made. Ranks
# that share the output tear the line apart.
_CHATTER = re.compile(
    r"(?:\[Gloo\] Rank ?)+\d*(?: is connected to [^\n:]*:)?[ \d]*\n?"
    r"|\d* is connected to [^\n:]*: ?\d*\n?"
)
_SHORTENED = re.compile(r"(?m)^\[\.\.\. (\d{1,12}) characters left out \.\.\.\]$")
_AGAIN = "Run it again: faultdex verify plan, run and record."
_LATE = 60.0


def doubtful_runs(entry: Entry) -> Iterator[Finding]:
    """Yield each filed run of today's bytes that its own texts or its duration contradict."""
    for evidence in entry.evidence:
        path = f"{entry.folder}/evidence/{evidence.machine.name}.json"
        for index, run in enumerate(evidence.runs):
            for snippet in entry.facts.snippets:
                now = (snippet.file, snippet_digest(entry, snippet), expect_digest(entry, snippet))
                if (run.snippet, run.sha256, run.expect_sha256) == now:
                    for doubt in doubts(run, entry, snippet):
                        yield Finding(path, "FD619", doubt, _AGAIN, ("runs", index, "result"))


def doubts(run: Run, entry: Entry, snippet: Snippet) -> Iterator[str]:
    """Judge what is called reproduced once more; of shortened text only the end is judged."""
    if run.result is not Result.REPRODUCED:
        return
    expect = expect_of(expectation_of(entry, snippet))
    if not is_whole(run):
        expect = _end_of(expect)
    if run.seconds > 2 * expect.limit + _LATE:
        yield f"it took {run.seconds:.0f} s, and its limit is {expect.limit:g} s"
    if run.reason:
        yield f"it is called reproduced, but gives a reason why not: {shown(run.reason)}"
    verdict = judge(expect, ending_of(run, expect))
    if verdict.result != REPRODUCED:
        yield f"it is called reproduced, but {verdict.reason}"


def is_whole(run: Run) -> bool:
    """Tell whether the runner kept all of the run's texts."""
    return not any(map(_is_shortened, (run.stdout, run.stderr, *run.ranks.values())))


def holds_without_chatter(run: Run, entry: Entry, snippet: Snippet) -> bool:
    """Whether nothing but a library's own lines on standard output is not as declared."""
    quiet = _CHATTER.sub("", run.stdout)
    claimed = run.model_copy(update={"stdout": quiet, "result": Result.REPRODUCED, "reason": ""})
    return quiet != run.stdout and not any(doubts(claimed, entry, snippet))


def ending_of(run: Run, expect: Expect) -> Ending:
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
        lacks=expect.lacks,
        kernel_log=expect.kernel_log,
    )


def _is_shortened(text: str) -> bool:
    """Tell whether the runner left out its middle; a snippet may print such a line too."""
    found = _SHORTENED.search(text)
    return found is not None and len(text) - len(found[0]) + int(found[1]) > LARGEST
