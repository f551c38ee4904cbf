"""Describe one change of a snippet under which its expectation must not hold, and what it gave."""

from typing import Annotated

from pydantic import Field, StringConstraints, model_validator

from faultdex.model.evidence import Digest
from faultdex.model.shape import Day, FileName, Id, Line, Shape

Piece = Annotated[str, StringConstraints(max_length=2000)]


class Mutation(Shape):
    """A declared change, or the reason why none can be given."""

    file: FileName | None = Field(
        default=None, description="File that is changed: the snippet's own where absent."
    )
    replace: Annotated[str, StringConstraints(min_length=1, max_length=2000)] | None = Field(
        default=None, description="Text that is replaced; it stands in the file once."
    )
    by: Piece | None = Field(default=None, description="Text that takes its place.")
    because: Line | None = Field(
        default=None, description="Why no change can be given; then nothing else is."
    )

    @model_validator(mode="after")
    def _is_a_change_or_a_reason(self) -> "Mutation":
        change = (self.replace is not None, self.by is not None)
        if change != ((False, False) if self.because else (True, True)):
            message = "either replace and by, or because"
            raise ValueError(message)
        return self


class Mutant(Shape):
    """What came of one changed snippet that was run."""

    snippet: FileName = Field(description="File of the snippet.")
    sha256: Digest = Field(description="Digest of the snippet as it is, without the change.")
    expect_sha256: Digest = Field(description="Digest of its expectation.")
    file: FileName = Field(description="File that was changed.")
    line: int = Field(ge=1, description="Line of the change.")
    replace: Piece = Field(description="Text that was replaced.")
    by: Piece = Field(description="Text that took its place.")
    killed: bool = Field(description="Whether the expectation did not hold, as it must not.")
    reason: str = Field(default="", max_length=600, description="What the judge said.")
    machine: str = Field(max_length=80, description="Where it was run.")
    day: Day = Field(description="Day of the run, UTC.")


class Mutations(Shape):
    """The changed snippets of one entry: the content of evidence/mutations.json."""

    schema_version: int = Field(alias="schema", ge=1, le=1, description="Always 1.")
    entry: Id = Field(description="Entry whose snippets were changed.")
    mutants: tuple[Mutant, ...] = Field(description="One element a snippet.")
