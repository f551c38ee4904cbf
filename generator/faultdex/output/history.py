"""Turn the history of jobs into text or JSON."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from datetime import datetime, timezone

from faultdex.answering.history import Change, FailureSeen, History, NodeFailed
from faultdex.jobs.phrases import counted, few
from faultdex.output.block import Block, plain
from faultdex.terminal import one_line

SCHEMA = 1
MOST = 10


def as_json(one: History, lost: list[tuple[str, str]]) -> str:
    """Return the history by the contract of the formats for programs."""
    change = one.change and asdict(one.change)
    data = asdict(one) | {
        "change": change,
        "not_read": [{"file": name, "why": why} for name, why in lost],
    }
    return json.dumps({"schema": SCHEMA, **_dated(data)}, indent=2)


def _dated(data: dict[str, object]) -> dict[str, object]:
    """Return plain data with moments as people and programs read them."""
    return {key: _with_dates(key, held) for key, held in data.items()}


def _with_dates(key: str, held: object) -> object:
    match held:
        case list() | tuple():
            return [_dated(one) if isinstance(one, dict) else one for one in held]
        case int() if key in {"ended", "first_at", "last_at"}:
            return _moment(held)
    return held


def as_text(one: History) -> str:
    """Return the history as it is printed."""
    failed = sum(bool(run.what) for run in one.runs)
    head = f"{counted(len(one.runs), 'job')}, of which {failed:,} failed."
    return plain((Block(head, tuple(_rows(one))),))


def _rows(one: History) -> Iterator[tuple[str, str]]:
    yield from (("failure", one_line(_failure(seen))) for seen in one.failures[:MOST])
    yield from (("node", one_line(_node(node))) for node in one.nodes[:MOST])
    good = [run for run in one.runs if not run.what]
    if good:
        yield "last good", one_line(f"{_job(good[-1].job)}, {_moment(good[-1].ended)}")
    if one.change:
        yield "change", one_line(_change(one.change))


def _change(one: Change) -> str:
    """Return what is new in the first job that failed after the last good one."""
    new = [
        f"{few(one.added)} new" if one.added else "",
        f"{few(one.gone)} left out" if one.gone else "",
    ]
    nodes = " and ".join(filter(None, new)) or "the same nodes"
    return f"{_job(one.job)}, the next one, failed of {one.what}, with {nodes}"


def _failure(one: FailureSeen) -> str:
    first = f"first in {_job(one.first)}, {_moment(one.first_at)}"
    last = f"; last in {_job(one.last)}, {_moment(one.last_at)}" if one.last != one.first else ""
    return f"{one.what}: {counted(one.jobs, 'job')}; {first}{last}"


def _job(name: str) -> str:
    return f"job {name}" if name else "the job without a name"


def _node(one: NodeFailed) -> str:
    return f"{one.node} failed first in {counted(one.jobs, 'job')}: {few(one.what)}"


def _moment(nanoseconds: int) -> str:
    return f"{datetime.fromtimestamp(nanoseconds // 10**9, timezone.utc):%Y-%m-%dT%H:%M:%SZ}"
