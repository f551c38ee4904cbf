"""Turn a built page into its Markdown copy: the same text as plain Markdown."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from urllib.parse import urljoin

from faultdex.inert import fence_edge, span_edge
from faultdex.render.tree import Node, Tag, parse

_EDGES = {
    **{f"h{depth}": ("#" * depth + " ", "") for depth in range(1, 7)},
    **dict.fromkeys(("b", "strong", "summary", "dt"), ("**", "**")),
    **dict.fromkeys(("i", "em"), ("*", "*")),
}
_FLOW = {
    "article", "blockquote", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "footer",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "ol", "p", "pre", "section",
    "summary", "table", "ul",
}  # fmt: skip
_APART = {*_FLOW, "br"} - set(_EDGES)
_SILENT = {
    "button", "dialog", "form", "img", "input", "label", "nav", "script", "select", "style", "svg",
    "template",
}  # fmt: skip
_LANGUAGE = "language-"
_SPACES = re.compile(r"[ \t\r\n]+")


def markdown_path(url: str) -> str:
    """Return where the copy of the page at `url` is published; both are relative to the site."""
    return f"{url.strip('/') or 'index'}.md"


def markdown_copy(html: str, url: str, base: str) -> str:
    """Return the text of the page at `url` of the site at `base`, as Markdown.

    Links are whole addresses, and lead to copies where they lead to pages of the site.
    """
    blocks = list(_Scribe(base, urljoin(base, url)).blocks(parse(html).inside))
    head = [block for block in blocks if block.startswith("# ")][:1]
    rest = (block for block in blocks if block not in head)
    return "\n\n".join([*head, f"- Page: {base}{url}", *rest]) + "\n"


@dataclass(frozen=True, slots=True)
class _Scribe:
    """Writes the tags of one page; `here` is its whole address."""

    base: str
    here: str

    def blocks(self, nodes: Iterable[Node]) -> Iterator[str]:
        """Yield each block of Markdown; inline text between blocks is one of them."""
        run: list[Node] = []
        for node in nodes:
            if isinstance(node, Tag) and node.name in _FLOW:
                yield from _some(self.line(run))
                run = []
                yield from self._block(node)
            else:
                run.append(node)
        yield from _some(self.line(run))

    def line(self, nodes: Iterable[Node]) -> str:
        """Return the nodes as one line; tags that touch are set apart."""
        text, touching = "", False
        for node in nodes:
            is_tag = isinstance(node, Tag)
            piece = self._inline(node) if isinstance(node, Tag) else node
            text += f" {piece}" if touching and is_tag and piece else piece
            touching = is_tag and bool(piece)
        return _SPACES.sub(" ", text).strip()

    def _block(self, tag: Tag) -> Iterator[str]:
        match tag.name:
            case "pre" | "div" if tag.name == "pre" or "highlight" in tag.classes:
                yield _fenced(tag)
            case "ul" | "ol":
                yield from _some("\n".join(self._items(tag)))
            case "table":
                yield from self._table(tag)
            case "blockquote":
                yield from _some(_indented("\n\n".join(self.blocks(tag.inside)), "> ", "> "))
            case name if name in _EDGES:
                yield from _some(_between(_EDGES[name], self.line(tag.inside)))
            case _:
                yield from self.blocks(tag.inside)

    def _items(self, tag: Tag) -> Iterator[str]:
        items = (one for one in tag.inside if isinstance(one, Tag) and one.name == "li")
        for number, item in enumerate(items, 1):
            mark = f"{number}. " if tag.name == "ol" else "- "
            text = "\n\n".join(self.blocks(item.inside))
            yield _indented(text, mark, " " * len(mark))

    def _table(self, tag: Tag) -> Iterator[str]:
        for caption in tag.every("caption"):
            yield from _some(self.line(caption.inside))
        rows = [[self._cell(cell) for cell in row.every("th", "td")] for row in tag.every("tr")]
        width = max(map(len, rows), default=0)
        lines = [f"| {' | '.join([*row, *[''] * (width - len(row))])} |" for row in rows]
        if lines:
            yield "\n".join([lines[0], "|---" * width + "|", *lines[1:]])

    def _cell(self, tag: Tag) -> str:
        return self.line(tag.inside).replace("|", "\\|")

    def _inline(self, tag: Tag) -> str:
        match tag.name:
            case name if name in _SILENT or "headerlink" in tag.classes:
                return ""
            case "code" | "kbd":
                return _between((span_edge(tag.text),) * 2, tag.text)
            case "a":
                return self._link(tag)
            case name if name in _EDGES:
                return _between(_EDGES[name], self.line(tag.inside))
            case name if name in _APART:
                return f" {self.line(tag.inside)} "
        return self._words(tag)

    def _words(self, tag: Tag) -> str:
        """Return inline text with the spaces at its edges."""
        start = " " if tag.text[:1].isspace() else ""
        end = " " if tag.text[-1:].isspace() else ""
        return f"{start}{self.line(tag.inside)}{end}"

    def _link(self, tag: Tag) -> str:
        text = self.line(tag.inside)
        href = tag.attributes.get("href", "")
        if not text or not href or href.startswith("#"):
            return text
        return f"[{text}]({self._address(href)})"

    def _address(self, href: str) -> str:
        address = urljoin(self.here, href)
        if not address.startswith(self.base):
            return address
        page, _, _ = address.removeprefix(self.base).partition("#")
        is_page = page.endswith("/") or not page
        return f"{self.base}{markdown_path(page)}" if is_page else address


def _some(text: str) -> Iterator[str]:
    if text:
        yield text


def _between(edges: tuple[str, ...], text: str) -> str:
    return f"{edges[0]}{text}{edges[1]}" if text.strip() else ""


def _fenced(tag: Tag) -> str:
    text = tag.text.strip("\n")
    edge = fence_edge(text)
    return f"{edge} {_language(tag)}".rstrip() + f"\n{text}\n{edge}"


def _language(tag: Tag) -> str:
    every = [name for one in (tag, *tag.every("pre", "code")) for name in one.classes]
    named = (name.removeprefix(_LANGUAGE) for name in every if name.startswith(_LANGUAGE))
    return next(named, "mermaid" if "mermaid" in every else "")


def _indented(text: str, first: str, rest: str) -> str:
    lines = text.split("\n")
    return "\n".join(
        f"{first if number == 0 else rest}{line}".rstrip() for number, line in enumerate(lines)
    )
