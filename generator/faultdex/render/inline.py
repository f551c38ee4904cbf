"""Write parts of prose and texts of errors as HTML, as Markdown and for the Markdown copy."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Protocol

from markupsafe import escape

from faultdex.inert import fence_edge, inert, span_edge
from faultdex.render.part import Part, bound
from faultdex.render.wording import Line

Piece = tuple[str, str]


class Around(Protocol):
    """What the view of a page knows, by which prose points at sources and at other pages."""

    @property
    def numbers(self) -> Mapping[str, int]:
        """The number of each source by its key."""

    @property
    def titles(self) -> Mapping[str, str]:
        """The title of each entry by its id."""

    @property
    def root(self) -> str:
        """What leads from the page to the site's top."""

    @property
    def base(self) -> str:
        """The address of the site."""


def html(parts: Iterable[Part], view: Around) -> str:
    """Return one line of prose as HTML."""
    return "".join([_html(part, view) for part in parts])


def markdown(parts: Iterable[Part], view: Around) -> Iterator[Piece]:
    """Yield a section as Markdown in which no tag and no attribute acts, cut at placed files."""
    return _pieces(parts, lambda part: _markdown(part, view))


def copy_line(parts: Iterable[Part], view: Around) -> str:
    """Return one line of prose as plain Markdown."""
    return "".join([_as_copy(part, view) for part in parts])


def copy_section(parts: Iterable[Part], view: Around) -> Iterator[Piece]:
    """Yield a section as plain Markdown, cut at placed files."""
    return _pieces(parts, lambda part: _as_copy(part, view))


def html_lines(lines: Iterable[Line]) -> str:
    """Return the text of an error as HTML, with what identifies it marked."""
    return "".join(piece for sort, run in groupby(lines, _sort) for piece in _html_run(sort, run))


def copy_lines(lines: Iterable[Line]) -> str:
    """Return the text of an error as it stands, with a line for what is left out of it."""
    return "".join([f"{_gap(line) if line.left_out else line.text}\n" for line in lines])


def block(text: str, language: str) -> str:
    """Return a fenced block of code, which nothing in `text` can close."""
    edge, end = fence_edge(text), "" if text.endswith("\n") else "\n"
    return f"{edge} {language}\n{text}{end}{edge}\n"


def _pieces(parts: Iterable[Part], write: Callable[[Part], str]) -> Iterator[Piece]:
    """Yield what is written up to each placed file, with its name, and the rest without one."""
    written: list[str] = []
    for part in parts:
        if part.kind == "place":
            yield "".join(written), part.target
            written = []
        else:
            written.append(write(part))
    yield "".join(written), ""


def _html(part: Part, view: Around) -> str:
    match part.kind:
        case "words":
            return escape(part.text)
        case "code":
            return f"<code>{escape(part.text)}</code>"
        case "cite":
            number = view.numbers[part.target]
            return f'<a class="fd-cite" href="#source-{number}">{number}</a>'
        case "link":
            return f'<a href="{view.root}{part.target}/">{escape(_called(part, view))}</a>'
        case "bound":
            return _bound(part)
    return ""


def _markdown(part: Part, view: Around) -> str:
    match part.kind:
        case "words" | "bound":
            return inert(part.text) if part.kind == "words" else _bound(part)
        case "code":
            edge, space = span_edge(part.text), " " if "`" in part.text else ""
            return f"{edge}{space}{part.text}{space}{edge}"
        case "cite":
            number = view.numbers[part.target]
            return f"[{number}](#source-{number}){{ .fd-cite }}"
        case "link":
            return f"[{inert(_called(part, view))}]({view.root}{part.target}/index.md)"
        case "fence":
            edge = fence_edge(part.text)
            return f"{edge} {part.target or 'text'}\n{part.text}\n{edge}\n\n"
    return "\n"


def _as_copy(part: Part, view: Around) -> str:
    match part.kind:
        case "words" | "bound":
            return part.text if part.kind == "words" else f"({bound(part)})"
        case "code":
            edge = span_edge(part.text)
            return f"{edge}{part.text}{edge}"
        case "cite":
            return f"[{view.numbers[part.target]}]"
        case "link":
            return f"[{_called(part, view)}]({view.base}{part.target}.md)"
        case "fence":
            return block(part.text, part.target or "text")
    return "\n"


def _bound(part: Part) -> str:
    return f'<span class="fd-bound">{escape(bound(part))}</span>'


def _called(part: Part, view: Around) -> str:
    return part.text or view.titles.get(part.target, part.target)


def _sort(line: Line) -> str:
    return "gap" if line.left_out else "key" if line.key else "text"


def _html_run(sort: str, lines: Iterable[Line]) -> Iterator[str]:
    if sort == "gap":
        yield from (f'<span class="fd-gap">{_gap(line)}</span>\n' for line in lines)
    elif sort == "key":
        yield from (f"<mark>{_verbatim(line.text)}</mark>\n" for line in lines)
    else:
        yield _verbatim("".join([f"{line.text}\n" for line in lines]))


def _verbatim(text: str) -> str:
    """Return a text as HTML; a page builder would take a fence in it for one of the page."""
    safe = str(escape(text))
    return safe.replace("```", "&#96;&#96;&#96;").replace("~~~", "&#126;&#126;&#126;")


def _gap(line: Line) -> str:
    return f"… {line.left_out} lines left out …"
