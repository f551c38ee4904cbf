"""Hold `faultdex verify` to the way from a snippet to its evidence."""

import json
import zipfile
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path
from shutil import rmtree
from subprocess import CompletedProcess
from typing import Any

import pytest

from faultdex.cli import application
from faultdex.cli import verify as verb
from faultdex.verify import Recorded

Run = Callable[..., CompletedProcess[str]]


def test_a_plan_names_every_chosen_snippet(faultdex: Run, tmp_path: Path) -> None:
    """The bundle carries the snippets of the entries asked for, and of no other."""
    done = faultdex("verify", "plan", "--only", "grid-too-wide")
    jobs = json.loads((tmp_path / "bundle.json").read_text())["jobs"]

    assert (done.returncode, {job["entry"] for job in jobs}) == (0, {"grid-too-wide"})


def test_an_empty_plan_is_a_failure(faultdex: Run) -> None:
    """Nothing to run is never taken for everything fine."""
    assert faultdex("verify", "plan", "--runs", "gpu8").returncode == 1


def test_a_plan_is_split_for_a_fleet(faultdex: Run, tmp_path: Path) -> None:
    """All snippets are in one of the bundles, and none of them is empty."""
    faultdex("verify", "plan")
    done = faultdex("verify", "split", "bundle.json", "--parts", "64", "--out", "parts")
    whole = json.loads((tmp_path / "bundle.json").read_text())["jobs"]
    parts = [json.loads(one.read_text())["jobs"] for one in (tmp_path / "parts").iterdir()]

    assert (done.returncode, all(parts)) == (0, True)
    assert sorted(job["sha256"] for jobs in parts for job in jobs) == sorted(
        job["sha256"] for job in whole
    )


def test_what_is_no_bundle_is_not_split(faultdex: Run, tmp_path: Path) -> None:
    """The file is named, and nothing is written."""
    (tmp_path / "bundle.json").write_text("[]")
    done = faultdex("verify", "split", "bundle.json", "--parts", "2", "--out", "parts")

    assert (done.returncode, "bundle.json: it is no bundle" in done.stderr) == (2, True)
    assert not (tmp_path / "parts").exists()


def test_an_unknown_entry_is_wrong_usage(faultdex: Run) -> None:
    """A slip of the finger does not run everything, or nothing."""
    assert faultdex("verify", "plan", "--only", "grid-to-wide").returncode == 2


@pytest.fixture(scope="module")
def recorded() -> list[bytes]:
    """Return where the first test that needs evidence leaves it for the others."""
    return []


@pytest.fixture
def evidence(faultdex: Run, knowledge: Path, tmp_path: Path, recorded: list[bytes]) -> Path:
    """Return the evidence of a real run of the small knowledge's snippets."""
    rmtree(knowledge / "runtime" / "grid-too-wide" / "evidence")
    path = tmp_path / "evidence.json"
    if recorded:
        path.write_bytes(recorded[0])
        return path
    faultdex("verify", "plan", "--knowledge", knowledge)
    faultdex("verify", "run", "bundle.json", "--seconds", "60")
    recorded.append(path.read_bytes())
    return path


def test_a_run_is_filed_beside_its_entry(faultdex: Run, knowledge: Path, evidence: Path) -> None:
    """What the runner wrote becomes the evidence of its entries."""
    done = faultdex("verify", "record", evidence, "--knowledge", knowledge)

    assert done.returncode == 0
    assert list((knowledge / "runtime" / "grid-too-wide" / "evidence").glob("*.json"))


@pytest.mark.parametrize(("minutes", "status"), [(30, 0), (90, 1)])
def test_clocks_may_differ_by_an_hour(
    faultdex: Run, knowledge: Path, evidence: Path, minutes: int, status: int
) -> None:
    """A run on another machine may be dated a little late, and no more."""
    report = json.loads(evidence.read_text("utf-8"))
    late = datetime.now(timezone.utc) + timedelta(minutes=minutes)
    for run in (run for one in report["evidence"] for run in one["runs"]):
        run["started"] = late.strftime("%Y-%m-%dT%H:%M:%SZ")
    evidence.write_text(json.dumps(report))
    done = faultdex("verify", "record", evidence, "--knowledge", knowledge)

    assert (done.returncode, "still to come" in done.stdout) == (status, bool(status))


def test_evidence_of_other_bytes_is_refused(faultdex: Run, knowledge: Path, evidence: Path) -> None:
    """A snippet that changed after the run is not proved by it."""
    snippet = knowledge / "runtime" / "grid-too-wide" / "fix.sh"
    snippet.write_text(snippet.read_text("utf-8") + "\n")
    done = faultdex("verify", "record", evidence, "--knowledge", knowledge)

    assert (done.returncode, "refused grid-too-wide" in done.stdout) == (1, True)


def test_the_same_evidence_does_not_differ(faultdex: Run, evidence: Path) -> None:
    """No drift is the status 0."""
    done = faultdex("verify", "diff", evidence, evidence)

    assert (done.returncode, done.stdout) == (0, "")


def test_what_changed_between_two_runs_is_named(
    faultdex: Run, evidence: Path, tmp_path: Path
) -> None:
    """With what each of them gave, and the status says that something did."""
    report = json.loads(evidence.read_text("utf-8"))
    [fix] = [
        run
        for one in report["evidence"]
        for run in one["runs"]
        if (one["entry"], run["snippet"]) == ("grid-too-wide", "fix.sh")
    ]
    fix |= {"result": "not-reproduced", "reason": "it printed nothing", "exit": 1, "agreed": 0}
    (tmp_path / "new.json").write_text(json.dumps(report))
    done = faultdex("verify", "diff", evidence, "new.json")

    assert done.returncode == 1
    assert done.stdout == (
        "grid-too-wide/fix.sh: fix stopped working\n"
        "  old: reproduced\n  new: not-reproduced: it printed nothing\n"
    )


def test_filed_runs_are_judged_anew(faultdex: Run, knowledge: Path) -> None:
    """Those that fulfill an expectation that changed after them are filed again, once."""
    entry = knowledge / "runtime" / "grid-too-wide" / "entry.yaml"
    entry.write_text(entry.read_text("utf-8").replace('["launched"]', '["launch"]'), "utf-8")
    first, second = (faultdex("verify", "rejudge", "--knowledge", knowledge) for _ in range(2))
    filed = knowledge / "runtime" / "grid-too-wide" / "evidence" / "host.json"

    assert (first.returncode, first.stdout) == (0, f"filed {filed}\n")
    assert (second.returncode, second.stdout) == (0, "")


def test_rubbish_is_no_evidence(faultdex: Run, tmp_path: Path) -> None:
    """What cannot be read is said in one line."""
    (tmp_path / "rubbish").write_bytes(b"\0\1")
    done = faultdex("verify", "diff", "rubbish", "rubbish")

    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize(("name", "is_packed"), [("bundle.json", False), ("bundle.pyz", True)])
def test_a_plan_is_data_or_a_program(
    base: Path, tmp_path: Path, name: str, is_packed: object
) -> None:
    """By the end of its name; a program carries the runner."""
    with pytest.raises(SystemExit, match="0"):
        verb.plan(only=["grid-too-wide"], out=tmp_path / name, knowledge=base)

    assert zipfile.is_zipfile(tmp_path / name) is is_packed


@pytest.mark.parametrize(
    ("given", "count"),
    [
        ({}, 4),
        ({"only": ["grid-too-wide"]}, 2),
        ({"runs": [verb.Place.HOST]}, 4),
        ({"runs": [verb.Place.GPU]}, 0),
        ({"stale": True}, 2),
    ],
)
def test_a_plan_has_what_is_asked_for(
    base: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    given: dict[str, Any],
    count: int,
) -> None:
    """Entries, places, or what has no evidence that holds; and the line says how many there are."""
    out = tmp_path / "bundle.json"
    with pytest.raises(SystemExit, match="0" if count else "1"):
        verb.plan(**given, out=out, knowledge=base)

    assert len(json.loads(out.read_bytes())["jobs"]) == count
    assert capsys.readouterr().out == f"{count} snippets are in {out}\n"


def test_bundles_of_a_fleet_are_numbered_from_one(
    base: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the tasks of an array are; the folder may be there or not."""
    with pytest.raises(SystemExit, match="0"):
        verb.plan(out=tmp_path / "bundle.json", knowledge=base)
    for _ in range(2):
        verb.split(tmp_path / "bundle.json", parts=2, out=tmp_path / "a" / "b")

    assert sorted(one.name for one in (tmp_path / "a" / "b").iterdir()) == [
        "bundle-1.json",
        "bundle-2.json",
    ]
    assert capsys.readouterr().out.endswith(f"2 bundles are in {tmp_path / 'a' / 'b'}\n")


def test_names_of_entries_that_are_not_there_are_told(
    base: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All of them, in order, and no bundle is written."""
    with pytest.raises(SystemExit, match="2"):
        verb.plan(only=["no-b", "grid-too-wide", "no-a"], out=tmp_path / "x", knowledge=base)

    assert capsys.readouterr().err == "faultdex: no such entry: no-a, no-b\n"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("refused", [(), ("one: it is\x1b[2J refused",)])
def test_what_was_filed_and_what_was_refused_is_told(
    capsys: pytest.CaptureFixture[str], refused: tuple[str, ...]
) -> None:
    """The status is 1 where anything was refused, and no terminal obeys a reason."""
    with pytest.raises(SystemExit, match="1" if refused else "0"):
        verb.end_filed(Recorded((Path("a/b.json"),), refused), Path("knowledge"))
    lines = capsys.readouterr().out.splitlines()

    assert lines == [
        "filed knowledge/a/b.json",
        *(["refused one: it is\\x1b[2J refused"] if refused else []),
    ]


def test_knowledge_with_problems_is_read_as_far_as_it_goes(
    knowledge: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Their number is told, with what lists them; without any nothing is."""
    verb.book_of(knowledge)
    fine = capsys.readouterr().err
    (knowledge / "ids.lock").write_text("block-too-large\n")
    book = verb.book_of(knowledge)

    assert (fine, len(book.entries)) == ("", 2)
    assert capsys.readouterr().err == (
        f"faultdex: {knowledge} has 1 problems; run: faultdex check\n"
    )


@pytest.mark.parametrize(("minutes", "is_filed"), [(59, True), (61, False)])
def test_evidence_may_be_dated_an_hour_late(
    monkeypatch: pytest.MonkeyPatch, base: Path, tmp_path: Path, minutes: int, *, is_filed: bool
) -> None:
    """Clocks of machines differ."""
    asked: list[str] = []

    def file(*_: object, latest: str) -> Recorded:
        asked.append(latest)
        return Recorded((), ())

    monkeypatch.setattr(verb, "file_evidence", file)
    (tmp_path / "evidence.json").write_text("{}")
    late = datetime.now(timezone.utc) + timedelta(minutes=minutes)
    with pytest.raises(SystemExit, match="0"):
        verb.record(tmp_path / "evidence.json", knowledge=base)

    assert (late.strftime("%Y-%m-%dT%H:%M:%SZ") < asked[0]) is is_filed


def test_the_runner_gets_the_words_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its status is the result."""
    taken: list[list[str]] = []
    monkeypatch.setattr(verb, "run_bundle", lambda words: taken.append(words) or 3)
    with pytest.raises(SystemExit, match="3"):
        application.run(["verify", "run", "bundle.json", "--slots", "2", "--help"])

    assert taken == [["bundle.json", "--slots", "2", "--help"]]
