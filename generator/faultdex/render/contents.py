"""Turn the book into the views of its tables of contents: home, browse, categories, topics."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from faultdex.model.book import Book
from faultdex.model.collection import CATEGORIES, Drop
from faultdex.render.brief import LEVELS, Brief, briefs, tally
from faultdex.render.name import SUMMARIES, hardware, title_of


@dataclass(frozen=True, slots=True)
class Topic:
    """The entries of one topic; `planned` counts the rows of the plan."""

    id: str
    title: str
    briefs: tuple[Brief, ...]
    planned: int


@dataclass(frozen=True, slots=True)
class Category:
    """The topics of one category."""

    id: str
    title: str
    summary: str
    topics: tuple[Topic, ...]

    @property
    def count(self) -> int:
        """Return the number of entries."""
        return sum(len(topic.briefs) for topic in self.topics)

    @property
    def planned(self) -> int:
        """Return the number of rows in the plan."""
        return sum(topic.planned for topic in self.topics)


@dataclass(frozen=True, slots=True)
class ContentsView:
    """Everything on a page that lists entries; `root` leads to the site's top."""

    briefs: tuple[Brief, ...]
    categories: tuple[Category, ...]
    components: tuple[str, ...]
    levels: tuple[tuple[str, str, int], ...]
    machines: tuple[tuple[str, str], ...]
    drops: tuple[tuple[str, Drop], ...]
    workflows: tuple[tuple[str, str], ...]
    titles: Mapping[str, str]
    root: str


@dataclass(frozen=True, slots=True)
class CategoryView:
    """Everything on the page of a category."""

    category: Category
    titles: Mapping[str, str]
    root: str = "../"


@dataclass(frozen=True, slots=True)
class TopicView:
    """Everything on the page of a topic."""

    category: Category
    topic: Topic
    titles: Mapping[str, str]
    root: str = "../../"


def contents_view(book: Book, root: str) -> ContentsView:
    """Return the view of a page that lists all entries."""
    lines = tuple(one for one in briefs(book) if not one.retired)
    counts = tally(one.level for one in lines)
    return ContentsView(
        briefs=lines,
        categories=categories(book),
        components=tuple(sorted({name for one in lines for name in one.components})),
        levels=tuple((level.value, title, counts[level.value]) for level, title in LEVELS.items()),
        machines=_machines(book, {name for one in lines for name in one.machines}),
        drops=newest_first(book),
        workflows=tuple((name, one.title) for name, one in sorted(book.workflows.items())),
        titles=titles(book),
        root=root,
    )


def categories(book: Book) -> tuple[Category, ...]:
    """Return all categories with their topics, planned ones without entries included."""
    lines = tuple(one for one in briefs(book) if not one.retired)
    return tuple(
        Category(one, title_of(one), SUMMARIES[one], tuple(_topics(book, one, lines)))
        for one in CATEGORIES
    )


def titles(book: Book) -> Mapping[str, str]:
    """Return the title of each entry by its id."""
    return {entry.id: entry.facts.title for entry in book.entries.values()}


def newest_first(book: Book) -> tuple[tuple[str, Drop], ...]:
    """Return name and content of the drops, the newest first."""
    return tuple(sorted(book.drops.items(), key=lambda item: (item[1].day, item[0]), reverse=True))


def _machines(book: Book, names: set[str]) -> tuple[tuple[str, str], ...]:
    """Return name and hardware of the machines in `names`, those without a GPU first."""
    every = (one.machine for entry in book.entries.values() for one in entry.evidence)
    found = {machine.name: machine for machine in every}
    ordered = sorted(names, key=lambda name: (found[name].gpus, name))
    return tuple((name, hardware(found[name])) for name in ordered)


def _topics(book: Book, category: str, lines: tuple[Brief, ...]) -> Iterator[Topic]:
    planned = next((rows for name, rows in book.plan.root.items() if name == category), {})
    own = [one for one in lines if one.category == category]
    for topic in dict.fromkeys([*planned, *(one.topic for one in own)]):
        here = tuple(one for one in own if one.topic == topic)
        yield Topic(topic, title_of(topic), here, len(planned.get(topic, {})))
