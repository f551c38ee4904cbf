"""Decide whether a version lies within a range such as '>=2.4,<2.9'."""

from __future__ import annotations

import re

_CLAUSE = re.compile(r"\s*(~=|===|==|!=|<=|>=|<|>)\s*(\d[^\s,]*)\s*$")
_RELEASE = re.compile(r"\d+(?:\.\d+)*")


def within(version: str, ranges: str) -> bool:
    """Return whether the release numbers of `version` satisfy every clause of `ranges`.

    Pre-releases count as their release. A local label such as +cpu counts only where a clause
    with == or != names one. Raises ValueError on a clause that is none.
    """
    return all(_holds(version, clause) for clause in ranges.split(",") if clause.strip())


def release(version: str) -> tuple[int, ...]:
    """Return the leading numbers of `version`: (2, 11, 0) of 2.11.0+cu130; () where none are."""
    found = _RELEASE.match(version.lstrip("v"))
    return tuple(int(part) for part in found[0].split(".")) if found else ()


def _holds(version: str, clause: str) -> bool:
    found = _CLAUSE.match(clause)
    if not found:
        message = f"{clause!r} is no clause of a version range"
        raise ValueError(message)
    operator, wanted = found.groups()
    if operator in {"==", "===", "!="}:
        return _equal(version, wanted) == (operator != "!=")
    have, limit = _padded(release(version), release(wanted))
    if operator == "~=":
        return have >= limit and _equal(version, f"{wanted.rpartition('.')[0]}.*")
    return {"<": have < limit, "<=": have <= limit, ">": have > limit, ">=": have >= limit}[
        operator
    ]


def _equal(version: str, wanted: str) -> bool:
    if wanted.endswith(".*"):
        prefix = release(wanted[:-2])
        return release(version)[: len(prefix)] == prefix
    have, limit = _padded(release(version), release(wanted))
    local = wanted.partition("+")[2]
    return have == limit and (not local or version.partition("+")[2] == local)


def _padded(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    length = max(len(one), len(two))
    return one + (0,) * (length - len(one)), two + (0,) * (length - len(two))
