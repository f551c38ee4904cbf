"""A log holds every byte, and each rank's lines have a file of their own."""

from pathlib import Path

import pytest

from faultdex.logs.discover import gathered
from faultdex.supervise.record import Record

TORCH = b"[rank0]: a\nbare\n[rank1]: b\n[rank0]:   c\n"
ENVIRONMENT = ("RANK", "SLURM_PROCID", "SLURM_STEP_ID", "OMPI_COMM_WORLD_RANK", "PMI_RANK")


@pytest.fixture(autouse=True)
def no_launcher(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away what a launcher would say of this process."""
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)


def files(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder by their paths in it."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def test_lines_of_ranks_are_kept_apart(tmp_path: Path) -> None:
    """A line that is written in two parts counts as one."""
    record = Record(tmp_path / "logs", ["torchrun"], is_shared=False)
    record.add(0, TORCH[:5])
    record.add(0, TORCH[5:])
    record.close()

    assert files(tmp_path / "logs") == {
        "output.log": TORCH,
        "output.ranks/0.log": b"[rank0]: a\n[rank0]:   c\n",
        "output.ranks/1.log": b"[rank1]: b\n",
    }


@pytest.mark.parametrize(
    ("command", "line", "rank"),
    [
        ("torchrun", b"[default3]:loss 1\n", "3"),
        ("mpirun --tag-output", b"[1,12]<stdout>:loss 1\n", "12"),
        ("srun --label", b" 7: loss 1\n", "7"),
    ],
)
def test_launchers_name_ranks_each_in_its_way(
    tmp_path: Path, command: str, line: bytes, rank: str
) -> None:
    """As torchrun, mpirun and srun write them."""
    record = Record(tmp_path, command.split(), is_shared=False)
    record.add(0, line)
    record.close()

    assert files(tmp_path)[f"output.ranks/{rank}.log"] == line


def test_a_numbered_list_is_no_rank(tmp_path: Path) -> None:
    """A number and a colon name a task only where srun was asked for labels."""
    record = Record(tmp_path, ["python", "train.py"], is_shared=False)
    record.add(0, b"1: first point\n")
    record.close()

    assert list(files(tmp_path)) == ["output.log"]


def test_a_log_that_is_there_stays(tmp_path: Path) -> None:
    """A second run, and a second node, get a name of their own."""
    for number in (b"1", b"2", b"3"):
        record = Record(tmp_path, ["python"], is_shared=False)
        record.add(0, number)
        record.close()

    assert files(tmp_path) == {"output.log": b"1", "output-2.log": b"2", "output-3.log": b"3"}


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ({"RANK": "5"}, "rank-5.log"),
        ({"SLURM_STEP_ID": "0", "SLURM_PROCID": "3"}, "rank-3.log"),
        ({"SLURM_PROCID": "0"}, "output.log"),
        ({"RANK": "5", "PMI_RANK": "1"}, "rank-5.log"),
        ({"OMPI_COMM_WORLD_RANK": "2"}, "rank-2.log"),
        ({"PMI_RANK": "1"}, "rank-1.log"),
        ({"RANK": "first", "PMI_RANK": "1"}, "rank-1.log"),
        ({"SLURM_STEP_ID": "0", "SLURM_PROCID": "3", "RANK": "7"}, "rank-3.log"),
        ({"SLURM_STEP_ID": "batch", "SLURM_PROCID": "0", "RANK": "7"}, "rank-7.log"),
    ],
)
def test_a_rank_s_log_is_named_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: dict[str, str], name: str
) -> None:
    """The Slurm step's number before the program's; a batch script, no step, counts from 0 too."""
    for key, value in given.items():
        monkeypatch.setenv(key, value)
    Record(tmp_path, ["python"], is_shared=False).close()

    assert list(files(tmp_path)) == [name]


def test_no_line_of_one_stream_is_cut_by_the_other(tmp_path: Path) -> None:
    """What begins a line waits for its end, and is written at the latest when all is over."""
    record = Record(tmp_path, ["python"], is_shared=True)
    for channel, data in ((1, b" 10%"), (0, b"loss\n"), (1, b" 20%\n"), (0, b"end")):
        record.add(channel, data)
    record.close()

    assert files(tmp_path) == {"output.log": b"loss\n 10% 20%\nend"}


def test_one_stream_is_written_at_once(tmp_path: Path) -> None:
    """What is printed before a crash of the machine is on the disk."""
    record = Record(tmp_path, ["python"], is_shared=False)
    record.add(0, b"a line that has no en")

    assert files(tmp_path) == {"output.log": b"a line that has no en"}
    record.add(0, b"d\n")
    record.close()
    assert files(tmp_path) == {"output.log": b"a line that has no end\n"}


def test_a_folder_of_logs_is_read_once(tmp_path: Path) -> None:
    """What ranks said is in the log already; a folder that has no log beside it is read."""
    record = Record(tmp_path, ["torchrun"], is_shared=False)
    record.add(0, TORCH)
    record.close()
    (tmp_path / "other.ranks").mkdir()
    (tmp_path / "other.ranks" / "0.log").write_text("a\n")
    found = gathered([f"{tmp_path}/"], lambda _: False)

    assert [Path(name).name for name in found.names] == ["0.log", "output.log"]


def test_a_last_line_without_an_end_is_of_its_rank(tmp_path: Path) -> None:
    """A process that is killed leaves half a line."""
    record = Record(tmp_path, ["torchrun"], is_shared=False)
    record.add(0, b"[rank0]: a\n[rank0]: half")
    record.close()

    assert files(tmp_path)["output.ranks/0.log"] == b"[rank0]: a\n[rank0]: half"


def test_a_line_that_has_no_end_for_long_is_not_held_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A progress bar of days would be held in memory; up to the bound it waits for its end."""
    monkeypatch.setattr("faultdex.supervise.record.HOLD", 4)
    record = Record(tmp_path, ["python"], is_shared=True)
    record.add(0, b"abcd")
    held = files(tmp_path)["output.log"]
    record.add(0, b"e")

    assert (held, files(tmp_path)["output.log"]) == (b"", b"abcde")
    record.close()


def test_ranks_beyond_512_have_no_file(tmp_path: Path) -> None:
    """A process opens no more files; their lines are in the log, and others still get theirs."""
    record = Record(tmp_path, ["torchrun"], is_shared=False)
    ranks = [*range(513), 0, 512]
    for rank in ranks:
        record.add(0, b"[rank%d]: a\n" % rank)
    record.close()
    found = files(tmp_path)

    assert found.pop("output.log").count(b"\n") == len(ranks)
    assert sorted(found) == sorted(f"output.ranks/{rank}.log" for rank in range(512))
    assert found["output.ranks/0.log"] == b"[rank0]: a\n" * 2


def test_a_folder_full_of_logs_takes_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reason is told as for a full disk."""
    monkeypatch.setattr("faultdex.supervise.record.MOST_FILES", 3)
    for _ in range(2):
        Record(tmp_path, ["python"], is_shared=False).close()
    with pytest.raises(FileExistsError, match="3 logs are there already") as error:
        Record(tmp_path, ["python"], is_shared=False)

    assert error.value.filename == str(tmp_path)


@pytest.mark.parametrize(
    ("command", "is_labeled"),
    [
        (["srun", "-l", "python"], True),
        (["/usr/bin/srun", "--label", "python"], True),
        (["srun", "python"], False),
        (["python", "-l"], False),
        (["timeout", "9", "srun", "-l", "python"], False),
    ],
)
def test_only_srun_with_its_option_labels_lines(
    tmp_path: Path, command: list[str], *, is_labeled: bool
) -> None:
    """By the short option or by the long one."""
    record = Record(tmp_path, command, is_shared=False)
    record.add(0, b"12: loss 1\n")
    record.close()

    assert ("output.ranks/12.log" in files(tmp_path)) is is_labeled
