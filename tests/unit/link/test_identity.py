"""An id is an address, and addresses of the site itself are taken."""

from pathlib import Path

from faultdex.link.identity import RESERVED
from faultdex.pipeline import read, written

ROOT = Path(__file__).parents[3]


def test_every_address_of_the_site_itself_is_reserved() -> None:
    """Folders and files at the top that are written, and hand-written pages beside them."""
    reading = read(ROOT / "tests" / "data" / "base" / "knowledge")
    owned = {*reading.book.entries, *reading.book.codes}
    pages = {path.partition("/")[0] for path in written(reading)} - owned
    guides = {path.stem for path in (ROOT / "docs").iterdir()}
    names = {name.partition(".")[0] for name in pages | guides} - {*reading.book.entries}

    assert len(names) > 20
    assert names - RESERVED - {""} == set()
