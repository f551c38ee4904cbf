"""Hold what a log says in a job to who said it."""

import pytest

from faultdex.jobs.extract import Lines, Reader
from faultdex.jobs.summary import RankCall
from faultdex.pack.read import Pack

ENDED = b"E1128 failed (exitcode: -9) local_rank: %d (pid: 7) of binary: python"
FOOTER = b"""\
[%d]:
  time      : 2026-11-28_12:34:29
  rank      : %d (local_rank: %d)
  exitcode  : %d (pid: 7)  (SIGKILL)
"""


def speaker(pack: Pack, local: int, *footers: tuple[int, int, int]) -> str:
    """Return whose the end is that a launcher tells, by the ranks and codes of its last lines."""
    log = ENDED % local + b"\n"
    log += b"".join(FOOTER % (place, *one) for place, one in enumerate(footers))
    lines = log.split(b"\n")
    return Lines(lines, range(1, len(lines) + 1), Reader.of(pack.index())).speaker_of(lines[0])


@pytest.mark.parametrize(
    ("footers", "expected"),
    [
        ((), "local rank 1"),
        (((9, 1, -9),), "rank 9"),
        (((8, 0, -15), (9, 1, -9)), "rank 9"),
        (((8, 0, -9),), "local rank 1"),
    ],
)
def test_a_launcher_tells_the_rank_of_a_local_one(
    pack: Pack, footers: tuple[tuple[int, int, int], ...], expected: str
) -> None:
    """The lines at its end hold both numbers."""
    assert speaker(pack, 1, *footers) == expected


def test_of_ranks_that_ended_alike_none_is_first(pack: Pack) -> None:
    """The launcher looks at them one after the other, and sees all dead at once."""
    assert speaker(pack, 1, (8, 0, -9), (9, 1, -9)) == ""


def test_a_rank_says_which_call_it_makes(pack: Pack) -> None:
    """What it says of the other rank is left out, and so is what it says again."""
    form = "SequenceNumber=6, OpType=ALLREDUCE, TensorShape=[8, 2], TensorDtypes=Float"
    line = (
        "RuntimeError: Detected mismatch between collectives on ranks. Rank 3 is running "
        f"collective: CollectiveFingerPrint({form}, x), but Rank 2 is running collective: "
        "CollectiveFingerPrint(SequenceNumber=6, OpType=BROADCAST)."
    )
    lines = Lines([line.encode()] * 2, range(1, 3), Reader.of(pack.index()))

    assert [*lines.calls()] == [RankCall(3, form)]
