"""Turn the texts that libraries can print into lists that say which of them an entry explains."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from faultdex.model.book import Book
from faultdex.model.reference import Collection, Message, Part
from faultdex.render.brief import Brief
from faultdex.render.finder import Finder

_PLACEHOLDER = re.compile(
    r"%[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|z|j|t)?(?P<kind>[a-zA-Z])|\{[^{}]*\}"
)
_FILLED = {"s": "a", "c": "a", "p": "0x1"}


@dataclass(frozen=True, slots=True)
class Kind:
    """One sort of message: its page, how it stands in a log, and where it comes from."""

    name: str
    title: str
    summary: str
    logged: str


KINDS: tuple[Kind, ...] = (
    Kind(
        "nccl-warnings",
        "Warnings of NCCL",
        "Formats that NCCL's machine code was seen to hand to its logger as warnings.",
        "node0:1:1 [0] NCCL WARN {}",
    ),
    Kind(
        "c10d-messages",
        "Complaints of torch.distributed",
        "Texts in torch's binaries and Python sources that speak of collectives, stores and ranks.",
        "RuntimeError: {}",
    ),
    Kind(
        "graph-breaks",
        "Graph breaks of torch.compile",
        "Every reason in torch's own register for which a compiled graph is cut.",
        "torch._dynamo.exc.Unsupported: {}",
    ),
)


@dataclass(frozen=True, slots=True)
class LibraryText:
    """One message, with the machines whose libraries hold it and the entry that explains it."""

    label: str
    text: str
    machines: tuple[str, ...]
    entry: Brief | None


@dataclass(frozen=True, slots=True)
class MessagesView:
    """Everything on the page of one sort of message.

    `general` is the entry that speaks of all of them; a message counts as explained only where
    an entry speaks of this one.
    """

    kind: Kind
    general: Brief | None
    messages: tuple[LibraryText, ...]
    origins: tuple[str, ...]
    root: str = "../../"

    @property
    def explained(self) -> int:
        """Return how many messages an entry explains."""
        return sum(one.entry is not None for one in self.messages)


def messages_views(book: Book, entries: Finder) -> tuple[MessagesView, ...]:
    """Return the views of all sorts of which some machine told a message."""
    views = (_view(book, entries, kind) for kind in KINDS)
    return tuple(view for view in views if view.messages)


def filled(text: str) -> str:
    """Return `text` with something plausible in each place that a program fills in."""
    return _PLACEHOLDER.sub(lambda found: _FILLED.get(found["kind"] or "", "1"), text)


def _view(book: Book, entries: Finder, kind: Kind) -> MessagesView:
    machines: dict[tuple[str, str], list[str]] = {}
    for machine, collection in sorted(book.collections.items()):
        for one in _messages(collection, kind):
            machines.setdefault((one.label, one.text), []).append(machine)
    general = entries.found(kind.logged.format("a message that no library has"))

    def own(text: str) -> Brief | None:
        found = entries.found(kind.logged.format(filled(text)))
        return None if found == general else found

    texts = tuple(
        LibraryText(label, text, tuple(where), own(text))
        for (label, text), where in sorted(machines.items())
    )
    return MessagesView(kind, general, texts, tuple(_origins(book, kind)))


def _messages(collection: Collection, kind: Kind) -> tuple[Message, ...]:
    match kind.name:
        case "nccl-warnings":
            return collection.messages.nccl_warnings
        case "c10d-messages":
            return collection.messages.c10d
    return collection.messages.graph_breaks


def _origins(book: Book, kind: Kind) -> Iterator[str]:
    for name, one in sorted(book.collections.items()):
        if _messages(one, kind):
            machine = one.machine
            release = (
                f"NCCL {_nccl(one)}" if kind.name == "nccl-warnings" else f"torch {machine.torch}"
            )
            yield f"{release} on {name}"


def _nccl(collection: Collection) -> str:
    table = collection.codes.get(Part.NCCL)
    return table.version if table else collection.machine.nccl
