"""Hold the reading of a log to one file, whatever happens to its name meanwhile."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from faultdex.logs.reader import Log
from faultdex.match import Index, scan
from faultdex.match.index import Known, Pattern

INDEX = Index(
    "/",
    (Known("one-failure", "One"),),
    (Pattern(0, 0, "launch failed: one", ("launch failed: one",), 18),),
    causes=((),),
)
NOISE = b"step 1 of many\n" * 40_000
LOG = NOISE + b"launch failed: one\n" + NOISE


@pytest.fixture
def log(tmp_path: Path) -> Log:
    """Return a log that takes several chunks to read."""
    path = tmp_path / "train.log"
    path.write_bytes(LOG)
    return Log(str(path))


def found(log: Log, change: bytes | None, *, is_new: bool = False) -> tuple[list[int], list[str]]:
    """Return the found lines and the losses of a log that becomes `change` after its first part."""
    path = Path(log.name)

    def chunks() -> Iterator[bytes]:
        for number, chunk in enumerate(log.chunks()):
            yield chunk
            if number == 0 and change is not None:
                if is_new:
                    path.with_suffix(".new").write_bytes(change)
                    path.with_suffix(".new").replace(path)
                else:
                    path.write_bytes(change)

    answer = scan(INDEX, chunks(), count=log.count)
    log.compare()
    return [match.line for match in answer.matches], log.lost


def test_a_log_is_found_where_it_stands(log: Log) -> None:
    """The line is counted in the file."""
    assert found(log, None) == ([40_001], [])


@pytest.mark.parametrize("change", [b"", b"another job\n" * 90_000], ids=["empty", "longer"])
def test_a_replaced_log_keeps_its_finding_and_its_line(log: Log, change: bytes) -> None:
    """A file moved to its name, as rotation does, is another log."""
    assert found(log, change, is_new=True) == ([40_001], [])


def test_a_log_that_grows_is_no_loss(log: Log) -> None:
    """A running job writes on."""
    assert found(log, LOG + b"step 1 of many\n") == ([40_001], [])


@pytest.mark.parametrize("change", [b"", b"another job\n" * 90_000], ids=["empty", "longer"])
def test_an_overwritten_log_is_told(log: Log, change: bytes) -> None:
    """What was read is gone: no line number is sure, and the answer is not complete."""
    lost = [f"{log.name}: it was overwritten while it was read; read it again"]

    assert found(log, change)[1] == lost
