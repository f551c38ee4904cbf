"""What the command shows to somebody who types it for the first time."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.cli.application import GROUPS, PARTS, VERBS

Run = Callable[..., CompletedProcess[str]]
NARROW = 80


def test_the_command_alone_shows_what_to_type(faultdex: Run) -> None:
    """The lines to copy come first, and no line is cut or wrapped."""
    done = faultdex()
    said = done.stderr or done.stdout

    assert done.returncode == 2
    assert said.index("faultdex explain train.log") < said.index("Options:")
    lines = said.splitlines()[1:]
    assert [line for line in lines if len(line) > NARROW or line.endswith("...")] == []


def test_what_verbs_do_is_told_in_one_column(faultdex: Run) -> None:
    """In all parts of the list."""
    lines = faultdex("--help").stdout.splitlines()
    columns = {
        line.index(verb.says) for line in lines for verb in VERBS if line.endswith(verb.says)
    }

    assert len(columns) == 1


def test_every_verb_has_a_part_and_a_line() -> None:
    """No verb is left out of the list."""
    listed = [name for names in PARTS.values() for name in names]
    named = {verb.words.partition(" ")[0] for verb in VERBS}

    assert sorted(listed) == sorted(named)
    assert named >= GROUPS.keys()
    assert [verb.words for verb in VERBS if not verb.says.endswith(".")] == []


def test_the_list_loads_no_verb() -> None:
    """Help comes at once."""
    code = "import sys; from faultdex.cli.application import run; run(['--help']); "
    code += "print(*(name for name in sys.modules if name.startswith('faultdex.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())

    assert "faultdex.cli.application" in loaded
    assert not {verb.module for verb in VERBS} & loaded


@pytest.mark.parametrize(
    "word",
    ["train.log", "CUDA out of memory", "two\nlines", "FX0001", "cuda-out-of-memory", "E" * 999],
)
def test_what_is_to_be_explained_is_told_from_a_verb(
    faultdex: Run, tmp_path: Path, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who forgets the verb is shown the line with it, on one line."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "train.log").write_text("step 1\n")
    done = faultdex(word)

    assert (done.returncode, done.stderr.count("\n"), done.stdout) == (2, 1, "")
    assert len(done.stderr) < 300
    assert "; to explain it, run: faultdex explain " in done.stderr


def test_a_word_that_is_nothing_leads_to_the_list(faultdex: Run) -> None:
    """Neither a file nor near to a verb."""
    assert faultdex("frobnicate").stderr.endswith("see: faultdex --help\n")
