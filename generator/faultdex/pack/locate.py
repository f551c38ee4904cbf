"""Find the knowledge, and open its pack: compiled anew when the knowledge of a checkout changed."""

import atexit
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from faultdex.extras import command_for, is_installed
from faultdex.pack.read import Pack, read_pack
from faultdex.pack.setup import setup_words
from faultdex.terminal import complain

PACKAGE = Path(__file__).parents[1]
INSTALLED = Path(__file__).with_name("compiled")
_MARKER = "plan.yaml"


def open_pack(given: Path | None) -> Pack:
    """Return the compiled knowledge of the checkout, or else of the installation.

    It knows the setup that the reader saved.
    """
    return replace(_opened(given), setup=setup_words())


def _opened(given: Path | None) -> Pack:
    folder = find_knowledge(given)
    if folder is None or (not given and INSTALLED.is_dir() and not is_installed("site")):
        return _installed()
    target = _cache(folder) / _key(folder)
    if not target.is_dir():
        _compile(target, folder)
    pack = read_pack(target)
    if pack.lost:
        complain(f"parts of {folder} could not be read and are missing here; run: faultdex check")
    return pack


def _compile(target: Path, folder: Path) -> None:
    if not is_installed("site"):
        complain(f"compiling {folder} needs more packages; run: {command_for('site')}")
        raise SystemExit(2)
    if sys.stderr.isatty():
        complain(f"compiling {folder}, which is new or has changed; this can take a minute")
    # It takes the whole pipeline, which a text that is explained need not wait for.
    from faultdex.pack.build import fill

    fill(target, folder)


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
    from shutil import rmtree
    from tempfile import mkdtemp

    passing = mkdtemp(prefix="faultdex-")
    atexit.register(rmtree, passing, ignore_errors=True)
    return Path(passing)


def _key(folder: Path) -> str:
    """Return a digest of the names, sizes and times of everything that a pack is made of."""
    # An installation has its pack, and asks for no digest.
    import hashlib

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


def find_knowledge(given: Path | None) -> Path | None:
    """Return `given`, else ./knowledge, else the folder of the checkout; None if there is none."""
    if given:
        return _existing(given)
    checkout = Path(__file__).parents[3] / "knowledge"
    return next((one for one in (Path("knowledge"), checkout) if (one / _MARKER).is_file()), None)


def need_knowledge(given: Path | None) -> Path:
    """Return the knowledge folder; ends with status 2 where there is none."""
    found = find_knowledge(given)
    if found is None:
        complain("no knowledge folder here; run this in a checkout, or name one with --knowledge")
        raise SystemExit(2)
    return found


def _existing(given: Path) -> Path:
    if not given.is_dir():
        complain(f"{given}: no such folder")
        raise SystemExit(2)
    return given
