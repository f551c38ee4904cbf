"""Describe on which releases of torch an entry's snippets were run, and what each run gave."""

from typing import Annotated

from pydantic import Field, StringConstraints

from faultdex.model.evidence import Digest, Result
from faultdex.model.shape import Day, FileName, Id, Shape, Version

LONGEST_OUTPUT = 4096
Words = Annotated[str, StringConstraints(max_length=LONGEST_OUTPUT)]
Release = Annotated[str, StringConstraints(pattern=r"^\d+\.\d+\.\d+$")]


class Environment(Shape):
    """One release on which the snippets are run, with the Python that it is installed in."""

    torch: Release = Field(description="Release of torch, such as 2.6.0.")
    python: Annotated[str, StringConstraints(pattern=r"^3\.\d+$")] = Field(
        description="Version of Python without its last part, such as 3.12."
    )


class ReleaseList(Shape):
    """The content of releases.yaml."""

    releases: tuple[Environment, ...] = Field(
        min_length=1, description="Releases on which the snippets are run, in order of importance."
    )


class ReleaseRun(Shape):
    """What happened to one snippet on one release."""

    torch: Version = Field(description="Version of torch with its build, such as 2.6.0+cu124.")
    python: Version = Field(description="Version of Python.")
    day: Day = Field(description="Day of the run, UTC.")
    result: Result = Field(description="Outcome.", strict=False)
    reason: str = Field(default="", max_length=600, description="Why, where not reproduced.")
    wording: int | None = Field(
        default=None, ge=0, description="Place of its failure's text among the wordings."
    )
    output: Words = Field(default="", description="End of its output, where not reproduced.")

    @property
    def release(self) -> str:
        """Return the release without the build."""
        return self.torch.partition("+")[0]


class ReleaseRuns(Shape):
    """The runs of one snippet on all releases, with the texts by which they failed."""

    snippet: FileName = Field(description="File of the snippet.")
    sha256: Digest = Field(description="Digest of the snippet, its companions and its command.")
    expect_sha256: Digest = Field(description="Digest of its expectation.")
    wordings: tuple[Words, ...] = Field(
        default=(), description="Texts of the failure that differ in more than numbers."
    )
    runs: tuple[ReleaseRun, ...] = Field(description="One element a release.")


class Releases(Shape):
    """The runs of one entry on several releases: the content of evidence/releases.json."""

    schema_version: int = Field(alias="schema", ge=1, le=1, description="Always 1.")
    entry: Id = Field(description="Entry whose snippets were run.")
    snippets: tuple[ReleaseRuns, ...] = Field(description="One element a snippet.")
