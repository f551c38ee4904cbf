"""What the formats say of an example that made a message appear."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
SAMPLE = Path(__file__).parents[3] / "docs" / "problems" / "FD614" / "good"
EXAMPLES = SAMPLE / "messages" / "graph-breaks" / "examples"
LINE = "torch._dynamo.exc.Unsupported: Data-dependent branching"


@pytest.fixture
def run(faultdex: Run, lay: Callable[..., Path]) -> Run:
    """Return what explains a line by the small knowledge and one graph break."""
    knowledge = str(lay(SAMPLE))
    return lambda *words: faultdex("explain", *words, text=LINE, FAULTDEX_KNOWLEDGE=knowledge)


def test_the_terminal_shows_the_lines_that_run_without_the_message(run: Run) -> None:
    """With the release on which both were run."""
    said = run().stdout

    assert "an example: it printed this message on torch 2.15.0; its fixed form ran" in said
    assert "return torch.where(x.sum() > 0, x, -x)" in said
    assert "if x.sum() > 0" not in said


def test_json_has_both_forms(run: Run) -> None:
    """As the files are."""
    [known] = json.loads(run("--format", "json").stdout)["known"]

    assert known["ran"] == "torch 2.15.0"
    assert known["example"] == (EXAMPLES / "gb0170.py").read_text("utf-8")
    assert known["fixed"] == (EXAMPLES / "gb0170_fix.py").read_text("utf-8")


def test_markdown_shows_the_fixed_form_in_a_fence(run: Run) -> None:
    """Nothing of it is active."""
    said = run("--format", "markdown").stdout
    fixed = (EXAMPLES / "gb0170_fix.py").read_text("utf-8").rstrip("\n")

    assert "We ran an example: it printed this message on torch 2.15.0; its fixed" in said
    assert f"```text\n{fixed}\n```" in said
