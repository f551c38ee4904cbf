"""Describe what runs of an entry's snippets on one named machine gave."""

from datetime import datetime
from typing import Annotated, TypeAlias

from pydantic import AfterValidator, Field, StringConstraints

from faultdex.model.shape import FileName, Id, Line, Shape
from faultdex.strenum import StrEnum


def _instant(text: str) -> str:
    try:
        datetime.fromisoformat(text.replace("Z", "+00:00"))  # for Python 3.10
    except ValueError:
        message = "it is not a moment of the calendar"
        raise ValueError(message) from None
    return text


def _no_link(text: str) -> str:
    if "//" in text:
        message = "it holds a link"
        raise ValueError(message)
    return text


Digest: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Instant: TypeAlias = Annotated[
    str, StringConstraints(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"), AfterValidator(_instant)
]
Fact: TypeAlias = Annotated[
    str,
    # Pages print it: there is no letter among these that Markdown or HTML would act on.
    StringConstraints(pattern=r"^[A-Za-z0-9 .,:;()+/!~'_-]*$", max_length=120),
    AfterValidator(_no_link),
]
Ended: TypeAlias = Annotated[
    str, StringConstraints(pattern=r"^(SIG[A-Z0-9+-]{1,12}|signal \d{1,3})?$")
]
Unit: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9%/._-]{1,16}$")]
Rank: TypeAlias = Annotated[str, StringConstraints(pattern=r"^\d{1,6}$")]
Text: TypeAlias = Annotated[str, StringConstraints(max_length=32_768)]


class Result(StrEnum):
    """What a run says about its snippet; only the first two are facts about the entry."""

    REPRODUCED = "reproduced"
    NOT_REPRODUCED = "not-reproduced"
    UNSUPPORTED = "unsupported"
    FLAKY = "flaky"
    UNRESOLVED = "unresolved"
    REFUSED = "refused"


FAILED = frozenset({Result.NOT_REPRODUCED, Result.FLAKY})


class Machine(Shape):
    """Hardware and versions, as the runner read them; empty where a part is absent."""

    name: Id = Field(description="Short name made of GPU model and count, such as h200-x2.")
    gpu: Fact = Field(default="", description="Model of the GPUs.")
    gpus: int = Field(default=0, ge=0, description="Count of visible GPUs.")
    capability: Fact = Field(default="", description="Compute capability.")
    driver: Fact = Field(default="", description="Version of the NVIDIA driver.")
    cuda: Fact = Field(default="", description="CUDA version that torch was built with.")
    nvcc: Fact = Field(default="", description="Version of the CUDA compiler on the PATH.")
    nccl: Fact = Field(default="", description="Version of NCCL that torch carries.")
    cudnn: Fact = Field(default="", description="Version of cuDNN that torch carries.")
    torch: Fact = Field(default="", description="Version of torch.")
    triton: Fact = Field(default="", description="Version of Triton.")
    jax: Fact = Field(default="", description="Version of JAX.")
    gcc: Fact = Field(default="", description="Version of the host compiler.")
    python: Fact = Field(description="Version of Python.")
    system: Fact = Field(description="Operating system and processor architecture.")


class Measured(Shape):
    """A ratio that the runner computed from the two series which the snippet printed."""

    slow: tuple[float, ...] = Field(description="Larger series, in its printed unit.")
    fast: tuple[float, ...] = Field(description="Smaller series, in its printed unit.")
    unit: Unit = Field(description="Unit of both series.")
    ratio: float = Field(description="median(slow) / median(fast).")
    low: float = Field(description="Smallest ratio of single measurements: min(slow)/max(fast).")
    high: float = Field(description="Largest ratio of single measurements: max(slow)/min(fast).")


class Outcome(Shape):
    """What became of the runs of one snippet."""

    snippet: FileName = Field(description="File of the snippet.")
    sha256: Digest = Field(description="Digest of the snippet, its companions and its command.")
    expect_sha256: Digest = Field(description="Digest of its expectation.")
    result: Result = Field(description="Outcome over all runs.", strict=False)
    reason: str = Field(default="", max_length=600, description="Why, where not reproduced.")
    runs: int = Field(ge=0, description="How often it was run.")
    agreed: int = Field(ge=0, description="How often it was reproduced.")
    started: Instant = Field(description="Start of the last run, UTC.")


class Failure(Outcome):
    """What stays of runs that did not do as declared, and that later ones replaced."""


class Run(Outcome):
    """What happened to one snippet; texts are those of the last of `runs` runs."""

    seconds: float = Field(ge=0, description="Duration of the last run.")
    exit: int | None = Field(default=None, ge=0, le=255, description="Exit status of the last run.")
    signal: Ended = Field(default="", description="Signal that ended it.")
    stdout: Text = Field(default="", description="Standard output, capped.")
    stderr: Text = Field(default="", description="Standard error, capped.")
    ranks: dict[Rank, Text] = Field(default_factory=dict, description="Output of each rank.")
    kernel_log: tuple[Line, ...] = Field(default=(), description="Kernel log during the run.")
    measured: Measured | None = Field(default=None, description="The ratio, where one is asked.")

    @property
    def printed(self) -> str:
        """Return all that the run printed, and what the kernel logged meanwhile."""
        return "\n".join([self.stdout, self.stderr, *self.ranks.values(), *self.kernel_log])


class Evidence(Shape):
    """All runs of one entry on one machine: the content of evidence/<machine>.json."""

    schema_version: int = Field(alias="schema", ge=1, le=1, description="Always 1.")
    entry: Id = Field(description="Entry whose snippets were run.")
    machine: Machine = Field(description="Where.")
    runs: tuple[Run, ...] = Field(description="One element a snippet.")
    failures: tuple[Failure, ...] = Field(
        default=(), description="Replaced runs that did not reproduce, oldest first."
    )
