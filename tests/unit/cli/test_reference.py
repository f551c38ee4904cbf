"""Hold `faultdex reference` to the way from libraries to the knowledge."""

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.cli import reference as verb
from faultdex.verify import Recorded

Run = Callable[..., CompletedProcess[str]]


def test_the_collector_is_packed_into_one_file(faultdex: Run, tmp_path: Path) -> None:
    """Any Python runs it."""
    done = faultdex("reference", "collect", "--out", "collect.pyz")
    asked = subprocess.run(
        [sys.executable, "-S", tmp_path / "collect.pyz"], capture_output=True, check=False
    )

    assert (done.returncode, asked.returncode) == (0, 2)
    assert done.stdout == "run it where the libraries are: python collect.pyz reference.json\n"


def test_a_collection_is_filed_and_then_checked(faultdex: Run, knowledge: Path) -> None:
    """What was filed keeps every rule."""
    path = knowledge / "reference" / "machines" / "host.json"
    data = json.loads(path.read_bytes())
    given = knowledge.parent / "reference.json"
    given.write_text(json.dumps({**data, "sha256": None}))
    path.unlink()
    done = faultdex("reference", "record", given, "--knowledge", knowledge)

    assert done.returncode == 0, done.stderr
    assert path.is_file()
    assert faultdex("check", "--knowledge", knowledge).returncode == 0


@pytest.mark.parametrize(("minutes", "status"), [(30, 0), (90, 1)])
def test_clocks_may_differ_by_an_hour(
    faultdex: Run, knowledge: Path, minutes: int, status: int
) -> None:
    """What was collected on another machine may be dated a little late, and no more."""
    path = knowledge / "reference" / "machines" / "host.json"
    data = json.loads(path.read_bytes())
    late = (datetime.now(timezone.utc) + timedelta(minutes=minutes)).strftime("%Y-%m-%dT%H:%M:%SZ")
    given = knowledge.parent / "reference.json"
    given.write_text(json.dumps({**data, "sha256": None, "collected": late}))
    done = faultdex("reference", "record", given, "--knowledge", knowledge)

    assert (done.returncode, "still to come" in done.stdout) == (status, bool(status))


def test_a_refusal_is_told_and_fails(faultdex: Run, knowledge: Path) -> None:
    """What stands on record stays as it is."""
    path = knowledge / "reference" / "machines" / "host.json"
    before = path.read_bytes()
    given = knowledge.parent / "reference.json"
    given.write_text("{}")
    done = faultdex("reference", "record", given, "--knowledge", knowledge)

    assert (done.returncode, path.read_bytes()) == (1, before)
    assert "the file is no collection" in done.stdout


def test_a_code_without_an_entry_is_answered_by_its_row(faultdex: Run) -> None:
    """Whoever asks for a number or a name gets the row of its table, and the status is fine."""
    done = faultdex("explain", "Xid 62", "--format", "json")
    [found] = json.loads(done.stdout)["known"]

    assert done.returncode == 0
    assert (found["table"], found["row"]) == ("xid", "62")
    assert found["url"] == "https://faultdex.dev/reference/xid/#62"


def test_a_person_reads_what_the_table_says(faultdex: Run) -> None:
    """The meaning stands in the terminal, and the address below it."""
    done = faultdex("explain", "PMU_HALT_ERROR")

    assert done.stdout.splitlines()[:4] == [
        "Xid 62 PMU_HALT_ERROR",
        "  says   A microcontroller halted.",
        "  first  Reset the GPU.",
        "  page   https://faultdex.dev/reference/xid/#62",
    ]


def test_what_no_table_has_is_still_unknown(faultdex: Run) -> None:
    """A name of nothing is wrong usage, as before."""
    assert faultdex("explain", "Xid 9999").returncode == 2


def test_libraries_are_asked_here_unless_a_program_is_wanted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The status is that of the collector."""
    asked: list[list[str]] = []
    monkeypatch.setattr(verb, "collect_here", lambda words: asked.append(words) or 3)
    with pytest.raises(SystemExit, match="3"):
        verb.collect(out=tmp_path / "reference.json")
    verb.collect(out=tmp_path / "collect.pyz")

    assert asked == [[str(tmp_path / "reference.json")]]
    assert zipfile.is_zipfile(tmp_path / "collect.pyz")
    assert capsys.readouterr().out == (
        f"run it where the libraries are: python {tmp_path / 'collect.pyz'} reference.json\n"
    )


@pytest.mark.parametrize(("minutes", "is_filed"), [(59, True), (61, False)])
def test_a_collection_may_be_dated_an_hour_late(
    monkeypatch: pytest.MonkeyPatch, base: Path, tmp_path: Path, minutes: int, *, is_filed: bool
) -> None:
    """And what is refused has the status 1."""
    asked: list[str] = []

    def file(*_: object, latest: str) -> Recorded:
        asked.append(latest)
        return Recorded((), ("it is no collection",))

    monkeypatch.setattr(verb, "record_reference", file)
    (tmp_path / "reference.json").write_text("{}")
    late = datetime.now(timezone.utc) + timedelta(minutes=minutes)
    with pytest.raises(SystemExit, match="1"):
        verb.record(tmp_path / "reference.json", knowledge=base)

    assert (late.strftime("%Y-%m-%dT%H:%M:%SZ") < asked[0]) is is_filed
