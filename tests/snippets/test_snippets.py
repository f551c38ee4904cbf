"""Every snippet that needs no GPU behaves as its entry declares."""

from typing import Any

import pytest


def test_a_snippet_behaves_as_declared(snippet: str, runs: dict[str, dict[str, Any]]) -> None:
    """It was run in a process of its own, and its end and its output are as declared."""
    run = runs[snippet]
    if run["result"] == "unsupported":
        pytest.skip(run["reason"])
    shown = (f"{run['result']}: {run.get('reason')}", run.get("stdout"), run.get("stderr"))

    assert run["result"] == "reproduced", "\n".join(filter(None, shown))


def test_most_snippets_could_be_run_here(runs: dict[str, dict[str, Any]]) -> None:
    """A machine that lacks the tools for more than half of the snippets tests too little."""
    missing = [name for name, run in runs.items() if run["result"] == "unsupported"]

    assert len(missing) <= len(runs) / 2, missing


def test_hardly_a_snippet_is_flaky(runs: dict[str, dict[str, Any]]) -> None:
    """One may fail by chance; where one in a hundred does, something is wrong with them."""
    flaky = [name for name, run in runs.items() if "flaky" in run]

    assert len(flaky) <= max(1, len(runs) / 100), flaky
