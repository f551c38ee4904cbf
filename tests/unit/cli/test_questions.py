"""Hold codes, words and messages that are asked for in place of a file to their answers."""

import json
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
KNOWLEDGE = Path(__file__).parents[3] / "knowledge"
ASKED = {
    "719": "unspecified-launch-failure",
    "Xid 79": "xid-79-fallen-off-the-bus",
    "ncclSystemError": "nccl-unhandled-system-error",
    "sm_120": "gpu-newer-than-torch-build",
    "SIGKILL": "worker-exit-code-sigkill",
    "137": "host-out-of-memory-killed",
    "CUBLAS_STATUS_ALLOC_FAILED": "cublas-alloc-failed",
}


@pytest.mark.parametrize(("question", "entry"), ASKED.items())
def test_a_code_or_a_word_is_a_question(faultdex: Run, question: str, entry: str) -> None:
    """It ends with 0 and names the entry, of the whole knowledge."""
    done = faultdex("explain", "--format", "json", question, FAULTDEX_KNOWLEDGE=str(KNOWLEDGE))
    first = json.loads(done.stdout)["matches"][0]

    assert (done.returncode, first["id"]) == (0, entry)


def test_a_row_of_a_table_stands_beside_its_entry(faultdex: Run) -> None:
    """Both the page that explains it and the row that lists it are named."""
    done = faultdex("explain", "Xid 79", FAULTDEX_KNOWLEDGE=str(KNOWLEDGE))

    assert "/xid-79-fallen-off-the-bus/" in done.stdout
    assert "/messages/xid/#79" in done.stdout


def test_an_error_without_an_entry_is_told_by_the_row_of_its_message(faultdex: Run) -> None:
    """The owner's table knows it, and the own error stays in the answer."""
    line = "RuntimeError: CUDA error: invalid pitch argument"
    words = ("explain", "--format", "json")
    done = faultdex(*words, text=line, FAULTDEX_KNOWLEDGE=str(KNOWLEDGE))
    told = json.loads(done.stdout)
    [row] = told["known"]

    assert (done.returncode, told["matches"], told["own"][0]["text"]) == (0, [], line)
    assert (row["table"], row["row"], row["line"], row["text"]) == ("cuda-runtime", "12", 1, line)


def test_a_message_is_read_as_text(faultdex: Run) -> None:
    """Who gives the message itself gets the answer to it."""
    done = faultdex("explain", "--format", "json", "launch failed: the grid is 70000 blocks wide")

    assert (done.returncode, json.loads(done.stdout)["matches"][0]["id"]) == (0, "grid-too-wide")


def test_a_word_that_nobody_knows_is_refused(faultdex: Run) -> None:
    """It is no file, no entry and no code."""
    done = faultdex("explain", "zzz42zzz")

    assert (done.returncode, "no such file or entry" in done.stderr) == (2, True)


@pytest.mark.parametrize("nothing", ["", "  "])
def test_a_variable_that_is_not_set_is_no_question(faultdex: Run, nothing: str) -> None:
    """A script that quotes it gives an empty word, and no cause is told for that."""
    done = faultdex("explain", nothing, FAULTDEX_KNOWLEDGE=str(KNOWLEDGE))

    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize(
    ("name", "meant"),
    [("xid-79", "xid-79-fallen-off-the-bus"), ("719", "unspecified-launch-failure")],
)
def test_show_suggests_what_was_meant(faultdex: Run, name: str, meant: str) -> None:
    """The beginning of an id and a code lead to the entry."""
    done = faultdex("show", name, FAULTDEX_KNOWLEDGE=str(KNOWLEDGE))

    assert (done.returncode, meant in done.stderr) == (2, True)


def test_the_version_is_printed(faultdex: Run) -> None:
    """It is that of the installed distribution."""
    done = faultdex("--version")

    assert (done.returncode, done.stdout) == (0, f"{version('faultdex')}\n")


def test_the_code_can_be_left_out(faultdex: Run) -> None:
    """The answer has the code of the first fix unless it is unwanted, however it is spelled."""
    line = "launch failed: a block of 2048 threads is too large"
    whole = faultdex("explain", text=line).stdout
    left = [faultdex("explain", *some, text=line).stdout
            for some in (("--no-code",), ("--top=3", "--no-code"))]  # fmt: skip

    assert "\n  code " in whole
    assert ["\n  code " in one for one in left] == [False, False]
