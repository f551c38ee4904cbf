"""What comes back from a machine is anybody's file: it is filed only when all of it fits."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from faultdex.model.book import Book
from faultdex.model.collection import Plan
from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence
from faultdex.model.snippet import Needs
from faultdex.verify import record

MACHINE = {"name": "h200-x1", "python": "3.12.3", "system": "Linux, x86_64", "torch": "2.11.0"}
KILLS = 1000
WRITERS = Path(__file__).parents[2] / "data/killed/writers.py"
NOON, LATER = "2026-11-20T12:00:00Z", "2026-11-20T13:00:00Z"


def run_of(entry: Entry, place: int, **changes: object) -> dict[str, Any]:
    """Return a good run of the snippet at `place`, with `changes`."""
    snippet = entry.facts.snippets[place]
    return {
        "snippet": snippet.file,
        "sha256": snippet_digest(entry, snippet),
        "expect_sha256": expect_digest(entry, snippet),
        "result": "reproduced",
        "runs": 1,
        "agreed": 1,
        "started": NOON,
        "seconds": 1.5,
        **({"exit": 0} if place else {"exit": 1, "stderr": "ValueError: bad\n"}),
        **changes,
    }


def told(*runs: dict[str, Any], **changes: object) -> bytes:
    """Return the file of a runner with `runs`; `changes` go to its one piece of evidence."""
    one = {"schema": 1, "entry": "planted-fault", "machine": MACHINE, "runs": runs, **changes}
    return json.dumps({"schema": 1, "evidence": [one]}).encode()


def filed(folder: Path) -> Evidence:
    """Return what stands in the evidence file."""
    path = folder / "runtime/planted-fault/evidence/h200-x1.json"
    return Evidence.model_validate_json(path.read_bytes())


def test_what_a_run_did_not_give_is_left_out(book: Book, folder: Path) -> None:
    """A file holds what was seen, and no line for each thing that was not."""
    entry = book.entries["planted-fault"]
    record(told(run_of(entry, 1)), book, folder)
    text = (folder / "runtime/planted-fault/evidence/h200-x1.json").read_text("utf-8")

    assert '"torch": "2.11.0"' in text
    assert not re.search(r'""|\[\]|\{\}|null', text)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a knowledge folder with the entry's folder in it."""
    made = tmp_path / "knowledge"
    (made / "runtime/planted-fault").mkdir(parents=True)
    return made


def test_good_evidence_is_filed_per_entry_and_machine(
    entry: Entry, book: Book, folder: Path
) -> None:
    """The file is named after the machine and holds the runs in the order of the snippets."""
    done = record(told(run_of(entry, 1), run_of(entry, 0)), book, folder)

    assert (done.written, done.refused) == (("runtime/planted-fault/evidence/h200-x1.json",), ())
    assert [run.snippet for run in filed(folder).runs] == ["reproduce.py", "fix.py"]


def test_the_same_evidence_gives_the_same_bytes(entry: Entry, book: Book, folder: Path) -> None:
    """Recording twice changes nothing, and no half file stays."""
    path = folder / "runtime/planted-fault/evidence/h200-x1.json"
    contents = []
    for _ in range(2):
        record(told(run_of(entry, 0)), book, folder)
        contents.append(path.read_bytes())

    assert contents[0] == contents[1]
    assert [one.name for one in path.parent.iterdir()] == ["h200-x1.json"]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"sha256": "0" * 64}, "it was run with other bytes than the repository's"),
        ({"expect_sha256": "0" * 64}, "it was held to another expectation"),
        ({"snippet": "other.py"}, "there is no such snippet"),
        ({"runs": 0, "agreed": 0}, "reproduced does not fit 0 of 0 runs"),
        ({"agreed": 2}, "reproduced does not fit 2 of 1 runs"),
        ({"runs": 3}, "reproduced does not fit 1 of 3 runs"),
        ({"result": "not-reproduced"}, "not-reproduced does not fit 1 of 1 runs"),
        ({"exit": None}, "called reproduced, but it ended with exit status None, declared is"),
        ({"exit": None, "signal": "SIGKILL"}, "called reproduced, but it ended by SIGKILL"),
        ({"stderr": "ValueError: bad"}, "called reproduced, but printed: ValueError: bad"),
        (
            {"exit": 1, "stdout": "a\n[... 9 characters left out ...]\nb"},
            "reproduced, but it ended",
        ),
        (
            {"stdout": "x\ntoken hf_abcdefghijklmnopqrstabcdefghijkl"},
            "fix.py stdout:2:7 shows an access",
        ),
        ({"stderr": "mail to some.body@gpu.org"}, "fix.py stderr:1:9 shows an e-mail"),
        ({"result": "flaky", "runs": 2, "signal": "/home/somebody/x"}, "runs.1.signal: String"),
        ({"stdout": "/home/somebody/x"}, "shows a user's folder"),
        ({"stdout": "connect to 10.1.2.3:29500"}, "shows a network address"),
        ({"stdout": "GPU-12345678-abcd-abcd-abcd-1234567890ab"}, "shows a unique identifier"),
        ({"ranks": {"0": "on ip-10-0-0-7"}}, "fix.py rank 0:1:4 shows a host"),
        ({"kernel_log": ["eth0: 02:42:ac:11:00:02"]}, "shows a hardware address"),
    ],
)
def test_what_does_not_fit_is_refused(
    changes: dict[str, Any], complaint: str, entry: Entry, book: Book, folder: Path
) -> None:
    """Other bytes, made-up counts, secrets and names: nothing of that entry is filed."""
    done = record(told(run_of(entry, 0), run_of(entry, 1, **changes)), book, folder)

    assert done.written == ()
    assert any(complaint in one for one in done.refused), done.refused
    assert not (folder / "runtime/planted-fault/evidence").exists()


def test_a_run_on_gpus_that_are_not_there_is_refused(entry: Entry, folder: Path) -> None:
    """Hardware that was asked for and missing is never reproduced, whoever says so."""
    needs = Needs(gpus=2)
    snippets = [one.model_copy(update={"needs": needs}) for one in entry.facts.snippets]
    facts = entry.facts.model_copy(update={"snippets": tuple(snippets)})
    greedy = Book({entry.id: replace(entry, facts=facts)}, {}, Plan({}))
    machine = {**MACHINE, "gpus": 1}
    done = record(told(run_of(entry, 0), machine=machine), greedy, folder)

    assert done.refused[0].endswith("it needs 2 GPUs, and the machine has 1")


@pytest.mark.parametrize(
    "harmless",
    [
        "libcublas.so.13.1.0.3 and memcpy@GLIBC_2.14 and cudaMalloc@libcudart.so.13",
        "tcp://127.0.0.1:29500, cuDNN 9.15.1.9, nvcc 13.0.88, std::vector<int>::push_back",
        "git+ssh://git@github.com/x, /home/user/.cache, GPU-00000000-0000-0000-0000-000000000000",
    ],
)
def test_versions_symbols_and_neutral_names_are_no_secrets(
    harmless: str, entry: Entry, book: Book, folder: Path
) -> None:
    """What looks like an address or a mail and is none goes through."""
    done = record(told(run_of(entry, 0, stdout=harmless)), book, folder)

    assert done.refused == ()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"schema": 2, "evidence": []}',
        b'{"schema": 1, "evidence": [], "more": 1}',
        b'{"schema": 1, "evidence": [{"schema": 1}]}',
        b"[" * 100_000,
        told({"snippet": "../../x.py"}),
        told(machine={**MACHINE, "name": "../../x"}),
        told(machine={**MACHINE, "serial": "123"}),
        told(entry="../x"),
    ],
)
def test_what_is_no_evidence_is_refused_in_one_line(data: bytes, book: Book, folder: Path) -> None:
    """Rubbish, further keys and paths that lead elsewhere are named and file nothing."""
    done = record(data, book, folder)

    assert (done.written, len(done.refused)) == ((), 1)
    assert "\n" not in done.refused[0]


def test_too_large_a_file_is_not_even_parsed(
    book: Book, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The size is looked at first."""
    monkeypatch.setattr(sys.modules["faultdex.verify.record"], "LARGEST", 10)

    assert record(b"[" * 11, book, folder).refused == ("the file has 11 bytes, the most is 10",)


def test_two_pieces_of_evidence_for_one_file_are_refused(
    entry: Entry, book: Book, folder: Path
) -> None:
    """The second would silently take the place of the first."""
    whole = json.loads(told(run_of(entry, 0)))
    whole["evidence"] *= 2
    done = record(json.dumps(whole).encode(), book, folder)

    assert done.written == ()
    assert done.refused == ("planted-fault on h200-x1: its evidence stands there twice",) * 2


def test_an_entry_that_is_not_there_does_not_hinder_others(
    entry: Entry, book: Book, folder: Path
) -> None:
    """One piece of evidence is refused and the next is filed."""
    whole = json.loads(told(run_of(entry, 0)))
    whole["evidence"].insert(0, {**whole["evidence"][0], "entry": "no-such-entry"})
    done = record(json.dumps(whole).encode(), book, folder)

    assert done.refused == ("no-such-entry on h200-x1: there is no such entry",)
    assert len(done.written) == 1


def test_a_doubt_does_not_replace_a_fact_of_the_same_bytes(
    entry: Entry, book: Book, folder: Path
) -> None:
    """A sick machine leaves the older run standing; a changed result replaces it."""
    record(told(run_of(entry, 0), run_of(entry, 1)), book, folder)
    older = replace(entry, evidence=(filed(folder),))
    newer = Book({entry.id: older}, {}, Plan({}))
    doubt = run_of(entry, 0, result="unresolved", agreed=0)
    record(told(doubt), newer, folder)
    kept = [run.result.value for run in filed(folder).runs]
    record(told(run_of(entry, 0, result="not-reproduced", agreed=0)), newer, folder)

    assert kept == ["reproduced", "reproduced"]
    assert [run.result.value for run in filed(folder).runs] == ["not-reproduced", "reproduced"]


@pytest.mark.parametrize("machine", [MACHINE, {**MACHINE, "driver": "600.1"}])
def test_a_run_that_did_not_reproduce_stays_on_record(
    machine: dict[str, str], entry: Entry, book: Book, folder: Path
) -> None:
    """A later run takes its place, and not its result; a new driver does not hide it either."""
    flaky = {"result": "flaky", "runs": 3, "agreed": 2, "reason": "not printed: bad"}
    record(told(run_of(entry, 0, **flaky)), book, folder)
    newer = Book({entry.id: replace(entry, evidence=(filed(folder),))}, {}, Plan({}))
    record(told(run_of(entry, 0, started=LATER), machine=machine), newer, folder)
    [failure] = filed(folder).failures

    assert [run.result.value for run in filed(folder).runs] == ["reproduced"]
    assert (failure.started, failure.agreed, failure.runs) == (NOON, 2, 3)
    assert failure.reason == "not printed: bad"


def test_a_failure_is_filed_once_and_is_not_taken_from_a_report(
    entry: Entry, book: Book, folder: Path
) -> None:
    """Only filed runs become failures: a runner cannot add one, and recording twice adds none."""
    record(told(run_of(entry, 0, result="not-reproduced", agreed=0)), book, folder)
    newest = told(run_of(entry, 0, started=LATER))
    for _ in range(2):
        again = Book({entry.id: replace(entry, evidence=(filed(folder),))}, {}, Plan({}))
        record(newest, again, folder)
    whole = json.loads(newest)
    [failure] = json.loads(told(filed(folder).failures[0].model_dump(mode="json")))["evidence"]
    whole["evidence"][0]["failures"] = [{**failure["runs"][0], "started": LATER}]
    record(json.dumps(whole).encode(), again, folder)

    assert [one.started for one in filed(folder).failures] == [NOON]


def test_another_driver_makes_it_another_machine(entry: Entry, book: Book, folder: Path) -> None:
    """Runs of an older driver do not stand under the versions of a newer one."""
    record(told(run_of(entry, 0), run_of(entry, 1)), book, folder)
    newer = Book({entry.id: replace(entry, evidence=(filed(folder),))}, {}, Plan({}))
    record(told(run_of(entry, 0), machine={**MACHINE, "driver": "600.1"}), newer, folder)

    assert [run.snippet for run in filed(folder).runs] == ["reproduce.py"]


@pytest.mark.parametrize(
    ("changes", "kept"),
    [
        (({"started": LATER}, {"result": "not-reproduced", "agreed": 0}), LATER),
        (({}, {"started": LATER, "result": "not-reproduced", "agreed": 0}), LATER),
        (({"started": LATER, "result": "unresolved", "agreed": 0}, {}), NOON),
    ],
)
def test_what_was_run_earlier_does_not_replace_what_was_run_later(
    changes: tuple[dict[str, Any], ...], kept: str, entry: Entry, book: Book, folder: Path
) -> None:
    """The start of a run decides, not when it is filed; only a doubt gives way to any fact."""
    record(told(run_of(entry, 0, **changes[0])), book, folder)
    newer = Book({entry.id: replace(entry, evidence=(filed(folder),))}, {}, Plan({}))
    record(told(run_of(entry, 0, **changes[1])), newer, folder)

    assert [run.started for run in filed(folder).runs] == [kept]


def test_an_older_run_with_other_versions_is_refused(
    entry: Entry, book: Book, folder: Path
) -> None:
    """The file of a machine is not set back to an older driver by a file that comes in late."""
    record(told(run_of(entry, 0, started=LATER)), book, folder)
    newer = Book({entry.id: replace(entry, evidence=(filed(folder),))}, {}, Plan({}))
    done = record(told(run_of(entry, 0), machine={**MACHINE, "driver": "550"}), newer, folder)

    assert done.written == ()
    assert "and that is newer" in done.refused[0]


def test_a_run_from_the_future_is_refused(entry: Entry, book: Book, folder: Path) -> None:
    """It would keep every true run from being filed."""
    done = record(told(run_of(entry, 0, started=LATER)), book, folder, latest=NOON)

    assert done.written == ()
    assert "which is still to come" in done.refused[0]


def test_what_was_not_run_is_not_filed(entry: Entry, book: Book, folder: Path) -> None:
    """Unsupported and refused runs are no evidence."""
    done = record(told(run_of(entry, 0, result="unsupported", runs=0, agreed=0)), book, folder)

    assert (done.written, done.refused) == ((), ())


def test_a_thousand_kills_leave_no_unreadable_file(tmp_path: Path) -> None:
    """However writing ends, the file is the old one or the new one, whole."""
    path = tmp_path / "evidence" / "h200-x1.json"
    command = [sys.executable, WRITERS, path, tmp_path, str(KILLS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert [one.name for one in path.parent.iterdir()] == ["h200-x1.json"]
