"""Measure false alarms: what is found in logs of programs that ended well.

    python tests/bench/quiet.py [MEBIBYTES [FOLDER]]

FOLDER holds logs such as tests/bench/healthy.py records and tests/bench/composed.py composes;
without it a few lines of each are read. Each distinct line is asked by itself. Then all logs are
repeated with other times, processes, ranks and addresses until there are so many mebibytes, and
scanned as one long log.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from time import process_time

from messages import knowing

from faultdex.match import Index, scan
from faultdex.match.alike import alike
from faultdex.match.explain import MatchSession
from faultdex.match.messages.tally import Tally
from faultdex.match.pattern_prefilter import PatternPrefilter
from faultdex.model.answer import Answer
from faultdex.pipeline import read

ROOT = Path(__file__).parents[2]
FEW = ROOT / "tests/data/healthy"
PATTERNS = ("*.log", "*.txt", "recorded/*.txt", "composed/*.txt")
DEFAULT = 1
MANY = 10_000
# Line numbers are counted from the start of a chunk, so short chunks are scanned faster.
CHUNK = 32 << 10
CLOCK = re.compile(rb"\b(\d\d):(\d\d):(\d\d)\b")
VARYING = re.compile(
    rb"(?<=pid=)\d+|(?<=pid )\d+|(?<=PID )\d+|(?<=rank )\d{1,5}|(?<=\[rank)\d{1,5}"
    rb"|\b\d{5,7}\b|(?<=0x)[0-9a-f]{8,16}\b"
)


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found in a log, and the first line that shows it."""

    log: str
    kind: str
    name: str
    lines: int
    text: str

    @property
    def is_alarm(self) -> bool:
        """Tell whether it says that something failed."""
        return self.kind in {"entry", "error"}


def findings(log: str, answer: Answer) -> Iterator[Finding]:
    """Yield what an answer says of a log: entries that are sure, and known messages by level."""
    for match in answer.matches:
        kind = "entry" if match.kind == "error" else "notice"
        yield Finding(log, kind, match.id, 1, match.text)
    for known in answer.known:
        kind = known.level if known.is_error else "notice"
        yield Finding(log, kind, f"{known.table}/{known.row}", known.count, known.text)


def alone(index: Index, prefilter: PatternPrefilter, data: bytes) -> Answer:
    """Return what the distinct lines of a log say, each asked by itself."""
    session = MatchSession(index, prefilter)
    session.tally = Tally(index.messages) if index.messages else None
    lines = {alike(line): line for line in data.split(b"\n")}
    for number, line in enumerate(lines.values(), 1):
        session.take([(number, line.decode("utf-8", "replace"))])
    return session.answer(MANY)


def varied(data: bytes, turn: int) -> bytes:
    """Return a log as another run would have printed it, `turn` minutes later."""
    if not turn:
        return data

    def clock(found: re.Match[bytes]) -> bytes:
        hours, minutes, seconds = map(int, found.groups())
        later = hours * 60 + minutes + turn
        return b"%02d:%02d:%02d" % (later // 60 % 24, later % 60, seconds)

    def number(found: re.Match[bytes]) -> bytes:
        if len(found[0]) >= 8:
            return b"%0*x" % (len(found[0]), int(found[0], 16) ^ turn * 0x9E37)
        return b"%0*d" % (len(found[0]), (int(found[0]) + turn * 7) % 10 ** len(found[0]))

    return VARYING.sub(number, CLOCK.sub(clock, data))


def repeated(logs: Sequence[bytes], size: int) -> Iterator[bytes]:
    """Yield all logs in chunks, again and again varied, until there are `size` bytes."""
    for turn in count():
        for data in logs:
            if size <= 0:
                return
            size -= len(data)
            made = varied(data, turn)
            yield from (made[place : place + CHUNK] for place in range(0, len(made), CHUNK))


def table(found: Sequence[Finding], logs: dict[str, bytes]) -> None:
    """Print how much was found in each log by kind."""
    kinds = ("entry", "error", "warning", "info", "notice")
    sys.stdout.write(f"| log | MB | lines | {' | '.join(kinds)} |\n")
    sys.stdout.write(f"|{'---|' * (len(kinds) + 3)}\n")
    for name, data in logs.items():
        counts = Counter(one.kind for one in found if one.log == name)
        cells = " | ".join(str(counts[kind]) for kind in kinds)
        lines = data.count(b"\n")
        sys.stdout.write(f"| {name} | {len(data) / 1e6:.2f} | {lines:,} | {cells} |\n")


def gathered(folder: Path) -> dict[str, bytes]:
    """Return the logs of a folder, by name."""
    paths = (path for pattern in PATTERNS for path in folder.glob(pattern))
    return {path.stem: path.read_bytes() for path in sorted(paths)}


@dataclass(slots=True)
class Counted:
    """Passes bytes on, and counts them."""

    chunks: Iterator[bytes]
    size: int = 0

    def __iter__(self) -> Iterator[bytes]:
        """Yield the chunks."""
        for chunk in self.chunks:
            self.size += len(chunk)
            yield chunk


def main() -> None:
    """Print what is found in each log, and in all of them varied."""
    size = int(sys.argv[1]) if sys.argv[1:] else DEFAULT
    logs = gathered(Path(sys.argv[2]) if sys.argv[2:] else FEW)
    index = knowing(read(ROOT / "knowledge"))
    prefilter, start = PatternPrefilter(index.patterns), process_time()
    found = [
        one for log, data in logs.items() for one in findings(log, alone(index, prefilter, data))
    ]
    asked, start = process_time() - start, process_time()
    table(found, logs)
    many = Counted(repeated([*logs.values()], size << 20))
    found += findings("varied", scan(index, many, MANY))
    taken = process_time() - start
    own, alarms = sum(map(len, logs.values())) / 1e6, sum(one.is_alarm for one in found)
    sys.stdout.write(
        f"\n{own:.1f} MB as printed, asked line by line in {asked:.0f} s; {many.size / 1e6:.1f} MB "
        f"varied, made and scanned in {taken:.0f} s: {alarms} false alarms\n"
    )
    for one in found:
        text = f"{one.log}\t{one.kind}\t{one.name}\t{one.lines}\t{one.text[:200]}\n"
        sys.stderr.write(text)


if __name__ == "__main__":
    main()
