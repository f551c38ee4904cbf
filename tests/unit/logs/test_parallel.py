"""Hold the reading in parts to the answer of the reading in one go."""

from pathlib import Path

import pytest

from faultdex.logs.parallel import scan_in_parts
from faultdex.logs.reader import Log
from faultdex.match import Index, scan
from faultdex.match.index import Known, Pattern

INDEX = Index(
    "/",
    (Known("one-failure", "One"), Known("other-failure", "Other")),
    (
        Pattern(0, 0, "launch failed: one", ("launch failed: one",), 18),
        Pattern(1, 0, "launch failed: other", ("launch failed: other",), 20),
    ),
    causes=((), ()),
)


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_parts_give_the_answer_of_the_whole(
    jobs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same entries, the same lines, the same error of its own, wherever the parts begin."""
    noise = b"".join(b"step %d of many\n" % step for step in range(160_000))
    path = tmp_path / "train.log"
    told = (b"launch failed: other\nKeyError: 'x'\n", b"launch failed: one\nValueError: no\n")
    path.write_bytes(noise + told[0] + noise + told[1] + noise)
    monkeypatch.setattr(Log, "jobs", jobs)
    log = Log(str(path))

    assert scan(INDEX, log.chunks()) == scan_in_parts(INDEX, log, 5)


def test_a_log_is_parted_only_where_it_can_be_read_again(tmp_path: Path) -> None:
    """A short log, a packed one and a pipe are read in one go."""
    short, packed = tmp_path / "short.log", tmp_path / "packed.log"
    short.write_bytes(b"step\n")
    packed.write_bytes(b"\x1f\x8b\x08" + bytes(300))

    assert [Log(str(short)).jobs, Log(str(packed)).jobs, Log("-").jobs] == [1, 1, 1]
