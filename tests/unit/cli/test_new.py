"""Hold `faultdex new` and `faultdex schema` to what a writer needs first."""

from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from subprocess import CompletedProcess

import pytest

from faultdex.validate.schema import schema

Run = Callable[..., CompletedProcess[str]]


def test_a_new_entry_is_a_template(faultdex: Run, knowledge: Path) -> None:
    """Every field stands there with what it is for, and the id is locked."""
    done = faultdex("new", "multi-gpu/ring-is-broken", "--knowledge", knowledge)
    facts = (knowledge / "multi-gpu" / "ring-is-broken" / "entry.yaml").read_text("utf-8")

    assert (done.returncode, "# Most likely first.\ncauses:" in facts) == (0, True)
    assert "ring-is-broken" in (knowledge / "ids.lock").read_text("utf-8").split()


def test_the_plan_fills_in_what_it_knows(faultdex: Run, knowledge: Path) -> None:
    """The topic and the text that identifies the failure are already there."""
    rmtree(knowledge / "workflows")
    rmtree(knowledge / "runtime" / "block-too-large")
    lock = knowledge / "ids.lock"
    lock.write_text("grid-too-wide\n")
    faultdex("new", "runtime/block-too-large", "--knowledge", knowledge)
    facts = (knowledge / "runtime" / "block-too-large" / "entry.yaml").read_text("utf-8")

    assert 'topic: "kernel-launch"' in facts


def test_an_existing_entry_is_not_started_again(faultdex: Run, knowledge: Path) -> None:
    """Its folder is named instead."""
    done = faultdex("new", "runtime/grid-too-wide", "--knowledge", knowledge)

    assert (done.returncode, "runtime/grid-too-wide" in done.stderr) == (1, True)


def test_a_text_that_a_signature_knows_is_covered(faultdex: Run, knowledge: Path) -> None:
    """Two entries for one failure would split its readers."""
    text = "launch failed: the grid is 99999 blocks wide"
    words = ("new", "runtime/wide-grid", "--text", "-", "--knowledge", knowledge)
    done = faultdex(*words, text=text)

    assert (done.returncode, "grid-too-wide covers" in done.stderr) == (1, True)
    assert not (knowledge / "runtime" / "wide-grid").exists()
    assert faultdex(*words, "--anyway", text=text).returncode == 0


def test_an_id_is_never_used_twice(faultdex: Run, knowledge: Path) -> None:
    """An address that once meant something else stays what it was."""
    lock = knowledge / "ids.lock"
    lock.write_text(lock.read_text("utf-8") + "old-failure\n")
    done = faultdex("new", "runtime/old-failure", "--knowledge", knowledge)

    assert (done.returncode, "used before" in done.stderr) == (1, True)


@pytest.mark.parametrize("entry", ["grid", "runtime/x", "runtime/Bad_Id", "oops/fine-id", "../a/b"])
def test_a_wrong_name_is_wrong_usage(faultdex: Run, knowledge: Path, entry: str) -> None:
    """Nothing is written outside of the categories, and no id that cannot be an address."""
    before = sorted(knowledge.rglob("*"))
    done = faultdex("new", entry, "--knowledge", knowledge)

    assert (done.returncode, sorted(knowledge.rglob("*"))) == (2, before)


def test_the_schema_file_is_fresh() -> None:
    """The schema in the repository is the one that the model gives today."""
    repository = Path(__file__).parents[3] / "knowledge" / "schema.json"

    assert repository.read_text("utf-8") == schema()


def test_a_stale_schema_is_a_failure(faultdex: Run, knowledge: Path) -> None:
    """A changed model is written into the file, or the gate fails."""
    assert faultdex("schema", "--check", "--knowledge", knowledge).returncode == 1
    assert faultdex("schema", "--write", "--knowledge", knowledge).returncode == 0
    assert faultdex("schema", "--check", "--knowledge", knowledge).returncode == 0
