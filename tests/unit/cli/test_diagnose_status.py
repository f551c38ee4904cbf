"""Hold `faultdex diagnose` to the status, the output and the files of the check that it runs."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from faultdex.cli.diagnose import diagnose
from faultdex.model.advice import Check

Checked = Callable[..., None]


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> Checked:
    """Return what gives the entry `own` a check of these lines, beside which a file lies."""

    def give(script: str, command: str = "bash diagnose.sh", file: str = "diagnose.sh") -> None:
        files = {file or "other.sh": script, "limits.txt": "65535\n"}
        pack = SimpleNamespace(
            find=lambda _: SimpleNamespace(id="own"),
            check=lambda _: Check(command, "It prints the limit.", file),
            files=lambda _: files,
        )
        monkeypatch.setattr("faultdex.cli.diagnose.open_pack", lambda _: pack)

    return give


@pytest.fixture
def logs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> pytest.CaptureFixture[str]:
    """Be in a folder with a log and an empty one, and return what is told there."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.log").touch()
    (tmp_path / "full.log").write_text("step 1\n")
    return capsys


@pytest.mark.parametrize(
    ("script", "status"), [("exit 0", "0"), ("exit 3", "3"), ("kill -9 $$", "137")]
)
def test_the_status_is_that_of_the_check(checked: Checked, script: str, status: str) -> None:
    """One that a signal ended has the status that a shell gives it."""
    checked(script)
    with pytest.raises(SystemExit, match=f"^{status}$"):
        diagnose("own")


def test_a_check_gets_its_words_and_the_files_beside_it(
    checked: Checked, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its output is left alone, and what it means is told apart."""
    checked('echo "$# $2"; cat "$(dirname "$0")/limits.txt"')
    with pytest.raises(SystemExit, match="0"):
        diagnose("own", ["a.log", "b c.log"])

    assert capfd.readouterr() == (
        "2 b c.log\n65535\n",
        "faultdex: It prints the limit. Causes and fixes: faultdex show own\n",
    )


@pytest.mark.parametrize(
    ("command", "words", "problem"),
    [
        ("train.log", ["gone.log"], "there is no gone.log"),
        ("8 train.log", ["8", "gone.log"], "there is no gone.log"),
        ("train.log", ["."], ". is a folder"),
        ("LOG", ["empty.log"], "empty.log is empty"),
        ("train.log", ["full.log", "gone.log"], ""),
        ("train.log", ["/dev/null"], ""),
        ("train.log", ["-v", "gone.log"], ""),
        ("--since 1 train.log", ["gone.log", "1", "gone.log"], ""),
        ("8 5", ["gone.log"], ""),
        ("train.log | sort", ["full.log", "gone.log"], ""),
    ],
)
def test_a_word_is_a_file_where_the_command_of_the_check_has_one(
    checked: Checked, logs: pytest.CaptureFixture[str], command: str, words: list[str], problem: str
) -> None:
    """Up to the first option: what follows it may be its value. A device is not empty."""
    checked("exit 0", f"bash diagnose.sh {command}")
    with pytest.raises(SystemExit, match="2" if problem else "0"):
        diagnose("own", words)
    usual = f"; the check reads a file, as in: faultdex diagnose own {command}\n"

    assert (f"faultdex: {problem}{usual}" in logs.readouterr().err) is bool(problem)


def test_the_file_can_be_read_before_it_is_run(
    checked: Checked, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is printed, with signs for what a terminal would obey, and nothing runs."""
    checked("echo it ran\n# \x1b[2J\n")
    diagnose("own", shows=True)

    assert capsys.readouterr() == ("echo it ran\n# \\x1b[2J\n", "")


@pytest.mark.parametrize(
    ("there", "asked", "runs"),
    [
        ({"python": "/bin/python", "python3": "/bin/python3"}, None, "/bin/python"),
        ({"python3": "/bin/python3"}, None, "/bin/python3"),
        ({}, None, sys.executable),
        ({"python": "/bin/python"}, "/venv/bin/python", "/venv/bin/python"),
    ],
)
def test_python_is_the_one_that_the_job_would_find(
    checked: Checked,
    monkeypatch: pytest.MonkeyPatch,
    there: dict[str, str],
    asked: str | None,
    runs: str,
) -> None:
    """The command may live in an environment of its own, where torch is not."""
    commands: list[list[str]] = []

    def run(command: list[str], *, check: bool) -> SimpleNamespace:
        assert not check
        commands.append(command)
        return SimpleNamespace(returncode=0)

    checked("print(1)", "python diagnose.py", "diagnose.py")
    monkeypatch.setattr("faultdex.cli.diagnose.shutil.which", there.get)
    monkeypatch.setattr("faultdex.cli.diagnose.subprocess.run", run)
    with pytest.raises(SystemExit, match=r"^0$"):
        diagnose("own", ["7"], python=asked)
    [(python, file, word)] = commands

    assert (python, Path(file).name, word) == (runs, "diagnose.py", "7")


def test_a_check_whose_file_is_not_there_cannot_run(
    checked: Checked, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its command is one of the system."""
    checked("exit 0", "nvidia-smi -q", "")
    with pytest.raises(SystemExit, match=r"^2$"):
        diagnose("own")

    assert capsys.readouterr().err == ("faultdex: own has no file to run; see: faultdex show own\n")
