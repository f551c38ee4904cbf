"""Hold the command as a whole: verbs, statuses, and quiet ends."""

import fcntl
import os
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from subprocess import CompletedProcess
from typing import IO

import click
import pytest

from faultdex.cli.application import VERBS, run

Run = Callable[..., CompletedProcess[str]]
COMMAND = Path(sys.executable).with_name("faultdex")


@pytest.mark.parametrize("verb", [verb.words for verb in VERBS])
def test_every_verb_explains_itself(faultdex: Run, verb: str) -> None:
    """Help ends with 0 and says how to call the verb."""
    done = faultdex(*verb.split(), "--help")

    assert (done.returncode, "usage" in done.stdout.lower()) == (0, True)


@pytest.mark.parametrize("words", [("-h",), ("verify", "-h"), ("verify",), ("explain", "-h")])
def test_help_has_a_short_name(faultdex: Run, words: tuple[str, ...]) -> None:
    """A group alone shows its verbs, and ends with the status of wrong usage."""
    done = faultdex(*words)
    said = done.stdout + done.stderr

    assert done.returncode == (2 if words == ("verify",) else 0)
    assert said.startswith(f"Usage: faultdex {' '.join(words).removesuffix('-h')}".rstrip())


def test_a_group_lists_its_verbs_in_their_order(faultdex: Run) -> None:
    """Each with its line, in one column."""
    own = [verb for verb in VERBS if verb.group == "verify"]
    lines = faultdex("verify", "-h").stdout.split("Commands:\n")[1].splitlines()

    assert [line.split()[0] for line in lines] == [verb.name for verb in own]
    assert len({line.index(verb.says) for line, verb in zip(lines, own, strict=True)}) == 1


@pytest.mark.parametrize("words", [("check",), ("check", "--help"), ("check", "--other", "x")])
def test_a_verb_without_its_packages_says_what_brings_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    """Whatever it is asked for."""
    monkeypatch.setattr("faultdex.cli.application.is_installed", lambda extra: not extra)
    with pytest.raises(SystemExit, match="2"):
        run([*words])

    assert capsys.readouterr() == (
        "", "faultdex: check needs more packages; run: pip install 'faultdex[site]'\n",
    )  # fmt: skip


def test_the_list_says_what_has_to_be_installed_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Above the verbs that need it, and nowhere else."""
    monkeypatch.setattr("faultdex.cli.application.is_installed", lambda extra: extra != "site")
    run(["--help"])
    heads = [line for line in capsys.readouterr().out.splitlines() if line.endswith(":")]

    assert [head for head in heads if "first" in head] == [
        "Write entries, build the site (first: pip install 'faultdex[site]'):"
    ]


@pytest.mark.parametrize(
    ("words", "status"), [("list --format yaml", 2), ("list --other", 2), ("show", 2)]
)
def test_wrong_usage_is_told_with_the_verb(faultdex: Run, words: str, status: int) -> None:
    """Nothing is printed for a program to read."""
    done = faultdex(*words.split())

    assert (done.returncode, done.stdout) == (status, "")
    assert f"Usage: faultdex {words.split(maxsplit=1)[0]} " in done.stderr


def test_an_unknown_verb_is_wrong_usage(faultdex: Run) -> None:
    """Wrong usage ends with 2 and names the nearest verb."""
    done = faultdex("explian")

    assert (done.returncode, "explain" in done.stderr) == (2, True)


def test_a_verb_loads_no_other() -> None:
    """The time to the first answer does not grow with the number of verbs."""
    code = "import sys; from faultdex.cli.application import run; run(['show', '-h']); "
    code += "print(*(name for name in sys.modules if name.startswith('faultdex.cli.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())

    assert ("faultdex.cli.show" in loaded, "faultdex.cli.listing" in loaded) == (True, False)


def test_explain_starts_without_the_pipeline() -> None:
    """No YAML, no model, no compiler of signatures and no template engine explains a text."""
    code = "import faultdex.cli.answer, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert not {"pydantic", "yaml", "jinja2", "click", "mkdocs"} & set(done.stdout.split())


def test_a_closed_output_is_no_error(base: Path) -> None:
    """`faultdex list | head -1` prints nothing on standard error."""
    reader, writer = os.pipe()
    os.close(reader)
    words = [COMMAND, "list", "--knowledge", base]
    done = subprocess.run(words, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)

    assert (done.returncode, done.stderr) == (141, b"")


def unread(pipe: IO[bytes]) -> int:
    """Return how many bytes of `pipe` nobody has read yet."""
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)


def test_an_interrupt_is_quiet(base: Path) -> None:
    """Ctrl-C while it waits for a text ends with 130 and without words."""
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    words = [COMMAND, "explain", "--knowledge", base]
    with subprocess.Popen(words, bufsize=0, **streams) as waiting:
        waiting.stdin.write(b"the beginning of a text")
        while unread(waiting.stdin) and waiting.poll() is None:
            time.sleep(0.1)
        waiting.send_signal(signal.SIGINT)
        _, said = waiting.communicate(timeout=120)

    assert (waiting.returncode, b"Traceback" in said) == (130, False)


def test_an_error_of_ours_is_one_line(faultdex: Run, tmp_path: Path) -> None:
    """Users never see a traceback, and can ask for one."""
    (tmp_path / "evidence.json").mkdir()
    done = faultdex("verify", "record", "evidence.json")

    assert (done.returncode, "Traceback" in done.stderr) == (2, False)


def test_colours_stay_away_from_pipes(faultdex: Run) -> None:
    """What is no terminal gets plain text."""
    assert "\x1b" not in faultdex("list").stdout


@pytest.mark.parametrize(("count", "end"), [(100, "E"), (101, "E\u2026")])
def test_a_long_word_is_repeated_in_short(
    capsys: pytest.CaptureFixture[str], count: int, end: str
) -> None:
    """A hundred characters of it, in the complaint and in what to type."""
    with pytest.raises(SystemExit, match="2"):
        run(["E 1" + "E" * (count - 3)])
    said = capsys.readouterr().err

    assert said.startswith(f"faultdex: E 1{'E' * 96}{end}: no such command; ")
    assert said.endswith(f"faultdex explain 'E 1{'E' * 96}{end}'\n")


def test_the_nearest_verb_is_suggested(capsys: pytest.CaptureFixture[str]) -> None:
    """Of a group as well as of the command."""
    for words in (["explian"], ["verify", "recrd"]):
        with pytest.raises(SystemExit, match="2"):
            run(words)

    assert capsys.readouterr().err.splitlines() == [
        "faultdex: explian: no such command; did you mean explain?",
        "faultdex: recrd: no such command; did you mean record?",
    ]


def test_a_verb_that_is_broken_off_ends_as_an_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Click has a word of its own for that."""
    monkeypatch.setattr(click.Group, "main", Broken(click.Abort()))

    assert run(["list"]) == 130


@pytest.mark.parametrize(("status", "ended"), [(3, 3), (None, 0), ("text", 0)])
def test_a_status_is_a_number(monkeypatch: pytest.MonkeyPatch, status: object, ended: int) -> None:
    """What else a verb returns means that nothing went wrong."""
    monkeypatch.setattr(click.Group, "main", lambda *_, **__: status)

    assert run(["list"]) == ended


def test_the_version_is_told_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever else is asked for, and without reading any knowledge."""
    assert (run(["--version"]), run(["--version", "list"])) == (0, 0)
    assert capsys.readouterr() == (f"{version('faultdex')}\n" * 2, "")


class Broken:
    """A command that raises an error."""

    def __init__(self, error: Exception) -> None:
        """Take the error."""
        self.error = error

    def __call__(self, *_: object, **__: object) -> None:
        """Raise it."""
        raise self.error
