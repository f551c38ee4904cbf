"""Compile the knowledge of a checkout into a pack on disk."""

import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

from faultdex.cli.folder import write_files
from faultdex.pipeline import Reading, pack, read

KEPT = 3


def fill(target: Path, knowledge: Path) -> None:
    """Write the pack of `knowledge` into the new folder `target`, whole or not at all."""
    home = target.parent
    home.mkdir(parents=True, exist_ok=True)
    part = Path(tempfile.mkdtemp(prefix=".part-", dir=home))
    write(part, read(knowledge))
    with suppress(OSError):
        part.rename(target)
    shutil.rmtree(part, ignore_errors=True)
    _prune(home)


def write(folder: Path, reading: Reading) -> None:
    """Write the pack of `reading` into `folder`."""
    write_files(folder, pack(reading))


def _prune(home: Path) -> None:
    packs = sorted(home.glob("[0-9a-f]*"), key=lambda one: one.stat().st_mtime, reverse=True)
    for old in packs[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
