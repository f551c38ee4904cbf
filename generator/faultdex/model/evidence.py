"""Describe what runs of an entry's snippets on one named machine gave."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from pydantic import Field, StringConstraints

from faultdex.model.shape import FileName, Id, Line, Shape

Digest: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Instant: TypeAlias = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")]
Text: TypeAlias = Annotated[str, StringConstraints(max_length=32_768)]


class Result(StrEnum):
    """What a run says about its snippet; only the first two are facts about the entry."""

    REPRODUCED = "reproduced"
    NOT_REPRODUCED = "not-reproduced"
    UNSUPPORTED = "unsupported"
    FLAKY = "flaky"
    UNRESOLVED = "unresolved"
    REFUSED = "refused"


class Machine(Shape):
    """Hardware and versions, as the runner read them; empty where a part is absent."""

    name: Id = Field(description="Short name made of GPU model and count, such as h200-x2.")
    gpu: str = Field(default="", description="Model of the GPUs.")
    gpus: int = Field(default=0, ge=0, description="Count of visible GPUs.")
    capability: str = Field(default="", description="Compute capability.")
    driver: str = Field(default="", description="Version of the NVIDIA driver.")
    cuda: str = Field(default="", description="CUDA version that torch was built with.")
    nvcc: str = Field(default="", description="Version of the CUDA compiler on the PATH.")
    nccl: str = Field(default="", description="Version of NCCL that torch carries.")
    cudnn: str = Field(default="", description="Version of cuDNN that torch carries.")
    torch: str = Field(default="", description="Version of torch.")
    triton: str = Field(default="", description="Version of Triton.")
    jax: str = Field(default="", description="Version of JAX.")
    gcc: str = Field(default="", description="Version of the host compiler.")
    python: str = Field(description="Version of Python.")
    system: str = Field(description="Operating system and processor architecture.")


class Measured(Shape):
    """A ratio that the runner computed from the two series which the snippet printed."""

    slow: tuple[float, ...] = Field(description="Larger series, in its printed unit.")
    fast: tuple[float, ...] = Field(description="Smaller series, in its printed unit.")
    unit: str = Field(description="Unit of both series.")
    ratio: float = Field(description="median(slow) / median(fast).")
    low: float = Field(description="Smallest ratio of single measurements: min(slow)/max(fast).")
    high: float = Field(description="Largest ratio of single measurements: max(slow)/min(fast).")


class Run(Shape):
    """What happened to one snippet; texts are those of the last of `runs` runs."""

    snippet: FileName = Field(description="File of the snippet.")
    sha256: Digest = Field(description="Digest of the snippet, its companions and its command.")
    expect_sha256: Digest = Field(description="Digest of its expectation.")
    result: Result = Field(description="Outcome over all runs.", strict=False)
    reason: str = Field(default="", max_length=600, description="Why, where not reproduced.")
    runs: int = Field(ge=0, description="How often it was run.")
    agreed: int = Field(ge=0, description="How often it was reproduced.")
    started: Instant = Field(description="Start of the last run, UTC.")
    seconds: float = Field(ge=0, description="Duration of the last run.")
    exit: int | None = Field(default=None, description="Exit status of the last run.")
    signal: str = Field(default="", description="Signal that ended it.")
    stdout: Text = Field(default="", description="Standard output, capped.")
    stderr: Text = Field(default="", description="Standard error, capped.")
    ranks: dict[str, Text] = Field(default_factory=dict, description="Output of each rank.")
    kernel_log: tuple[Line, ...] = Field(default=(), description="Kernel log during the run.")
    measured: Measured | None = Field(default=None, description="The ratio, where one is asked.")


class Evidence(Shape):
    """All runs of one entry on one machine: the content of evidence/<machine>.json."""

    schema_version: int = Field(alias="schema", ge=1, le=1, description="Always 1.")
    entry: Id = Field(description="Entry whose snippets were run.")
    machine: Machine = Field(description="Where.")
    runs: tuple[Run, ...] = Field(description="One element a snippet.")
