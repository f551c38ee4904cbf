"""Remember which entries were clean and what their pages were, so that only changes take time."""

import hashlib
from collections.abc import Collection, Mapping
from contextlib import suppress
from functools import cache, cached_property
from importlib.metadata import version
from pathlib import Path

from faultdex.atomic import write_whole
from faultdex.match import Index
from faultdex.model.book import Book
from faultdex.model.digest import entry_digest
from faultdex.model.document import Loaded
from faultdex.model.entry import Entry
from faultdex.render import Near, Written, entry_pages

_CODE = Path(__file__).parents[1]
_WRITTEN_IN = {".py", ".j2"}
_LIBRARIES = ("google-re2", "jinja2", "markupsafe", "pydantic", "pyyaml")
_BETWEEN = "\0"  # stands in no file that was loaded, and so on no page


class Memory:
    """What former builds left in a folder; without a folder nothing is remembered.

    Everything lies there beside a digest of all that it was made of, the generator included, so
    that what is remembered is what would be found or written anew.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Remember in `folder`."""
        self.folder = folder

    @cached_property
    def known(self) -> frozenset[str]:
        """The digests of entries in which there was nothing to find."""
        with suppress(OSError, UnicodeDecodeError):
            return frozenset(self._clean.read_text("utf-8").split())
        return frozenset()

    def learn(self, keys: Mapping[str, str], found: Collection[str]) -> None:
        """Keep the digests of the folders in which nothing was found; `found` holds paths."""
        wrong = {"/".join(path.split("/", 2)[:2]) for path in found}
        clean = sorted(key for folder, key in keys.items() if folder not in wrong)
        if self.folder and self.known != {*clean}:
            keep(self._clean, "\n".join(clean).encode())

    def pages(self, entry: Entry, near: Near) -> Written:
        """Return the page of an entry and its Markdown copy, as they were kept or written now."""
        if not self.folder:
            return entry_pages(entry, near)
        path = self.folder / "pages" / entry.id
        key = _digest(_generator(), entry.folder, entry_digest(entry), repr(near))
        with suppress(OSError, ValueError):
            known, page, copy = path.read_bytes().decode("utf-8").split(_BETWEEN)
            if known == key:
                return page, copy
        page, copy = entry_pages(entry, near)
        keep(path, _BETWEEN.join((key, page, copy)).encode())
        return page, copy

    @property
    def _clean(self) -> Path:
        return (self.folder or Path()) / "clean"


def keys_of(book: Book, loaded: Loaded, index: Index) -> Mapping[str, str]:
    """Return by folder a digest of everything that an entry is judged by.

    That is its files, the signatures of all entries, what there is to link to, and the generator.
    """
    names = sorted(
        path for path in (*loaded.files, *loaded.refused) if path.endswith("/entry.yaml")
    )
    ids = (one.id for one in index.known)
    around = _digest(
        _generator(), repr(index.patterns), repr(sorted(index.before)), *ids, "", *names
    )
    return {
        entry.folder: _digest(around, entry.folder, entry_digest(entry))
        for entry in book.entries.values()
    }


@cache
def _generator() -> str:
    """Return a digest of the generator and of the libraries that read and write for it."""
    files = sorted(path for path in _CODE.rglob("*.*") if path.suffix in _WRITTEN_IN)
    return _digest(*map(version, _LIBRARIES), *map(_content, files))


def _content(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def keep(path: Path, data: bytes) -> None:
    """Write a file for later builds, whole or not at all; what cannot be kept is made again."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data, lasts=False)
