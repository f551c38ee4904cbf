"""Changed snippets are planned and filed until something shows that each expectation can fail."""

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from faultdex.pipeline import read
from faultdex.verify.mutants import plan_mutants, record_mutants
from faultdex.verify.proofs import Proof, doubtful_proofs, proof_of
from faultdex.verify.rejudge import rejudge
from faultdex.verify.runner import bundle

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
SAMPLES = Path(__file__).parents[3] / "docs" / "problems" / "FD617"
CHECK = """  - file: check.py
    role: diagnose
    caption: "It counts."
    {mutate}expect: {{prints: ["sum: 4096"], exit: {exit}}}
related:"""


@dataclass
class Tree:
    """A copy of the knowledge in which an entry has a check, and what runs of it are filed."""

    folder: Path

    def jobs(self, turn: int = 0) -> list[dict[str, Any]]:
        """Return the planned jobs of the check."""
        every = plan_mutants(read(self.folder).book, only=["block-too-large"], turn=turn)["jobs"]
        return [one for one in every if one["snippet"].endswith("check.py")]

    def hold(self, gpus: int = 0) -> None:
        """File a run in which the unchanged check holds."""
        job = {"snippet": "check.py", "sha256": "0" * 64, "expect_sha256": "0" * 64}
        told = self._told([self._run(job, HELD)], gpus)
        folder = self.folder / "runtime" / "block-too-large" / "evidence"
        folder.mkdir(exist_ok=True)
        (folder / "host.json").write_text(json.dumps(told), "utf-8")

    def file(self, *results: dict[str, Any]) -> str:
        """File a run of each planned change, in order, and return how the check is proved."""
        runs = [self._run(job, result) for job, result in zip(self.jobs(), results, strict=False)]
        told = self._told(runs)
        data = json.dumps({"schema": 1, "evidence": [told]}).encode()
        record_mutants(data, read(self.folder).book, self.folder)
        return self.proof()

    def proof(self) -> str:
        """Return how it is known that the expectation of the check can fail."""
        entry = read(self.folder).book.entries["block-too-large"]
        return proof_of(entry, entry.facts.snippets[2])

    def _told(self, runs: list[dict[str, Any]], gpus: int = 0) -> dict[str, Any]:
        machine = {"name": "host", "gpus": gpus, "python": "3.11.7", "system": "Linux x86_64"}
        return {"schema": 1, "entry": "block-too-large", "machine": machine, "runs": runs}

    def _run(self, job: dict[str, Any], result: dict[str, Any]) -> dict[str, Any]:
        kept = {key: job[key] for key in ("snippet", "sha256", "expect_sha256")}
        counts = {"runs": 1, "agreed": int(result["result"] == "reproduced")}
        when = {"started": "2026-11-20T12:00:00Z", "seconds": 1.5}
        return {**kept, **counts, **when, **result}


HELD = {"result": "reproduced", "exit": 0, "stdout": "sum: 4096"}
FAILED = {"result": "not-reproduced", "exit": 0, "stdout": "sum: 4095", "reason": "not printed"}
CRASHED = {"result": "not-reproduced", "exit": 1, "stderr": "NameError", "reason": "not printed"}
LATE = {"result": "unresolved", "reason": "killed at its limit"}


@pytest.fixture
def tree(tmp_path: Path) -> Callable[..., Tree]:
    """Return what makes such a tree."""

    def make(mutate: str = "", code: int = 0) -> Tree:
        folder = shutil.copytree(BASE, tmp_path / "knowledge")
        place = folder / "runtime" / "block-too-large"
        (place / "check.py").write_text('print("sum:", 2 + 4094 if 1 == 1 else 0)\n', "utf-8")
        path = place / "entry.yaml"
        check = CHECK.format(mutate=mutate, exit=code)
        path.write_text(path.read_text("utf-8").replace("related:", check), "utf-8")
        made = Tree(folder)
        made.hold()
        return made

    return make


def test_each_change_is_a_sound_job_of_its_own_name(tree: Callable[..., Tree]) -> None:
    """The runner takes it: the digests fit what it carries."""
    planned = {"schema": 1, "jobs": tree().jobs()}
    jobs = bundle.read(json.dumps(planned).encode())

    assert [job.refusal for job in jobs] == [""] * 6
    assert [job.snippet for job in jobs][:2] == ["mutant-1.check.py", "mutant-2.check.py"]
    assert b"1 != 1" in jobs[0].files["check.py"]


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ([HELD, FAILED], Proof.MUTATED),
        ([FAILED, HELD], Proof.MUTATED),
        ([HELD, CRASHED], Proof.SURVIVED),
        ([CRASHED, LATE], Proof.NONE),
        ([], Proof.NONE),
    ],
    ids=["second", "first", "none", "unclear", "no run"],
)
def test_one_change_that_is_noticed_is_enough(
    tree: Callable[..., Tree], results: list[dict[str, Any]], expected: Proof
) -> None:
    """A crash shows nothing: it makes any expectation fail."""
    assert tree().file(*results) == expected


def test_a_crash_counts_if_its_writer_declared_the_change(tree: Callable[..., Tree]) -> None:
    """Then it is what the change is for."""
    assert tree('mutate: {replace: "2 +", by: "2 + x +"}\n    ').file(CRASHED) == Proof.MUTATED


def test_a_failure_that_vanishes_is_noticed(tree: Callable[..., Tree]) -> None:
    """Where a failure is declared, an end without one is no crash."""
    assert tree(code=1).file(FAILED) == Proof.MUTATED


def test_what_held_on_other_machines_only_is_not_noticed_by_failing(
    tree: Callable[..., Tree],
) -> None:
    """Without a GPU the unchanged check may fail as well."""
    made = tree()
    made.hold(gpus=1)

    assert made.file(FAILED) == Proof.SURVIVED


def test_a_reason_is_counted_as_one(tree: Callable[..., Tree]) -> None:
    """No change is made then."""
    made = tree('mutate: {because: "The driver decides."}\n    ')

    assert (made.jobs(), made.proof()) == ([], Proof.REASON)


@pytest.mark.parametrize(("file", "named"), [("", "check.py"), ("file: guide.md, ", "guide.md")])
def test_a_change_that_cannot_be_made_is_told_with_its_file(
    tree: Callable[..., Tree], file: str, named: str
) -> None:
    """The snippet's own, unless the change names another."""
    made = tree(f'mutate: {{{file}replace: "no such text", by: "x"}}\n    ')
    entry = read(made.folder).book.entries["block-too-large"]

    assert [one.message for one in doubtful_proofs(entry)] == [
        f"the text to replace is not in {named} once"
    ]


def test_turns_go_on_until_one_change_is_noticed(tree: Callable[..., Tree]) -> None:
    """What survived is planned again in the next turn, and what was killed never is."""
    made = tree()
    made.file(HELD)
    again = [job["snippet"] for job in made.jobs(turn=2)]
    entry = made.folder / "runtime" / "block-too-large" / "evidence" / "mutations.json"
    entry.write_text(entry.read_text("utf-8").replace("false", "true"), "utf-8")

    assert again == ["mutant-2.check.py"]
    assert made.jobs(turn=3) == []


def test_a_mutant_of_other_bytes_is_removed(tree: Callable[..., Tree]) -> None:
    """One changed byte of the check takes it away, and a file without any goes as well."""
    made = tree()
    made.file(FAILED)
    check = made.folder / "runtime" / "block-too-large" / "check.py"
    check.write_text(check.read_text("utf-8") + "\n", "utf-8")
    path = check.parent / "evidence" / "mutations.json"
    before = path.exists()
    rejudge(read(made.folder).book, made.folder)

    assert (before, path.exists()) == (True, False)


@pytest.mark.parametrize(("kind", "expected"), [("bad", Proof.SURVIVED), ("good", Proof.CROSSED)])
def test_runs_of_opposites_are_proofs(lay: Callable[..., Path], kind: str, expected: Proof) -> None:
    """A fix is held to the output of its reproduction, and the other way round."""
    entry = read(lay(SAMPLES / kind)).book.entries["block-too-large"]

    assert proof_of(entry, entry.facts.snippets[1]) == expected
