"""Turn a reading into the pages of the site and the files beside them."""

from faultdex.pipeline.collection import no_collection
from faultdex.pipeline.read import Reading
from faultdex.render import Pages, Setting, render


def written(reading: Reading, setting: Setting | None = None) -> Pages:
    """Return every page and file by its path; the reading must be whole."""
    with no_collection():
        return render(reading.book, reading.index, setting or Setting())
