"""Hold the command line of `run` to what it hands on."""

from pathlib import Path

import pytest

from faultdex.cli.application import run
from faultdex.supervise.settings import Settings


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Return where click leaves what it has read, of which nothing is run."""
    found: list[Settings] = []
    for name in ("KNOWLEDGE", "NO_CODE"):
        monkeypatch.delenv(f"FAULTDEX_{name}", raising=False)
    monkeypatch.setattr("faultdex.cli.run.run_command", found.append)
    return found


@pytest.mark.parametrize(
    ("words", "settings"),
    [
        ("-- true", Settings(("true",), None, None)),
        ("python train.py --log x", Settings(("python", "train.py", "--log", "x"), None, None)),
        ("--log logs -- true", Settings(("true",), Path("logs"), None)),
        ("--quiet-for=10m -- true", Settings(("true",), None, 600)),
    ],
)
def test_options_before_the_command_are_ours(
    taken: list[Settings], words: str, settings: Settings
) -> None:
    """All that follows its first word is the command's."""
    assert run(["run", *words.split()]) == 0
    assert taken == [settings]


def test_a_variable_leaves_out_the_code(
    taken: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it does for explain."""
    monkeypatch.setenv("FAULTDEX_NO_CODE", "1")
    run(["run", "true"])

    assert not taken[0].has_code


def test_a_time_that_is_none_starts_nothing(
    taken: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    """The option is named with what is wrong."""
    with pytest.raises(SystemExit, match="2"):
        run(["run", "--quiet-for", "soon", "--", "true"])

    assert taken == []
    assert capsys.readouterr().err.startswith("faultdex: --quiet-for ")


def test_without_a_command_the_usage_is_told(
    taken: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    """It is wrong usage."""
    assert (run(["run"]), taken) == (2, [])
    assert "Usage: faultdex run" in capsys.readouterr().err
