"""How far an entry's evidence reaches."""

from dataclasses import replace
from pathlib import Path

import pytest

from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence, Machine, Result, Run
from faultdex.model.snippet import Needs
from faultdex.model.verification import snippet_runs
from faultdex.pipeline import read

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"


@pytest.fixture(scope="module")
def entry() -> Entry:
    """Return an entry whose reproduction needs four GPUs."""
    given = read(BASE).book.entries["grid-too-wide"]
    first, *others = given.facts.snippets
    large = first.model_copy(update={"needs": Needs(gpus=4)})
    facts = given.facts.model_copy(update={"snippets": (large, *others)})
    return replace(given, facts=facts)


def seen(entry: Entry, name: str, gpus: int, runs: int) -> Evidence:
    """Return evidence of a machine with so many GPUs on which the reproduction ran so often."""
    snippet = entry.facts.snippets[0]
    run = Run(
        snippet=snippet.file, sha256=snippet_digest(entry, snippet),
        expect_sha256=expect_digest(entry, snippet), result=Result.REPRODUCED, runs=runs,
        agreed=runs, started="2026-11-03T10:00:00Z", seconds=1.5,
    )  # fmt: skip
    machine = Machine(name=name, gpus=gpus, python="3.12.0", system="Linux")
    return Evidence(schema=1, entry=entry.id, machine=machine, runs=(run,))


def test_a_machine_that_is_too_small_today_comes_last(entry: Entry) -> None:
    """However often a snippet ran on fewer GPUs than it asks for, larger machines come first."""
    every = (seen(entry, "a-small", 2, 9), seen(entry, "b-fits", 4, 1), seen(entry, "c-fits", 8, 3))
    found = [one.machine.name for one in snippet_runs(replace(entry, evidence=every))]

    assert found == ["c-fits", "b-fits", "a-small"]
