"""Give the records of small jobs, and the knowledge that reads them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.answering.digest import Digester
from faultdex.answering.options import Asked
from faultdex.digests.record import Record
from faultdex.digests.store import writing
from faultdex.pack.build import fill
from faultdex.pack.read import Pack, read_pack

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
Write = Callable[..., str]


@pytest.fixture(scope="session")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    """Return the compiled small knowledge."""
    folder = tmp_path_factory.mktemp("pack") / "small"
    fill(folder, BASE)
    return read_pack(folder)


@pytest.fixture
def digested(pack: Pack) -> Callable[..., list[Record]]:
    """Return a function that digests the files of a node."""

    def records(*names: str | Path, node: str = "a", job: str = "") -> list[Record]:
        paths = [str(name) for name in names]
        return [*Digester(pack, Asked(tuple(paths)), job, node).records(paths)]

    return records


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return a function that writes records to a digest, and returns its name."""

    def written(name: str, *records: Record) -> str:
        with writing(tmp_path / name) as writer:
            writer.write(records)
        return str(tmp_path / name)

    return written
