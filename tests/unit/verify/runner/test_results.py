"""What each kind of run is called, seen from outside: a bundle goes in, evidence comes out."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

RIGHT = {"type": "ValueError", "text": "the declared error, with number ..."}
Make = Callable[..., dict[str, Any]]


@pytest.fixture(scope="module")
def done(
    tmp_path_factory: pytest.TempPathFactory, job: Make, carry_out: Callable[..., Any]
) -> tuple[Any, Path]:
    """Run one of each kind, three times, in one bundle."""
    folder = tmp_path_factory.mktemp("kinds")
    memory = {"memory": str(folder / "memory")}
    jobs = [
        job("ends_well.py", raises=RIGHT),
        job("wrong_error.py", raises=RIGHT),
        job("hangs.py", raises=RIGHT, limit=1),
        job("measures.py", needs={"gpus": 64}),
        job("lies.py", exit=1),
        job("right_error.py", raises=RIGHT, prints=["about to ..."]),
        job("flaky.sh", memory),
        job("segfault.py", signal="SIGSEGV"),
        job("talks_when_ended.py", hangs="rank 0 waits", lacks=["told to end"], limit=2),
        {**job("next_is_right.py"), "sha256": "0" * 64},
    ]
    reports = ("--junit", "junit.xml", "--summary", "summary.md")
    # Only a snippet that is not contained can remember, and so be flaky for certain.
    return carry_out(folder, jobs, "--repeat", "3", "--namespaces", "no", *reports), folder


@pytest.mark.parametrize(
    ("snippet", "result", "reason"),
    [
        ("ends_well.py", "not-reproduced", "nothing raised ValueError"),
        ("wrong_error.py", "not-reproduced", "nothing raised ValueError"),
        ("hangs.py", "unresolved", "killed at its limit of 1 s"),
        ("measures.py", "unsupported", "needs 64 GPUs, here are "),
        ("lies.py", "not-reproduced", "it ended with exit status 0, declared is exit status 1"),
        ("right_error.py", "reproduced", ""),
        ("flaky.sh", "flaky", "/3; else: it ended with exit status 1"),
        ("segfault.py", "reproduced", ""),
        ("talks_when_ended.py", "reproduced", ""),
        ("next_is_right.py", "refused", "the snippet's bytes do not fit their digest"),
    ],
)
def test_a_run_is_called_what_it_is(
    done: tuple[Any, Path], snippet: str, result: str, reason: str
) -> None:
    """Only what failed as declared is reproduced; killed, missing and lying are told apart."""
    run = done[0].run(snippet)

    assert (run["result"], reason in run["reason"]) == (result, True), run


def test_what_did_not_run_has_no_runs(done: tuple[Any, Path]) -> None:
    """Unsupported and refused snippets were never started."""
    counts = [done[0].run(name)["runs"] for name in ("measures.py", "next_is_right.py")]

    assert counts == [0, 0]


def test_evidence_names_no_folder_of_the_machine(done: tuple[Any, Path]) -> None:
    """A traceback shows the snippet's file, not the temporary folder in which it stood."""
    run = done[0].run("right_error.py")

    assert run["stderr"].splitlines()[1] == '  File "./right_error.py", line 4, in <module>'


def test_the_status_tells_that_not_all_was_as_declared(done: tuple[Any, Path]) -> None:
    """A run with one snippet that is not as declared fails."""
    assert done[0].status == 1


def test_junit_counts_failures_and_skips(done: tuple[Any, Path]) -> None:
    """CI sees the same results: five that failed, two that were not run."""
    text = (done[1] / "junit.xml").read_text("utf-8")

    assert 'tests="10" failures="5" skipped="2"' in text


def test_the_summary_has_a_row_for_each_snippet(done: tuple[Any, Path]) -> None:
    """The Markdown summary is a table with totals below."""
    lines = (done[1] / "summary.md").read_text("utf-8").splitlines()

    assert len([line for line in lines if line.startswith("| planted-fault/")]) == 10
    assert "3 reproduced, 3 not-reproduced, 1 flaky, 1 unresolved" in lines[-1]


def test_a_run_in_which_nothing_ran_fails(
    tmp_path: Path, job: Make, carry_out: Callable[..., Any]
) -> None:
    """Everything unsupported is no success."""
    done = carry_out(tmp_path, [job("ends_well.py", needs={"tools": ["no-such-tool"]})])

    assert done.status == 1
    assert "needs tool no-such-tool" in done.printed


def test_what_must_not_be_there_is_missed_when_it_is(
    tmp_path: Path, job: Make, carry_out: Callable[..., Any]
) -> None:
    """A snippet for machines without Python is unsupported on this one."""
    done = carry_out(tmp_path, [job("ends_well.py", needs={"without": ["python"]})])

    assert done.run("ends_well.py")["result"] == "unsupported"
    assert "needs no python, here is 3." in done.printed


def test_a_bundle_that_is_none_is_refused_without_a_traceback(tmp_path: Path) -> None:
    """Rubbish in place of a bundle ends with status 2 and one line."""
    (tmp_path / "bundle.json").write_text('{"schema": 1, "jobs": [{}]}', "utf-8")
    command = [sys.executable, "-m", "faultdex.verify.runner", "bundle.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (2, "")
    assert "a job of the bundle is damaged" in done.stdout


def test_a_packed_bundle_runs_from_source_too(
    tmp_path: Path, job: Make, carry_out: Callable[..., Any]
) -> None:
    """The jobs that a packed bundle carries are run by the runner at hand."""
    carry_out(tmp_path, [job("ends_well.py")])
    command = [sys.executable, "-m", "faultdex.verify.runner", "bundle.pyz", "--out", "again.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert (done.returncode, "1 reproduced" in done.stdout) == (0, True), done.stdout


def test_the_runner_needs_nothing_but_the_standard_library(
    tmp_path: Path, job: Make, carry_out: Callable[..., Any]
) -> None:
    """The packed runner starts without any installed package, and none of ours but its own."""
    carry_out(tmp_path, [job("ends_well.py")])
    command = [sys.executable, "-I", "-S", tmp_path / "bundle.pyz", "--out", tmp_path / "bare.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads((tmp_path / "bare.json").read_text("utf-8"))["schema"] == 1


def test_time_that_is_over_leaves_the_rest_untried(
    tmp_path: Path, job: Make, carry_out: Callable[..., Any]
) -> None:
    """When the seconds are spent what has not started is named, and no evidence is made up."""
    done = carry_out(tmp_path, [job("ends_well.py")], "--seconds", "1")

    assert done.status == 1
    assert "no time was left for 1: planted-fault/ends_well.py" in done.printed
    assert done.told["evidence"] == []
