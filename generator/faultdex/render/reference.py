"""Turn tables and messages into the pages below /reference/ and /messages/."""

from dataclasses import dataclass

from faultdex.match import Index
from faultdex.model.book import Book
from faultdex.render.finder import finder
from faultdex.render.message import MessagesView, messages_views
from faultdex.render.owners import OwnersView, owners_view
from faultdex.render.table import TableView, table_views


@dataclass(frozen=True, slots=True)
class ReferenceView:
    """Everything on the page that lists the tables and messages, and on that of the owners."""

    tables: tuple[TableView, ...]
    messages: tuple[MessagesView, ...]
    owners: OwnersView
    root: str = "../"


def reference_view(book: Book, index: Index) -> ReferenceView:
    """Return the view of every table and of every sort of message."""
    entries = finder(book, index)
    return ReferenceView(
        table_views(book, entries), messages_views(book, entries), owners_view(book, entries)
    )
