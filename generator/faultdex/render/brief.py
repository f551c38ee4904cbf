"""Turn an entry into the one line by which other pages speak of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from faultdex.model.book import Book
from faultdex.model.collection import CATEGORIES
from faultdex.model.entry import Entry
from faultdex.model.once import once
from faultdex.model.verification import Level, level_of, snippet_runs
from faultdex.render.name import title_of
from faultdex.render.part import Part, line_parts, plain, uncited

LEVELS: Mapping[Level, str] = {
    Level.EXECUTED: "executed",
    Level.SIMULATED: "simulated",
    Level.CITED: "cited",
    Level.NOT_VERIFIED: "not verified",
}


@dataclass(frozen=True, slots=True)
class Brief:
    """What lists and tables show of an entry."""

    id: str
    title: str
    summary: str
    category: str
    category_title: str
    topic: str
    topic_title: str
    retired: bool
    level: str
    level_title: str
    components: tuple[str, ...]
    machines: tuple[str, ...]
    cause: tuple[Part, ...]
    step: tuple[Part, ...]
    sources: int
    snippets: int


@once
def brief(entry: Entry) -> Brief:
    """Return the line about one entry."""
    facts = entry.facts
    level = level_of(entry)
    return Brief(
        id=entry.id,
        title=facts.title,
        summary=plain(facts.summary),
        category=entry.category,
        category_title=title_of(entry.category),
        topic=facts.topic,
        topic_title=title_of(facts.topic),
        retired=facts.status == "retired",
        level=level.value,
        level_title=LEVELS[level],
        components=tuple(facts.applies),
        machines=tuple(dict.fromkeys(one.machine.name for one in snippet_runs(entry) if one.holds)),
        cause=line_parts(uncited(facts.causes[0].says)),
        step=line_parts(uncited(facts.fixes[0].does)),
        sources=len(facts.sources),
        snippets=len(facts.snippets),
    )


def briefs(book: Book) -> tuple[Brief, ...]:
    """Return the lines about all entries, in order of categories, topics and titles."""
    order: dict[str, int] = {category: place for place, category in enumerate(CATEGORIES)}
    lines = (brief(entry) for entry in book.entries.values())
    return tuple(sorted(lines, key=lambda one: (order[one.category], one.topic, one.title, one.id)))


def tally(levels: Iterable[str]) -> dict[str, int]:
    """Return how often each level stands in `levels`, the absent ones as 0."""
    found = tuple(levels)
    return {level.value: found.count(level.value) for level in Level}
