"""Turn attempts into evidence, one element an entry, and write it whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
import time
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from faultdex.verify.runner import judge, redact

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from faultdex.verify.runner.bench import Tried
    from faultdex.verify.runner.machine import Machine

SCHEMA = 1
LONGEST_REASON = 600


def put_together(machine: Machine, tried: Iterable[Tried]) -> dict[str, Any]:
    """Return everything that was tried on `machine` to an end as one plain value."""
    whole = [one for one in tried if not one.cut]
    entries = groupby(sorted(whole, key=_name), key=lambda one: one.job.entry)
    return {
        "schema": SCHEMA,
        "evidence": [
            {
                "schema": SCHEMA,
                "entry": entry,
                "machine": machine.described(),
                "runs": [_run(tuple(attempts)) for _, attempts in groupby(group, key=_name)],
            }
            for entry, group in entries
        ],
    }


def result_of(attempts: Sequence[Tried]) -> tuple[str, str, int, int]:
    """Return result, reason, count of runs and of those that agreed, over all `attempts`.

    Attempts that the machine or the runner spoilt count only where there is no other.
    """
    own = _telling(attempts)
    runs = sum(one.outcome is not None for one in own)
    agreed = sum(one.verdict.result == judge.REPRODUCED for one in own)
    other = [one.verdict for one in own if one.verdict.result != judge.REPRODUCED]
    if not other:
        return judge.REPRODUCED, "", runs, agreed
    if agreed:
        return (
            judge.FLAKY,
            f"{agreed}/{runs}; else: {other[-1].reason}"[:LONGEST_REASON],
            runs,
            agreed,
        )
    told = next((one for one in other if one.result == judge.NOT_REPRODUCED), other[-1])
    return told.result, told.reason[:LONGEST_REASON], runs, 0


def _telling(attempts: Sequence[Tried]) -> list[Tried]:
    return [one for one in attempts if not one.ours] or list(attempts)


def write(path: Path, value: object) -> None:
    """Write `value` as JSON beside `path` and put it in its place in one step."""
    data = json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False).encode() + b"\n"
    descriptor, half = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as opened:
            opened.write(data)
            opened.flush()
            os.fsync(opened.fileno())
        Path(half).chmod(0o644)
        Path(half).replace(path)
    except BaseException:
        Path(half).unlink(missing_ok=True)
        raise


def _name(one: Tried) -> str:
    return one.job.name


def _run(attempts: tuple[Tried, ...]) -> dict[str, Any]:
    """Return the fields of model.evidence.Run."""
    result, reason, runs, agreed = result_of(attempts)
    job = attempts[0].job
    last = next((one for one in reversed(_telling(attempts)) if one.outcome), attempts[-1])
    head = {
        "snippet": job.snippet,
        "sha256": job.sha256,
        "expect_sha256": job.expect_sha256,
        "result": result,
        "reason": reason,
        "runs": runs,
        "agreed": agreed,
    }
    return {**head, **_shown(last)}


def _shown(last: Tried) -> dict[str, Any]:
    outcome, measured = last.outcome, last.verdict.measured
    if not outcome:
        return {"started": _instant(time.time()), "seconds": 0.0}
    ending = outcome.ending
    return {
        "started": _instant(outcome.started),
        "seconds": outcome.seconds,
        "exit": ending.exit,
        "signal": ending.signal,
        "stdout": redact.capped(ending.stdout),
        "stderr": redact.capped(ending.stderr),
        "ranks": {rank: redact.capped(text) for rank, text in ending.ranks.items()},
        "kernel_log": list(ending.kernel_log),
        "measured": asdict(measured) if measured else None,
    }


def _instant(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))
