"""Describe what was found about one part of a machine."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One part of a machine; `entry` is the id of the entry to read, or None if all is well."""

    part: str
    says: str
    entry: str | None = None
