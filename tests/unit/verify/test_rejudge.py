"""Filed runs are held to an expectation that changed after them."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.evidence import Evidence
from faultdex.pipeline import read
from faultdex.verify.rejudge import rejudge

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
OLD = "0" * 64
GOOD = {"exit": 1, "stdout": "launch failed: the grid is 70000 blocks wide\n"}
SHORT = {"exit": 1, "stdout": f"{GOOD['stdout']}[... 99999 characters left out ...]\n"}


@pytest.fixture
def judged(tmp_path: Path) -> Callable[..., tuple[int, int, str]]:
    """Return what files a run with changes, judges anew, and returns its counts and digest."""

    def judge(**changes: object) -> tuple[int, int, str]:
        folder = tmp_path / "knowledge"
        shutil.copytree(BASE, folder)
        entry = read(folder).book.entries["grid-too-wide"]
        snippet = entry.facts.snippets[0]
        run = {
            "snippet": snippet.file, "sha256": snippet_digest(entry, snippet),
            "expect_sha256": OLD, "result": "reproduced", "runs": 3, "agreed": 3,
            "started": "2026-11-20T12:00:00Z", "seconds": 1.5, **GOOD, **changes,
        }  # fmt: skip
        machine = {"name": "host", "python": "3.11.7", "system": "Linux x86_64"}
        path = folder / entry.folder / "evidence" / "host.json"
        path.parent.mkdir(exist_ok=True)
        told = {"schema": 1, "entry": entry.id, "machine": machine, "runs": [run]}
        path.write_text(json.dumps(told), "utf-8")
        rejudge(read(folder).book, folder)
        filed = Evidence.model_validate_json(path.read_bytes()).runs[0]
        new = expect_digest(entry, snippet)
        return filed.runs, filed.agreed, {OLD: "old", new: "new"}[filed.expect_sha256]

    return judge


def test_a_run_that_fulfills_the_new_expectation_is_filed_for_it(
    judged: Callable[..., tuple[int, int, str]],
) -> None:
    """Only the last of three runs left its text, so it counts as one."""
    assert judged() == (1, 1, "new")


@pytest.mark.parametrize(
    "changes",
    [
        {"stdout": "another error\n"},
        {"exit": 0},
        {"sha256": OLD},
        {"result": "flaky", "agreed": 2},
        SHORT,
    ],
    ids=["other text", "other status", "other snippet", "flaky", "shortened"],
)
def test_any_other_run_stays_stale(
    judged: Callable[..., tuple[int, int, str]], changes: dict[str, Any]
) -> None:
    """A new run has to show what this one cannot."""
    assert judged(**changes)[2] == "old"
