"""Give the records of small jobs."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.answering.digest import Digester
from faultdex.answering.options import ExplainOptions
from faultdex.digests.record import Record
from faultdex.digests.store import writing
from faultdex.pack.read import Pack

Write = Callable[..., str]


@pytest.fixture
def digested(pack: Pack) -> Callable[..., list[Record]]:
    """Return a function that digests the files of a node."""

    def records(*names: str | Path, node: str = "a", job: str = "") -> list[Record]:
        paths = [str(name) for name in names]
        return [*Digester(pack, ExplainOptions(tuple(paths)), job, node).records(paths)]

    return records


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return a function that writes records to a digest, and returns its name."""

    def written(name: str, *records: Record) -> str:
        with writing(tmp_path / name) as writer:
            writer.write(records)
        return str(tmp_path / name)

    return written
