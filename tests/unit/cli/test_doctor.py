"""Hold `faultdex doctor` to a line for each part, to the entries that it names and its status."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.cli import doctor as module
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
