"""Turn the book into index.json, the list of all entries for programs."""

import json

from faultdex.model.book import Book
from faultdex.render.brief import Brief, briefs

SCHEMA = 1


def catalog(book: Book, base_url: str) -> bytes:
    """Return all entries as JSON; `schema` grows when a field changes its meaning."""
    entries = [entry_data(one, base_url) for one in briefs(book)]
    text = json.dumps({"schema": SCHEMA, "entries": entries}, ensure_ascii=False, indent=1)
    return f"{text}\n".encode()


def entry_data(one: Brief, base_url: str) -> dict[str, object]:
    """Return what programs are told of one entry, by the contract of `faultdex list`."""
    return {
        "id": one.id,
        "category": one.category,
        "topic": one.topic,
        "title": one.title,
        "summary": one.summary,
        "url": f"{base_url}{one.id}/",
        "markdown": f"{base_url}{one.id}.md",
        "level": one.level,
        "machines": list(one.machines),
        "sources": one.sources,
        "snippets": one.snippets,
    }
