"""Open the pack of the installation, or that of a checkout, compiled anew when that changed."""

import atexit
import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from faultdex.cli.pack import Pack, read_pack
from faultdex.cli.place import find_knowledge
from faultdex.cli.terminal import complain

PACKAGE = Path(__file__).parents[1]
INSTALLED = PACKAGE / "pack"


def open_pack(given: Path | None) -> Pack:
    """Return the compiled knowledge of the checkout, or else of the installation."""
    folder = find_knowledge(given)
    if folder is None:
        return _installed()
    target = _cache(folder) / _key(folder)
    if not target.is_dir():
        # Compiling takes the whole pipeline, which a text that is explained need not wait for.
        import_module("faultdex.cli.packing").fill(target, folder)
    pack = read_pack(target)
    if pack.lost:
        complain(f"parts of {folder} could not be read and are missing here; run: faultdex check")
    return pack


def status_of(pack: Pack, status: int = 0) -> int:
    """Return 2 where the knowledge could not be read whole, else `status`."""
    return 2 if pack.lost else status


def _installed() -> Pack:
    if not INSTALLED.is_dir():
        complain("this installation carries no knowledge; name a folder with --knowledge")
        raise SystemExit(2)
    return read_pack(INSTALLED)


def _cache(folder: Path) -> Path:
    """Return the first folder that can be written to: the checkout's, the user's, a passing one."""
    checkout = folder.resolve().parent
    own = [checkout / ".cache" / "pack"] if (checkout / "pyproject.toml").is_file() else []
    users = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "faultdex"
    for home in (*own, users):
        with suppress(OSError):
            home.mkdir(parents=True, exist_ok=True)
            if os.access(home, os.W_OK):
                return home
    # Hardly anybody gets here, and what makes a passing folder takes long to load.
    passing = import_module("tempfile").mkdtemp(prefix="faultdex-")
    atexit.register(import_module("shutil").rmtree, passing, ignore_errors=True)
    return Path(passing)


def _key(folder: Path) -> str:
    """Return a digest of the names, sizes and times of everything that a pack is made of."""
    digest = hashlib.sha256(str(folder.resolve()).encode())
    for line in sorted([*_stamps(str(folder)), *_stamps(str(PACKAGE))]):
        digest.update(line.encode("utf-8", "surrogateescape"))
    return digest.hexdigest()[:32]


def _stamps(folder: str) -> Iterator[str]:
    with os.scandir(folder) as items:
        for item in items:
            if item.is_dir(follow_symlinks=False):
                yield from _stamps(item.path) if item.name != "__pycache__" else ()
            else:
                stat = item.stat(follow_symlinks=False)
                yield f"{item.path}\0{stat.st_size}\0{stat.st_mtime_ns}\n"
