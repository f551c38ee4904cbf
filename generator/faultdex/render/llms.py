"""Turn the written pages into llms.txt and the full texts, by which language models find them."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from html import unescape

from faultdex.model.book import Book
from faultdex.render.brief import Brief
from faultdex.render.contents import Category, categories
from faultdex.render.template import fill

PATH, FULL = "llms.txt", "llms-full.txt"
_GATHERED = {"workflows": "Workflows", "reference": "Reference", "drops": "What's new"}
_FIELD = re.compile(r"^(title|description): (.+)$", re.MULTILINE)
_BRACKETS = str.maketrans("[]", "()")


@dataclass(frozen=True, slots=True)
class Item:
    """One link: what the list of https://llmstxt.org/ takes, which knows no bracket in a title."""

    title: str
    path: str
    says: str


@dataclass(frozen=True, slots=True)
class Group:
    """A heading with its links."""

    title: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Whole:
    """A file with the copies of some entries; `size` is in MB, `title` is a category or All."""

    path: str
    title: str
    entries: int
    size: str
    text: bytes


@dataclass(frozen=True, slots=True)
class LlmsView:
    """Everything in llms.txt; `parts` has a full text for each category."""

    entries: int
    groups: tuple[Group, ...]
    base: str
    whole: Whole
    parts: tuple[Whole, ...]


@dataclass(frozen=True, slots=True)
class FullView:
    """The head of a full text, and the files for each category if it is the text of all."""

    title: str
    entries: int
    parts: tuple[Whole, ...]
    base: str


def llms_files(book: Book, pages: Mapping[str, str | bytes], base: str) -> Mapping[str, bytes]:
    """Return all files; `pages` are those of the site, with the entries' copies among them."""
    fields = [field for field in categories(book) if field.count]
    parts = tuple(_part(field, pages, base) for field in fields)
    copies = [copy for field in fields for copy in _copies(field, pages)]
    whole = _whole(FULL, FullView("All entries", len(copies), parts, base), copies)
    groups = (*(_of_category(one) for one in fields), *_of_pages(pages))
    shown = tuple(group for group in groups if group.items)
    index = fill("llms.txt.j2", LlmsView(len(copies), shown, base, whole, parts)).encode()
    return {PATH: index, **{one.path: one.text for one in (whole, *parts)}}


def _part(field: Category, pages: Mapping[str, str | bytes], base: str) -> Whole:
    view = FullView(field.title, field.count, (), base)
    return _whole(f"llms-full/{field.id}.txt", view, _copies(field, pages))


def _whole(path: str, view: FullView, copies: Iterable[bytes]) -> Whole:
    text = fill("llms-full.txt.j2", view).encode() + b"\n\n---\n\n".join(copies)
    return Whole(path, view.title, view.entries, f"{len(text) / 1e6:.1f}", text)


def _copies(field: Category, pages: Mapping[str, str | bytes]) -> list[bytes]:
    copies = (pages[f"{one.id}.md"] for one in _briefs([field]))
    return [copy for copy in copies if isinstance(copy, bytes)]


def _briefs(fields: Iterable[Category]) -> Iterator[Brief]:
    return (one for field in fields for topic in field.topics for one in topic.briefs)


def _of_category(field: Category) -> Group:
    items = (
        Item(one.title.translate(_BRACKETS), f"{one.id}.md", f"{one.summary} ({one.level_title})")
        for one in _briefs([field])
    )
    return Group(field.title, tuple(items))


def _of_pages(pages: Mapping[str, str | bytes]) -> Iterator[Group]:
    """Yield the links to the pages of a folder, by what their front matter says."""
    for folder, title in _GATHERED.items():
        found = re.compile(rf"{folder}/[^/]+/index\.md")
        own = {path: text for path, text in pages.items() if found.fullmatch(path)}
        items = (_item(path, text) for path, text in own.items() if isinstance(text, str))
        yield Group(title, tuple(items))


def _item(path: str, page: str) -> Item:
    front = page.partition("\n---\n")[0]
    fields = {name: _text(value) for name, value in _FIELD.findall(front)}
    copy = f"{path.removesuffix('/index.md')}.md"
    return Item(fields["title"].translate(_BRACKETS), copy, fields.get("description", ""))


def _text(value: str) -> str:
    return unescape(json.loads(value) if value.startswith('"') else value)
