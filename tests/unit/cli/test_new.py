"""Hold `faultdex new` and `faultdex schema` to what a writer needs first."""

from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from subprocess import CompletedProcess

import pytest

from faultdex.cli.new import new
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
    assert 'title: "launch failed: a block of … threads is too large"' in facts


def test_a_start_says_where_it_is_and_what_to_do_next(faultdex: Run, knowledge: Path) -> None:
    """The category may have a slash behind it."""
    done = faultdex("new", "multi-gpu/ring-is-broken/", "--knowledge", knowledge)
    first, second, *_, check, trial = done.stdout.splitlines()

    assert done.returncode == 0
    assert first.startswith(f"{knowledge}/multi-gpu/ring-is-broken is started")
    assert second.startswith(f"It is named in {knowledge}/drops/")
    assert (check, trial) == ("  faultdex check", "  faultdex verify try ring-is-broken")


def test_a_start_tells_the_topics_and_a_finished_entry(faultdex: Run, knowledge: Path) -> None:
    """A category without entries has no topics yet, and what is not there is not named."""
    alone = faultdex("new", "multi-gpu/ring-is-broken", "--knowledge", knowledge).stdout
    example = knowledge / "compilation" / "cuda-home-not-set"
    example.mkdir(parents=True)
    done = faultdex("new", "runtime/ring-is-broken-here", "--knowledge", knowledge).stdout

    assert "Topics of" not in alone
    assert "finished entry" not in alone
    assert "Topics of runtime: kernel-launch\n" in done
    assert f"A finished entry to read beside it: {example}\n" in done


def test_what_is_private_in_a_text_is_masked(faultdex: Run, knowledge: Path) -> None:
    """The writer is told, so that the rest is read with the same eyes."""
    text = 'File "/home/ada/ring.py", line 3\nring.Error: no ring at 10.1.2.3\n'
    words = ("new", "multi-gpu/ring-is-broken", "--text", "-", "--knowledge", knowledge)
    done = faultdex(*words, text=text)
    home = knowledge / "multi-gpu" / "ring-is-broken"

    assert home.joinpath("samples", "seen.txt").read_text("utf-8") == (
        'File "/home/[redacted]/ring.py", line 3\nring.Error: no ring at [redacted]\n'
    )
    assert "10.1.2.3" not in home.joinpath("entry.yaml").read_text("utf-8")
    assert "in the sample are masked" in done.stdout


def test_a_new_entry_is_named_in_the_newest_drop(faultdex: Run, knowledge: Path) -> None:
    """The others stay as they are, and one with more behind its entries is left to the writer."""
    newest = knowledge / "drops" / "9999-12-31-last.yaml"
    drop = 'title: "Last"\nday: "2026-01-01"\nsummary: "None."\nentries:\n  - grid-too-wide\n'
    newest.write_text(drop)
    faultdex("new", "multi-gpu/ring-is-broken", "--knowledge", knowledge)
    named = newest.read_text()
    newest.write_text('entries: [grid-too-wide]\ntitle: "Last"\n')
    done = faultdex("new", "multi-gpu/ring-is-open", "--knowledge", knowledge)

    assert named == f"{drop}  - ring-is-broken\n"
    assert newest.read_text() == 'entries: [grid-too-wide]\ntitle: "Last"\n'
    assert f"Name it under entries of a file in {knowledge}/drops\n" in done.stdout


def test_a_text_fills_in_sample_pattern_and_exception(faultdex: Run, knowledge: Path) -> None:
    """The last exception counts, its numbers may vary, and signs of patterns are themselves."""
    text = "ValueError: is not it at all\nring.Error: step 12 of ring (a) broke\nlast line\n"
    words = ("new", "multi-gpu/ring-is-broken", "--text", "-", "--knowledge", knowledge)
    done = faultdex(*words, text=text)
    home = knowledge / "multi-gpu" / "ring-is-broken"
    facts = home.joinpath("entry.yaml").read_text("utf-8")

    assert done.returncode == 0
    assert "masked" not in done.stdout
    assert home.joinpath("samples", "seen.txt").read_text("utf-8") == text
    assert '- pattern: "step [0-9]{1,8} of ring \\\\(a\\\\) broke"\n' in facts
    assert 'type: "ring.Error"\n' in facts
    assert 'text: "step 12 of ring (a) broke"\n' in facts


def test_a_text_without_an_exception_is_a_sample_only(faultdex: Run, knowledge: Path) -> None:
    """Which line matters is the writer's decision."""
    words = ("new", "multi-gpu/ring-is-broken", "--text", "-", "--knowledge", knowledge)
    done = faultdex(*words, text="the ring broke\n")
    facts = (knowledge / "multi-gpu" / "ring-is-broken" / "entry.yaml").read_text("utf-8")

    assert done.returncode == 0
    assert '- pattern: ""\n' in facts


def test_a_former_id_leads_to_its_entry(faultdex: Run, knowledge: Path) -> None:
    """The entry has another name now."""
    entry = knowledge / "runtime" / "grid-too-wide" / "entry.yaml"
    entry.write_text(f"{entry.read_text('utf-8')}aliases: [grid-is-wide]\n", "utf-8")
    done = faultdex("new", "runtime/grid-is-wide", "--knowledge", knowledge)

    assert done.returncode == 1
    assert f"there is such an entry: {knowledge}/runtime/grid-too-wide" in done.stderr


def test_a_text_is_looked_for_in_a_file_too(faultdex: Run, knowledge: Path, tmp_path: Path) -> None:
    """The line that shows the entry is told."""
    (tmp_path / "seen.log").write_text("step 1\nlaunch failed: the grid is 99999 blocks wide\n")
    words = ("new", "runtime/wide-grid", "--text", "seen.log", "--knowledge", knowledge)
    done = faultdex(*words)

    assert done.returncode == 1
    assert done.stderr == (
        "faultdex: grid-too-wide covers this text: launch failed: the grid is 99999 blocks wide"
        "; if your cause is missing there, add it to that entry: one line leads to one entry"
        " (faultdex show grid-too-wide; --anyway starts another one nevertheless)\n"
    )


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


def test_the_schema_is_printed_for_an_editor(faultdex: Run, knowledge: Path) -> None:
    """And nothing is written."""
    before = sorted(knowledge.rglob("*"))
    done = faultdex("schema", "--knowledge", knowledge)

    assert (done.returncode, done.stdout) == (0, schema())
    assert sorted(knowledge.rglob("*")) == before


def test_a_stale_schema_is_told_with_what_renews_it(faultdex: Run, knowledge: Path) -> None:
    """An old one as well as one that is not there."""
    absent = faultdex("schema", "--check", "--knowledge", knowledge)
    (knowledge / "schema.json").write_text("{}")
    stale = faultdex("schema", "--check", "--knowledge", knowledge)
    faultdex("schema", "--write", "--knowledge", knowledge)

    assert (stale.returncode, absent.returncode) == (1, 1)
    assert stale.stderr.endswith("schema.json is stale; run: faultdex schema --write\n")
    assert absent.stderr == stale.stderr
    assert (knowledge / "schema.json").read_text("utf-8") == schema()


def test_a_stale_schema_is_a_failure(faultdex: Run, knowledge: Path) -> None:
    """A changed model is written into the file, or the gate fails."""
    assert faultdex("schema", "--check", "--knowledge", knowledge).returncode == 1
    assert faultdex("schema", "--write", "--knowledge", knowledge).returncode == 0
    assert faultdex("schema", "--check", "--knowledge", knowledge).returncode == 0


def test_what_a_text_or_the_plan_fills_in_is_cut(
    monkeypatch: pytest.MonkeyPatch, knowledge: Path, cache: Path, tmp_path: Path
) -> None:
    """A title has 70 characters, and the message of an exception 200."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    plan = knowledge / "plan.yaml"
    says = "the ring " + "r" * 80
    row = f'    ring-is-broken: {{says: "{says} / or so", runs: host}}\n'
    plan.write_text(f"{plan.read_text('utf-8')}multi-gpu:\n  rings:\n{row}", "utf-8")
    (tmp_path / "seen.log").write_text(f"RingError: {'m' * 300}\n")
    new("multi-gpu/ring-is-broken", text=str(tmp_path / "seen.log"), knowledge=knowledge)
    facts = (knowledge / "multi-gpu" / "ring-is-broken" / "entry.yaml").read_text("utf-8")

    assert f'title: "{says[:70]}"\n' in facts
    assert 'topic: "rings"\n' in facts
    assert f'text: "{"m" * 200}"\n' in facts
    assert f'- pattern: "{"m" * 200}"\n' in facts


@pytest.mark.parametrize(
    ("line", "type_"),
    [
        ("RingError: it broke.", "RingError"),
        ("ring.parts.OddError: it broke.", "ring.parts.OddError"),
        ("RingWarning: it broke.", "RingWarning"),
        ("RingError: broken", ""),
        ("Ring: it broke in two", ""),
        ("  RingError: it broke.", ""),
    ],
)
def test_an_exception_is_told_by_its_type_and_eight_letters(
    monkeypatch: pytest.MonkeyPatch, knowledge: Path, cache: Path, line: str, type_: str
) -> None:
    """Less of a message tells it from no other, and what is set in is part of something else."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    (knowledge.parent / "seen.log").write_text(f"{line}\n")
    new("multi-gpu/ring-is-broken", text=str(knowledge.parent / "seen.log"), knowledge=knowledge)
    facts = (knowledge / "multi-gpu" / "ring-is-broken" / "entry.yaml").read_text("utf-8")

    assert f'type: "{type_}"\n' in facts
