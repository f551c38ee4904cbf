"""Hold the times of log lines to an order that their forms allow."""

import pytest

from faultdex.jobs.timestamps import stamp_of, times_of

LINES = (
    ("2026-11-21T22:48:11.129+00:00 Traceback", "zoned", "2026-11-21T22:48:11.129+00:00"),
    ("2026-11-21 10:01:25,123 INFO step", "dated", "2026-11-21 10:01:25,123"),
    ('{"ts":"2026-08-04T23:05:54.816Z","m":1}', "zoned", "2026-08-04T23:05:54.816Z"),
    ("  time      : 2023-05-19_16:39:58", "dated", "2023-05-19_16:39:58"),
    ("[rank0]:[E1120 17:22:57.533630315 P.cpp:689] x", "yearless", "11-20 17:22:57.533630315"),
    ("[rank1]:[E626 06:24:44.903881913 P.cpp:616] x", "yearless", "06-26 06:24:44.903881913"),
    ("Aug  4 23:05:54 node3 kernel: NVRM: Xid", "yearless", "08-04 23:05:54"),
    ("[Tue Aug  4 23:05:54 2026] NVRM: Xid", "dated", "Aug  4 23:05:54 2026"),
    ("[23:05:54] step 3", "clock", "23:05:54"),
    ("\x1b[32m2026-11-21 10:01:25.123\x1b[0m | x", "dated", "2026-11-21 10:01:25.123"),
    ("\x1b[1;31m23:05:54\x1b[0m x", "clock", "23:05:54"),
)


@pytest.mark.parametrize(("line", "form", "shown"), LINES)
def test_a_time_is_found_as_loggers_write_it(line: str, form: str, shown: str) -> None:
    """Python, glog, torchrun, syslog and dmesg each have a form of their own."""
    stamp = stamp_of(line)

    assert stamp
    assert (stamp.form, stamp.shown) == (form, shown)


@pytest.mark.parametrize(
    "line", ["step 3", "2026-13-45 10:00:00 x", "99:99:99 x", "1120 12:00", "[00:12<00:33]", ""]
)
def test_what_is_no_time_is_none(line: str) -> None:
    """Impossible dates, ports and progress bars order nothing."""
    assert stamp_of(line) is None


@pytest.mark.parametrize(
    ("line", "ahead"),
    [("00:30:00+01:00", 1.0), ("00:30:00-05:00", -5.0), ("00:30:00-0330", -3.5), ("00:30:00Z", 0)],
)
def test_a_zone_east_is_earlier_and_one_west_is_later(line: str, ahead: float) -> None:
    """A sign that is lost blames the wrong rank; `ahead` is in hours."""
    utc, there = stamp_of("2026-01-01T00:30:00Z x"), stamp_of(f"2026-01-01T{line} x")

    assert utc
    assert there
    assert utc.at - there.at == ahead * 3600


def test_zones_are_counted() -> None:
    """The same moment is the same, whatever the clock on the wall shows."""
    utc, paris = (
        stamp_of(line) for line in ("2026-01-01T00:30:00Z x", "2026-01-01T01:30:00+01:00 x")
    )

    assert utc
    assert paris
    assert utc.at == paris.at


def test_a_date_without_a_year_is_compared_with_one_that_has_it() -> None:
    """The program stamps with the year, and the watchdog without, after a leap day as well."""
    stamps = [stamp_of("2026-11-20 17:22:56,000 x"), stamp_of("[E1120 17:22:57.5 P.cpp:689] x")]
    times = times_of(stamps)

    assert times[1] - times[0] == pytest.approx(1.5)


def test_a_clock_is_not_compared_with_a_date() -> None:
    """Without a day, without a zone, or without a time at all, nothing is put in order."""
    dated, clock, zoned = (
        stamp_of(line) for line in ("2026-11-20 17:22:56 x", "17:22:57 x", "2026-11-20T17:22:56Z x")
    )

    assert [times_of([dated, other]) for other in (clock, zoned, None)] == [{}] * 3
    assert times_of([]) == {}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("[23:59:58] x", "[00:00:02] x"),
        ("I1231 23:59:58.0 1 a.cpp:1] x", "I0101 00:00:02.0 1 a.cpp:1] x"),
        ("2026-12-31 23:59:58 x", "I0101 00:00:02.0 1 a.cpp:1] x"),
    ],
)
def test_midnight_is_no_way_back(before: str, after: str) -> None:
    """A clock begins again every day, and a date without a year every year."""
    times = times_of([stamp_of(after), stamp_of(before)])

    assert times[0] - times[1] == 4
