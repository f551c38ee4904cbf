"""Write a folder or a file whole or not at all."""

import os
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


def write_whole(
    path: Path, data: bytes, scratch: Path | None = None, *, lasts: bool = True
) -> None:
    """Write `data` to `path` whole; a kill at any moment leaves the old file.

    The half-written file lies in the folder `scratch` on the same file system, which is made, or
    else beside `path`. What `lasts` is on the disk when this returns. What is no file, such as
    /dev/stdout or a pipe, is written to and never replaced. Raises OSError.
    """
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    home = scratch or path.resolve().parent
    home.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".faultdex-", dir=home) as part:
        fresh = Path(part) / path.name
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            if lasts:
                os.fsync(file.fileno())
        fresh.replace(path)


def write_files(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Write each content under its path within `folder`."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)


def _is_ours(out: Path, marker: str) -> bool:
    return out.is_dir() and ((out / marker).is_file() or not any(out.iterdir()))
