"""What a job's ranks said and called, laid out over time."""

import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.answering.options import ExplainOptions
from faultdex.answering.timeline import LANES, Event, Kind, Lane, Panel, Part, timeline
from faultdex.answering.triage import Triage, triage
from faultdex.output.report import page
from faultdex.output.timeline import picture
from faultdex.pack.read import Pack

Run = Callable[..., CompletedProcess[str]]
HANGS = Path(__file__).parents[2] / "data" / "hangs"
KNOWN = "launch failed: the grid is 70000 blocks wide"


def job(folder: Path, ranks: int, failed: int) -> Path:
    """Write a log for each rank: one fails, and the others go on for some seconds."""
    folder.mkdir()
    for rank in range(ranks):
        line = f"10:00:05 {KNOWN}" if rank == failed else f"10:00:0{6 + rank % 3} waits"
        text = f"10:00:01 step 1\n{line}\n10:00:09 ends\n"
        (folder / f"rank_{rank}.log").write_text(text)
    return folder


def judged(pack: Pack, folder: Path) -> Triage:
    """Return the verdict on a folder."""
    return triage(pack, [str(folder)], ExplainOptions((str(folder),)))


def test_the_first_failure_stands_before_the_others(pack: Pack, tmp_path: Path) -> None:
    """Its lane comes first, at the beginning of the axis, which ends with the last line."""
    (logs,) = timeline(judged(pack, job(tmp_path / "job", 4, failed=2)))
    first = logs.lanes[0]

    assert (first.name, first.part) == ("rank 2", Part.FAULTY)
    assert [(event.at, event.kind) for event in first.events] == [
        (0, Kind.FIRST),
        (4, Kind.LAST),
    ]
    assert [lane.name for lane in logs.lanes[1:]] == ["rank 0", "rank 1", "rank 3"]
    assert (logs.start, logs.end, logs.length) == ("10:00:05", "10:00:09", 4)


def test_many_ranks_that_say_the_same_are_one_lane(pack: Pack, tmp_path: Path) -> None:
    """A picture of hundreds of ranks has few lanes, and each rank is counted once."""
    (logs,) = timeline(judged(pack, job(tmp_path / "job", LANES + 8, failed=2)))

    assert [(lane.name, lane.count) for lane in logs.lanes] == [
        ("rank 2", 1),
        (f"ranks 0, 1 and 3 to {LANES + 7}", LANES + 7),
    ]
    assert [(one.kind, one.count) for one in logs.lanes[1].events] == [(Kind.LAST, LANES + 7)]


def test_logs_without_times_have_no_lanes(pack: Pack, tmp_path: Path) -> None:
    """An order of lines in different files is no order in time."""
    (tmp_path / "rank_0.log").write_text(f"{KNOWN}\n")
    (tmp_path / "rank_1.log").write_text("step 1\n")

    assert timeline(judged(pack, tmp_path)) == ()


def test_the_last_call_of_each_rank_is_shown(pack: Pack) -> None:
    """A rank that did not join has its last call behind it, and the others are in theirs."""
    (dumps,) = timeline(judged(pack, HANGS / "is-late"))

    assert [(lane.name, lane.part, lane.events[0].kind) for lane in dumps.lanes] == [
        ("rank 2", Part.FAULTY, Kind.DONE),
        ("rank 0", Part.WAITING, Kind.OPEN),
        ("rank 1", Part.WAITING, Kind.OPEN),
        ("rank 3", Part.WAITING, Kind.OPEN),
    ]
    assert dumps.lanes[0].events[0].at == 0


def test_a_picture_has_a_shape_for_each_event() -> None:
    """Marks that would lie on each other are one, and say how many ranks they are of."""
    near = tuple(Event(at / 1000, Kind.ECHO, "waits", f"0.00{at}") for at in range(5))
    far = Event(10, Kind.ERROR, "fails", "10")
    panel = Panel("Logs", "0", "10", 10, (Lane("ranks 0 to 4", Part.OTHER, (*near, far), 5),))
    drawn = picture([panel], "A job")

    assert len(re.findall(r'class="echo" transform="translate\(\d+\.\d \d', drawn)) == 1
    assert "<title>5 of 5: about other ranks: waits, 0.000 to 0.004</title>" in drawn
    assert "<title>1 of 5: another failure: fails, 10</title>" in drawn
    assert [*re.findall(r">\+(\d+ s)<", drawn)] == ["0 s", "2 s", "4 s", "6 s", "8 s", "10 s"]


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "\x1b[31m\x00<img src=x onerror=y>"])
def test_nothing_of_a_log_is_active(pack: Pack, tmp_path: Path, text: str) -> None:
    """Neither in the page nor in the picture, whatever a line or a name holds."""
    folder = job(tmp_path / "job", 3, failed=1)
    log = folder / "rank_1.log"
    log.write_text(log.read_text().replace(KNOWN, f"{KNOWN} {text}"))
    (folder / "<b>rank_7.log").write_text(f"10:00:07 RuntimeError: {text}\n")
    shown = page(pack, judged(pack, folder), ExplainOptions((str(folder),)))

    assert not re.search(r"<(script|img|b)\b", shown)
    assert "\x1b" not in shown
    assert "default-src 'none'" in shown


def test_the_page_is_told_by_the_command(faultdex: Run, tmp_path: Path) -> None:
    """It holds verdict, advice, picture and answers, and asks no other host for anything."""
    folder = job(tmp_path / "job", 3, failed=1)
    shown = faultdex("triage", "--format", "html", folder).stdout

    assert "<h1>Rank 1 failed first" in shown
    assert "<strong>What to do:</strong> " in shown
    assert '<svg xmlns="http://www.w3.org/2000/svg"' in shown
    assert not re.search(r"""(src|url|@import)\s*[=(]""", shown)
    svg = faultdex("triage", "--format", "svg", folder).stdout
    assert svg.startswith("<svg ")
    assert svg.rstrip().endswith("</svg>")
