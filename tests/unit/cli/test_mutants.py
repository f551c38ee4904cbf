"""Hold the verbs about changed snippets to what they write, count and refuse."""

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from faultdex.cli import mutants as verb

Run = Callable[..., CompletedProcess[str]]
COUNTED = """\
    2 killed by a run of its opposite: fix 1, reproduce 1
    0 killed by a run of a changed snippet: fix 0, reproduce 0
    0 declared to have no change, with a reason: fix 0, reproduce 0
    0 survived all that was tried: fix 0, reproduce 0
    2 not tried: fix 1, reproduce 1
"""


def jobs(bundle: Path) -> list[tuple[str, str]]:
    """Return entry and name of each changed snippet in a bundle."""
    with zipfile.ZipFile(bundle) as packed:
        data = json.loads(packed.read("faultdex/verify/bundle.json"))
    return [(one["entry"], one["snippet"]) for one in data["jobs"]]


def test_what_no_run_holds_to_account_is_changed(faultdex: Run, tmp_path: Path) -> None:
    """The bundle runs anywhere; snippets that are known to be able to fail are not in it."""
    done = faultdex("verify", "mutate", "--out", "changed.pyz")

    assert (done.returncode, done.stdout) == (0, "1 changed snippets are in changed.pyz\n")
    assert jobs(tmp_path / "changed.pyz") == [("block-too-large", "mutant-1.reproduce.sh")]


@pytest.mark.parametrize("words", ["--turn 9", "--only grid-too-wide", "--runs gpu8"])
def test_nothing_to_change_is_a_failure(faultdex: Run, words: str) -> None:
    """Nothing to run is never taken for everything fine."""
    assert faultdex("verify", "mutate", *words.split()).returncode == 1


def test_expectations_are_counted_by_what_shows_that_they_can_fail(faultdex: Run) -> None:
    """Those that nothing shows are listed on demand, each with its place."""
    counted, listed = (faultdex("verify", "mutations", *more) for more in ((), ("--list",)))

    assert (counted.returncode, counted.stdout) == (0, COUNTED)
    assert listed.stdout.removeprefix(COUNTED).splitlines() == [
        "block-too-large/reproduce.sh (reproduce, host): not tried",
        "block-too-large/fix.sh (fix, host): not tried",
    ]


def test_runs_of_a_strange_entry_are_refused(
    faultdex: Run, knowledge: Path, tmp_path: Path
) -> None:
    """The status says so, and runs of no changed snippet say nothing."""
    [path] = (knowledge / "runtime/grid-too-wide/evidence").glob("*.json")
    one = json.loads(path.read_text("utf-8"))
    report = tmp_path / "evidence.json"
    report.write_text(json.dumps({"schema": 1, "evidence": [one]}))
    own = faultdex("verify", "record-mutants", report, "--knowledge", knowledge)
    report.write_text(json.dumps({"schema": 1, "evidence": [{**one, "entry": "no-such"}]}))
    strange = faultdex("verify", "record-mutants", report, "--knowledge", knowledge)

    assert (own.returncode, own.stdout) == (0, "")
    assert (strange.returncode, strange.stdout) == (1, "refused no-such: there is no such entry\n")


@pytest.mark.parametrize(
    ("given", "count"),
    [({}, 1), ({"turn": 0}, 1), ({"turn": 9}, 0), ({"only": ["grid-too-wide"]}, 0)],
)
def test_changed_snippets_are_written_by_what_is_asked_for(
    base: Path, tmp_path: Path, given: dict[str, Any], count: int
) -> None:
    """The first change of each, where no number is named; none of them has the status 1."""
    with pytest.raises(SystemExit, match="0" if count else "1"):
        verb.mutate(**given, out=tmp_path / "changed.pyz", knowledge=base)

    assert len(jobs(tmp_path / "changed.pyz")) == count


@pytest.mark.parametrize("listed", [False, True])
def test_snippets_are_listed_only_on_demand(
    base: Path, capsys: pytest.CaptureFixture[str], *, listed: bool
) -> None:
    """With entry, file, role and place."""
    verb.count(listed=listed, knowledge=base)
    lines = [
        "block-too-large/reproduce.sh (reproduce, host): not tried",
        "block-too-large/fix.sh (fix, host): not tried",
    ]

    assert capsys.readouterr().out.removeprefix(COUNTED).splitlines() == lines * listed
