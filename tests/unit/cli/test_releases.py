"""Hold `faultdex verify releases` to the way from a list of releases to filed runs."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from faultdex.cli import releases as verb
from faultdex.cli.releases import record
from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.pipeline import read
from faultdex.verify import Recorded

Run = Callable[..., CompletedProcess[str]]
DATA = Path(__file__).parents[2] / "data/verify/releases"
COMMAND = Path(sys.executable).with_name("faultdex")
ENTRY = "runtime/grid-too-wide"
FILED = f"{ENTRY}/evidence/releases.json"
LISTED = 'releases:\n  - {torch: "2.6.0", python: "3.12"}\n'


def edit(path: Path, old: str, new: str) -> None:
    """Replace every `old` in a file that shows it."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def listed(knowledge: Path) -> Path:
    """Return knowledge with a list of one release, and two snippets that need torch."""
    (knowledge / "releases.yaml").write_text(LISTED, "utf-8")
    edit(knowledge / ENTRY / "entry.yaml", "{tools: [bash]}", '{versions: {torch: ">=2.0"}}')
    return knowledge


@pytest.fixture
def environments(tmp_path: Path) -> Path:
    """Return a folder with an environment of the release: this Python, with a stand-in of torch."""
    made = tmp_path / "environments"
    python = made / "torch-2.6.0/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{DATA}" exec "{sys.executable}" "$@"\n', "utf-8")
    python.chmod(0o755)
    return made


@pytest.fixture
def verify(faultdex: Run, listed: Path, environments: Path) -> Run:
    """Return a function that runs the verb on the listed release."""
    given = ("--environments", environments, "--knowledge", listed)
    return lambda *words: faultdex("verify", "releases", *given, *words)


def results(knowledge: Path) -> dict[str, dict[str, Any]]:
    """Return the only filed run of each snippet."""
    filed = json.loads((knowledge / FILED).read_text("utf-8"))["snippets"]
    return {one["snippet"]: run for one in filed for run in one["runs"]}


def test_the_list_is_printed_for_scripts(verify: Run) -> None:
    """One line a release, with the Python of its environment."""
    assert verify("--list").stdout == "2.6.0 3.12\n"


def test_what_held_is_filed_and_not_run_again(verify: Run, listed: Path) -> None:
    """The second call finds nothing to run."""
    first, second = verify(), verify()

    assert (first.returncode, second.returncode) == (0, 0)
    assert {one["result"] for one in results(listed).values()} == {"reproduced"}
    assert second.stdout == "torch 2.6.0: 0 snippets to run\n"


def test_a_snippet_that_differs_is_run_three_times_and_filed_with_its_output(
    verify: Run, listed: Path
) -> None:
    """The page can show what the release does instead."""
    edit(listed / ENTRY / "reproduce.sh", "70000", "70001")
    done = verify()
    run = results(listed)["reproduce.sh"]

    assert done.stdout.count("] not-reproduced") == 3
    assert (run["torch"], run["result"]) == ("2.6.0+cpu", "not-reproduced")
    assert "launch failed: the grid is 70001 blocks wide" in run["output"]


def test_a_failure_outside_of_the_claimed_range_is_filed_at_once(verify: Run, listed: Path) -> None:
    """It is what the range says, and needs no second try."""
    edit(listed / ENTRY / "entry.yaml", ">=2.0", ">=2.8")
    edit(listed / ENTRY / "reproduce.sh", "70000", "70001")

    assert verify().stdout.count("] not-reproduced") == 1
    assert results(listed)["reproduce.sh"]["result"] == "not-reproduced"


def test_a_stopped_call_goes_on_where_it_stopped(
    verify: Run, listed: Path, environments: Path
) -> None:
    """What held before the stop is filed by the next call, which runs the rest."""
    for file in (listed / ENTRY).glob("*.sh"):
        file.write_text(f"sleep 5\n{file.read_text('utf-8')}", "utf-8")
    stop_after_one(environments, listed)
    done = verify()

    assert "filed the runs of 1 entries before the call was stopped" in done.stdout
    assert "torch 2.6.0: 1 snippets to run" in done.stdout
    assert {one["result"] for one in results(listed).values()} == {"reproduced"}


def stop_after_one(environments: Path, knowledge: Path) -> None:
    """Call the verb, and stop it and its runner as soon as a snippet was run."""
    words = ("--environments", environments, "--knowledge", knowledge)
    with subprocess.Popen(
        [COMMAND, "verify", "releases", *words],
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout
        assert any("] reproduced" in line for line in running.stdout)
        os.killpg(running.pid, signal.SIGTERM)
        running.stdout.read()


def test_a_release_without_an_environment_ends_with_1(verify: Run, environments: Path) -> None:
    """The message says how to make it."""
    (environments / "torch-2.6.0/bin/python").unlink()
    done = verify()

    assert (done.returncode, "scripts/releases" in done.stderr) == (1, True)


def test_a_release_does_not_see_the_programs_of_another_environment(
    verify: Run, environments: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A release without torchfrtrace would run the one of the newest torch, and seem to have it."""
    own, other = COMMAND.parent, "/usr/bin"
    monkeypatch.setenv("PATH", os.pathsep.join([str(own), "", other, f"{own}/"]))
    seen = tmp_path / "path"
    python = environments / "torch-2.6.0/bin/python"
    edit(python, "#!/bin/sh\n", f'#!/bin/sh\nprintf %s "$PATH" > "{seen}"\n')

    assert verify().returncode == 0
    assert seen.read_text("utf-8") == other


def test_a_release_that_is_not_listed_is_wrong_usage(verify: Run) -> None:
    """A slip of the finger does not run nothing and call it fine."""
    done = verify("--release", "2.60.0", "--release", "2.6.0")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "faultdex: no such release in releases.yaml: 2.60.0\n"


def test_only_the_releases_that_are_named_are_run(verify: Run, listed: Path) -> None:
    """Another one has no environment here, and is not missed."""
    (listed / "releases.yaml").write_text(
        f'{LISTED}  - {{torch: "2.7.0", python: "3.12"}}\n', "utf-8"
    )
    chosen = verify("--release", "2.6.0", "--only", "block-too-large")
    every = verify("--only", "block-too-large")

    assert (chosen.returncode, chosen.stdout) == (0, "torch 2.6.0: 0 snippets to run\n")
    assert every.stdout == "torch 2.6.0: 0 snippets to run\ntorch 2.7.0: 0 snippets to run\n"
    assert every.returncode == 0


@pytest.fixture
def told(faultdex: Run, listed: Path, environments: Path, tmp_path: Path) -> Path:
    """Return what the runner wrote about the release elsewhere."""
    faultdex("verify", "plan", "--knowledge", listed, "--only", "grid-too-wide", "--out", "b.pyz")
    python = environments / "torch-2.6.0/bin/python"
    subprocess.run([python, "b.pyz"], cwd=tmp_path, capture_output=True, check=True)
    return tmp_path / "evidence.json"


def test_runs_from_elsewhere_are_filed(faultdex: Run, listed: Path, told: Path) -> None:
    """A container that has the release needs nothing of the repository but a bundle."""
    done = faultdex("verify", "record-releases", told, "--knowledge", listed)

    assert (done.returncode, done.stdout) == (0, "filed the runs of 1 entries\n")
    assert sorted(results(listed)) == ["fix.sh", "reproduce.sh"]


def test_runs_of_other_bytes_from_elsewhere_are_refused(
    faultdex: Run, listed: Path, told: Path
) -> None:
    """They say nothing about the snippet as it is, and the status says so."""
    edit(listed / ENTRY / "fix.sh", "launched", "launched ")
    done = faultdex("verify", "record-releases", told, "--knowledge", listed)

    assert (done.returncode, (listed / FILED).exists()) == (1, False)
    assert "refused grid-too-wide" in done.stdout


@pytest.mark.parametrize(
    ("reports", "status"), [(["held"], 0), (["held", "rubbish"], 1), (["rubbish"], 1)]
)
def test_the_status_tells_whether_all_reports_were_filed(
    listed: Path, tmp_path: Path, reports: list[str], status: int
) -> None:
    """One that is refused does not keep the others from being filed."""
    entry = read(listed).book.entries["grid-too-wide"]
    snippet = entry.facts.snippets[0]
    run = {
        "snippet": snippet.file,
        "sha256": snippet_digest(entry, snippet),
        "expect_sha256": expect_digest(entry, snippet),
        "result": "reproduced",
        "runs": 1,
        "agreed": 1,
        "seconds": 0.1,
        "exit": 1,
        "started": "2026-11-20T12:00:00Z",
        "stdout": snippet.expect.prints[0],
    }
    machine = {"name": "cpu", "python": "3.12.3", "system": "Linux", "torch": "2.6.0"}
    evidence = {"schema": 1, "entry": entry.id, "machine": machine, "runs": [run]}
    (tmp_path / "held").write_text(json.dumps({"schema": 1, "evidence": [evidence]}), "utf-8")
    (tmp_path / "rubbish").write_text("rubbish", "utf-8")
    with pytest.raises(SystemExit) as ended:
        record([tmp_path / name for name in reports], knowledge=listed)

    assert (ended.value.code, (listed / FILED).exists()) == (status, "held" in reports)


class Runner:
    """A stand-in for what runs snippets on a release, which notes their numbers."""

    def __init__(self, failing: int = 0) -> None:
        """Let so many snippets of each first run fail."""
        self.failing = failing
        self.ran: list[tuple[int, tuple[str, ...]]] = []
        self.filed: list[tuple[bytes, bytes | None]] = []

    def carry_out(self, _: Path, jobs: list[int], out: Path, *options: str) -> bytes:
        """Run nothing."""
        self.ran.append((len(jobs), options))
        out.write_text("ran")
        return b"again" if options else b"first"

    def file(self, data: bytes, again: bytes | None, *_: object) -> bool:
        """File nothing; refuse what failed."""
        self.filed.append((data, again))
        return not self.failing


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Runner]:
    """Return what plans so many snippets for a release, and runs and files none of them."""

    def plan(count: int, failing: int = 0) -> Runner:
        made = Runner(failing)
        monkeypatch.setattr(verb, "plan_release", lambda *_: [*range(count)])
        monkeypatch.setattr(verb, "failed_jobs", lambda _, jobs, __: jobs[: made.failing])
        monkeypatch.setattr(verb, "_carried_out", made.carry_out)
        monkeypatch.setattr(verb, "_filed", made.file)
        return made

    return plan


@pytest.mark.parametrize(
    ("count", "batches"), [(1, [1]), (30, [30]), (31, [30, 1]), (61, [30, 30, 1]), (0, [])]
)
def test_snippets_are_run_thirty_at_once(
    planned: Callable[..., Runner], listed: Path, environments: Path, count: int, batches: list[int]
) -> None:
    """What was run is filed before the rest, so that a stopped call loses little."""
    runner = planned(count)
    with pytest.raises(SystemExit, match="0"):
        verb.releases(environments=environments, knowledge=listed)

    assert runner.ran == [(one, ()) for one in batches]
    assert runner.filed == [(b"first", None)] * len(batches)
    assert not (environments / "work" / "2.6.0" / "evidence.json").exists()


def test_what_fails_is_run_twice_more(
    planned: Callable[..., Runner], listed: Path, environments: Path
) -> None:
    """That alone; the status is 1 where anything is refused."""
    runner = planned(31, failing=2)
    with pytest.raises(SystemExit, match="1"):
        verb.releases(environments=environments, knowledge=listed)
    again = ("--repeat", "2")

    assert runner.ran == [(30, ()), (2, again), (1, ()), (1, again)]
    assert runner.filed == [(b"first", b"again")] * 2


def test_an_environment_is_missed_only_where_something_is_to_be_run(
    planned: Callable[..., Runner], listed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line says what makes it."""
    missed = []
    for count, status in ((0, "0"), (1, "1")):
        runner = planned(count)
        with pytest.raises(SystemExit, match=status):
            verb.releases(environments=tmp_path / "none", knowledge=listed)
        missed.append("make it by scripts/releases" in capsys.readouterr().err)
        assert runner.ran == []

    assert missed == [False, True]


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        ((), ["filed the runs of 2 entries"]),
        (("a", "b\x1b[2J"), ["filed the runs of 2 entries", "refused a", "refused b\\x1b[2J"]),
    ],
)
def test_what_elsewhere_was_run_is_filed_or_refused(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    listed: Path,
    refused: tuple[str, ...],
    said: list[str],
) -> None:
    """Each file by itself, and one that is refused makes the status 1."""
    (listed.parent / "one.json").write_text("{}")
    recorded = Recorded((Path("a"), Path("b")), refused)
    monkeypatch.setattr(verb, "record_releases", lambda *_, **__: recorded)
    with pytest.raises(SystemExit, match="1" if refused else "0"):
        record([listed.parent / "one.json"] * 2, knowledge=listed)

    assert capsys.readouterr().out.splitlines() == said * 2
