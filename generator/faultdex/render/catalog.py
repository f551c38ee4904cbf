"""Turn the book into index.json, the list of all entries for programs, and into its schema."""

import json
from collections.abc import Mapping
from typing import Any

from faultdex.model.book import Book
from faultdex.model.catalog import SCHEMA, Catalog
from faultdex.model.entry import Entry
from faultdex.render.brief import Brief, briefs
from faultdex.render.day import latest, published, updated

PATH, SCHEMA_PATH = "index.json", "index.schema.json"


def catalog(book: Book, base_url: str) -> bytes:
    """Return all entries as JSON; `schema` grows when a field changes its meaning."""
    days = published(book)
    entries = []
    for one in briefs(book):
        entry = book.entries[one.id]
        since = days.get(one.id, "")
        entries.append(
            {
                **_known(one, entry, base_url),
                "fx": book.code_of(entry),
                "published": since,
                "updated": latest([since, updated(book.sources, entry)]),
            }
        )
    return _json({"$schema": f"{base_url}{SCHEMA_PATH}", "schema": SCHEMA, "entries": entries})


def catalog_schema(base_url: str) -> bytes:
    """Return the JSON Schema of index.json, made of the model; it lets fields be added."""
    model = _open(Catalog.model_json_schema(mode="serialization"))
    draft = "https://json-schema.org/draft/2020-12/schema"
    return _json({"$schema": draft, "$id": f"{base_url}{SCHEMA_PATH}", **model})


def _known(one: Brief, entry: Entry, base_url: str) -> Mapping[str, object]:
    facts = entry.facts
    return {
        "id": one.id,
        "category": one.category,
        "topic": one.topic,
        "title": one.title,
        "summary": one.summary,
        "url": f"{base_url}{one.id}/",
        "markdown": f"{base_url}{one.id}.md",
        "status": facts.status,
        "level": one.level,
        "machines": list(one.machines),
        "applies": dict(facts.applies),
        "aliases": list(facts.aliases),
        "related": list(facts.related),
        "sources": one.sources,
        "snippets": one.snippets,
    }


def _open(schema: dict[str, Any]) -> dict[str, Any]:
    shapes = (schema, *schema["$defs"].values())
    for shape in shapes:
        shape.pop("additionalProperties")
    return schema


def _json(data: Mapping[str, object]) -> bytes:
    return f"{json.dumps(data, ensure_ascii=False, indent=1)}\n".encode()
