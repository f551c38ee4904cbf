"""Hold `faultdex verify try` to what a writer sees of a run, and to what it leaves behind."""

import json
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path
from shutil import rmtree
from subprocess import CompletedProcess

import pytest

from faultdex.cli import trial
from faultdex.verify import Recorded

Run = Callable[..., CompletedProcess[str]]
ENTRY = Path("runtime", "grid-too-wide")


def test_what_each_snippet_printed_is_shown(faultdex: Run, knowledge: Path) -> None:
    """With its result and its end, and nothing is filed."""
    rmtree(knowledge / ENTRY / "evidence")
    done = faultdex(
        "verify", "try", "grid-too-wide", "--snippet", "fix.sh", "--knowledge", knowledge
    )

    assert done.returncode == 0
    assert done.stdout.endswith("\nfix.sh: reproduced, exit 0\n  stdout | launched\n")
    assert not (knowledge / ENTRY / "evidence").exists()


def test_what_was_not_expected_is_a_failure(faultdex: Run, knowledge: Path) -> None:
    """Standard error is shown, too, and the status says that it failed."""
    snippet = knowledge / ENTRY / "fix.sh"
    snippet.write_text("echo no >&2\nexit 3\n")
    done = faultdex(
        "verify", "try", "grid-too-wide", "--snippet", "fix.sh", "--knowledge", knowledge
    )

    assert done.returncode == 1
    assert done.stdout.endswith("\nfix.sh: not-reproduced, exit 3\n  stderr | no\n")


def test_a_run_is_filed_when_asked_for(faultdex: Run, knowledge: Path) -> None:
    """As verify record does it."""
    rmtree(knowledge / ENTRY / "evidence")
    done = faultdex("verify", "try", "grid-too-wide", "--file", "--knowledge", knowledge)

    assert f"filed {knowledge / ENTRY}/evidence/" in done.stdout
    assert list((knowledge / ENTRY / "evidence").glob("*.json"))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("grid-to-wide",), "grid-to-wide: there is no such entry"),
        (("grid-too-wide", "--snippet", "fx.sh"), "grid-too-wide has no snippet fx.sh"),
    ],
)
def test_a_wrong_name_is_wrong_usage(faultdex: Run, words: tuple[str, ...], says: str) -> None:
    """Nothing runs."""
    done = faultdex("verify", "try", *words)

    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"faultdex: {says}\n")


def test_an_entry_with_problems_is_mended_first(faultdex: Run, knowledge: Path) -> None:
    """It is there, but what it expects cannot be read."""
    facts = knowledge / ENTRY / "entry.yaml"
    facts.write_text(f"{facts.read_text('utf-8')}tittle: no\n", "utf-8")
    done = faultdex("verify", "try", "grid-too-wide", "--knowledge", knowledge)

    assert done.returncode == 2
    assert done.stderr.endswith("faultdex: grid-too-wide: mend its problems first\n")


class Runner:
    """A stand-in for the runner, which notes what it is given and writes what it is told to."""

    def __init__(self, status: int, **run: object) -> None:
        """End with `status`; the run has these fields, and without any nothing is written."""
        self.status, self.run = status, run
        self.jobs: list[str] = []

    def __call__(self, words: list[str]) -> int:
        """Run nothing."""
        bundle, option, out = words
        assert option == "--out"
        self.jobs = [one["snippet"] for one in json.loads(Path(bundle).read_bytes())["jobs"]]
        if self.run:
            usual = {"snippet": "fix.sh", "result": "reproduced", "signal": "", "exit": 0,
                     "stdout": "", "stderr": ""}  # fmt: skip
            evidence = [{"entry": "grid-too-wide", "runs": [{**usual, **self.run}]}]
            Path(out).write_text(json.dumps({"evidence": evidence}))
        return self.status


@pytest.fixture
def runner(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Runner]:
    """Return what puts a stand-in with a status into the place of the runner."""

    def put(status: int, **run: object) -> Runner:
        made = Runner(status, **run)
        monkeypatch.setattr(trial, "run_bundle", made)
        return made

    return put


@pytest.mark.parametrize(
    ("snippets", "jobs"),
    [
        (None, ["reproduce.sh", "fix.sh"]),
        (["fix.sh"], ["fix.sh"]),
        (["fix.sh", "reproduce.sh"], ["reproduce.sh", "fix.sh"]),
    ],
)
def test_the_chosen_snippets_are_run(
    runner: Callable[..., Runner], base: Path, snippets: list[str] | None, jobs: list[str]
) -> None:
    """All of the entry where none is named, in their order, and none of another entry."""
    ran = runner(0, exit=0)
    with pytest.raises(SystemExit, match=r"^0$"):
        trial.try_entry("grid-too-wide", snippet=snippets, knowledge=base)

    assert ran.jobs == jobs


def test_a_signal_and_both_streams_are_shown(
    runner: Callable[..., Runner], base: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Line by line, with signs for what a terminal would obey."""
    runner(1, result="not-reproduced", signal="SIGKILL", exit=None, stdout="a\n\nb\x1b[2J\n",
           stderr="c\n\n")  # fmt: skip
    with pytest.raises(SystemExit, match=r"^1$"):
        trial.try_entry("grid-too-wide", knowledge=base)

    assert capsys.readouterr().out == (
        "\nfix.sh: not-reproduced, signal SIGKILL\n"
        "  stdout | a\n  stdout | \n  stdout | b\\x1b[2J\n  stderr | c\n"
    )


@pytest.fixture
def filed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the moments up to which runs may be dated that were filed; each is refused."""
    latest: list[str] = []

    def file(_: bytes, __: object, ___: Path, **given: str) -> Recorded:
        latest.append(given["latest"])
        return Recorded((), ("one: it is refused",))

    monkeypatch.setattr(trial, "file_evidence", file)
    return latest


@pytest.mark.parametrize(
    ("status", "asked"), [(0, "--file"), (1, "--file"), (2, "--file"), (0, "")]
)
def test_runs_are_filed_where_it_is_asked_for(
    runner: Callable[..., Runner], filed: list[str], base: Path, status: int, asked: object
) -> None:
    """Clocks may differ by an hour; what was not run as asked is not filed."""
    is_filed = bool(asked) and status != 2
    runner(status, exit=0)
    soon = datetime.now(timezone.utc) + timedelta(minutes=59)
    with pytest.raises(SystemExit, match="1" if is_filed else f"{status}"):
        trial.try_entry("grid-too-wide", file=bool(asked), knowledge=base)
    later = soon + timedelta(minutes=2)

    assert [soon < datetime.fromisoformat(one) < later for one in filed] == [True] * is_filed


def test_a_runner_that_wrote_nothing_has_the_last_word(
    runner: Callable[..., Runner], base: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its status is the result, and there is nothing to show or to file."""
    runner(2)
    with pytest.raises(SystemExit, match=r"^2$"):
        trial.try_entry("grid-too-wide", file=True, knowledge=base)

    assert capsys.readouterr().out == ""
