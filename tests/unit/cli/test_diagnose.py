"""Hold the check of an entry to running on what the reader names."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
KNOWLEDGE = str(Path(__file__).parents[3] / "knowledge")
ENTRY = "invalid-cuda-argument"
LOG = """    return torch.ops.xformers.efficient_attention_backward(
RuntimeError: CUDA error: invalid argument
"""


@pytest.fixture
def whole(faultdex: Run) -> Run:
    """Return the command with the whole knowledge."""

    def run(*words: str, **more: str) -> CompletedProcess[str]:
        return faultdex(*words, FAULTDEX_KNOWLEDGE=KNOWLEDGE, **more)

    return run


def test_a_check_runs_on_the_reader_s_file(whole: Run, tmp_path: Path) -> None:
    """Its output is the answer, and what it means is said beside it."""
    log = tmp_path / "train.log"
    log.write_text(LOG)
    done = whole("diagnose", ENTRY, str(log))

    assert (done.returncode, done.stdout) == (0, "old-xformers\n")
    assert f"faultdex show {ENTRY}" in done.stderr


def test_options_behind_the_id_are_the_check_s_own(whole: Run) -> None:
    """The check gets them as they are, and its status is the result."""
    done = whole("diagnose", "wheel-not-supported", "--help")
    failed = whole("diagnose", ENTRY, "--no-such-option")

    assert "faultdex diagnose [OPTIONS]" not in done.stdout
    assert failed.returncode not in {0, 2}


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("missing.log", "there is no missing.log"),
        ("folder", "folder is a folder"),
        ("empty.log", "empty.log is empty"),
    ],
)
def test_a_file_that_cannot_be_read_is_told(
    whole: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, problem: str
) -> None:
    """No traceback of a check: one line says what is wrong and what the check reads."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty.log").touch()
    monkeypatch.chdir(tmp_path)
    done = whole("diagnose", ENTRY, name)
    usual = f"the check reads a file, as in: faultdex diagnose {ENTRY} train.log"

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1] == f"faultdex: {problem}; {usual}"


def test_a_check_of_a_number_takes_any_word(whole: Run) -> None:
    """Only words that stand for a file in the check's own command are looked at."""
    done = whole("diagnose", "ollama-not-enough-memory", "10.1")

    assert "reads a file" not in done.stderr


def test_the_file_of_a_check_can_be_read_first(whole: Run) -> None:
    """Whoever runs it on a cluster may want to see it."""
    done = whole("diagnose", "--print", "hang-stack-dump")

    assert (done.returncode, "py-spy" in done.stdout) == (0, True)


def test_an_interpreter_can_be_named(whole: Run, tmp_path: Path) -> None:
    """The job may run with another Python than the command."""
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho its own python: $(basename $1) $2\n")
    python.chmod(0o755)
    log = tmp_path / "train.log"
    log.write_text(LOG)
    done = whole("diagnose", "--python", str(python), ENTRY, str(log))

    assert done.stdout == f"its own python: diagnose.py {log}\n"


def test_an_entry_without_a_file_says_so(whole: Run) -> None:
    """Its check is a command of the system."""
    done = whole("diagnose", "unspecified-launch-failure")

    assert (done.returncode, "has no file to run" in done.stderr) == (2, True)


def test_an_unknown_entry_is_refused(faultdex: Run) -> None:
    """As everywhere, with what is near."""
    done = faultdex("diagnose", "grid-too-wid")

    assert (done.returncode, "did you mean grid-too-wide?" in done.stderr) == (2, True)


def test_answers_name_the_check_that_runs_at_once(whole: Run) -> None:
    """In the terminal nobody has the file, so that the verb runs it; programs get both."""
    text = whole("explain", "--", "RuntimeError: CUDA error: invalid argument").stdout
    data = whole("explain", "--format", "json", "RuntimeError: CUDA error: invalid argument")
    first = json.loads(data.stdout)["matches"][0]["try_first"]

    assert f"faultdex diagnose {ENTRY} train.log" in text
    assert first["command"] == "python diagnose.py train.log"
    assert first["here"] == f"faultdex diagnose {ENTRY} train.log"
    assert f"faultdex diagnose {ENTRY} train.log" in whole("show", ENTRY).stdout


def test_an_entry_without_a_command_has_no_file_to_run(faultdex: Run) -> None:
    """Nothing is run, and the page of the entry is named."""
    done = faultdex("diagnose", "grid-too-wide")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "faultdex: grid-too-wide has no file to run; see: faultdex show grid-too-wide\n"
    )
