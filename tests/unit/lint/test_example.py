"""The branches of the rules about examples of messages."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

SAMPLE = Path(__file__).parents[3] / "docs" / "problems" / "FD614" / "good"
Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]


@pytest.fixture
def owner(lay: Lay) -> Path:
    """Return the folder of graph breaks, in which all is well."""
    return lay(SAMPLE) / "messages" / "graph-breaks"


def found(owner: Path, problems: Read) -> list[tuple[str, str]]:
    """Return code and message of each problem."""
    return [(one.code, one.message) for one in problems(owner.parents[1])]


def change(owner: Path, place: int, **changes: object) -> None:
    """Change a run; `place` is its place in the file."""
    told = json.loads((owner / "runs.json").read_text("utf-8"))
    told["runs"][place] |= changes
    (owner / "runs.json").write_text(json.dumps(told), "utf-8")


def test_examples_without_runs_are_found(owner: Path, problems: Read) -> None:
    """Each of them."""
    (owner / "runs.json").unlink()

    assert found(owner, problems) == [("FD613", "it was not run")] * 2


def test_a_run_of_no_example_is_found(owner: Path, problems: Read) -> None:
    """A file that is gone was run in vain."""
    (owner / "examples/gb0170_fix.py").unlink()

    assert found(owner, problems) == [("FD613", "there is no example 'gb0170_fix.py'")]


@pytest.mark.parametrize(
    ("place", "changes"),
    [
        (0, {"output": "gb0171"}),
        (1, {"exit": 1}),
        (1, {"output": "compile-graph-break-site/gb/gb0170.html"}),
    ],
)
def test_a_run_that_shows_something_else_is_found(
    place: int, changes: dict[str, object], owner: Path, problems: Read
) -> None:
    """An example shows its message; its fixed form ends well and does not."""
    change(owner, place, **changes)
    codes = [code for code, _ in found(owner, problems)]

    assert codes == ["FD614"]


def test_runs_of_another_owner_are_found(owner: Path, problems: Read) -> None:
    """The folder says whose they are."""
    told = json.loads((owner / "runs.json").read_text("utf-8"))
    (owner / "runs.json").write_text(json.dumps({**told, "owner": "nccl"}), "utf-8")

    assert found(owner, problems) == [("FD333", "it is of the owner 'nccl'")]


def test_an_example_of_no_row_is_found(owner: Path, problems: Read) -> None:
    """It would be shown nowhere."""
    for name in ("gb0170.py", "gb0170_fix.py"):
        path = owner / "examples" / name
        path.rename(path.with_name(name.replace("gb0170", "gb9999")))
    change(owner, 0, file="gb9999.py")
    change(owner, 1, file="gb9999_fix.py")

    assert found(owner, problems) == [("FD333", "no row has the id 'gb9999'")] * 2
