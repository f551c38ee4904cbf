"""Turn HTML into a tree of tags and texts."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import TypeAlias

_VOID = {"area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}


@dataclass(slots=True)
class Tag:
    """One element with what stands in it."""

    name: str
    attributes: Mapping[str, str] = field(default_factory=dict)
    inside: list["Node"] = field(default_factory=list)

    @property
    def classes(self) -> tuple[str, ...]:
        """Return the names of its classes."""
        return tuple(self.attributes.get("class", "").split())

    @property
    def text(self) -> str:
        """Return all text within, as it stands."""
        return "".join(one if isinstance(one, str) else one.text for one in self.inside)

    def every(self, *names: str) -> Iterator["Tag"]:
        """Yield each element within that has one of `names`, in order."""
        for one in self.inside:
            if isinstance(one, Tag):
                if one.name in names:
                    yield one
                yield from one.every(*names)


Node: TypeAlias = Tag | str


def parse(html: str) -> Tag:
    """Return a root that holds what `html` holds; what is never closed ends with its parent."""
    builder = _Builder()
    builder.feed(html)
    builder.close()
    return builder.open[0]


class _Builder(HTMLParser):
    """Collects the tree while the parser of the standard library calls it."""

    def __init__(self) -> None:
        super().__init__()
        self.open = [Tag("root")]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        one = Tag(tag, {name: value or "" for name, value in attrs})
        self.open[-1].inside.append(one)
        if tag not in _VOID:
            self.open.append(one)

    def handle_endtag(self, tag: str) -> None:
        depth = next((n for n in range(len(self.open) - 1, 0, -1) if self.open[n].name == tag), 0)
        if depth:
            del self.open[depth:]

    def handle_data(self, data: str) -> None:
        self.open[-1].inside.append(data)
