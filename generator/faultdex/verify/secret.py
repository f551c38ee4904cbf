"""Find what must not be published in captured text: secrets, and names of machines and people."""

import re
from collections.abc import Iterator

from faultdex.model.evidence import Evidence, Run

_EDGE = r"(?<![\w.-])"
_BYTE = r"(?:25[0-5]|2[0-4]\d|1?\d?\d)"
KINDS: tuple[tuple[str, re.Pattern[str]], ...] = (
    (
        "a token",
        re.compile(
            rf"{_EDGE}(?:hf_|gh[pousr]_|github_pat_|glpat-|xox[abprs]-|sk-|AKIA|ASIA)[\w-]{{12,200}}"
            rf"|{_EDGE}eyJ[\w-]{{10,4000}}\.[\w-]{{10,4000}}\.[\w-]{{5,4000}}"
        ),
    ),
    ("a private key", re.compile(r"-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----")),
    ("a password", re.compile(r"://[^/\s:@]{1,80}:[^/\s@]{1,200}@")),
    (
        "a mail address",
        re.compile(
            r"(?<![\w.%+-])[\w.%+-]{1,64}@(?!github\.com)(?:[\w-]{1,63}\.){1,8}[a-z]{2,12}(?![\w.])"
        ),
    ),
    ("a GPU's number", re.compile(r"\b(?:GPU|MIG)-(?!00000000-)[0-9a-f]{8}-[0-9a-f]{4}-")),
    ("a home folder", re.compile(r"/(?:home|Users)/(?!user\b)[\w.-]{1,60}")),
    (
        "a host",
        re.compile(r"\bip-\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}\b|\b[\w-]{1,63}\.(?:internal|lan)\b"),
    ),
    (
        "an address",
        re.compile(
            rf"{_EDGE}(?:10\.{_BYTE}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.{_BYTE}\.{_BYTE}(?![\w.])"
        ),
    ),
    ("a network card's number", re.compile(r"(?<![\w:])(?:[0-9a-f]{2}:){5}[0-9a-f]{2}(?![\w:])")),
)


def telling(evidence: Evidence) -> Iterator[tuple[str, str]]:
    """Yield where in `evidence` something stands that must not, and what sort; never the value."""
    for name, value in evidence.machine.model_dump(mode="json").items():
        yield from _found(f"machine.{name}", str(value))
    for run in evidence.runs:
        for field, text in _texts(run):
            yield from _found(f"{run.snippet} {field}", text)


def _texts(run: Run) -> Iterator[tuple[str, str]]:
    yield from (("reason", run.reason), ("stdout", run.stdout), ("stderr", run.stderr))
    yield from ((f"rank {rank}", text) for rank, text in run.ranks.items())
    yield "kernel_log", "\n".join(run.kernel_log)


def _found(place: str, text: str) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(text.split("\n"), 1):
        for what, pattern in KINDS:
            if found := pattern.search(line):
                yield f"{place}:{number}:{found.start() + 1}", what
