"""Turn the book into the posters of its pages."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from faultdex.model.book import Book
from faultdex.render.brief import briefs
from faultdex.render.name import SUMMARIES, title_of
from faultdex.render.social_card import SocialCard, draw, social_card_path

Draw: TypeAlias = Callable[[SocialCard], bytes]

SITE = SocialCard("GPU failures, made to happen, explained and fixed.", "PyTorch · CUDA · NCCL")


def gallery(book: Book, drawn: Draw = draw) -> Mapping[str, bytes]:
    """Return a picture by path for each entry and category, and one for all other pages.

    `drawn` may remember what was drawn before.
    """
    return {social_card_path(name): drawn(card) for name, card in _cards(book)}


def _cards(book: Book) -> Iterator[tuple[str, SocialCard]]:
    yield "faultdex", SITE
    for name, summary in SUMMARIES.items():
        yield name, SocialCard(title_of(name), summary, name)
    for one in briefs(book):
        about = f"{one.level_title} · {one.category_title} · {one.topic_title}"
        yield one.id, SocialCard(one.title, about, one.category)
