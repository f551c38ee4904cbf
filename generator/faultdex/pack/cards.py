"""Turn the book into the cards that a terminal shows."""

from collections.abc import Iterable
from contextlib import suppress

from faultdex.match.portable import portable
from faultdex.match.syntax import UnportableError
from faultdex.model.book import Book
from faultdex.model.card import Card
from faultdex.model.entry import Facts
from faultdex.render.brief import Brief, briefs
from faultdex.render.part import plain
from faultdex.render.setting import BASE_URL


def cards(book: Book) -> tuple[Card, ...]:
    """Return one card for each entry, in the order in which the site lists them."""
    return tuple(_card(one, book.entries[one.id].facts) for one in briefs(book))


def _card(one: Brief, facts: Facts) -> Card:
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
        whys=_by_line((cause.line, cause.says) for cause in facts.causes),
        firsts=_by_line((fix.line, fix.does) for fix in facts.fixes),
    )


def _by_line(told: Iterable[tuple[str | None, str]]) -> dict[str, str]:
    """Return what is said by the pattern of its line; lint names a pattern that is not portable."""
    known: dict[str, str] = {}
    for line, says in told:
        if line:
            with suppress(UnportableError):
                known.setdefault(portable(line).text, plain(says))
    return known
