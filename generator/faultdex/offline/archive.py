"""Turn files into the bytes of a zip that are the same for the same files."""

import io
import zipfile
from collections.abc import Mapping

_FIRST_DAY = (1980, 1, 1, 0, 0, 0)  # the earliest that a zip can name
_READABLE = 0o100644 << 16
_UNIX = 3


def archive(files: Mapping[str, bytes], folder: str) -> bytes:
    """Return a zip in which every file stands under `folder`, by path, without its time."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as target:
        for path in sorted(files):
            about = zipfile.ZipInfo(f"{folder}/{path}", _FIRST_DAY)
            about.external_attr, about.create_system = _READABLE, _UNIX
            target.writestr(about, files[path], zipfile.ZIP_DEFLATED, compresslevel=9)
    return packed.getvalue()
