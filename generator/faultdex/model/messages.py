"""Describe the messages that libraries print: texts that programs collect, and notes on them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field, StringConstraints

from faultdex.model.example import Example, Examples
from faultdex.model.problem import Route
from faultdex.model.shape import Id, Line, Shape, Title

HOLE = "{}"

RowId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]{0,95}$")]
Text: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=2000)]
Place: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.+:/ -]{0,200}$")]
Release: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.+-]{1,40}$")]
Sign: TypeAlias = Annotated[str, StringConstraints(min_length=5, max_length=60)]
Level: TypeAlias = Literal["error", "warning", "info"]
Class: TypeAlias = Literal[
    "program", "input", "resource", "configuration", "driver", "hardware", "network", "bug",
    "follow-on", "notice", "unsure",
]  # fmt: skip
Decision: TypeAlias = Literal["ignore", "restart-program", "drain", "reset", "replace"]


def _expression(text: str) -> str:
    try:
        re.compile(text)
    except re.error as error:
        message = f"not a regular expression: {error}"
        raise ValueError(message) from None
    return text


Expression: TypeAlias = Annotated[
    str, StringConstraints(min_length=1, max_length=600), AfterValidator(_expression)
]


class MessageRow(Shape):
    """One text that a library prints; {} stands for each value that the program fills in."""

    id: RowId = Field(description="Number or stable name, which is also its anchor on the page.")
    name: Place = Field(default="", description="Identifier of a code, as programs print it.")
    text: Text = Field(description="The text, with {} for each value that is filled in.")
    where: Place = Field(default="", description="File of the source that prints it.")
    level: Level = Field(default="error", description="error, warning or info.")
    since: Release | None = Field(default=None, description="First collected release that has it.")
    until: Release | None = Field(default=None, description="Last one, if a later one lacks it.")


class MessageTexts(Shape):
    """All texts of one owner: the content of messages/<owner>/texts.json, written by a program."""

    schema_version: int = Field(alias="schema", ge=1, le=1, description="Always 1.")
    owner: Id = Field(description="Name of the folder.")
    library: Line = Field(description="Library or program that prints them.")
    releases: tuple[Release, ...] = Field(
        min_length=1, max_length=100, description="Releases that were read, oldest first."
    )
    rows: tuple[MessageRow, ...] = Field(
        min_length=1, max_length=10_000, description="Texts, each once."
    )


class MessageGroup(Shape):
    """What people say of some texts of an owner: of the rows that it selects, or of all others."""

    ids: tuple[RowId, ...] = Field(default=(), description="Rows by their id.")
    text: Expression | None = Field(default=None, description="Expression found in their text.")
    without: Expression | None = Field(
        default=None, description="Expression that is not in their text."
    )
    where: Place | Annotated[tuple[Place, ...], Field(min_length=1)] | None = Field(
        default=None, description="Beginning of their place, or several."
    )
    level: Level | None = Field(default=None, description="Level of the rows, of any if absent.")
    kind: Class = Field(
        alias="class", description="Whose fault it is; that it is none; or that texts do not tell."
    )
    means: Line = Field(description="What it means, in one plain sentence.")
    first: Line | None = Field(default=None, description="What to do first.")
    entry: Id | None = Field(default=None, description="Entry or workflow that explains it.")
    decision: Decision | None = Field(default=None, description="What to do with the GPU.")
    follow_on: bool = Field(default=False, description="Whether another message comes before it.")
    bare: bool | None = Field(
        default=None, description="Whether the text alone tells, without the usual prefix."
    )
    source: Id | None = Field(default=None, description="Citation that supports it.")

    @property
    def rank(self) -> int:
        """Return how specific it is: 0 by id, 1 by text, 2 by place, 3 for all others."""
        kinds = (self.ids, self.text, self.where)
        return next((rank for rank, given in enumerate(kinds) if given), len(kinds))

    @property
    def depth(self) -> int:
        """Return how long its place is, if it selects by place: of two such the deeper holds."""
        if self.ids or self.text or not self.where:
            return 0
        return len(self.where if isinstance(self.where, str) else min(self.where, key=len))

    def selects(self, row: MessageRow) -> bool:
        """Tell whether it speaks of `row`, other groups aside; all that it asks for must hold."""
        if self.ids and row.id not in self.ids:
            return False
        if self.where and not row.where.startswith(self.where):
            return False
        if self.level and row.level != self.level:
            return False
        if self.without and _compiled(self.without).search(row.text):
            return False
        return not self.text or bool(_compiled(self.text).search(row.text))


@cache
def _compiled(text: str) -> re.Pattern[str]:
    """Return an expression, compiled once: `re` itself remembers fewer than the groups have."""
    return re.compile(text)


class MessageNotes(Shape):
    """What people say of the texts of one owner: the content of messages/<owner>/notes.yaml."""

    title: Title = Field(description="What it lists, in a few words.")
    summary: Line = Field(description="What to know before reading it, in one sentence.")
    sources: dict[Id, Line] = Field(
        default_factory=dict, description="What each citation supports, by key."
    )
    label: Line | None = Field(
        default=None, description="What a reader writes before a number, such as Xid."
    )
    logged: tuple[Line, ...] = Field(
        min_length=1,
        max_length=20,
        description="Lines of a log that show a row; {text}, {name} and {id} are its, {} is any.",
    )
    signs: tuple[Sign, ...] = Field(
        min_length=1,
        max_length=12,
        description="Literals; a line of a long log is read if it holds one of them.",
    )
    bare: bool = Field(
        default=True, description="Whether texts alone tell, without the usual prefix."
    )
    detail: bool = Field(
        default=False,
        description="Whether a row is told beside the entry that matches its line, as its detail.",
    )
    groups: tuple[MessageGroup, ...] = Field(
        min_length=1, max_length=2000, description="Notes on rows; the most specific one holds."
    )

    def shows(self, row: MessageRow) -> re.Pattern[str]:
        """Return an expression that finds a line of `row`: by its id where lines hold that."""
        by_id = tuple(form for form in self.logged if "{id}" in form)
        forms = (self._filled(form, row) for form in by_id or self.logged)
        return re.compile("|".join(".*".join(map(re.escape, one.split(HOLE))) for one in forms))

    def _filled(self, form: str, row: MessageRow) -> str:
        named = form.replace("{id}", row.id).replace("{name}", row.name)
        return named.replace("{text}", row.text)

    def every_note(self) -> Iterator[tuple[Route, MessageGroup]]:
        """Yield the groups, each with the route to it."""
        return ((("groups", place), group) for place, group in enumerate(self.groups))

    def ordered(self) -> Iterator[tuple[int, MessageGroup]]:
        """Yield the groups with their places, most specific first; by text, as in the file."""
        every = enumerate(self.groups)
        return iter(sorted(every, key=lambda one: (one[1].rank, -one[1].depth)))


@dataclass(frozen=True)
class MessageTable:
    """The texts of an owner with what is noted of them, and examples that made some appear."""

    texts: MessageTexts
    notes: MessageNotes
    examples: Examples = field(default_factory=Examples)

    @cached_property
    def groups(self) -> Mapping[str, int]:
        """Return for the id of each row the place of its group; rows of no group are absent."""
        ordered = list(self.notes.ordered())
        by_id = {one: place for place, group in reversed(ordered) for one in group.ids}
        others = [pair for pair in ordered if not pair[1].ids]
        found = ((row.id, _group(row, by_id, others)) for row in self.texts.rows)
        return {name: place for name, place in found if place is not None}

    @cached_property
    def executed(self) -> Mapping[str, Example]:
        """Return the example of each row whose run holds, by the id of the row."""
        rows = {row.id: row for row in self.texts.rows}
        named = (rows[name] for name in self.examples.rows() if name in rows)
        signs, shows = self.notes.signs, self.notes.shows
        found = ((row.id, self.examples.of(row.id, shows(row), signs)) for row in named)
        return {name: example for name, example in found if example}

    def group(self, row: MessageRow) -> MessageGroup | None:
        """Return what is noted of `row`."""
        place = self.groups.get(row.id)
        return None if place is None else self.notes.groups[place]


def _group(
    row: MessageRow, by_id: Mapping[str, int], others: Sequence[tuple[int, MessageGroup]]
) -> int | None:
    if row.id in by_id:
        return by_id[row.id]
    return next((place for place, group in others if group.selects(row)), None)
