"""Hold `triage` to telling all that it could not read of a job, and to judging the rest."""

import gzip
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.answering.options import ExplainOptions
from faultdex.answering.triage import triage
from faultdex.hangs.evidence import Evidence
from faultdex.pack.read import Pack

Run = Callable[..., CompletedProcess[str]]
KNOWN = "launch failed: the grid is 70000 blocks wide\n"
FOUND = "Rank 2 failed first, in "
MEBIBYTE = 1 << 20


@pytest.fixture
def job(tmp_path: Path) -> Path:
    """Return a job of four ranks, of which rank 2 failed."""
    folder = tmp_path / "job"
    folder.mkdir()
    for rank in range(4):
        (folder / f"rank{rank}.log").write_text(f"step 1\n{KNOWN if rank == 2 else 'step 2'}\n")
    return folder


def test_a_log_that_was_cut_is_told(faultdex: Run, job: Path) -> None:
    """Of the archive that ends early all is read up to there."""
    text = f"step 1\n{KNOWN}{''.join(f'step {one}' for one in range(9000))}".encode()
    (job / "rank2.log").unlink()
    (job / "rank2.log.gz").write_bytes(gzip.compress(text)[:-99])
    done = faultdex("triage", "job")

    assert (done.stdout.startswith(FOUND), done.returncode) == (True, 2)
    assert "rank2.log.gz: damaged archive" in done.stderr


def test_a_bomb_is_told_and_the_rest_is_judged(faultdex: Run, job: Path) -> None:
    """A packed dump of 300 MB of zeros, and a packed log of as many."""
    head = pickle.dumps({"version": "2.10", "pg_config": {}}, 2)[:-1]
    (job / "trace_rank_3.gz").write_bytes(gzip.compress(head + bytes(300 * MEBIBYTE)))
    (job / "rank3.log").unlink()
    (job / "rank3.log.gz").write_bytes(gzip.compress(bytes(300 * MEBIBYTE)))
    done = faultdex("triage", "job")

    assert (done.stdout.startswith(FOUND), done.returncode) == (True, 2)
    assert "trace_rank_3.gz: it is larger than 256 MiB" in done.stderr


def test_zeros_in_a_log_hide_nothing(faultdex: Run, job: Path) -> None:
    """They may stand before, within and after lines, and all over another log."""
    (job / "rank2.log").write_bytes(b"\0step\0 1\n" * 9 + KNOWN.encode() + bytes(99))
    (job / "rank3.log").write_bytes(bytes(9999))
    done = faultdex("triage", "job")

    assert (done.stdout.startswith(FOUND), done.returncode) == (True, 0)
    assert "  read     4 logs" in done.stdout


def test_a_line_of_200_megabytes_hides_nothing(faultdex: Run, job: Path) -> None:
    """What stands behind it is found."""
    (job / "rank2.log").write_bytes(b"y" * 200_000_000 + b"\n" + KNOWN.encode())
    done = faultdex("triage", "job")

    assert (done.stdout.startswith(FOUND), done.returncode) == (True, 0)


def test_what_cannot_be_read_is_told(faultdex: Run, job: Path) -> None:
    """A link to nothing is, and so is a pipe, for which nobody waits."""
    (job / "rank5.log").symlink_to("/nowhere/x")
    os.mkfifo(job / "rank6.log")
    done = faultdex("triage", "job")

    assert (done.stdout.startswith(FOUND), done.returncode) == (True, 2)
    assert "rank5.log: no such file" in done.stderr
    assert "left out, because it is no log: job/rank6.log" in done.stderr


@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
def test_a_log_in_a_pipe_is_read_from_its_beginning(faultdex: Run, name: str) -> None:
    """Whether it is a dump or a digest is not asked of it: that would take its beginning."""
    done = faultdex("triage", name, text=f"step 1\n{KNOWN}")

    assert "names a failure at line 2" in done.stdout
    assert "grid-too-wide" in done.stdout


@pytest.mark.parametrize("protocol", range(6))
def test_a_hostile_dump_is_not_run(faultdex: Run, job: Path, tmp_path: Path, protocol: int) -> None:
    """It would write a file; whether it is taken for a dump or a log, the rest is judged."""

    class Hostile:
        def __reduce__(self) -> tuple[Callable[[str], int], tuple[str]]:
            return os.system, (f"touch {tmp_path}/ran",)

    dump = {"version": "2.10", "pg_config": {}, "entries": [Hostile()]}
    (job / "trace_rank_3").write_bytes(pickle.dumps(dump, protocol))
    done = faultdex("triage", "job")

    assert not (tmp_path / "ran").exists()
    assert done.stdout.startswith(FOUND)
    # Two old protocols are not those of dumps; the first is text, and is read as a log.
    assert ("trace_rank_3" in done.stderr) == bool(protocol)


def test_a_job_that_changes_while_it_is_read_is_told(
    pack: Pack, job: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After its files were listed, one goes, one becomes a folder, one grows, and one comes."""
    take, turns = Evidence.take, iter(range(99))

    def changing(self: Evidence, name: str) -> bool:
        if next(turns) == 3:
            (job / "rank0.log").unlink()
            (job / "rank1.log").unlink()
            (job / "rank1.log").mkdir()
            with (job / "rank2.log").open("a") as log:
                log.write("step 3\n")
            (job / "rank4.log").write_text(KNOWN)
        return take(self, name)

    monkeypatch.setattr(Evidence, "take", changing)
    one = triage(pack, [str(job)], ExplainOptions((str(job),)))
    said = capsys.readouterr().err

    assert one.lead.ranks == {2}
    assert not one.complete
    assert f"{job}/rank0.log: no such file" in said
    assert f"{job}/rank1.log: has become a folder" in said
