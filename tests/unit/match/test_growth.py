"""Hold every signature to growth in proportion to the line, on lines made to slow it down."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from time import process_time

import pytest
import yaml

from faultdex.match.portable import Portable, literal_words, portable
from faultdex.match.syntax import UnportableError

ROOT = Path(__file__).parents[3]
NODE = shutil.which("node")
KIB = 1024
LENGTHS = (16 * KIB, 32 * KIB, 64 * KIB, 128 * KIB)
LIMIT = 0.050
QUICK = 0.004
DOUBLED = 2.5
READINGS = 4


@cache
def forms() -> tuple[Portable, ...]:
    """Return every signature of the knowledge and of the vectors that is portable."""
    return tuple(_forms())


def _forms() -> Iterator[Portable]:
    files = [*(ROOT / "knowledge").glob("*/*/entry.yaml"), ROOT / "tests/data/vectors/book.yaml"]
    *entries, book = (yaml.load(path.read_text("utf-8"), yaml.CSafeLoader) for path in files)
    vectors = book.values()
    for entry in [*entries, *vectors]:
        for signature in entry.get("signatures", ()):
            try:
                yield portable(signature["pattern"])
            except UnportableError:
                continue


def attacks(form: Portable) -> Iterator[str]:
    """Yield what to repeat: the pattern's own words, nearly whole, in every way that misleads."""
    words = literal_words(form.text).split() or [*form.words]
    yield " ".join(words[:-1]) or words[0][:-1]
    yield f"{' '.join(words)[:-1]}~"
    yield f"{words[0]} "
    yield from (f"{word}{filler}" for word in form.words for filler in ("", " 1", "a"))
    yield from ("1", "a", "[1,", "a.b/")


def once(form: Portable, line: str) -> float:
    """Return the processor time of one search."""
    search = re.compile(form.text, re.ASCII).search
    start = process_time()
    search(line)
    return process_time() - start


def seconds(form: Portable, line: str) -> float:
    """Return the least processor time of three searches."""
    return min(once(form, line) for _ in range(3))


def grows_too_fast(form: Portable, attack: str) -> bool:
    """Tell whether a search is slow, and slower than in proportion to the line."""
    if once(form, attack * (LENGTHS[2] // len(attack))) < QUICK:
        return False
    lines = [attack * (length // len(attack)) for length in LENGTHS]
    times = [seconds(form, line) for line in lines]
    return times[2] > LIMIT or any(
        after > DOUBLED**2 * before
        for before, after in zip(times, times[2:], strict=False)
        if after > QUICK
    )


def test_no_signature_slows_python_down() -> None:
    """At 64 KiB a search stays under 50 ms, and twice the line takes twice the time.

    What is slow is slow each time; one slow reading may be the machine's. Growth is read over
    two doublings, since the caches of a busy machine can bend a single one.
    """
    slow = [
        form.text
        for form in forms()
        for attack in attacks(form)
        if all(grows_too_fast(form, attack) for _ in range(READINGS))
    ]

    assert slow == []


@pytest.mark.skipif(not NODE, reason="node is not installed")
def test_no_signature_slows_javascript_down(tmp_path: Path) -> None:
    """The same attacks in the browser's engine."""
    path = tmp_path / "attacks.json"
    path.write_text(json.dumps([[form.text, list(attacks(form))] for form in forms()]), "utf-8")

    run = subprocess.run(
        [str(NODE), str(ROOT / "tests/reader/growth.js")],
        env={**os.environ, "FAULTDEX_ATTACKS": str(path)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert json.loads(run.stdout) == []


def test_no_signature_is_looked_for_by_what_every_log_holds() -> None:
    """A required word that stands in step after step makes a long log slow to read."""
    lines = [
        f"2026-11-20 17:01:35,{step % 999:03} - trainer - INFO - step {step} loss 0.{step % 9999}"
        f" lr 1e-05 rank {step % 8} node{step % 99}:4242 exit 0 NCCL INFO Channel {step % 16:02}"
        for step in range(2_000)
    ]
    ordinary = "\n".join(lines)

    common = {word for form in forms() for word in form.words if word in ordinary}

    assert [form.text for form in forms() if common.intersection(form.words)] == []
