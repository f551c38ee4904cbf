"""Number an entry's citations in the order in which its page makes them."""

from collections.abc import Mapping
from dataclasses import dataclass

from faultdex.model.book import Cited
from faultdex.model.entry import Entry
from faultdex.model.guide import sections
from faultdex.model.once import once
from faultdex.model.source import Source
from faultdex.render.part import Part, cited, line_parts


@dataclass(frozen=True, slots=True)
class Citation:
    """One source as its entry's page lists it."""

    number: int
    key: str
    publisher: str
    source: Source
    supports: tuple[Part, ...]


@once
def numbers(entry: Entry) -> Mapping[str, int]:
    """Return the number of each citation key, from 1, in order of appearance on the page."""
    keys = [key for text in _texts_in_order(entry) for key in cited(text)]
    named = [sample.source for sample in entry.facts.samples if sample.source]
    every = dict.fromkeys([*named, *keys, *entry.facts.sources])
    return {key: number for number, key in enumerate(every, 1)}


def citations(sources: Mapping[str, Cited], entry: Entry) -> tuple[Citation, ...]:
    """Return those of `sources`, given by key, that the entry cites, by number."""
    return tuple(
        Citation(
            number,
            key,
            sources[key].publisher,
            sources[key].source,
            line_parts(entry.facts.sources.get(key, "")),
        )
        for key, number in numbers(entry).items()
        if key in sources
    )


def made(entry: Entry) -> int:
    """Return how many claims of the entry cite a source."""
    return sum(len(cited(text)) for text in _texts_in_order(entry))


def _texts_in_order(entry: Entry) -> tuple[str, ...]:
    facts = entry.facts
    guide = sections(entry.guide)
    return (
        facts.summary,
        guide.get("Cause", ""),
        *(cause.says for cause in facts.causes),
        *(cause.tell for cause in facts.causes),
        *((facts.try_first.shows,) if facts.try_first else ()),
        guide.get("Diagnose", ""),
        *(fix.does for fix in facts.fixes),
        *(fix.costs for fix in facts.fixes),
        guide.get("Fix", ""),
        guide.get("Does not help", ""),
    )
