"""Turn a reading into the pages of the site and the files beside them."""

from faultdex.pipeline.garbage import no_collection
from faultdex.pipeline.memory import Memory
from faultdex.pipeline.read import BuildResult
from faultdex.render import Pages, Setting, keep_templates, render


def written(
    result: BuildResult, setting: Setting | None = None, memory: Memory | None = None
) -> Pages:
    """Return every page and file by its path; the reading must be whole.

    By `memory`, pages of entries that would come out as before need not be written again.
    """
    with no_collection():
        remembered = memory or Memory()
        if remembered.folder:
            keep_templates(remembered.folder / "templates")
        return render(result.book, result.index, setting or Setting(), remembered.pages)
