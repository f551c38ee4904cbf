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
    ],
)
def test_a_rank_s_log_is_named_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: dict[str, str], name: str
) -> None:
    """In a batch script, which is no step, Slurm counts from 0 as well, and there is no rank."""
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
