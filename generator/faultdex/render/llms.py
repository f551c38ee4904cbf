"""Turn the written pages into llms.txt and llms-full.txt, by which language models find them."""

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
_GATHERED = {"workflows": "Workflows", "reference": "Reference", "drops": "Drops"}
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
class LlmsView:
    """Everything in llms.txt."""

    entries: int
    groups: tuple[Group, ...]
    base: str
    size: str


def llms_files(book: Book, pages: Mapping[str, str | bytes], base: str) -> Mapping[str, bytes]:
    """Return both files; `pages` are those of the site, with the entries' twins among them."""
    fields = categories(book)
    twins = [pages[f"{one.id}.md"] for one in _briefs(fields)]
    whole = b"\n\n---\n\n".join(twin for twin in twins if isinstance(twin, bytes))
    groups = (*(_of_category(one) for one in fields), *_of_pages(pages))
    view = LlmsView(
        entries=len(twins),
        groups=tuple(group for group in groups if group.items),
        base=base,
        size=f"{len(whole) / 1e6:.1f}",
    )
    head = fill("llms-full.txt.j2", view).encode()
    return {PATH: fill("llms.txt.j2", view).encode(), FULL: head + whole}


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
    said = {name: _text(value) for name, value in _FIELD.findall(front)}
    twin = f"{path.removesuffix('/index.md')}.md"
    return Item(said["title"].translate(_BRACKETS), twin, said.get("description", ""))


def _text(value: str) -> str:
    return unescape(json.loads(value) if value.startswith('"') else value)
