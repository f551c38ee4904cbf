"""Every snippet that needs no GPU behaves as its entry declares."""

from collections.abc import Callable
from typing import Any, Protocol

import pytest


class Told(Protocol):
    """What is known of all snippets."""

    runs: dict[str, dict[str, Any]]

    def said(self, name: str) -> dict[str, Any]:
        """Return what the summary must know."""


@pytest.fixture
def tried(told: Told) -> dict[str, dict[str, Any]]:
    """Return the snippets that no record vouches for, with their results."""
    return {name: run for name, run in told.runs.items() if run["how"] != "trusted"}


def test_a_snippet_behaves_as_declared(
    snippet: str, told: Told, record_property: Callable[[str, object], None]
) -> None:
    """It was run in a process of its own, and its end and its output are as declared."""
    run = told.runs[snippet]
    record_property("snippet", told.said(snippet))
    if run["how"] == "trusted":
        pytest.skip("the recorded run of this very snippet holds; --all runs it")
    if run["result"] == "unsupported":
        pytest.skip(run["reason"])
    shown = (f"{run['result']}: {run.get('reason')}", run.get("stdout"), run.get("stderr"))

    assert run["result"] == "reproduced", "\n".join(filter(None, shown))


def test_most_snippets_could_be_run_here(tried: dict[str, dict[str, Any]]) -> None:
    """A machine that lacks the tools for more than half of the snippets tests too little."""
    missing = [name for name, run in tried.items() if run["result"] == "unsupported"]

    assert len(missing) <= len(tried) / 2, missing


def test_hardly_a_snippet_is_flaky(tried: dict[str, dict[str, Any]]) -> None:
    """One may fail by chance; where one in a hundred does, something is wrong with them."""
    flaky = [name for name, run in tried.items() if "flaky" in run]

    assert len(flaky) <= max(1, len(tried) / 100), flaky
