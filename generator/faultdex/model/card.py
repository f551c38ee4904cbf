"""Hold what a terminal says about an entry in a few lines.

Only the standard library is imported, so that a terminal gets its answer without pydantic.
"""

from dataclasses import asdict, dataclass

_ROW = (
    "id", "category", "topic", "title", "url", "level", "machines", "sources", "snippets",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Card:
    """One entry in short; `why` is its first cause and `first` its first fix, without marks.

    `sources` and `snippets` are counts; `machines` names those whose evidence holds.
    """

    id: str
    category: str
    topic: str
    title: str
    url: str
    level: str
    machines: tuple[str, ...]
    sources: int
    snippets: int
    summary: str
    why: str
    first: str
    aliases: tuple[str, ...]

    def as_row(self) -> dict[str, object]:
        """Return the fields of the list's contract, in its order."""
        every = asdict(self)
        return {name: every[name] for name in _ROW}
