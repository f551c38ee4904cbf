"""Turn the book into the cards that a terminal shows."""

from faultdex.model.book import Book
from faultdex.model.card import Card
from faultdex.model.entry import Entry
from faultdex.render.brief import Brief, briefs
from faultdex.render.part import plain
from faultdex.render.setting import BASE_URL


def cards(book: Book) -> tuple[Card, ...]:
    """Return one card for each entry, in the order in which the site lists them."""
    return tuple(_card(book, one, book.entries[one.id]) for one in briefs(book))


def _card(book: Book, one: Brief, entry: Entry) -> Card:
    facts = entry.facts
    fx, *codes = book.codes_of(entry) or ("",)
    return Card(
        id=one.id,
        category=one.category,
        topic=one.topic,
        title=one.title,
        url=f"{BASE_URL}{one.id}/",
        level=one.level,
        machines=one.machines,
        sources=one.sources,
        snippets=one.snippets,
        summary=one.summary,
        why=plain(facts.causes[0].says),
        first=plain(facts.fixes[0].does),
        aliases=facts.aliases,
        fx=fx,
        codes=tuple(codes),
    )
