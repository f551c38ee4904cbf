"""Turn the book into the cards that a terminal shows."""

from faultdex.model.book import Book
from faultdex.model.card import Card
from faultdex.model.entry import Entry
from faultdex.model.standing import level_of, trials
from faultdex.render.part import plain
from faultdex.render.setting import BASE_URL


def cards(book: Book) -> tuple[Card, ...]:
    """Return one card for each entry, by id."""
    return tuple(_card(entry) for _, entry in sorted(book.entries.items()))


def _card(entry: Entry) -> Card:
    facts = entry.facts
    return Card(
        id=entry.id,
        category=entry.category,
        topic=facts.topic,
        title=facts.title,
        url=f"{BASE_URL}{entry.id}/",
        level=level_of(entry).value,
        machines=tuple(sorted({one.machine.name for one in trials(entry) if one.holds})),
        sources=len(facts.sources),
        snippets=len(facts.snippets),
        summary=plain(facts.summary),
        why=plain(facts.causes[0].says),
        first=plain(facts.fixes[0].does),
        aliases=facts.aliases,
    )
