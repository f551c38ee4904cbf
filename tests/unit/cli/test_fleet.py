"""Hold `faultdex verify fleet` and `verify merge` to their lines, their files and their status."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any, TypeAlias

import pytest

from faultdex.cli import fleet as cli
from faultdex.cli.fleet import fleet
from faultdex.verify import RunReport, read_report
from faultdex.verify.fleet import SnippetResult

Faultdex: TypeAlias = Callable[..., CompletedProcess[str]]
Run: TypeAlias = Callable[..., int]
MACHINE = {"name": "h200-x1", "driver": "580.1", "python": "3.12.3", "system": "Linux, x86_64"}


def report_of(snippet: str, result: str = "reproduced", **machine: str) -> bytes:
    """Return what a runner writes of one snippet."""
    run = {
        "snippet": snippet, "sha256": "a" * 64, "expect_sha256": "b" * 64, "result": result,
        "reason": "", "runs": 1, "agreed": int(result == "reproduced"), "seconds": 1.5,
        "started": "2026-11-20T12:00:00Z",
    }  # fmt: skip
    one = {"schema": 1, "entry": "planted-fault", "machine": {**MACHINE, **machine}, "runs": [run]}
    return json.dumps({"schema": 1, "evidence": [one]}).encode()


def result_of(snippet: str, result: str = "reproduced", **machine: str) -> SnippetResult:
    """Return a result that came back."""
    report = read_report(report_of(snippet, result, **machine))
    assert isinstance(report, RunReport)
    return SnippetResult(f"planted-fault/{snippet}", report)


LOST = SnippetResult("planted-fault/lost.py", why="the worker died")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Return a bundle without a snippet; what comes back is made up here."""
    path = tmp_path / "bundle.json"
    path.write_text('{"schema": 1, "jobs": []}')
    return path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, bundle: Path, tmp_path: Path) -> Run:
    """Return what runs the command on a cluster that gives these results, and its status."""
    monkeypatch.setattr(cli, "is_installed", lambda _: True)
    monkeypatch.setattr(cli, "connect", lambda _: None)

    def done(*results: SnippetResult) -> int:
        monkeypatch.setattr(cli, "run_fleet", lambda *_: iter(results))
        with pytest.raises(SystemExit) as ended:
            fleet(bundle, out=tmp_path / "evidence.json")
        return int(str(ended.value))

    return done


def snippets(path: Path) -> list[str]:
    """Return the snippets of which a file holds a run."""
    every = json.loads(path.read_text())["evidence"]
    return [run["snippet"] for one in every for run in one["runs"]]


def test_what_brings_ray_is_told_where_it_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bundle: Path
) -> None:
    """Nothing is written."""
    monkeypatch.setattr(cli, "is_installed", lambda _: False)
    with pytest.raises(SystemExit, match="2"):
        fleet(bundle)

    assert capsys.readouterr().err == (
        "faultdex: verify fleet needs more packages; run: pip install 'faultdex[ray]'\n"
    )
    assert [*bundle.parent.iterdir()] == [bundle]


@pytest.mark.parametrize("text", [None, "[]", '{"schema": 2, "jobs": []}'])
def test_what_is_no_bundle_is_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    text: str | None,
) -> None:
    """Before a cluster is asked for."""
    monkeypatch.setattr(cli, "is_installed", lambda _: True)
    path = tmp_path / "bundle.json"
    if text is not None:
        path.write_text(text)
    with pytest.raises(SystemExit, match="2"):
        fleet(path)

    assert capsys.readouterr().err.startswith(f"faultdex: {path}: ")


def test_each_snippet_is_told_as_it_ends(
    run: Run, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What is lost is told as such, and everything else is written."""
    status = run(result_of("fix.py"), LOST, result_of("odd.py", "flaky"))
    told = capsys.readouterr()

    assert status == 1
    assert told.out.splitlines()[:2] == [
        "[  1/0] reproduced        1.5 s  planted-fault/fix.py",
        "[  3/0] flaky             1.5 s  planted-fault/odd.py",
    ]
    assert told.out.endswith("1 reproduced, 1 flaky\n")
    assert told.err == "faultdex: [  2/0] planted-fault/lost.py: the worker died\n"
    assert snippets(tmp_path / "evidence.json") == ["fix.py", "odd.py"]


@pytest.mark.parametrize(
    ("results", "status"),
    [
        ([result_of("fix.py")], 0),
        ([result_of("fix.py"), result_of("other.py", "unsupported")], 0),
        ([result_of("fix.py"), result_of("other.py", "unresolved")], 1),
        ([result_of("fix.py"), LOST], 1),
        ([LOST], 1),
        ([], 1),
    ],
)
def test_the_status_says_whether_all_was_as_declared(
    run: Run, results: list[SnippetResult], status: int
) -> None:
    """Nothing that ran is never taken for everything fine."""
    assert run(*results) == status


def test_what_came_back_is_kept_when_it_is_interrupted(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bundle: Path
) -> None:
    """And every few seconds, as a machine may die."""
    out = tmp_path / "evidence.json"
    saved: list[list[str]] = []

    def interrupted(*_: object) -> Iterator[SnippetResult]:
        yield result_of("fix.py")
        yield result_of("odd.py")
        saved.append(snippets(out))
        raise KeyboardInterrupt

    assert run(LOST) == 1
    monkeypatch.setattr(cli, "SAVE_EVERY", -1.0)
    monkeypatch.setattr(cli, "run_fleet", interrupted)
    with pytest.raises(KeyboardInterrupt):
        fleet(bundle, out=out)

    assert (saved, snippets(out)) == ([["fix.py", "odd.py"]], ["fix.py", "odd.py"])


def test_nodes_that_differ_are_told(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    """Because recording would refuse what is of both."""
    run(result_of("fix.py"), result_of("odd.py", driver="580.2"))

    assert capsys.readouterr().err == (
        "faultdex: machines named h200-x1 differ in driver: record takes one of them, "
        "so run each kind by itself\n"
    )


def test_evidence_of_many_machines_is_merged(faultdex: Faultdex, tmp_path: Path) -> None:
    """The worse of two results stays, and the order is no matter."""
    (tmp_path / "1.json").write_bytes(report_of("fix.py"))
    (tmp_path / "2.json").write_bytes(report_of("fix.py", "not-reproduced"))
    (tmp_path / "3.json").write_bytes(report_of("reproduce.py"))
    names = ["1.json", "2.json", "3.json"]
    first = faultdex("verify", "merge", *names, "--out", "first.json")
    second = faultdex("verify", "merge", *reversed(names), "first.json", "--out", "second.json")

    assert (first.returncode, first.stdout) == (0, "first.json: 2 runs of 3 files\n")
    assert (second.returncode, second.stdout) == (0, "second.json: 2 runs of 4 files\n")
    assert (tmp_path / "first.json").read_bytes() == (tmp_path / "second.json").read_bytes()
    [one] = json.loads((tmp_path / "first.json").read_text())["evidence"]
    assert [run["result"] for run in one["runs"]] == ["not-reproduced", "reproduced"]


def test_what_cannot_be_read_is_told_and_the_rest_is_merged(
    faultdex: Faultdex, tmp_path: Path
) -> None:
    """A task of an array was killed while it wrote, and another one never began."""
    whole = report_of("fix.py")
    (tmp_path / "1.json").write_bytes(whole)
    (tmp_path / "2.json").write_bytes(whole[: len(whole) // 2])
    done = faultdex("verify", "merge", "1.json", "2.json", "3.json", "--out", "all.json")
    cut, absent = done.stderr.splitlines()

    assert (done.returncode, done.stdout) == (2, "all.json: 1 runs of 1 files\n")
    assert cut.startswith("faultdex: 2.json: the file is no evidence: JSON")
    assert absent == "faultdex: 3.json: No such file or directory"


ARRAY = """
faultdex verify plan --out bundle.json
faultdex verify split bundle.json --parts 2 --out parts
for SLURM_ARRAY_TASK_ID in 2 1 2
do faultdex verify run parts/bundle-$SLURM_ARRAY_TASK_ID.json --out $SLURM_ARRAY_TASK_ID.json
done
faultdex verify merge [12].json --out evidence.json
faultdex verify record evidence.json
faultdex verify run bundle.json --out whole.json
faultdex verify merge whole.json --out whole.json
"""


def test_the_tasks_of_an_array_make_what_one_machine_makes(knowledge: Path, tmp_path: Path) -> None:
    """Whatever their order, and though one was started twice."""
    environment = {"FAULTDEX_KNOWLEDGE": str(knowledge), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(
        ["/bin/sh", "-e", "-c", ARRAY],
        cwd=tmp_path,
        env={**os.environ, **environment, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("filed ") == 2
    assert results(tmp_path / "evidence.json") == results(tmp_path / "whole.json")


def results(path: Path) -> list[dict[str, Any]]:
    """Return what a file of evidence says, without when it was and how long it took."""
    return [
        {**one, "runs": [{**run, "started": "", "seconds": 0.0} for run in one["runs"]]}
        for one in json.loads(path.read_text())["evidence"]
    ]
