"""What readers judge entries by."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from faultdex.link import link
from faultdex.load import load
from faultdex.model.book import Book
from faultdex.model.entry import Ceiling, Fix
from faultdex.model.evidence import Result
from faultdex.model.setup import read_setup
from faultdex.model.snippet import Needs, Role
from faultdex.pipeline import read
from faultdex.render.setup import MODELS, setup_facts
from faultdex.validate import validate

ROOT = Path(__file__).parents[3]


@pytest.fixture
def facts(base: Path) -> dict[str, Any]:
    """Return the facts of the small knowledge."""
    found: dict[str, Any] = json.loads(setup_facts(link(validate(load(base))).book))
    return found


def test_every_active_entry_is_judged(facts: dict[str, Any], base: Path) -> None:
    """Ranges are those of the entry; places are named by their numbers."""
    ids = {path.parent.name for path in base.glob("*/*/entry.yaml")}
    numbers = [number for one in facts["entries"].values() for number in one["held"]]

    assert set(facts["entries"]) <= ids
    assert all(one["applies"] for one in facts["entries"].values())
    assert set(numbers) == set(range(len(facts["places"])))


def test_places_are_named_once(facts: dict[str, Any]) -> None:
    """The file is small enough to be loaded for one page."""
    assert len({json.dumps(one) for one in facts["places"]}) == len(facts["places"])


@pytest.mark.parametrize("model", MODELS)
def test_every_model_is_read_as_itself(model: str) -> None:
    """None is taken for a shorter one, as L40S for L40."""
    setup = read_setup(f"torch 2.6, NVIDIA {model}", MODELS)

    assert (setup.gpu, setup.versions["hardware"]) == (model, MODELS[model])


@pytest.mark.parametrize(
    ("gpu", "model"),
    [
        ("NVIDIA H200", "H200"),
        ("NVIDIA GeForce RTX 4090", "RTX 4090"),
        ("Tesla T4", "T4"),
        ("NVIDIA A100-SXM4-80GB", "A100"),
        ("NVIDIA A100 80GB PCIe", "A100"),
        ("NVIDIA H100 PCIe", "H100"),
    ],
)
def test_a_place_has_what_matters_there(base: Path, gpu: str, model: str) -> None:
    """A model without its maker and its memory, and no version that the snippet does not name."""
    book = link(validate(load(base))).book
    entry = book.entries["grid-too-wide"]
    first, *others = entry.facts.snippets
    needs = first.needs.model_copy(update={"gpus": 1, "versions": {"torch": ">=2.0"}})
    facts = entry.facts.model_copy(
        update={"snippets": (first.model_copy(update={"needs": needs}), *others)}
    )
    [evidence] = entry.evidence
    here = {"gpu": gpu, "gpus": 1, "torch": "2.6.0+cu124", "cuda": "12.4", "capability": "9.0"}
    machine = evidence.machine.model_copy(update={**here, "driver": "580.1", "gcc": "13.3.0"})
    ran = replace(entry, facts=facts, evidence=(evidence.model_copy(update={"machine": machine}),))
    ceiling = Ceiling(at_most="simulated", because="It needs a broken GPU.")
    stand_in = replace(ran, facts=facts.model_copy(update={"level": ceiling}))
    judged = json.loads(setup_facts(replace(book, entries={entry.id: stand_in})))
    told = json.loads(setup_facts(replace(book, entries={entry.id: ran})))
    own = told["entries"][entry.id]

    assert told["places"] == [{"cuda": "12.4", "gpu": model, "hardware": "9.0", "torch": "2.6.0"}]
    assert own == {"applies": dict(entry.facts.applies), "held": [0]}
    assert judged["entries"][entry.id] == {**own, "standin": True}


def test_the_first_fix_is_judged_by_what_its_file_needs(base: Path) -> None:
    """Not by that of another fix; lines to copy need nothing."""
    book = link(validate(load(base))).book
    entry = book.entries["grid-too-wide"]
    needs = {"versions": {"torch": ">=2.6"}, "capability": ">=9.0"}
    changed = Needs.model_validate(needs)
    snippets = tuple(one.model_copy(update={"needs": changed}) for one in entry.facts.snippets)
    shown, copied = entry.facts.fixes[0], Fix(does="Copy it.", costs="None.", code="A=1")

    def judged(*fixes: Fix) -> object:
        facts = entry.facts.model_copy(update={"fixes": fixes, "snippets": snippets})
        one = replace(book, entries={entry.id: replace(entry, facts=facts)})
        return json.loads(setup_facts(one))["entries"][entry.id].get("fix")

    assert judged(shown, copied) == {"torch": ">=2.6", "hardware": ">=9.0"}
    assert judged(copied, shown) is None


@pytest.fixture
def released(lay: Callable[..., Path]) -> Book:
    """Return a book in which a reproduction failed on torch 2.6.0 and held on 2.9.1."""
    return read(lay(ROOT / "docs" / "problems" / "FD610" / "bad")).book


def places(book: Book) -> list[dict[str, str]]:
    """Return where reproductions held, as far as readers are told."""
    return json.loads(setup_facts(book))["places"]


def test_a_release_on_which_a_reproduction_held_is_a_place(released: Book) -> None:
    """One on which it failed is none, nor is that of another file."""
    entry = released.entries["grid-too-wide"]
    snippets = [one.model_copy(update={"role": Role.FIX}) for one in entry.facts.snippets]
    facts = entry.facts.model_copy(update={"snippets": tuple(snippets)})
    fixed = {**released.entries, entry.id: replace(entry, facts=facts)}

    assert {"torch": "2.9.1"} in places(released)
    assert [one for one in places(released) if one.get("torch") == "2.6.0"] == []
    assert places(replace(released, entries=fixed)) == []


def test_a_retired_entry_is_not_judged(base: Path) -> None:
    """Nor are its places those of anybody."""
    book = link(validate(load(base))).book
    entry = book.entries["grid-too-wide"]
    facts = entry.facts.model_copy(update={"status": "retired"})
    gone = replace(book, entries={**book.entries, entry.id: replace(entry, facts=facts)})
    told = json.loads(setup_facts(gone))

    assert ([*told["entries"]], told["places"], told["schema"]) == (["block-too-large"], [], 1)


def test_what_failed_or_fixed_is_no_place(base: Path) -> None:
    """A place is where a reproduction held."""
    book = link(validate(load(base))).book
    entry = book.entries["grid-too-wide"]
    [evidence] = entry.evidence
    reproduced, fixed = evidence.runs
    failed = reproduced.model_copy(update={"result": Result.NOT_REPRODUCED, "agreed": 0})
    some = evidence.model_copy(update={"runs": (failed, fixed)})
    other = replace(book, entries={entry.id: replace(entry, evidence=(some,))})

    assert len(places(book)) == 1
    assert places(other) == []
