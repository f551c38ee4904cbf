"""Turn the book into the posters of its pages."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from faultdex.model.book import Book
from faultdex.render.brief import briefs
from faultdex.render.name import SUMMARIES, title_of
from faultdex.render.poster import Poster, draw, poster_path

Draw: TypeAlias = Callable[[Poster], bytes]

SITE = Poster("GPU failures, made to happen, explained and fixed.", "PyTorch · CUDA · NCCL")


def gallery(book: Book, drawn: Draw = draw) -> Mapping[str, bytes]:
    """Return a picture by path for each entry and category, and one for all other pages.

    `drawn` may remember what was drawn before.
    """
    return {poster_path(name): drawn(poster) for name, poster in _posters(book)}


def _posters(book: Book) -> Iterator[tuple[str, Poster]]:
    yield "faultdex", SITE
    for name, summary in SUMMARIES.items():
        yield name, Poster(title_of(name), summary, name)
    for one in briefs(book):
        about = f"{one.level_title} · {one.category_title} · {one.topic_title}"
        yield one.id, Poster(one.title, about, one.category)
