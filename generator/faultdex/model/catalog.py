"""Describe index.json: what programs are told of all entries."""

from typing import Literal

from pydantic import Field

from faultdex.model.collection import Category
from faultdex.model.shape import Id, Shape

SCHEMA = 1


class Listed(Shape):
    """One entry as index.json lists it."""

    id: Id = Field(description="Permanent name of the entry, and its address on the site.")
    category: Category = Field(description="One of the five categories.")
    topic: Id = Field(description="Group within the category.")
    title: str = Field(description="What a reader would type or see.")
    summary: str = Field(description="What it is and the first thing to do, in one sentence.")
    url: str = Field(description="Address of the page.")
    markdown: str = Field(description="Address of the page as plain Markdown.")
    status: Literal["active", "retired"] = Field(description="A retired entry keeps its page.")
    level: Literal["executed", "simulated", "cited", "not-verified"] = Field(
        description="How far its evidence reaches."
    )
    machines: tuple[str, ...] = Field(description="Machines whose evidence holds.")
    applies: dict[str, str] = Field(description="Range of versions by component that prints it.")
    aliases: tuple[Id, ...] = Field(description="Former ids, which still lead to the page.")
    related: tuple[Id, ...] = Field(description="Ids of neighbouring entries.")
    sources: int = Field(ge=0, description="Count of cited sources.")
    snippets: int = Field(ge=0, description="Count of runnable files.")
    fx: str = Field(
        description="Short permanent code, such as FX0001, or nothing; also an address."
    )
    published: str = Field(description="Day of the drop that added it, or nothing.")
    updated: str = Field(description="Day of its newest citation, run or drop.")


class Catalog(Shape):
    """The content of index.json.

    `schema` grows when a field goes away or changes its meaning; fields may be added without that.
    """

    version: Literal[1] = Field(alias="schema", description="Version of this shape.")
    entries: tuple[Listed, ...] = Field(description="All entries, by category, topic and title.")
