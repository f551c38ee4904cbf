"""Tell ranks, tasks and attempts by the names that launchers give to logs."""

import pytest

from faultdex.jobs.ranks import attempt_of, folder_of, owner_of, slurm_of, speaker_of

NAMES = (
    ("rank0.log", "rank 0"),
    ("logs/host1_Rank-07.log.gz", "rank 7"),
    ("node3/rank17.log", "rank 17"),
    ("local_rank_3.err", "local rank 3"),
    ("logs/none_abc/attempt_1/37/stderr.log", "local rank 37"),
    ("slurm-123_7.out", "task 7"),
    ("slurm-123.7", "task 7"),
    ("slurm-48213.out", ""),
    ("job-worker-17.log", "worker 17"),
    ("logs/617.log", "rank 617"),
    ("617/stderr.txt", "rank 617"),
    ("48213.out", ""),
    ("frank7.log", ""),
    ("train.log", ""),
)


@pytest.mark.parametrize(("name", "speaker"), NAMES)
def test_the_name_of_a_log_tells_its_rank(name: str, speaker: str) -> None:
    """A bare number is a rank among a thousand logs, and the id of a job where it is larger."""
    assert speaker_of(name, 1000) == speaker


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a/0/stdout.log", "a/0/stderr.log"),
        ("rank7.out", "rank7.err"),
        ("rank7.out.gz", "rank7.err"),
        ("7/stdout", "7/stderr"),
    ],
)
def test_one_process_may_have_two_logs(one: str, other: str) -> None:
    """What it printed and its errors are one speaker's."""
    assert owner_of(one) == owner_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("logs/rank7.log", "logs/rank8.log"),
        ("slurm-123.7", "slurm-123.8"),
        ("train.node-a", "train.node-b"),
    ],
)
def test_logs_of_two_ranks_have_two_owners(one: str, other: str) -> None:
    """What tells them apart may stand where others have the kind of the file."""
    assert owner_of(one) != owner_of(other)


def test_a_log_of_slurm_tells_its_job() -> None:
    """A job has one number, however many tasks and restarts."""
    names = ("logs/slurm-123.out", "slurm-123_7.out", "slurm-123.7", "rank7.log")

    assert [*map(slurm_of, names)] == ["123", "123", "123", ""]


def test_the_launcher_numbers_its_attempts() -> None:
    """A log outside of its tree is of the first."""
    assert [attempt_of("x/attempt_2/0/stderr.log"), attempt_of("rank0.log")] == [2, 0]


def test_only_a_long_folder_is_worth_its_own_line() -> None:
    """A short one stays before the names, so that they can be copied."""
    long = "/shared/logs/2026-11-20/run-17/"

    assert folder_of([f"{long}0.log", f"{long}1/x.log"]) == long
    assert folder_of(["logs/0.log", "logs/1.log"]) == ""
    assert folder_of(["/a/0.log", "b/1.log", "-"]) == ""
