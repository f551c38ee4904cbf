"""Hold `explain` to several inputs, and to the formats that programs read."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
LINE = "launch failed: the grid is 70000 blocks wide"
FORMATS = ("text", "json", "json-lines", "markdown", "github", "sarif")
HOSTILE = ("a\nb.log", "\x1b[31mred.log", "x::error file=y::z,w.log", "100%0A.log", "`<b>`.log")


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    """Return a folder with a log that matches, on its second line, and one that does not."""
    (tmp_path / "bad.log").write_text(f"a line\n{LINE}\n")
    (tmp_path / "good.log").write_text("npm ERR! code ERESOLVE\n")
    return tmp_path


@pytest.mark.parametrize("form", FORMATS)
def test_several_inputs_end_with_one_true_status(faultdex: Run, logs: Path, form: str) -> None:
    """Something matched, nothing did, and not read whole are 0, 1 and 2 in every format."""
    assert (logs / "bad.log").is_file()

    statuses = [
        faultdex("explain", "--format", form, *names).returncode
        for names in (("good.log", "bad.log"), ("good.log", "-"), ("bad.log", "no.log", "good.log"))
    ]

    assert statuses == [0, 1, 2]


@pytest.mark.usefixtures("logs")
def test_each_hit_stands_under_the_name_of_its_file(faultdex: Run) -> None:
    """A missing file is named, and the files around it are still explained."""
    done = faultdex("explain", "no.log", "bad.log", "good.log")
    heads = [line for line in done.stdout.splitlines() if line.startswith("In ")]

    assert heads == ["In bad.log", "In the other logs"]
    assert done.stdout.index("In bad.log") < done.stdout.index(LINE)
    assert "no.log: no such file" in done.stderr
    assert done.stdout.endswith("no error that is known here\n         good.log\n")


@pytest.mark.usefixtures("logs")
def test_an_input_that_is_no_log_has_a_heading(faultdex: Run) -> None:
    """An id beside a log is no speaker of a job."""
    done = faultdex("explain", "no.log", "bad.log", "grid-too-wide")
    heads = [line for line in done.stdout.splitlines() if line.startswith("In ")]

    assert heads == ["In no.log", "In bad.log", "In grid-too-wide"]


@pytest.mark.usefixtures("logs")
def test_one_input_has_no_heading(faultdex: Run) -> None:
    """Nothing changes for who explains a single log, even when it is named twice."""
    once = faultdex("explain", "bad.log")
    twice = faultdex("explain", "bad.log", "bad.log")

    assert "In bad.log" not in once.stdout
    assert twice.stdout == once.stdout


@pytest.mark.usefixtures("logs")
def test_json_of_several_inputs_keeps_the_keys_of_one(faultdex: Run) -> None:
    """Who reads one answer reads several, and finds the file beside each match."""
    one = json.loads(faultdex("explain", "--format", "json", "bad.log").stdout)
    many = json.loads(faultdex("explain", "--format", "json", "no.log", "bad.log").stdout)

    assert many == {
        "schema": 1,
        "complete": False,
        "matches": [{"file": "bad.log", **one["matches"][0]}],
        "candidates": [],
        "own": [],
        "known": [],
        "incomplete": ["no.log"],
    }


@pytest.mark.usefixtures("logs")
def test_json_lines_name_the_file_of_each_match(faultdex: Run) -> None:
    """Every line is an object of its own, of one input or of several."""
    done = faultdex("explain", "--format", "json-lines", "bad.log", "good.log", "-", text=LINE)
    rows = [json.loads(line) for line in done.stdout.splitlines()]

    assert [(row["file"], row["id"], row["line"]) for row in rows] == [
        ("bad.log", "grid-too-wide", 2),
        ("-", "grid-too-wide", 1),
    ]


@pytest.mark.usefixtures("logs")
@pytest.mark.parametrize("form", ["json-lines", "github"])
def test_no_match_is_no_line(faultdex: Run, form: str) -> None:
    """A program that counts lines counts matches."""
    assert faultdex("explain", "--format", form, "good.log").stdout == ""


@pytest.mark.usefixtures("logs")
def test_a_workflow_is_annotated_at_the_line(faultdex: Run) -> None:
    """A root cause is an error with its file, line and title."""
    done = faultdex("explain", "--format", "github", "bad.log")
    head, _, message = done.stdout.removeprefix("::").partition("::")

    assert head.startswith("error file=bad.log,line=2,title=")
    assert (message.startswith(LINE), "%0Ahttps://" in message) == (True, True)
    assert done.stdout.count("\n") == 1


def test_a_pasted_text_is_annotated_without_a_file(faultdex: Run) -> None:
    """Standard input is no file of the repository."""
    assert faultdex("explain", "--format", "github", text=LINE).stdout.startswith("::error title=")


def test_a_log_line_is_inert_in_a_workflow(faultdex: Run) -> None:
    """A log cannot end the command that shows it, nor begin one of its own."""
    text = f"::add-mask::{LINE} %0A::stop-commands::x\r::warning::\x1b[31m"
    done = faultdex("explain", "--format", "github", text=text)

    assert [line[:8] for line in done.stdout.splitlines()] == ["::error "]
    assert "%0A::stop" not in done.stdout
    assert not {"\r", "\x1b"} & set(done.stdout)


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("form", FORMATS)
def test_the_name_of_a_file_is_inert(faultdex: Run, tmp_path: Path, form: str, name: str) -> None:
    """A name cannot drive the terminal, nor begin a line of its own."""
    (tmp_path / name).write_text(LINE)
    done = faultdex("explain", "--format", form, name, f"missing {name}")
    lines = (done.stdout + done.stderr).splitlines()

    assert (done.returncode, "\x1b" in done.stdout + done.stderr) == (2, False)
    assert not [line for line in lines if line.startswith(("b.log", "red.log"))]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_cannot_add_a_property(faultdex: Run, tmp_path: Path, name: str) -> None:
    """Colons, commas, percent signs and line breaks of a name stay in the name."""
    (tmp_path / name).write_text(LINE)
    done = faultdex("explain", "--format", "github", name)
    properties = done.stdout.removeprefix("::error ").partition("::")[0].split(",")

    assert [one.partition("=")[0] for one in properties] == ["file", "line", "title"]


@pytest.mark.usefixtures("logs")
def test_sarif_points_from_results_to_rules_and_places(faultdex: Run) -> None:
    """Code scanning finds the rule, its page, and the line of the file."""
    words = ("explain", "--format", "sarif", "bad.log", "good.log", "-")
    first, second = (faultdex(*words, text=LINE).stdout for _ in range(2))
    log = json.loads(first)
    run = log["runs"][0]
    rule = run["tool"]["driver"]["rules"][0]
    places = [one["locations"][0]["physicalLocation"] for one in run["results"]]

    assert (log["version"], run["tool"]["driver"]["name"]) == ("2.1.0", "faultdex")
    assert (rule["id"], rule["helpUri"].startswith("https://")) == ("grid-too-wide", True)
    assert [(one["ruleId"], one["ruleIndex"], one["level"]) for one in run["results"]] == [
        ("grid-too-wide", 0, "error")
    ] * 2
    assert [(at["artifactLocation"]["uri"], at["region"]["startLine"]) for at in places] == [
        ("bad.log", 2),
        ("-", 1),
    ]
    assert run["invocations"][0]["executionSuccessful"]
    assert first == second


def test_sarif_says_what_was_not_read(faultdex: Run) -> None:
    """An input that is missing is a notification, and never a clean run."""
    run = json.loads(faultdex("explain", "--format", "sarif", "no.log").stdout)["runs"][0]
    told = run["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"]

    assert (run["results"], run["invocations"][0]["executionSuccessful"]) == ([], False)
    assert told == "no.log: was not read whole"


@pytest.mark.parametrize("name", HOSTILE)
def test_sarif_quotes_the_name_of_a_file(faultdex: Run, tmp_path: Path, name: str) -> None:
    """Names become references that hold nothing but what a URI may hold."""
    (tmp_path / name).write_text(LINE)
    runs = [
        json.loads(faultdex("explain", "--format", "sarif", one).stdout)["runs"][0]
        for one in (name, tmp_path / name)
    ]
    uris = [
        run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        for run in runs
    ]

    assert uris == [uris[0], (tmp_path / name).as_uri()]
    assert not set(uris[0]) & set("\n\x1b:<`, ")


@pytest.mark.parametrize("form", FORMATS)
def test_secrets_are_masked_in_every_format(faultdex: Run, form: str) -> None:
    """A key in the matching line is not shown, whoever reads the output."""
    done = faultdex("explain", "--format", form, text=f"{LINE} password=hunter22secret")

    assert (done.returncode, "hunter22secret" in done.stdout) == (0, False)


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ("text", "An error that no entry explains\n  line 2   KeyError: 'a'\n  said by  rank 3\n"),
        ("json", '"own": [\n    {\n      "line": 2,\n      "text": "KeyError: \'a\'",'),
        ("markdown", "### An error that no entry explains\n\nLine 2, said by rank 3:\n\n```"),
        ("github", "::warning title=An error that no entry explains::KeyError: 'a'%0ASaid by"),
    ],
)
def test_an_error_that_no_entry_explains_is_told(faultdex: Run, form: str, says: str) -> None:
    """It is the whole answer where nothing else is found."""
    text = "[rank3]: Traceback (most recent call last):\n[rank3]: KeyError: 'a'\n"

    assert says in faultdex("explain", "--format", form, text=text).stdout


@pytest.mark.parametrize("form", FORMATS)
def test_secrets_of_an_unexplained_error_are_masked(faultdex: Run, form: str) -> None:
    """It is shown as a match would be."""
    done = faultdex("explain", "--format", form, text="ValueError: password=hunter22secret")

    assert "hunter22secret" not in done.stdout


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ("text", "\n  said by  rank 3\n"),
        ("json", '"speaker": "rank 3",'),
        ("json-lines", '"speaker": "rank 3", "speakers": ["rank 3"],'),
        ("markdown", "\nLine 2 (root), said by rank 3:\n"),
        ("github", f"::{LINE}%0ASaid by rank 3.%0A"),
        ("sarif", '"speaker": "rank 3",'),
    ],
)
def test_a_rank_that_the_line_names_is_told(faultdex: Run, form: str, says: str) -> None:
    """Who reads a log of all ranks sees which of them said it, in every format."""
    text = f"step 1\n[rank3]: {LINE}\n[rank0]: step 2\n"

    assert says in faultdex("explain", "--format", form, text=text).stdout


@pytest.mark.parametrize("form", FORMATS)
def test_no_rank_is_told_where_the_line_names_none(faultdex: Run, form: str) -> None:
    """Nothing is made up of the lines around it."""
    text = f"[rank3]: step 1\n{LINE}\n[rank0]: step 1\n"

    assert "aid by" not in faultdex("explain", "--format", form, text=text).stdout


@pytest.mark.usefixtures("logs")
def test_a_name_that_no_system_takes_is_named(faultdex: Run) -> None:
    """What cannot even be looked for does not keep the others from being explained."""
    done = faultdex("explain", "--format", "json", "x" * 5000, "bad.log")

    assert (done.returncode, len(json.loads(done.stdout)["matches"])) == (2, 1)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_completes_formats(shell: str) -> None:
    """Every shell is offered the formats."""
    words = "faultdex explain --format "
    asked = {
        "_FAULTDEX_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": "" if shell == "fish" else "3",
    }
    command = Path(sys.executable).with_name("faultdex")
    environment = {**os.environ, **asked}
    done = subprocess.run([command], env=environment, capture_output=True, text=True, check=False)

    assert all(form in done.stdout for form in FORMATS)
