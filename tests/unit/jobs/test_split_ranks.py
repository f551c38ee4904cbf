"""Hold `explain` to one log in which several ranks speak: it is the job that they are."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
DATA = Path(__file__).parents[2] / "data" / "spoken"
LINE = "launch failed: the grid is 70000 blocks wide"
LOST = "RuntimeError: [pair.cc:553] Connection closed by peer [127.0.0.1]:3344"
WAITS = "launch failed: a block of 2000 threads is too large"
OWN = "ValueError: no label 4711"
FORMATS = ("text", "json", "json-lines", "markdown", "github", "sarif")


def told(done: CompletedProcess[str]) -> dict[str, object]:
    """Return what is said of the job; nothing where there is none."""
    job: dict[str, object] = json.loads(done.stdout).get("job", {})
    return job


def ranks(*lines: str, start: int = 0) -> str:
    """Return a line of each rank, as torch writes it."""
    return "".join(f"[rank{rank}]: {line}\n" for rank, line in enumerate(lines, start))


def test_a_real_log_of_all_ranks_names_the_program_s_own_error(faultdex: Run) -> None:
    """Four ranks under torchrun: one raised, two lost it, and the launcher ended the last."""
    done = faultdex("explain", DATA / "raised.log")

    assert done.stdout.startswith(
        "Rank 2 failed first, at line 18; the other 2 ranks only echo it.\n"
        "  error    ValueError: sample 4711 has no label\n"
    )
    assert '\n  at       File "train.py", line 13, in label\n' in done.stdout
    assert "\nSaid by the other ranks\n  2 ranks  RuntimeError: [/__w/" in done.stdout
    assert (done.returncode, done.stderr) == (1, "")


def test_an_error_that_names_no_rank_is_nobody_s(faultdex: Run) -> None:
    """A rank caught its error and logged it by itself, so the log does not tell whose it is."""
    done = faultdex("explain", DATA / "caught.log")

    assert done.stdout.startswith(
        "The first failure stands at line 16, which names no rank; the 3 ranks only echo it.\n"
    )
    assert "\nIn a line that names no rank\n" in done.stdout


def test_the_labels_of_srun_tell_the_ranks(faultdex: Run) -> None:
    """Bare numbers are ranks where most lines begin with one of few."""
    done = faultdex("explain", "--format", "json", DATA / "srun.log")
    job = json.loads(done.stdout)["job"]

    assert job["first"]["speaker"] == "rank 2"
    assert job["first"]["text"] == "KeyError: 'tokens'"


def test_labels_that_count_nodes_are_no_ranks(faultdex: Run) -> None:
    """One task of srun a node, and torch's own prefix behind the label tells the rank."""
    lines = [*(f"[rank{rank}]: {LOST}" for rank in (0, 1, 2)), f"[rank3]: {OWN}"]
    nodes = ((place // 2, line) for place, line in enumerate(lines))
    text = "".join(f"{node}: step 1\n{node}: {line}\n" for node, line in nodes)
    done = faultdex("explain", text=text)

    assert done.stdout.startswith("Rank 3 failed first, at line 8; the other 3 ranks only echo it.")


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_has_room_for_the_job(faultdex: Run, knowledge: Path, form: str) -> None:
    """Where programs read, a key is added; where people read, the sentence comes first."""
    entry = knowledge / "runtime/block-too-large/entry.yaml"
    entry.write_text(entry.read_text().replace("rank: root", "rank: symptom"))
    text = ranks(LOST, f"{OWN} password=hunter22secret", LOST, f"{WAITS} connection closed")
    words = ("explain", "--format", form)
    done = faultdex(*words, text=text, FAULTDEX_KNOWLEDGE=str(knowledge))

    assert "Rank 1 failed first, at line 2; the other 3 ranks only echo it." in done.stdout
    assert "hunter22secret" not in done.stdout
    assert done.returncode == 0


def test_the_only_rank_with_an_error_of_its_own_is_the_one(faultdex: Run) -> None:
    """The others say nothing of it, and they speak."""
    job = told(faultdex("explain", "--format", "json", text=ranks("step 1", OWN)))

    assert isinstance(job["first"], dict)
    assert (job["first"]["speaker"], job["first"]["text"]) == ("rank 1", OWN)


@pytest.mark.parametrize(
    ("lines", "is_job"), [(("step 1", WAITS), False), ((WAITS, WAITS, "step 1"), True)]
)
def test_a_symptom_of_one_rank_tells_no_more_than_its_line(
    faultdex: Run, knowledge: Path, lines: tuple[str, ...], *, is_job: bool
) -> None:
    """Of several ranks it tells which of them wait."""
    entry = knowledge / "runtime/block-too-large/entry.yaml"
    entry.write_text(entry.read_text().replace("rank: root", "rank: symptom"))
    words = ("explain", "--format", "json", "--knowledge", knowledge)

    assert bool(told(faultdex(*words, text=ranks(*lines)))) is is_job


def test_json_of_one_log_keeps_its_keys(faultdex: Run) -> None:
    """The job is one key more, whose ranks stand in one file."""
    done = faultdex("explain", "--format", "json", text=ranks(LOST, LOST, OWN))
    answer = json.loads(done.stdout)

    assert list(answer) == ["schema", "complete", "matches", "candidates", "own", "known", "job"]
    assert answer["job"]["logs"] == 3
    assert [(one["file"], one["logs"], one["files"]) for one in answer["job"]["failures"]] == [
        ("-", 1, ["-"]),
        ("-", 2, ["-"]),
    ]


@pytest.mark.parametrize(
    "text",
    [
        f"{LINE}\n{LOST}\n",
        ranks(LOST, LINE, OWN),
        f"[rank1]: step 1\n[rank1]: {OWN}\nValueError: no\n",
        f"[rank1]: step 1\n[rank2]: step 1\n{OWN}\n",
        f"1: one\n2: two\n3: {OWN}\n4: ValueError: no\n",
    ],
)
def test_a_log_that_tells_no_more_is_answered_as_it_was(faultdex: Run, text: str) -> None:
    """No rank, a cause that an entry explains, one rank, nobody's errors, lines of a list."""
    done = faultdex("explain", "--format", "json", text=text)

    assert told(done) == {}


def test_a_rank_that_says_nothing_is_suspected(faultdex: Run) -> None:
    """It is heard before the others begin to wait, and never again."""
    steps = ranks(*["step 1"] * 5)
    done = faultdex("explain", text=steps + ranks(*[LOST] * 4))

    assert done.stdout.startswith(
        "Rank 4 may have failed first, without a word; 4 of 5 ranks only speak of other ranks.\n"
        "  silent   rank 4 names no failure\n"
        "  ends in  step 1\n"
    )


def test_a_failure_of_all_ranks_is_told_once(faultdex: Run) -> None:
    """No rank is blamed for it, and the upper line is said to be no more than that."""
    done = faultdex("explain", text=ranks(*[OWN] * 4))

    assert done.stdout.startswith("All 4 ranks name the same failure, so no one rank failed first.")
    assert "rank 0, by its place in the log (line 1); ranks may print out of order" in done.stdout
    assert "\nSaid by rank 0 and 3 more: rank 1, rank 2, rank 3\n" in done.stdout


def test_of_two_errors_in_one_log_none_is_blamed_without_a_time(faultdex: Run) -> None:
    """The order of lines is a hint, and no reason to blame."""
    done = faultdex("explain", "--format", "json", text=ranks("KeyError: 'tokens'", OWN))

    assert told(done)["says"] == (
        "Both ranks name an error that is not about other ranks, "
        "and which failed first is not known."
    )
    assert told(done)["first"] is None


def test_the_launcher_repeats_what_a_rank_said(faultdex: Run) -> None:
    """The same error without a rank is no second failure."""
    done = faultdex("explain", "--format", "json", text=f"{ranks(LOST, OWN)}{OWN}\n")

    assert told(done)["says"] == "Rank 1 failed first, at line 2; the other rank only echoes it."


def test_an_error_of_nobody_is_one_more_speaker_where_a_rank_failed_first(faultdex: Run) -> None:
    """What is counted is named so that the count is right."""
    at = "2026-11-20 12:00:0"
    text = f"{at}9 KeyError: 'tokens'\n{ranks(LOST, f'{at}2 {OWN}', LOST)}"
    done = faultdex("explain", "--format", "json", text=text)

    assert told(done)["says"] == (
        "Rank 1 failed first, at line 3; of the other 3 speakers, "
        "2 only echo it and 1 names another failure."
    )


def test_the_end_of_a_long_log_tells_its_lines(faultdex: Run, tmp_path: Path) -> None:
    """Of a file the end is split by ranks, and lines are counted from its beginning."""
    noise = "".join(f"2026-11-20 10:00:00,000 step {number:09}\n" for number in range(80_000))
    (tmp_path / "long.log").write_text(noise + ranks(LOST, "ValueError: no", LOST))
    done = faultdex("explain", "long.log")

    assert done.stdout.startswith(
        "Rank 1 failed first, at line 80,002; the other 2 ranks only echo it."
    )


def test_a_folder_with_one_log_of_all_ranks_is_a_job(faultdex: Run, tmp_path: Path) -> None:
    """It is answered as the log is, with the keys of a folder."""
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs/all.log").write_text(ranks(LOST, OWN))
    done = faultdex("explain", "--format", "json", "logs")
    answer = json.loads(done.stdout)

    assert answer["job"]["first"]["file"] == "logs/all.log"
    assert "incomplete" in answer


def test_what_ranks_say_is_inert(faultdex: Run) -> None:
    """An error that no entry explains is anybody's text in one log, too."""
    error = "ValueError: \x1b]0;x\x07 ```<b> ::error:: password=hunter22secret"
    text = ranks(LOST, error, LOST)

    shown = [faultdex("explain", "--format", form, text=text).stdout for form in FORMATS]

    assert not {"\x1b", "\x07"} & set("".join(shown))
    assert "hunter22secret" not in "".join(shown)
