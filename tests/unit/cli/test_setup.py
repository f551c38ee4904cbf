"""Hold `faultdex setup`, and what it changes in other verbs, to what they promise."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.cli import setup as verb

Run = Callable[..., CompletedProcess[str]]
WORDS = "torch 2.6, CUDA 12.4, A100"


def test_words_give_a_link_to_the_site(faultdex: Run) -> None:
    """The link holds the versions and nothing else."""
    done = faultdex("setup", "A100", "torch==2.6.0+cu124")

    assert done.returncode == 0
    assert "https://faultdex.dev/#setup=torch-2.6.0,cuda-12.4,a100" in done.stdout


def test_what_holds_on_it_is_counted(faultdex: Run) -> None:
    """Each row has its label, and the last one can be copied."""
    assert faultdex("setup", WORDS).stdout.splitlines() == [
        f"setup      {WORDS}",
        "entries    0 hold on yours, 2 stated for yours, 0 not for yours",
        "site       https://faultdex.dev/#setup=torch-2.6,cuda-12.4,a100",
        f'try        faultdex explain --setup "{WORDS}" train.log',
    ]


def test_where_it_was_saved_is_told(faultdex: Run, tmp_path: Path) -> None:
    """Below all the rest; without the option nothing is saved."""
    file = tmp_path / "config" / "faultdex" / "setup"
    asked = faultdex("setup", WORDS)
    was_there = file.exists()
    saved = faultdex("setup", WORDS, "--save")

    assert (was_there, file.read_text("utf-8")) == (False, f"{WORDS}\n")
    assert saved.stdout == f"{asked.stdout}saved      {file}\n"


def test_what_is_not_understood_is_named(faultdex: Run) -> None:
    """The rest holds."""
    done = faultdex("setup", "torch 2.6, warp drive")

    assert (done.returncode, done.stderr) == (0, "faultdex: not understood: warp, drive\n")


def test_nothing_to_be_found_says_how_to_say_it(faultdex: Run) -> None:
    """No version among the words is an error."""
    done = faultdex("setup", "something")

    assert done.returncode == 1
    assert 'faultdex setup "torch' in done.stderr


def test_a_saved_setup_is_used_until_it_is_forgotten(faultdex: Run) -> None:
    """Pages say it, and then they do not."""
    faultdex("setup", WORDS, "--save")
    with_it = faultdex("show", "grid-too-wide").stdout
    cleared = faultdex("setup", "--clear").stdout
    without = faultdex("show", "grid-too-wide").stdout

    assert f"On your setup, {WORDS}: " in with_it
    assert cleared == "forgotten\n"
    assert "On your setup" not in without
    assert faultdex("setup", "--clear").stdout == "nothing was saved\n"


def test_an_answer_says_it(faultdex: Run) -> None:
    """The option is as good as what was saved, and programs get the state."""
    text = faultdex("explain", "grid-too-wide", "--setup", WORDS)
    told = faultdex("explain", "grid-too-wide", "--format", "json", FAULTDEX_SETUP=WORDS)

    assert "for yours" in text.stdout or "on yours" in text.stdout
    assert set(json.loads(told.stdout)["matches"][0]["yours"]) == {"state", "why"}


def test_without_a_setup_nothing_is_said(faultdex: Run) -> None:
    """An empty variable also takes a saved one away."""
    faultdex("setup", WORDS, "--save")
    told = faultdex("explain", "grid-too-wide", "--format", "json", FAULTDEX_SETUP="")

    assert "yours" not in json.loads(told.stdout)["matches"][0]


def test_the_list_has_a_column_of_it(faultdex: Run) -> None:
    """Rows for programs hold the state too."""
    rows = json.loads(faultdex("list", "--format", "json", "--setup", WORDS).stdout)

    assert {row["yours"] for row in rows} <= {"run", "stated", "not"}


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cache: Path) -> list[object]:
    """Have nothing saved, and return what the machine is asked about; it has torch and a GPU."""
    asked: list[object] = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("FAULTDEX_SETUP", raising=False)
    monkeypatch.setattr(verb, "detect", lambda _, python: asked.append(python) or WORDS)
    return asked


def test_without_words_the_machine_is_asked(
    here: list[object], base: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the Python of the job, if it is named; with words it is not."""
    for given in ({"python": Path("/venv/bin/python")}, {"what": ["torch", "2.6"]}):
        with pytest.raises(SystemExit, match="0"):
            verb.setup(**given, knowledge=base)
    told = capsys.readouterr().out.splitlines()

    assert here == [Path("/venv/bin/python")]
    assert [one for one in told if one.startswith("setup ")] == [
        f"setup      {WORDS}",
        "setup      torch 2.6",
    ]


@pytest.mark.usefixtures("here")
def test_what_the_machine_says_is_never_called_a_slip(
    monkeypatch: pytest.MonkeyPatch, base: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only words of the reader are not understood; without any version there is an error."""
    monkeypatch.setattr(verb, "detect", lambda *_: "something")
    with pytest.raises(SystemExit, match="1"):
        verb.setup(knowledge=base)
    detected = capsys.readouterr().err
    with pytest.raises(SystemExit, match="1"):
        verb.setup(["something"], save=True, knowledge=base)
    said = capsys.readouterr().err

    assert detected.startswith("faultdex: no torch, CUDA or GPU found")
    assert said == f"faultdex: not understood: something\n{detected}"


@pytest.mark.usefixtures("here")
def test_a_setup_is_kept_and_forgotten(base: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only where it is asked for, and forgetting needs no knowledge."""
    with pytest.raises(SystemExit, match="0"):
        verb.setup(knowledge=base)
    verb.setup(clear=True)
    with pytest.raises(SystemExit, match="0"):
        verb.setup(save=True, knowledge=base)
    verb.setup(clear=True)
    told = capsys.readouterr().out

    assert (told.count("nothing was saved\n"), told.count("forgotten\n")) == (1, 1)
    assert told.count("\nsaved      ") == 1
