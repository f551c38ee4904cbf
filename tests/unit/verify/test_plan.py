"""A plan carries everything that the runner must know, and nothing that was not asked for."""

import json
import subprocess
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from faultdex.model.book import Book
from faultdex.model.digest import expect_digest, expectation_of, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence
from faultdex.verify import pack, plan
from faultdex.verify.runner.bundle import read


def test_a_job_has_the_digests_of_the_model(book: Book, entry: Entry) -> None:
    """The runner computes both digests by itself and comes to the same as the repository."""
    jobs = read(json.dumps(plan(book)).encode())

    assert [job.refusal for job in jobs] == ["", ""]
    assert [(job.sha256, job.expect_sha256) for job in jobs] == [
        (snippet_digest(entry, one), expect_digest(entry, one)) for one in entry.facts.snippets
    ]


def test_a_fix_must_lack_its_reproductions_error(book: Book) -> None:
    """What the reproduction raises goes into what the fix must not print."""
    fix = read(json.dumps(plan(book)).encode())[1]

    assert fix.expect.lacks == ("ValueError: bad",)


def test_one_changed_byte_is_refused(book: Book) -> None:
    """A bundle that was touched on its way is not run."""
    bundle = plan(book)
    bundle["jobs"][0]["files"]["reproduce.py"]["text"] += "\n"
    bundle["jobs"][1]["expect"]["limit"] = 61

    assert [job.refusal for job in read(json.dumps(bundle).encode())] == [
        "the snippet's bytes do not fit their digest",
        "the expectation does not fit its digest",
    ]


def test_binary_companions_travel_whole(book: Book, entry: Entry) -> None:
    """Bytes that are no text arrive as they are."""
    other = replace(entry, files={**entry.files, "fix.py": b"\xff\x00"})
    jobs = read(json.dumps(plan(Book({entry.id: other}, {}, book.plan))).encode())

    assert jobs[1].files == {"fix.py": b"\xff\x00"}


@pytest.mark.parametrize(
    ("chosen", "count"),
    [({"runs": ["host"]}, 2), ({"runs": ["gpu"]}, 0), ({"only": ["planted-fault"]}, 2)],
)
def test_a_plan_can_be_narrowed(chosen: dict[str, list[str]], count: int, book: Book) -> None:
    """By kind of place and by entry."""
    assert len(plan(book, **chosen)["jobs"]) == count


def test_another_entry_is_left_out(book: Book) -> None:
    """An id that is not asked for is not planned."""
    assert plan(book, only=["another-id"])["jobs"] == []


def test_a_stale_plan_leaves_out_what_holds(book: Book, entry: Entry) -> None:
    """An entry is planned again, whole, as soon as one snippet has no fresh run that held."""
    runs = [
        {
            "snippet": one.file, "sha256": snippet_digest(entry, one),
            "expect_sha256": expect_digest(entry, one), "result": "reproduced", "runs": 1,
            "agreed": 1, "started": "2026-11-20T12:00:00Z", "seconds": 1.0,
        }
        for one in entry.facts.snippets
    ]  # fmt: skip
    machine = {"name": "cpu", "python": "3.11", "system": "Linux"}
    whole, half = (
        Evidence.model_validate_json(
            json.dumps({"schema": 1, "entry": entry.id, "machine": machine, "runs": some})
        )
        for some in (runs, runs[:1])
    )
    counts = [
        len(
            plan(replace(book, entries={entry.id: replace(entry, evidence=(one,))}), stale=True)[
                "jobs"
            ]
        )
        for one in (whole, half)
    ]

    assert counts == [0, 2]


def test_the_same_plan_packs_to_the_same_bytes(book: Book) -> None:
    """Nothing of the moment or of the machine goes into a bundle."""
    assert pack(plan(book)) == pack(plan(book))


def test_a_packed_bundle_holds_the_runner_alone(book: Book, tmp_path: Path) -> None:
    """Two empty packages, the runner's modules, the jobs; and it explains itself."""
    path = tmp_path / "bundle.pyz"
    path.write_bytes(pack(plan(book)))
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        outer = [archive.read(f"faultdex/{name}__init__.py") for name in ("", "verify/")]
    outside = [name for name in names if not name.startswith("faultdex/verify/runner/")]
    done = subprocess.run(
        [sys.executable, "-I", "-S", path, "--help"], capture_output=True, text=True, check=True
    )

    assert outer == [b"", b""]
    assert sorted(outside) == [
        "__main__.py", "faultdex/__init__.py", "faultdex/verify/__init__.py",
        "faultdex/verify/bundle.json",
    ]  # fmt: skip
    assert "--repeat" in done.stdout


def test_an_expectation_names_its_limit_and_output(entry: Entry) -> None:
    """The limit is part of what evidence is held to."""
    assert expectation_of(entry, entry.facts.snippets[0])["limit"] == 60
