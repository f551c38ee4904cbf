"""Turn the book and its pages into the files that programs read."""

from collections.abc import Mapping

from faultdex.model.book import Book
from faultdex.render import catalog, feed
from faultdex.render.drop import DropsView
from faultdex.render.llms import llms_files
from faultdex.render.setting import Setting


def programs(
    book: Book, drops: DropsView, pages: Mapping[str, str | bytes], setting: Setting
) -> Mapping[str, str | bytes]:
    """Return the list of entries with its schema, the feed, and the files for language models."""
    base = setting.base_url
    return {
        catalog.PATH: catalog.catalog(book, base),
        catalog.SCHEMA_PATH: catalog.catalog_schema(base),
        feed.PATH: feed.feed(drops, base),
        **llms_files(book, pages, base),
    }
