"""Describe citations: one file per publisher, one key per text that was read."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from faultdex.model.shape import Day, Id, Line, Shape


class Source(Shape):
    """One text that a writer of entries opened and read."""

    title: Line = Field(description="Title as published.")
    url: Annotated[str, StringConstraints(pattern=r"^https://\S+$", max_length=400)] = Field(
        description="Where it is; pinned to a commit or version where there is one."
    )
    version: str | None = Field(default=None, description="Release or commit that was read.")
    read: Day = Field(description="Day on which it was read.")
    kind: Literal["documentation", "source", "issue", "paper", "article", "forum"] = Field(
        description="What sort of text it is."
    )


class Publisher(Shape):
    """The content of sources/<publisher>.yaml."""

    publisher: Line = Field(description="Who publishes these texts.")
    sources: dict[Id, Source] = Field(min_length=1, description="Texts by citation key.")
