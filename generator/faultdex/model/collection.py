"""Describe what joins entries: the plan, drops, workflows and reference tables."""

from typing import Literal, TypeAlias

from pydantic import Field, RootModel

from faultdex.model.shape import Day, Id, Line, Shape, Title

Category: TypeAlias = Literal["compilation", "runtime", "performance", "multi-gpu", "massive-scale"]
CATEGORIES: tuple[Category, ...] = (
    "compilation", "runtime", "performance", "multi-gpu", "massive-scale",
)  # fmt: skip


class Row(Shape):
    """One failure that must be covered."""

    says: Line = Field(description="Text that identifies it, with … for what varies.")
    runs: Literal["cpu", "nvcc", "host", "gpu", "gpu2", "gpu8", "read"] = Field(
        description="Cheapest place at which its reproduction runs."
    )


class Plan(RootModel[dict[Category, dict[Id, dict[Id, Row]]]]):
    """The content of plan.yaml: category, topic, id, row."""


class Drop(Shape):
    """One expansion of the knowledge; its figures are computed."""

    title: Title = Field(description="What was added, in a few words.")
    day: Day = Field(description="Day of the expansion.")
    summary: Line = Field(description="What it is for, in one sentence.")
    entries: tuple[Id, ...] = Field(min_length=1, description="Ids that it added.")


class Fork(Shape):
    """One question of a workflow, with the command that answers it and a branch per answer."""

    ask: Line = Field(description="The question.")
    command: Line = Field(description="What to run to answer it, in a shell.")
    tells: Line = Field(description="What the output of the command means.")
    answers: dict[Line, "Fork | Id"] = Field(
        min_length=1, description="Each answer leads to another question or to an entry."
    )


class Workflow(Shape):
    """A decision tree from a symptom to entries."""

    title: Title = Field(description="The symptom.")
    summary: Line = Field(description="Whom it is for, in one sentence.")
    start: Fork = Field(description="The first question.")
