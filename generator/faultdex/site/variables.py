"""Turn the book into the variables that hand-written guides may use."""

from collections.abc import Iterator

from faultdex.inert import inert
from faultdex.model.book import Book
from faultdex.model.catalog import SCHEMA, Listed
from faultdex.model.evidence import Machine
from faultdex.model.verification import snippet_runs
from faultdex.render.brief import LEVELS, briefs, tally
from faultdex.render.contents import categories

_FORMS = {"strings": "list of strings", "integer": "number", "object": "strings by name"}
EXAMPLE = "cuda-home-not-set"


def variables(book: Book) -> dict[str, object]:
    """Return what stands under `faultdex` in a guide: counts, entries by id, machines."""
    lines = briefs(book)
    levels = tally(one.level for one in lines)
    return {
        "faultdex": {
            "entries": {one.id: one for one in lines},
            "levels": {LEVELS[level]: levels[level.value] for level in LEVELS},
            "categories": categories(book),
            "sources": len(book.sources),
            "publishers": len({one.publisher for one in book.sources.values()}),
            "machines": _machines(book),
            "example": _example(book),
            "catalog": {"version": SCHEMA, "fields": tuple(_fields())},
        }
    }


def _fields() -> Iterator[dict[str, str]]:
    """Yield name, form and meaning of each field that index.json has of an entry."""
    for name, field in Listed.model_json_schema()["properties"].items():
        kind = field["items"]["type"] + "s" if field["type"] == "array" else field["type"]
        form = ", ".join(f"`{one}`" for one in field.get("enum", ())) or _FORMS.get(kind, kind)
        yield {"name": name, "form": form, "says": field["description"]}


def _example(book: Book) -> dict[str, str]:
    """Return the files of the entry that the writing guide shows, by name."""
    entry = book.entries[EXAMPLE]
    return {name: entry.text(name).rstrip("\n") for name in entry.files}


def _machines(book: Book) -> tuple[dict[str, str], ...]:
    """Return the newest facts of each machine that fresh evidence names."""
    runs = [one for entry in book.entries.values() for one in snippet_runs(entry) if one.fresh]
    runs.sort(key=lambda one: one.run.started)
    newest = {one.machine.name: one.machine for one in runs}
    return tuple(_shown(newest[name]) for name in sorted(newest))


def _shown(machine: Machine) -> dict[str, str]:
    """Return the facts of a machine, which a stranger may have written, as inert Markdown."""
    return {name: inert(str(value)) for name, value in machine.model_dump(mode="json").items()}
