"""Runs on several releases are planned once, filed compactly, and held to today's bytes."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from faultdex.model.book import Book
from faultdex.model.collection import Plan
from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Result
from faultdex.model.release import Releases
from faultdex.verify import plan_release, record_releases
from faultdex.verify.releases import without_failures

PATH = "runtime/planted-fault/evidence/releases.json"


def with_range(entry: Entry, specifier: str) -> Entry:
    """Return the entry with snippets that need torch in the range `specifier`."""
    snippets = tuple(
        one.model_copy(
            update={"needs": one.needs.model_copy(update={"versions": {"torch": specifier}})}
        )
        for one in entry.facts.snippets
    )
    return replace(entry, facts=entry.facts.model_copy(update={"snippets": snippets}))


@pytest.fixture
def with_torch(entry: Entry) -> Book:
    """Give a book of an entry whose snippets need torch 2.8 or newer."""
    return Book({entry.id: with_range(entry, ">=2.8")}, {}, Plan({}))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a knowledge folder with the entry's folder in it."""
    made = tmp_path / "knowledge"
    (made / "runtime/planted-fault").mkdir(parents=True)
    return made


def told(book: Book, torch: str, stderr: str = "", **changes: object) -> bytes:
    """Return what a runner writes about the reproduction on a release."""
    entry = book.entries["planted-fault"]
    snippet = entry.facts.snippets[0]
    run: dict[str, Any] = {
        "snippet": snippet.file,
        "sha256": snippet_digest(entry, snippet),
        "expect_sha256": expect_digest(entry, snippet),
        "result": "reproduced",
        "runs": 1,
        "agreed": 1,
        "started": "2026-11-20T12:00:00Z",
        "seconds": 1.5,
        "exit": 1,
        "stderr": stderr,
        **changes,
    }
    machine = {"name": "cpu", "python": "3.12.3", "system": "Linux, x86_64", "torch": torch}
    one = {"schema": 1, "entry": entry.id, "machine": machine, "runs": [run]}
    return json.dumps({"schema": 1, "evidence": [one]}).encode()


def failed(book: Book, torch: str, stderr: str) -> bytes:
    """Return a run that did not do what is declared."""
    return told(book, torch, stderr, result="not-reproduced", agreed=0, reason="nothing raised")


def filed(folder: Path) -> Releases:
    """Return what is in the file of the entry."""
    return Releases.model_validate_json((folder / PATH).read_bytes())


def with_filed(book: Book, folder: Path) -> Book:
    """Return the book as the next reading finds it."""
    entry = replace(book.entries["planted-fault"], releases=filed(folder))
    return replace(book, entries={entry.id: entry})


def test_a_plan_leaves_out_the_claimed_range_of_torch(with_torch: Book) -> None:
    """The run itself shows whether the range is right."""
    jobs = plan_release(with_torch, "2.4.1")

    assert [job["needs"]["versions"] for job in jobs] == [{}, {}]


def test_a_snippet_without_torch_is_not_planned(book: Book) -> None:
    """It depends on no release of torch."""
    assert plan_release(book, "2.4.1") == []


def test_what_is_filed_is_not_planned_again(with_torch: Book, folder: Path) -> None:
    """A stopped run goes on where it was stopped."""
    record_releases(told(with_torch, "2.6.0+cu124", "ValueError: bad"), with_torch, folder)
    book = with_filed(with_torch, folder)

    assert [job["snippet"] for job in plan_release(book, "2.6.0")] == ["fix.py"]
    assert len(plan_release(book, "2.15.0")) == 2


def test_what_was_unsupported_is_planned_again(with_torch: Book, folder: Path) -> None:
    """The tool that it lacked may be there by now."""
    record_releases(told(with_torch, "2.6.0", result="unsupported"), with_torch, folder)

    assert len(plan_release(with_filed(with_torch, folder), "2.6.0")) == 2


def test_a_changed_snippet_is_planned_again(with_torch: Book, folder: Path) -> None:
    """One changed byte takes away what its former bytes showed."""
    record_releases(told(with_torch, "2.6.0", "ValueError: bad"), with_torch, folder)
    entry = with_filed(with_torch, folder).entries["planted-fault"]
    changed = replace(entry, files={**entry.files, "reproduce.py": b"raise ValueError\n"})

    assert len(plan_release(replace(with_torch, entries={entry.id: changed}), "2.6.0")) == 2


def test_runs_on_two_releases_are_one_file_in_their_order(with_torch: Book, folder: Path) -> None:
    """2.15 follows 2.6, and a wording that differs in numbers alone is kept once."""
    for torch, text in (("2.15.0+cu132", "ValueError: bad 2"), ("2.6.0", "ValueError: bad 1")):
        record_releases(told(with_torch, torch, text), with_torch, folder)
    [one] = filed(folder).snippets

    assert [(run.release, run.wording) for run in one.runs] == [("2.6.0", 0), ("2.15.0", 0)]
    assert one.wordings == ("ValueError: bad 1",)


def test_another_exception_is_another_wording(with_torch: Book, folder: Path) -> None:
    """Of a failed run, the file holds the exception that it raised instead, and its output."""
    record_releases(told(with_torch, "2.15.0", "ValueError: bad"), with_torch, folder)
    record_releases(failed(with_torch, "2.6.0", "In a line\nTypeError: no"), with_torch, folder)
    [one] = filed(folder).snippets

    assert one.wordings == ("TypeError: no", "ValueError: bad")
    assert [run.output for run in one.runs] == ["In a line\nTypeError: no", ""]


def test_what_holds_at_the_second_try_is_flaky(with_torch: Book, folder: Path) -> None:
    """It is neither held nor failed."""
    again = told(with_torch, "2.6.0", "ValueError: bad", runs=2, agreed=2)
    record_releases(failed(with_torch, "2.6.0", ""), with_torch, folder, again=again)
    [one] = filed(folder).snippets

    assert [run.result for run in one.runs] == [Result.FLAKY]


def test_a_run_of_other_bytes_is_refused(with_torch: Book, folder: Path) -> None:
    """It says nothing about the repository's snippet."""
    done = record_releases(told(with_torch, "2.6.0", sha256="0" * 64), with_torch, folder)

    assert (done.written, len(done.refused)) == ((), 1)


def test_a_run_with_a_gpu_is_refused(with_torch: Book, folder: Path) -> None:
    """It is evidence of its machine."""
    data = json.loads(told(with_torch, "2.6.0", "ValueError: bad"))
    data["evidence"][0]["machine"]["gpus"] = 1
    done = record_releases(json.dumps(data).encode(), with_torch, folder)

    assert (done.written, len(done.refused)) == ((), 1)


def test_a_line_with_something_private_is_left_out(with_torch: Book, folder: Path) -> None:
    """The rest of the output stays."""
    output = "mail to some.body@gpu.org\nTypeError: no"
    record_releases(failed(with_torch, "2.6.0", output), with_torch, folder)
    [one] = filed(folder).snippets

    assert one.runs[0].output == "TypeError: no"


def test_rubbish_is_refused(with_torch: Book, folder: Path) -> None:
    """A runner that was killed leaves no file, or half of one."""
    done = record_releases(b"", with_torch, folder)

    assert (done.written, len(done.refused)) == ((), 1)


def test_what_held_needs_no_excuse(with_torch: Book, folder: Path) -> None:
    """Lines of gloo are no reason where nothing speaks against the run."""
    line = "[Gloo] Rank 0 is connected to 1 peer ranks. Expected number is : 1\n"
    record_releases(told(with_torch, "2.9.1", "ValueError: bad", stdout=line), with_torch, folder)
    [one] = filed(folder).snippets

    assert [(run.result, run.reason) for run in one.runs] == [(Result.REPRODUCED, "")]


@pytest.mark.parametrize(
    "chatter",
    [
        "[Gloo] Rank 0 is connected to 1 peer ranks. Expected number is : 1\nstep 1\n",
        "0 is connected to 1: 1\n[Gloo] Rank [Gloo] Rank 1 is connected to 1: 1\nstep 1\n",
        "step 1\n[Gloo] Rank 0 is connected to 1 peer ranks. Expected number is : 1\n",
    ],
    ids=["a line", "lines that ranks tear apart", "a line at the end"],
)
def test_lines_that_gloo_prints_do_not_count(with_torch: Book, folder: Path, chatter: str) -> None:
    """Some releases print them among the snippet's own lines on standard output."""
    entry = with_torch.entries["planted-fault"]
    expect = entry.facts.snippets[0].expect.model_copy(update={"output": "reproduce.out"})
    first = entry.facts.snippets[0].model_copy(update={"expect": expect})
    facts = entry.facts.model_copy(update={"snippets": (first, entry.facts.snippets[1])})
    files = {**entry.files, "reproduce.out": b"step 1\n"}
    book = replace(with_torch, entries={entry.id: replace(entry, facts=facts, files=files)})
    record_releases(
        failed(book, "2.9.1", "ValueError: bad").replace(
            b'"exit": 1', f'"stdout": {json.dumps(chatter)}, "exit": 1'.encode()
        ),
        book,
        folder,
    )
    [one] = filed(folder).snippets

    assert [run.result for run in one.runs] == [Result.REPRODUCED]


def test_of_a_stopped_call_only_what_held_is_kept(with_torch: Book, folder: Path) -> None:
    """What failed had no second try; what is no report at all has nothing to keep."""
    held, lost = told(with_torch, "2.9.0"), failed(with_torch, "2.9.0", "")
    record_releases(without_failures(held), with_torch, folder)

    assert [run.result for one in filed(folder).snippets for run in one.runs] == ["reproduced"]
    assert json.loads(without_failures(lost))["evidence"][0]["runs"] == []
    assert json.loads(without_failures(b"rubbish")) == {"schema": 1, "evidence": []}
