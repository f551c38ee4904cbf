"""Hold `explain` to folders, and to logs that are one job."""

import gzip
import json
import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
import zstandard

Run = Callable[..., CompletedProcess[str]]
DATA = Path(__file__).parents[2] / "data" / "job"
LINE = "launch failed: the grid is 70000 blocks wide"
OTHER = "launch failed: a block of 2000 threads is too large"
LOST = "RuntimeError: [pair.cc:553] Connection closed by peer [127.0.0.1]:3344{}"
FORMATS = ("text", "json", "json-lines", "markdown", "github", "sarif")


@pytest.fixture
def job(tmp_path: Path) -> Path:
    """Return a folder of twelve ranks, of which rank 10 failed first."""
    folder = tmp_path / "logs"
    folder.mkdir()
    for rank in range(12):
        last = LINE if rank == 10 else LOST.format(rank)
        (folder / f"rank{rank}.log").write_text(f"step 1\n{last}\n")
    return folder


def read(done: CompletedProcess[str]) -> dict[str, object]:
    """Return the object that was printed, which holds a job or not."""
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


@pytest.mark.usefixtures("job")
def test_a_folder_is_explained_as_one_job(faultdex: Run) -> None:
    """The first lines name the rank and the log, and all the others are told once."""
    done = faultdex("explain", "logs")
    lines = done.stdout.splitlines()

    assert lines[0] == (
        "Rank 10 failed first, in logs/rank10.log at line 2; the other 11 logs only echo it."
    )
    assert done.stdout.count("Connection closed by peer") == 1
    assert "           logs/rank0.log, logs/rank1.log, logs/rank2.log, …" in lines
    assert (done.returncode, done.stderr) == (0, "")


def test_a_real_job_names_the_rank_that_the_launcher_does_not(faultdex: Run) -> None:
    """Four ranks under torchrun: one has an error of its own, and logs of others tell its rank."""
    done = faultdex("explain", DATA)

    assert done.stdout.startswith("Rank 2 failed first, in 2/stderr.log at line 9;")
    assert "the other 3 logs only echo it." in done.stdout
    assert 'at      File "job.py", line 22, in train' in done.stdout
    assert "4 logs  empty" in done.stdout
    assert done.returncode == 1


def test_files_of_a_folder_are_found_in_their_natural_order(faultdex: Run, tmp_path: Path) -> None:
    """Deep folders and archives are read; hidden files, links to folders and binaries are not."""
    for name in ("rank10.log", "rank2.log", "a/b/rank1.log", ".hidden", ".git/x.log"):
        (tmp_path / "logs" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "logs" / name).write_text(LINE)
    (tmp_path / "logs/rank3.log.gz").write_bytes(gzip.compress(LINE.encode()))
    (tmp_path / "logs/rank4.log.zst").write_bytes(zstandard.compress(LINE.encode()))
    (tmp_path / "logs/state.pt").write_bytes(b"\x80\x02}\0\0\0" + LINE.encode())
    (tmp_path / "logs/train.py").write_text(LINE)
    (tmp_path / "logs/again.log").symlink_to("rank2.log")
    (tmp_path / "logs/loop").symlink_to(".")
    os.mkfifo(tmp_path / "logs/pipe")
    with zipfile.ZipFile(tmp_path / "logs/all.zip", "w") as archive:
        archive.writestr("x.log", LINE)
    done = faultdex("explain", "--format", "json", "logs")
    files = [match["file"] for match in json.loads(done.stdout)["matches"]]

    assert files == [
        f"logs/{name}"
        for name in (
            "a/b/rank1.log",
            "rank2.log",
            "rank3.log.gz",
            "rank4.log.zst",
            "rank10.log",
        )
    ]
    assert (
        "left out, because it is no log: logs/all.zip, logs/pipe, logs/state.pt, … (4"
        in done.stderr
    )
    assert done.returncode == 0


def test_the_folder_at_hand_is_named_by_a_dot(faultdex: Run, tmp_path: Path) -> None:
    """Its files are named as they are, and a file called - is not standard input."""
    for name in ("rank1.log", "-"):
        (tmp_path / name).write_text(LINE)
    done = faultdex("explain", "--format", "json", ".", text=OTHER)
    found = [(match["file"], match["id"]) for match in json.loads(done.stdout)["matches"]]

    assert found == [("./-", "grid-too-wide"), ("rank1.log", "grid-too-wide")]


def test_a_log_whose_beginning_was_cut_away_is_a_log(faultdex: Run, tmp_path: Path) -> None:
    """Who truncates a file that is still written to leaves zeros at its beginning."""
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs/a.log").write_bytes(bytes(9000) + f"\n{LINE}\n".encode())

    assert faultdex("explain", "logs").returncode == 0


@pytest.mark.parametrize("form", FORMATS)
def test_what_cannot_be_read_is_told_and_stops_nothing(faultdex: Run, job: Path, form: str) -> None:
    """A folder without logs, a broken link and a damaged archive cost the status, and no hit."""
    (job / "empty").mkdir()
    (job / "gone.log").symlink_to("nowhere")
    (job / "rank99.log.gz").write_bytes(gzip.compress(LINE.encode() * 99)[:40])
    done = faultdex("explain", "--format", form, "logs", "logs/empty")

    assert done.returncode == 2
    assert "logs/gone.log: no such file" in done.stderr
    assert "logs/empty: holds no log" in done.stderr
    assert "logs/rank99.log.gz: damaged archive" in done.stderr
    assert "70000 blocks" in done.stdout


def test_a_folder_without_logs_is_no_answer(faultdex: Run, tmp_path: Path) -> None:
    """Nothing was read, and nothing is said of it but that."""
    (tmp_path / "logs").mkdir()
    done = faultdex("explain", "logs")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "faultdex: logs: holds no log\n"


def test_inputs_that_are_all_missing_are_no_answer(faultdex: Run) -> None:
    """Nothing is said about texts that were not there."""
    done = faultdex("explain", "one.log", "two.log")

    assert (done.returncode, done.stdout, done.stderr.count("no such file")) == (2, "", 2)


def test_an_id_is_an_id_where_a_folder_has_its_name(faultdex: Run, tmp_path: Path) -> None:
    """A stroke behind the name says that the folder is meant."""
    (tmp_path / "grid-too-wide").mkdir()
    (tmp_path / "grid-too-wide/a.log").write_text(OTHER)
    entry, folder = (
        json.loads(faultdex("explain", "--format", "json", name).stdout)["matches"][0]["id"]
        for name in ("grid-too-wide", "grid-too-wide/")
    )

    assert (entry, folder) == ("grid-too-wide", "block-too-large")


@pytest.mark.usefixtures("job")
def test_json_has_the_job_beside_what_it_had(faultdex: Run) -> None:
    """The matches of each file are as they were, and a key was added."""
    answer = json.loads(faultdex("explain", "--format", "json", "logs").stdout)
    told = answer["job"]

    assert list(answer) == [
        "schema",
        "complete",
        "matches",
        "candidates",
        "own",
        "known",
        "incomplete",
        "job",
    ]
    assert [match["file"] for match in answer["matches"]] == ["logs/rank10.log"]
    assert set(told) == {
        "says", "logs", "first", "decided_by", "failures", "silent", "behind", "jobs",
    }  # fmt: skip
    assert (told["logs"], told["decided_by"]) == (12, "alone")
    assert told["first"] == {
        "file": "logs/rank10.log",
        "speaker": "rank 10",
        "line": 2,
        "time": None,
        "id": "grid-too-wide",
        "title": answer["matches"][0]["title"],
        "url": answer["matches"][0]["url"],
        "rank": "root",
        "text": LINE,
    }
    assert [(one["id"], one["rank"], one["logs"]) for one in told["failures"]] == [
        ("grid-too-wide", "root", 1),
        (None, "own", 11),
    ]


def test_two_folders_of_the_same_ranks_are_two_jobs(faultdex: Run, tmp_path: Path) -> None:
    """Each is told by itself, with the command for one; names of logs are taken at their word."""
    for folder, failed in (("run 1", 3), ("run 2", 0)):
        (tmp_path / "logs" / folder).mkdir(parents=True)
        for rank in range(4):
            last = LINE if rank == failed else LOST.format(rank)
            (tmp_path / "logs" / folder / f"rank{rank}.log").write_text(f"step 1\n{last}\n")
    apart, names = faultdex("explain", "logs"), sorted((tmp_path / "logs").rglob("*.log"))
    told = read(faultdex("explain", "--format", "json", "logs"))["job"]

    assert apart.stdout.startswith(
        "These logs seem to be of 2 jobs, because logs/run 1 and logs/run 2 hold logs of the same"
        " ranks.\n"
        "  job 1     logs/run 1: Rank 3 failed first, in logs/run 1/rank3.log at line 2;"
        " the other 3 logs only echo it.\n"
        "  error     launch failed: the grid is too wide\n"
        "  job 2     logs/run 2: Rank 0 failed first, in logs/run 2/rank0.log at line 2;"
        " the other 3 logs only echo it.\n"
        "  error     launch failed: the grid is too wide\n"
        "  try       faultdex explain 'logs/run 1'\n"
    )
    assert isinstance(told, dict)
    assert (told["first"], told["decided_by"]) == (None, None)
    assert [(one["folder"], one["first"]["speaker"]) for one in told["jobs"]] == [
        ("logs/run 1", "rank 3"),
        ("logs/run 2", "rank 0"),
    ]
    assert "seem to be" not in faultdex("explain", *names).stdout


def test_an_error_in_a_line_of_json_ends_with_its_message(faultdex: Run, tmp_path: Path) -> None:
    """What a collector puts behind the message is none of the program's own error."""
    lines = (
        {"level": "error", "msg": "Traceback (most recent call last):\n  x\nValueError: no 'a'"},
        {"msg": "ValueError: no 'a'", "level": "error", "time": "2026-11-22T02:00:05Z"},
    )
    for number, line in enumerate(lines):
        (tmp_path / f"{number}.log").write_text(f"{json.dumps(line)}\n")
    told = read(faultdex("explain", "--format", "json", "0.log", "1.log"))["job"]

    assert isinstance(told, dict)
    assert [(one["text"], one["logs"]) for one in told["failures"]] == [("ValueError: no 'a'", 2)]


def test_one_log_is_no_job(faultdex: Run, tmp_path: Path) -> None:
    """A folder with one log names its file, and tells nothing of others."""
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs/a.log").write_text(LINE)
    answer = read(faultdex("explain", "--format", "json", "logs"))

    assert list(answer) == [
        "schema",
        "complete",
        "matches",
        "candidates",
        "own",
        "known",
        "incomplete",
    ]
    assert faultdex("explain", "logs").stdout.startswith("In logs/a.log\n")


@pytest.mark.usefixtures("job")
def test_json_lines_are_still_one_a_match(faultdex: Run) -> None:
    """The job stands in the record of the match that it begins with."""
    done = faultdex("explain", "--format", "json-lines", "logs", "-", text=OTHER)
    rows = [json.loads(line) for line in done.stdout.splitlines()]

    assert [row["file"] for row in rows] == ["logs/rank10.log", "-"]
    assert ["job" in row for row in rows] == [True, False]


@pytest.mark.usefixtures("job")
def test_an_annotation_ends_with_what_the_job_says(faultdex: Run) -> None:
    """A line is still a match, and the first one tells where all of it began."""
    done = faultdex("explain", "--format", "github", "logs")

    assert done.stdout.count("\n") == 1
    assert done.stdout.endswith(
        "%0ARank 10 failed first, in logs/rank10.log at line 2; the other 11 logs only echo it.\n"
    )


@pytest.mark.usefixtures("job")
def test_sarif_holds_the_job_in_its_property_bag(faultdex: Run) -> None:
    """Results are as they were; what the format does not know stands where it allows it."""
    run = json.loads(faultdex("explain", "--format", "sarif", "logs").stdout)["runs"][0]

    assert [one["ruleId"] for one in run["results"]] == ["grid-too-wide"]
    assert run["properties"]["job"]["first"]["speaker"] == "rank 10"


@pytest.mark.usefixtures("job")
def test_markdown_tells_each_answer_once(faultdex: Run) -> None:
    """An issue has room for one answer, and not for one of each rank."""
    done = faultdex("explain", "--format", "markdown", "logs")

    assert done.stdout.startswith("## The job\n\n```text\nRank 10 failed first")
    assert [line for line in done.stdout.splitlines() if line.startswith("## ")] == [
        "## The job",
        "## ` logs/rank10.log `",
        "## The other logs",
    ]
    assert "\n- 11: ` RuntimeError: [pair.cc:553] Connection" in done.stdout


@pytest.mark.parametrize("form", FORMATS)
def test_an_error_of_the_program_is_shown_as_safely_as_a_match(
    faultdex: Run, tmp_path: Path, form: str
) -> None:
    """What no entry explains is anybody's text too: masked, inert, one line."""
    error = "ValueError: \x1b]0;x\x07 ```<b> ::error:: password=hunter22secret"
    (tmp_path / "a.log").write_text(f"{error}\n{OTHER}\n")
    (tmp_path / "b.log").write_text(f"{error} 2\n")
    (tmp_path / "c.log").write_text("ok\n")
    done = faultdex("explain", "--format", form, "a.log", "b.log", "c.log")

    assert not {"\x1b", "\x07"} & set(done.stdout)
    assert "hunter22secret" not in done.stdout
    assert [line[:8] for line in done.stdout.splitlines() if "::error" in line[:8]] in (
        [],
        ["::error "],
    )


def test_a_long_log_tells_its_time_as_well(faultdex: Run, tmp_path: Path) -> None:
    """Of what does not fit into memory the end is kept, where failures stand."""
    noise = "".join(f"2026-11-20 10:00:00,000 step {number:09}\n" for number in range(80_000))
    for rank, second in ((0, 9), (1, 5)):
        last = f"2026-11-20 12:00:{second:02},000 {LINE}\n"
        (tmp_path / f"rank{rank}.log").write_text(noise + last)
    told = json.loads(faultdex("explain", "--format", "json", "rank0.log", "rank1.log").stdout)[
        "job"
    ]

    assert told["decided_by"] == "time"
    assert (told["first"]["file"], told["first"]["line"]) == ("rank1.log", 80_001)
    assert told["first"]["time"] == "2026-11-20 12:00:05,000"


def test_a_launcher_s_log_tells_whose_line_it_is(faultdex: Run, tmp_path: Path) -> None:
    """Where one log holds all ranks, the line names the one that failed."""
    (tmp_path / "slurm-8.out").write_text(f"[rank3]: step\n[rank5]: {LINE}\n[rank6]: step\n")
    (tmp_path / "other.log").write_text("step\n")
    told = json.loads(faultdex("explain", "--format", "json", "slurm-8.out", "other.log").stdout)

    assert told["job"]["first"]["speaker"] == "rank 5"


def test_a_silent_log_is_quoted_where_it_ends(faultdex: Run, tmp_path: Path) -> None:
    """What the rank did last is all that is known of it, secrets masked."""
    for rank in range(4):
        (tmp_path / f"rank{rank}.log").write_text(f"step 1\n{LOST.format(rank)}\n")
    (tmp_path / "rank4.log").write_text("step 1\nsaving with password=hunter22secret\n\n")
    done = faultdex("explain", *(f"rank{rank}.log" for rank in range(5)))

    assert done.stdout.startswith("Rank 4 may have failed first, without a word; 4 of 5 logs only")
    assert "\n  ends in  saving with password=[redacted]\n" in done.stdout


def test_a_traceback_in_one_line_of_json_tells_where(faultdex: Run, tmp_path: Path) -> None:
    """Who collects logs as JSON has the whole traceback on the line of its error."""
    trace = 'Traceback (most recent call last):\n  File "data.py", line 9, in get\nKeyError: 1\n'
    (tmp_path / "rank0.log").write_text(json.dumps({"log": trace}) + "\n")
    (tmp_path / "rank1.log").write_text("[rank1]: Connection reset by peer\n")

    assert '  at      File "data.py", line 9, in get\n' in faultdex("explain", tmp_path).stdout
