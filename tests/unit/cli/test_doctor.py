"""Hold `faultdex doctor` to a line for each part, to the entries that it names and its status."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.cli import doctor as module
from faultdex.cli.listing import Format
from faultdex.doctor import Line

Run = Callable[..., CompletedProcess[str]]
FINE = Line("torch", "2.6.0", None)
WRONG = Line("library", "not loaded", "no-nvidia-driver-found")


def test_a_line_is_ok_or_leads_to_an_entry(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], base: Path
) -> None:
    """The verb that shows the entry stands behind it, and the status says that there is one."""
    monkeypatch.setattr(module, "examine", lambda *_: (FINE, WRONG))
    with pytest.raises(SystemExit, match="1"):
        module.doctor(knowledge=base)

    assert capsys.readouterr().out.splitlines() == [
        "OK    torch      2.6.0",
        "READ  library    not loaded  ->  faultdex show no-nvidia-driver-found",
    ]


def test_a_machine_in_order_ends_with_0(monkeypatch: pytest.MonkeyPatch, base: Path) -> None:
    """A script may go on."""
    monkeypatch.setattr(module, "examine", lambda *_: (FINE,))
    with pytest.raises(SystemExit, match="0"):
        module.doctor(knowledge=base)


def test_programs_get_the_lines_with_addresses(faultdex: Run) -> None:
    """An entry that this knowledge lacks has no address."""
    done = faultdex("doctor", "--format", "json")
    told = json.loads(done.stdout)

    assert (told["schema"], told["complete"]) == (1, True)
    assert done.returncode == any(one["entry"] for one in told["lines"])
    assert all(one["ok"] is (one["entry"] is None) for one in told["lines"])


def test_a_line_for_programs_has_its_entry_and_its_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], base: Path
) -> None:
    """The named Python is asked; an entry that this knowledge lacks has no address."""
    known = Line("toolkit", "13.0", "grid-too-wide")
    asked: list[object] = []
    monkeypatch.setattr(
        module, "examine", lambda _, python: asked.append(python) or (FINE, WRONG, known)
    )
    with pytest.raises(SystemExit, match=r"^1$"):
        module.doctor(python="/venv/bin/python", form=Format.JSON, knowledge=base)
    told = json.loads(capsys.readouterr().out)

    assert (asked, told["schema"], told["complete"]) == (["/venv/bin/python"], 1, True)
    assert [(one["part"], one["ok"], one["entry"], one["url"]) for one in told["lines"]] == [
        ("torch", True, None, None),
        ("library", False, "no-nvidia-driver-found", None),
        ("toolkit", False, "grid-too-wide", "https://faultdex.dev/grid-too-wide/"),
    ]
