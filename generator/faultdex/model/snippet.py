"""Describe one runnable file of an entry: what it is for, what it needs, what it must show."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from faultdex.model.expect import Expect
from faultdex.model.mutation import Mutation
from faultdex.model.plot import Plot
from faultdex.model.shape import FileName, Id, Line, Shape, Specifier
from faultdex.strenum import StrEnum

Component: TypeAlias = Literal[
    "cmake", "cublas", "cuda", "cudnn", "driver", "gcc", "glibc", "hardware", "jax", "linux",
    "nccl", "ninja", "nvcc", "pip", "python", "slurm", "torch", "torchvision", "triton", "vllm",
    "xla",
]  # fmt: skip
Tool: TypeAlias = Literal[
    "apt-get", "bash", "c++", "cmake", "compute-sanitizer", "cuda-gdb", "cuobjdump", "dmesg",
    "docker", "docker-registry", "dockerd", "gcc", "git", "gpg", "ncu", "ninja", "nvcc",
    "nvidia-smi", "nvprof", "pip", "ptxas", "py-spy", "readelf", "skopeo", "strings",
    "torchfrtrace", "unshare",
]  # fmt: skip
Right: TypeAlias = Literal["cgroup", "mounts"]


class Role(StrEnum):
    """What a snippet is for."""

    REPRODUCE = "reproduce"
    DIAGNOSE = "diagnose"
    FIX = "fix"
    DISPROVE = "disprove"


class Needs(Shape):
    """What must be there before a snippet can run."""

    gpus: Annotated[int, Field(ge=0, le=8)] = Field(default=0, description="GPUs it uses.")
    memory: Annotated[float, Field(gt=0)] = Field(
        default=2, description="GPU memory it takes at most, in GiB per GPU."
    )
    exclusive: bool = Field(
        default=False, description="It runs alone: it measures time or fills the GPU."
    )
    capability: Specifier | None = Field(default=None, description="Range of compute capability.")
    versions: dict[Component, Specifier] = Field(
        default_factory=dict, description="Ranges of versions that must be installed."
    )
    without: tuple[Component, ...] = Field(
        default=(), description="Components that must not be there: cuda for a CPU build of torch."
    )
    modules: tuple[Line, ...] = Field(
        default=(), description="Python modules that must be importable, beyond torch."
    )
    tools: tuple[Tool, ...] = Field(default=(), description="Programs that must be on the PATH.")
    rights: tuple[Right, ...] = Field(
        default=(),
        description="What it must be allowed to do: mounts of its own by unshare, or a cgroup "
        "that limits memory. They are tried before anything runs.",
    )


class Snippet(Shape):
    """One runnable file of an entry."""

    file: FileName = Field(description="Name of the file in the entry's folder.")
    role: Role = Field(description="reproduce, diagnose, fix or disprove.", strict=False)
    caption: Line = Field(description="One sentence: what running it shows.")
    cause: Id | None = Field(
        default=None,
        description="Key of the cause that it makes happen. What it printed must show this cause, "
        "if the cause has a line or conditions, and no other.",
    )
    differs: Line | None = Field(
        default=None,
        description="In what it differs from what a user does: a stand-in, or sizes that change "
        "the mechanism. Absent where it differs in nothing.",
    )
    run: tuple[Line, ...] = Field(
        default=(),
        description="Command and arguments; by the file's suffix where absent: .py python, "
        ".sh bash. 'python' stands for the interpreter at hand.",
    )
    ranks: Annotated[int, Field(ge=1, le=8)] = Field(
        default=1, description="Processes: more than one runs under torchrun."
    )
    limit: Annotated[int, Field(ge=1, le=180)] = Field(
        default=60, description="Seconds after which it is killed."
    )
    needs: Needs = Field(default_factory=Needs, description="What must be there.")
    companions: tuple[FileName, ...] = Field(
        default=(), description="Further files of the folder that it reads."
    )
    expect: Expect = Field(default_factory=Expect, description="What the run must show.")
    varies: Line | None = Field(
        default=None,
        description="Why all that it prints varies, so that the expectation has only gaps and "
        "labels. Absent where a word or a figure of a run is expected.",
    )
    mends: FileName | None = Field(
        default=None, description="For a fix: the reproduction whose error must be gone."
    )
    claim: Line | None = Field(
        default=None, description="For a disprove: the popular advice that is tried."
    )
    mutate: Mutation | None = Field(
        default=None,
        description="A change under which the expectation must not hold, or why there is none. "
        "Absent where a run of its opposite shows it, or a change can be derived.",
    )
    plot: Plot | None = Field(
        default=None, description="How the table that it prints is drawn beside its output."
    )

    @property
    def runs(self) -> str:
        """Return the cheapest kind of place it runs at: cpu, nvcc, host, gpu, gpu2 or gpu8."""
        by_count = {0: self._runs_without_gpu(), 1: "gpu", 2: "gpu2"}
        return by_count.get(self.needs.gpus, "gpu8")

    def _runs_without_gpu(self) -> str:
        if {"nvcc", "ptxas", "cuobjdump"} & set(self.needs.tools):
            return "nvcc"
        return "cpu" if "torch" in self.needs.versions else "host"
