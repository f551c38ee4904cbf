"""Describe what a run of a snippet must show before it counts."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints, model_validator

from faultdex.model.shape import FileName, Line, Shape

Signal: TypeAlias = Literal[
    "SIGABRT", "SIGBUS", "SIGFPE", "SIGHUP", "SIGILL", "SIGINT", "SIGKILL", "SIGSEGV", "SIGTERM"
]


class Raises(Shape):
    """The exception that ends a Python program; `text` follows doctest's ELLIPSIS."""

    type: Annotated[str, StringConstraints(pattern=r"^[A-Za-z_][\w.]*$")] = Field(
        description="Qualified name as the traceback prints it, such as torch.OutOfMemoryError."
    )
    text: str = Field(max_length=4000, description="Message, with ... for what varies.")


class Ratio(Shape):
    """Two measured series whose medians must differ by a factor.

    The snippet prints each as `label: 1.23 1.25 1.22 ms`; the runner divides the medians.
    """

    slow: Line = Field(description="Label of the series that is expected to be larger.")
    fast: Line = Field(description="Label of the series that is expected to be smaller.")
    at_least: Annotated[float, Field(gt=0)] = Field(
        description="Smallest accepted median(slow) / median(fast)."
    )


class Expect(Shape):
    """What must hold after a run; everything that is given must hold at once.

    Beside the gaps of ELLIPSIS, a text may bound a number: {74±8} is one from 66 to 82.
    """

    exit: int | None = Field(
        default=None, ge=0, le=255, description="Exit status; 0 when nothing else is said."
    )
    signal: Signal | None = Field(default=None, description="Signal that ends the process.")
    raises: Raises | None = Field(default=None, description="Exception that ends the program.")
    hangs: Line | None = Field(
        default=None,
        description="It never ends, and prints this before its limit (ELLIPSIS).",
    )
    output: FileName | None = Field(
        default=None, description="File with the whole standard output, by doctest's rules."
    )
    prints: tuple[Line, ...] = Field(
        default=(),
        description="Lines that must appear in either output (ELLIPSIS).",
    )
    lacks: tuple[Line, ...] = Field(
        default=(),
        description="Lines that must appear in neither output (ELLIPSIS).",
    )
    ratio: Ratio | None = Field(default=None, description="Measured factor that must be reached.")
    kernel_log: tuple[Line, ...] = Field(
        default=(),
        description="Kernel log lines that must appear during the run (ELLIPSIS).",
    )

    @model_validator(mode="after")
    def _ends_in_one_way(self) -> "Expect":
        ends = [name for name in ("exit", "signal", "hangs") if getattr(self, name) is not None]
        if len(ends) > 1:
            message = f"{' and '.join(ends)} exclude each other: a run ends in one way"
            raise ValueError(message)
        return self

    @property
    def fails(self) -> bool:
        """Whether the run is declared to end badly."""
        return bool(self.exit or self.signal or self.hangs or self.raises)
