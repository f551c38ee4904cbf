"""A run counts only when everything that was declared is seen."""

import pytest

from faultdex.verify.runner.bundle import Expect, Raises, Ratio
from faultdex.verify.runner.judge import Ending, judge

OOM = Raises("torch.OutOfMemoryError", "CUDA out of memory. Tried to allocate ... GiB.")
TRACE = "Traceback (most recent call last):\n  File ...\n"
SERIES = "slow: 3.0 3.3 2.7 ms\nfast: 1.0 1.1 0.9 ms\n"


@pytest.mark.parametrize(
    ("expect", "ending"),
    [
        (Expect(9), Ending(exit=0)),
        (Expect(9, exit=3), Ending(exit=3)),
        (Expect(9, signal="SIGSEGV"), Ending(signal="SIGSEGV")),
        (Expect(9, signal="SIGABRT"), Ending(exit=134)),
        (
            Expect(9, raises=OOM),
            Ending(
                exit=1, stderr=f"{TRACE}{OOM.type}: CUDA out of memory. Tried to allocate 2 GiB."
            ),
        ),
        (
            Expect(9, raises=OOM),
            Ending(exit=1, ranks={"1": f"[rank1]: {OOM.type}: {OOM.text.replace('...', '9')}"}),
        ),
        (Expect(9, raises=Raises("AssertionError", "")), Ending(exit=1, stderr="AssertionError")),
        (
            Expect(9, raises=Raises("RuntimeError", "Error(s):\n\tMissing key(s): ... ")),
            Ending(exit=1, stderr='RuntimeError: Error(s):\n\tMissing key(s): "a". '),
        ),
        (Expect(9, hangs="rank 0 waits"), Ending(stopped="limit", stdout="rank 0 waits for 1")),
        (Expect(9, output_text="a ... c\n"), Ending(exit=0, stdout="a  b\nc")),
        (
            Expect(9, output_text="used: {74±8} MiB,\nfree: ...\n"),
            Ending(0, stdout="used: 82.0 MiB,\nfree: 1\n"),
        ),
        (Expect(9, prints=("took {1200±5} ms",)), Ending(0, stderr="all took 1,203.5 ms, or so")),
        (
            Expect(9, prints=("... is {-2±0.1}, {3±0}",)),
            Ending(0, stdout="it is 1, 3 is -2.05, 3.0"),
        ),
        (Expect(9, raises=Raises("E", "of {5±1} ...")), Ending(1, stderr="E: of 4.5 GiB")),
        (Expect(9, prints=("loss ... nan",)), Ending(exit=0, stderr="step 3: loss = nan")),
        (Expect(9, lacks=("nan",)), Ending(exit=0, stdout="loss 0.1")),
        (Expect(9, ratio=Ratio("slow", "fast", 2.5)), Ending(exit=0, stdout=SERIES)),
        (
            Expect(9, kernel_log=("Xid ...: 31,",)),
            Ending(exit=0, kernel_log=("NVRM: Xid (PCI:0000:00:00): 31, pid=1234",)),
        ),
    ],
)
def test_what_is_shown_as_declared_is_reproduced(expect: Expect, ending: Ending) -> None:
    """Every kind of expectation can be met."""
    assert judge(expect, ending).result == "reproduced", judge(expect, ending).reason


@pytest.mark.parametrize(
    ("expect", "ending", "reason"),
    [
        (Expect(9, output_text="{74±8} MiB\n"), Ending(0, stdout="83 MiB\n"), "output differs"),
        (Expect(9, output_text="{74±8} MiB\n"), Ending(0, stdout="74 MiB\nmore\n"), "differs"),
        (Expect(9, prints=("{74±8} MiB",)), Ending(0, stdout="174 MiB, 1.74 MiB"), "not printed"),
        (Expect(9, prints=("{74±8} MiB",)), Ending(0, stdout="nan MiB"), "not printed"),
        (Expect(9, lacks=("{0±0.5} wrong",)), Ending(0, stdout="0 wrong"), "printed: {0"),
        (Expect(9), Ending(exit=1), "it ended with exit status 1, declared is exit status 0"),
        (Expect(9, exit=1), Ending(exit=0, stdout="PASS"), "it ended with exit status 0"),
        (Expect(9, signal="SIGSEGV"), Ending(exit=0), "declared is SIGSEGV"),
        (Expect(9), Ending(signal="SIGKILL"), "it ended by SIGKILL"),
        (Expect(9, raises=OOM), Ending(exit=1, stderr="KeyError: 'a'"), "nothing raised torch.Out"),
        (
            Expect(9, raises=OOM),
            Ending(exit=0, stderr=f"{OOM.type}: {OOM.text}"),
            "declared is exit status 1",
        ),
        (
            Expect(9, raises=Raises("ValueError", "bad")),
            Ending(exit=1, stderr="ValueError: bad luck"),
            "nothing raised ValueError: bad",
        ),
        (
            Expect(9, lacks=("Xid ...: 31,",)),
            Ending(exit=0, kernel_log=("NVRM: Xid (PCI:0000:00:00): 31, pid=1234",)),
            "printed: Xid ...: 31,",
        ),
        (Expect(9, hangs="waits"), Ending(stopped="limit"), "the proof of the hang was not"),
        (Expect(9, hangs="waits"), Ending(exit=0, stdout="waits"), "it is declared to hang and"),
        (Expect(9, output_text="a\n"), Ending(exit=0, stdout="b\n"), "standard output differs"),
        (Expect(9, prints=("nan",)), Ending(exit=0), "not printed: nan"),
        (Expect(9, lacks=("na...n",)), Ending(exit=0, stderr="a nation"), "printed: na...n"),
        (
            Expect(9, ratio=Ratio("slow", "fast", 4)),
            Ending(exit=0, stdout=SERIES),
            "the ratio is 3",
        ),
        (Expect(9, ratio=Ratio("slow", "f", 4)), Ending(exit=0, stdout=SERIES), "no series 'slow'"),
        (Expect(9, kernel_log=("Xid",)), Ending(exit=0), "not in the kernel log: Xid"),
    ],
)
def test_what_is_shown_otherwise_is_not_reproduced(
    expect: Expect, ending: Ending, reason: str
) -> None:
    """Ending well, another error, a missing line or a smaller ratio: all of it is named."""
    verdict = judge(expect, ending)

    assert (verdict.result, reason in verdict.reason) == ("not-reproduced", True), verdict.reason


@pytest.mark.parametrize("stopped", ["limit", "output", "stopped", "the keeper died: []"])
def test_what_was_killed_has_never_passed(stopped: str) -> None:
    """A snippet that was killed is unresolved, even when it printed all that was declared."""
    ending = Ending(stopped=stopped, stdout="all as declared")

    assert judge(Expect(9, prints=("all as declared",)), ending).result == "unresolved"


def test_only_the_limit_proves_a_hang() -> None:
    """Killed for endless output is no hang, even where the proof was printed."""
    ending = Ending(stopped="output", stdout="waits")

    assert judge(Expect(9, hangs="waits"), ending).result == "unresolved"
