"""Hold every format to what it says of messages of libraries."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
SAMPLE = Path(__file__).parents[3] / "docs" / "problems" / "FD328" / "good"
LINE = "RuntimeError: CUDA error: CUBLAS_STATUS_ALLOC_FAILED when calling `cublasCreate(handle)`"
GRID = "launch failed: the grid is 70000 blocks wide"
MEANS = "cuBLAS could not allocate GPU memory."


@pytest.fixture
def run(faultdex: Run, lay: Callable[..., Path]) -> Run:
    """Return what explains a text by the small knowledge and two messages."""
    knowledge = str(lay(SAMPLE))

    def explained(*words: str, text: str = "") -> CompletedProcess[str]:
        return faultdex("explain", *words, text=text, FAULTDEX_KNOWLEDGE=knowledge)

    return explained


def test_a_message_is_an_answer_and_no_failure_of_ours(run: Run) -> None:
    """It ends with 0, says what the line means, and does not call it unexplained."""
    done = run(text=f"{LINE}\n{LINE}\n")

    assert done.returncode == 0
    assert f"  line 1  {LINE}  (2 lines)\n" in done.stdout
    assert f"  says    {MEANS}\n" in done.stdout
    assert "  class   resource\n" in done.stdout
    assert "no entry explains" not in done.stdout.lower()


def test_an_entry_comes_before_a_message(run: Run) -> None:
    """In words as in data, wherever their lines are."""
    done = run(text=f"{LINE}\n{GRID}\n")
    told = json.loads(run("--format", "json", text=f"{LINE}\n{GRID}\n").stdout)

    assert done.stdout.index("grid-too-wide") < done.stdout.index(MEANS)
    assert [one["id"] for one in told["matches"]] == ["grid-too-wide"]
    assert [(one["row"], one["line"], one["count"]) for one in told["known"]] == [("3", 1, 1)]


def test_an_error_that_nothing_explains_stays(run: Run) -> None:
    """A message explains its own line and no other one."""
    own = "KeyError: 'tokens'"
    done = run(text=f"{own}\n{LINE}\n")

    assert done.stdout.startswith("An error that no entry explains\n")
    assert own in done.stdout.partition(MEANS)[0]
    assert done.stdout.count(LINE) == 1


@pytest.mark.parametrize("question", ["CUBLAS_STATUS_ALLOC_FAILED", "cublas_status_alloc_failed"])
def test_a_name_is_a_question(run: Run, question: str) -> None:
    """Its row is the answer, and no line is counted."""
    done = run("--format", "json", question)
    [row] = json.loads(done.stdout)["known"]

    assert (done.returncode, row["row"], row["says"], row["count"]) == (0, "3", MEANS, 0)


def test_lines_of_json_hold_messages(run: Run) -> None:
    """One object for the match and one for the message."""
    rows = run("--format", "json-lines", text=f"{LINE}\n{GRID}\n").stdout.splitlines()
    told = [json.loads(row) for row in rows]

    assert [one.get("id") or one["table"] for one in told] == ["grid-too-wide", "cublas"]


def test_sarif_has_a_rule_and_a_result(run: Run) -> None:
    """The rule is named by table and row, and leads to the row's page."""
    [one] = json.loads(run("--format", "sarif", text=f"ok\n{LINE}\n").stdout)["runs"]
    [rule], [result] = one["tool"]["driver"]["rules"], one["results"]
    place = result["locations"][0]["physicalLocation"]["region"]

    assert (rule["id"], rule["helpUri"][-19:]) == ("cublas/3", "/messages/cublas/#3")
    assert (result["ruleId"], result["ruleIndex"], result["level"]) == ("cublas/3", 0, "warning")
    assert (place["startLine"], place["snippet"]["text"]) == (2, LINE)
    assert result["properties"] == {
        "class": "resource",
        "decision": None,
        "entry": None,
        "count": 1,
    }


def test_a_workflow_gets_a_warning(run: Run, tmp_path: Path) -> None:
    """The annotation is at the line of the file."""
    (tmp_path / "a.log").write_text(f"ok\n{LINE}\n")
    done = run("--format", "github", "a.log")

    assert done.stdout.startswith("::warning file=a.log,line=2,title=CUBLAS_STATUS_ALLOC_FAILED::")
    assert MEANS in done.stdout


def test_markdown_shows_a_message(run: Run) -> None:
    """Its heading links the row, and the line is fenced."""
    done = run("--format", "markdown", text=LINE)

    assert done.stdout.startswith("### [CUBLAS_STATUS_ALLOC_FAILED](https://")
    assert f"\n{MEANS}\n" in done.stdout
    assert f"```text\n{LINE}\n```" in done.stdout
    assert "No entry of the index" not in done.stdout


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_a_message_in_another_log_of_a_job_is_told_once(
    run: Run, tmp_path: Path, form: str
) -> None:
    """With the logs that show it, after the log that names a failure."""
    (tmp_path / "a.log").write_text(f"{GRID}\n")
    for name in ("b.log", "c.log"):
        (tmp_path / name).write_text(f"step 1\n{LINE.partition(': ')[2]}\n")
    told = run("--format", form, "a.log", "b.log", "c.log").stdout

    assert told.count(MEANS) == 1
    assert told.index("grid-too-wide") < told.index("and 1 more") < told.index(MEANS)


def test_secrets_in_the_line_are_masked(run: Run) -> None:
    """What is repeated of the log is masked, in the message as in matches."""
    secret = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
    done = run("--format", "json", text=f"{LINE} token={secret}\n")

    assert secret not in done.stdout
    assert json.loads(done.stdout)["known"][0]["text"].startswith(LINE)
