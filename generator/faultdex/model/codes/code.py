"""Describe one rule of the knowledge: its code, its name, what it says and why it exists."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Code:
    """One rule. Codes live for ever: a rule that is dropped leaves a gap."""

    code: str
    name: str
    says: str
    why: str
