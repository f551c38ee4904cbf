"""Hold `faultdex verify try` to what a writer sees of a run, and to what it leaves behind."""

from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from subprocess import CompletedProcess

import pytest

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
