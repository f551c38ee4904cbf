"""The picture of a job is drawn as it was, to the last point."""

import re
from pathlib import Path

import pytest

from faultdex.answering.timeline import Event, Kind, Lane, Panel, Part
from faultdex.output.timeline import picture

DRAWN = Path(__file__).parents[2] / "data" / "output" / "timeline.svg"
LOGS = Panel(
    "Logs",
    "10:00:00",
    "13:00:00",
    10_800,
    (
        Lane(
            "rank 2",
            Part.FAULTY,
            (
                Event(600, Kind.FIRST, "cuda-out-of-memory", "10:10:00"),
                Event(10_800, Kind.LAST, "", "13:00:00"),
            ),
            1,
        ),
        Lane(
            "ranks 0, 1 and 3 to 11 of the node with the long name",
            Part.WAITING,
            (
                *(Event(5_400 + at, Kind.ECHO, f"waits {at}", f"11:30:0{at}") for at in range(3)),
                Event(9_000, Kind.ERROR, "fails", "12:30:00"),
                Event(9_000, Kind.ERROR, "fails", "12:30:00"),
            ),
            11,
        ),
        Lane("launcher", Part.OTHER, (), 1),
    ),
    untimed=1_200,
)
CALLS = Panel(
    "Calls",
    "0.5",
    "0.5",
    0,
    (Lane("rank 0", Part.OTHER, (Event(0, Kind.OPEN, "all_reduce", "0.5"),), 1),),
)


def test_a_picture_is_drawn_as_it_was() -> None:
    """Lanes below each other, marks at their times, ticks at round ones, and a legend."""
    assert picture([LOGS, CALLS], "A job of 12 ranks") == DRAWN.read_text("utf-8")


def test_a_picture_without_lanes_has_room_for_its_legend() -> None:
    """It is still a picture."""
    assert 'viewBox="0 0 960 56"' in picture([], "A job")


@pytest.mark.parametrize(
    ("length", "ticks"),
    [
        (36_000, ["0 h", "2 h", "4 h", "6 h", "8 h", "10 h"]),
        (7_200, ["0 h", "0.5 h", "1 h", "1.5 h", "2 h"]),
        (7_199, ["0 min", "20 min", "40 min", "60 min", "80 min", "100 min"]),
        (119, ["0 s", "20 s", "40 s", "60 s", "80 s", "100 s"]),
        (1, ["0 s", "0.2 s", "0.4 s", "0.6 s", "0.8 s", "1 s"]),
        (0.06, ["0 ms", "10 ms", "20 ms", "30 ms", "40 ms", "50 ms", "60 ms"]),
        (0, []),
    ],
)
def test_an_axis_has_at_most_seven_round_ticks(length: float, ticks: list[str]) -> None:
    """In a unit that fits its length."""
    drawn = picture([Panel("Logs", "", "", length, ())], "A job")

    assert re.findall(r">\+([\d.]+ \w+)<", drawn) == ticks


def test_texts_are_masked_before_they_are_cut() -> None:
    """The end of a secret is one."""
    lane = Lane("secret" + "x" * 31, Part.OTHER, (Event(0, Kind.ERROR, "secret", "0"),), 1)
    panel = Panel("Logs", "", "", 1, (lane,))
    drawn = picture([panel], "secret", lambda text: text.replace("secret", "***"))

    assert "secret" not in drawn
    assert "etxx" not in drawn
