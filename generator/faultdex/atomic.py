"""Write a folder or a file whole or not at all."""

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import EEXIST
from pathlib import Path


@contextmanager
def replacing(out: Path, *, marker: str) -> Iterator[Path]:
    """Give a new folder to fill, which takes the place of `out` when nothing went wrong.

    A folder that is not empty and holds no `marker` is somebody else's and is left alone:
    FileExistsError says so.
    """
    if out.exists() and not _is_ours(out, marker):
        why = f"holds other files (there is no {marker}); name a new folder with --out"
        raise FileExistsError(EEXIST, why, str(out))
    home = out.resolve().parent
    home.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".faultdex-", dir=home) as part:
        fresh = Path(part) / "fresh"
        fresh.mkdir()
        yield fresh
        if out.exists():
            out.resolve().rename(Path(part) / "former")
        fresh.rename(out)


def write_whole(path: Path, data: bytes) -> None:
    """Write `data` to `path`; where that fails, what stood there stays."""
    with tempfile.TemporaryDirectory(prefix=".faultdex-", dir=path.resolve().parent) as part:
        fresh = Path(part) / path.name
        fresh.write_bytes(data)
        fresh.replace(path)


def write_files(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Write each content under its path within `folder`."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)


def _is_ours(out: Path, marker: str) -> bool:
    return out.is_dir() and ((out / marker).is_file() or not any(out.iterdir()))
