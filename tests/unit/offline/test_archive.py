"""What the zip holds."""

import io
import zipfile

from faultdex.offline import archive

FILES = {"index.html": b"<p>", "assets/a.js": b"1"}


def test_the_zip_holds_every_file_under_one_folder() -> None:
    """Unpacking it makes one folder and no more."""
    with zipfile.ZipFile(io.BytesIO(archive(FILES, "faultdex"))) as packed:
        read = {name: packed.read(name) for name in packed.namelist()}

    assert read == {"faultdex/assets/a.js": b"1", "faultdex/index.html": b"<p>"}


def test_the_order_of_files_leaves_no_trace() -> None:
    """The same files give the same bytes, whenever they are packed."""
    assert archive(FILES, "faultdex") == archive(dict(reversed(FILES.items())), "faultdex")
