"""Describe citations: one file per publisher, one key per text that was read."""

from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field, StringConstraints

from faultdex.model.shape import Day, Id, Line, Shape

LONGEST_QUOTE = 25


def _few_words(text: str) -> str:
    if len(text.split()) > LONGEST_QUOTE:
        message = f"a quote has at most {LONGEST_QUOTE} words"
        raise ValueError(message)
    return text


Quote: TypeAlias = Annotated[Line, AfterValidator(_few_words)]


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
    quote: Quote | None = Field(
        default=None,
        description="Words of the text that support the claim, at most 25; no page shows them.",
    )


class Publisher(Shape):
    """The content of sources/<publisher>.yaml."""

    publisher: Line = Field(description="Who publishes these texts.")
    sources: dict[Id, Source] = Field(min_length=1, description="Texts by citation key.")
