"""Compare what a run showed with what was declared; what it says about itself counts nothing."""

from __future__ import annotations

import doctest
import re
import signal
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from faultdex.verify.runner.measure import Measured, measure
from faultdex.verify.runner.pattern import GAP, fits, is_bounded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from faultdex.verify.runner.bundle import Expect, Raises

REPRODUCED = "reproduced"
NOT_REPRODUCED = "not-reproduced"
UNSUPPORTED = "unsupported"
FLAKY = "flaky"
UNRESOLVED = "unresolved"
REFUSED = "refused"

_RANK = re.compile(r"^\[(?:rank|default)\d+\]:\s?")
_DOCTEST = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
_WHY_STOPPED = {
    "limit": "killed at its limit of {limit:g} s",
    "output": "killed: it printed without end",
    "stopped": "killed: the run was over",
    "disk": "killed: hardly any room was left on the disk",
    "memory": "killed: hardly any memory was left",
}


@dataclass(frozen=True)
class Ending:
    """How a run ended and what it printed; `stopped` says why it was killed, if it was."""

    exit: int | None = None
    signal: str = ""
    stopped: str = ""
    stdout: str = ""
    stderr: str = ""
    ranks: Mapping[str, str] = field(default_factory=dict)
    kernel_log: tuple[str, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """Return everything it printed."""
        return (self.stdout, self.stderr, *self.ranks.values())


@dataclass(frozen=True)
class Verdict:
    """Result of one run, why where it is not reproduced, and the ratio where one was asked."""

    result: str
    reason: str = ""
    measured: Measured | None = None


def judge(expect: Expect, ending: Ending) -> Verdict:
    """Return what `ending` says about the snippet that was expected to show `expect`."""
    if ending.stopped and not (expect.hangs and ending.stopped == "limit"):
        why = _WHY_STOPPED.get(ending.stopped, f"not run to its end: {ending.stopped}")
        return Verdict(UNRESOLVED, why.format(limit=expect.limit))
    measured = measure(expect.ratio, ending.stdout) if expect.ratio else None
    reason = next(_complaints(expect, ending, measured), "")
    return Verdict(NOT_REPRODUCED if reason else REPRODUCED, reason, measured)


def _complaints(expect: Expect, ending: Ending, measured: Measured | None) -> Iterator[str]:
    yield from _text_complaints(expect, ending)
    yield from _end_complaints(expect, ending)
    if expect.ratio and not measured:
        yield f"no series {expect.ratio.slow!r} and {expect.ratio.fast!r} on standard output"
    if expect.ratio and measured and measured.ratio < expect.ratio.at_least:
        yield f"the ratio is {measured.ratio:.3g}, declared is at least {expect.ratio.at_least:g}"


def _end_complaints(expect: Expect, ending: Ending) -> Iterator[str]:
    told = _told(ending)
    if expect.hangs:
        if ending.stopped != "limit":
            yield f"it is declared to hang and {told}"
    elif expect.signal:
        if expect.signal not in {ending.signal, _signal_of(ending.exit)}:
            yield f"it {told}, declared is {expect.signal}"
    elif ending.exit != declared_exit(expect):
        yield f"it {told}, declared is exit status {declared_exit(expect)}"


def ends_as_declared(expect: Expect, ending: Ending) -> bool:
    """Return whether a run ended in the declared way, whatever it printed."""
    return not any(_end_complaints(expect, ending))


def declared_exit(expect: Expect) -> int:
    """Return the exit status that must be seen: 0, or 1 after an exception, unless given."""
    if expect.exit is not None:
        return expect.exit
    return 1 if expect.raises else 0


def _told(ending: Ending) -> str:
    if ending.stopped:
        return "was killed at its limit"
    return f"ended by {ending.signal}" if ending.signal else f"ended with exit status {ending.exit}"


def _signal_of(status: int | None) -> str:
    """Return the signal that a shell reports as 128 + number."""
    numbers = {number.value: number.name for number in signal.Signals}
    return numbers.get((status or 0) - 128, "")


def _text_complaints(expect: Expect, ending: Ending) -> Iterator[str]:
    if expect.raises and not any(_raised(expect.raises, text) for text in ending.texts):
        yield f"nothing raised {expect.raises.type}: {expect.raises.text}"[:500]
    if expect.hangs and not _shows(expect.hangs, ending.texts):
        yield f"the proof of the hang was not printed: {expect.hangs}"
    if expect.output_text is not None and not _same_output(expect.output_text, ending.stdout):
        yield "standard output differs from the declared one"
    yield from (f"not printed: {line}" for line in expect.prints if not _shows(line, ending.texts))
    log = ("\n".join(ending.kernel_log),)
    shown = (*ending.texts, *log)
    yield from (f"printed: {line}" for line in expect.lacks if _shows(line, shown))
    yield from (f"not in the kernel log: {x}" for x in expect.kernel_log if not _shows(x, log))


def _same_output(wanted: str, shown: str) -> bool:
    if is_bounded(wanted):
        return fits(_flat(wanted), _flat(shown), whole=True)
    want, got = (text.rstrip("\n") + "\n" if text.strip() else "" for text in (wanted, shown))
    return doctest.OutputChecker().check_output(want, got, _DOCTEST)


def _shows(line: str, texts: tuple[str, ...]) -> bool:
    is_as_declared = _test_of(line, whole=False)
    return any(is_as_declared(_flat(one)) for text in texts for one in text.splitlines())


def _raised(raises: Raises, text: str) -> bool:
    first = f"{raises.type}: {raises.text}" if raises.text else raises.type
    wanted = [_test_of(line, whole=True) for line in first.rstrip("\n").split("\n")]
    lines = [_flat(_RANK.sub("", line)) for line in text.splitlines()]
    starts = range(len(lines) - len(wanted) + 1)
    return any(
        all(is_so(line) for is_so, line in zip(wanted, lines[start:], strict=False))
        for start in starts
    )


def _test_of(line: str, *, whole: bool) -> Callable[[str], object]:
    """Return what says of a line whether all of it, or a part, is as `line` declares."""
    if is_bounded(line):
        return partial(fits, _flat(line), whole=whole)
    pattern = re.compile(".*".join(map(re.escape, _flat(line).split(GAP))))
    return pattern.fullmatch if whole else pattern.search


def _flat(line: str) -> str:
    return " ".join(line.split())
