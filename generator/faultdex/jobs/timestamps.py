"""Turn the time that a log line carries into a value that orders lines of several logs."""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone

_NEAR = 160
_CLOCK = r"(?P<clock>[0-2]\d:[0-5]\d:[0-6]\d(?:[.,]\d{1,9})?)"
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_DATE = r"\b(?P<year>\d{4})[-/.](?P<month>\d\d)[-/.](?P<day>\d\d)[T _]"
_LETTERED = r"\b[IWEFD](?P<month>\d{1,2})(?P<day>\d\d) "
_NAMED = rf"\b(?P<month>{'|'.join(_MONTHS)}) {{1,2}}(?P<day>\d{{1,2}}) "
_FORMS = tuple(
    re.compile(before + _CLOCK + after)
    for before, after in (
        (_DATE, r" ?(?P<zone>Z|UTC|[+-]\d\d:?\d\d)?"),
        (_LETTERED, ""),
        (_NAMED, r"(?: (?P<year>\d{4}))?"),
        (r"^[\[(]?", ""),
    )
)
_COLOUR = re.compile(r"\x1b\[[\d;]*m", re.ASCII)
_LEAP = 2000
_DAY = 86_400
# What a clock or a date begins again after.
_ROUNDS = {"clock": _DAY, "yearless": 366 * _DAY}


@dataclass(frozen=True, slots=True)
class Stamp:
    """A time as a line shows it; `form` says what of it stands there.

    `at` counts seconds from a fixed moment, and `yearly` as if every year were the same.
    """

    shown: str
    form: str
    at: float
    yearly: float


def stamp_of(line: str) -> Stamp | None:
    """Return the time that stands near the beginning of a raw line."""
    bare = _COLOUR.sub("", line)[:_NEAR]
    for form in _FORMS:
        found = form.search(bare)
        if found:
            with suppress(ValueError, OverflowError):
                return _stamp(found)
    return None


def times_of(stamps: Sequence[Stamp | None]) -> dict[int, float]:
    """Return the seconds of each by its place; nothing where not all can be compared.

    They can where all tell the same: a zone, or a date with a year or without, or a clock alone.
    Times more than half a round apart have midnight or New Year between them.
    """
    forms = {one.form if one else "" for one in stamps}
    if "" in forms or (len(forms) > 1 and forms != {"dated", "yearless"}):
        return {}
    yearly = len(forms) > 1
    times = [one.yearly if yearly else one.at for one in stamps if one]
    a_round = sum(_ROUNDS.get(form, 0) for form in forms)
    latest = max(times, default=0)
    return {
        place: at + a_round if latest - at > a_round / 2 else at for place, at in enumerate(times)
    }


def _stamp(found: re.Match[str]) -> Stamp:
    parts = found.groupdict()
    year, month, zone = parts.get("year"), parts.get("month"), parts.get("zone")
    seconds = _seconds(parts["clock"])
    if not month:
        return Stamp(parts["clock"], "clock", seconds, seconds)
    number = _MONTHS.index(month) + 1 if month in _MONTHS else int(month)
    date = datetime(int(year or _LEAP), number, int(parts["day"]), tzinfo=timezone.utc)
    at = date.timestamp() + seconds - (_offset(zone) if zone else 0)
    shown = found[0].strip() if year else f"{date:%m-%d} {parts['clock']}"
    form = "zoned" if zone else "dated" if year else "yearless"
    return Stamp(shown, form, at, date.replace(year=_LEAP).timestamp() + seconds)


def _seconds(clock: str) -> float:
    hours, minutes, seconds = clock.replace(",", ".").split(":")
    return int(hours) * 3600 + int(minutes) * 60 + float(seconds)


def _offset(zone: str) -> float:
    if zone in {"Z", "UTC"}:
        return 0
    sign = -1 if zone[0] == "-" else 1
    return sign * timedelta(hours=int(zone[1:3]), minutes=int(zone[-2:])).total_seconds()
