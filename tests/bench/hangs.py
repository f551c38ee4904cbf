"""Count the faulty ranks that dumps and stacks of hung jobs name, beside torch's own analysis.

    python tests/bench/hangs.py [FOLDER]        # judge what is filed in tests/data/hangs, or FOLDER
    python tests/bench/hangs.py file FOLDER TO  # file what hang_faults.py recorded, without paths

FOLDER holds one folder for each fault, as tests/bench/hang_faults.py writes them.
"""

import gzip
import io
import json
import logging
import pickle
import pickletools
import re
import struct
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

from faultdex.answering.options import ExplainOptions
from faultdex.answering.triage import judged
from faultdex.hangs.evidence import Evidence
from faultdex.hangs.plain_pickle import read_plain
from faultdex.hangs.waits import hang_of
from faultdex.pack.locate import open_pack
from faultdex.pack.read import Pack
from faultdex.terminal import say

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data" / "hangs"
# What stands before a path says where this machine has its files.
PLACES = (f"{sysconfig.get_path('purelib')}/", f"{sysconfig.get_path('stdlib')}/", f"{ROOT}/")
_CULPRIT = re.compile(r"Culprit rank (\d+)")
_MISSING = re.compile(r"missing ranks: \{([\d, ]+)\}")


@dataclass(frozen=True, slots=True)
class Named:
    """The ranks that one analysis accuses, and those of which it leaves open who it is."""

    accused: frozenset[int] = frozenset()
    suspects: frozenset[int] = frozenset()
    failed: str = ""

    def cells(self, faulty: frozenset[int]) -> tuple[str, str]:
        """Return how many faulty ranks it names, and how many others it accuses."""
        if self.failed:
            return self.failed, ""
        found = f"{len(self.accused & faulty)} of {len(faulty)}"
        open_ones = f" ({len(self.suspects)} suspects)" if self.suspects else ""
        return f"{found}{open_ones}", str(len(self.accused - faulty))


def by_dumps(folder: Path) -> Named:
    """Return what the dumps alone say."""
    hang = hang_of(evidence(folder).dumps)
    return Named(hang.faulty, hang.suspects if not hang.faulty else frozenset())


def by_both(folder: Path) -> Named:
    """Return what triage says of dumps and stacks together."""
    lead = judged(_pack(), evidence(folder), None, ExplainOptions()).lead
    return Named(lead.ranks, lead.suspects)


@cache
def _pack() -> Pack:
    return open_pack(None)


def by_torch(folder: Path) -> Named:
    """Return what torch's analysis says of the dumps as they are."""
    return _torch(folder, lambda dump: dump)


def by_torch_repaired(folder: Path, world: int = 4) -> Named:
    """Return what it says where gloo's groups are given the names and ranks that it lacks."""
    return _torch(folder, partial(repaired, world=world))


def evidence(folder: Path) -> Evidence:
    """Return the dumps and stacks of a folder."""
    every = Evidence()
    for path in sorted(folder.iterdir()):
        every.take(str(path))
    return every


def repaired(dump: dict[str, object], world: int) -> dict[str, object]:
    """Return a dump of gloo with its groups by their names: the world, and pairs of it."""
    config = dump["pg_config"]
    entries = dump["entries"]
    assert isinstance(config, dict)
    assert isinstance(entries, list)
    groups = {tuple(entry["process_group"]) for entry in entries}
    if {*config} == {""}:
        dump["pg_config"] = {
            name: {"name": name, "desc": about, "ranks": _members(name, world)}
            for name, about in groups
        }
    return dump


def _members(name: str, world: int) -> str:
    pair = [2 * int(name) - 2, 2 * int(name) - 1]
    return str([*range(world)] if name == "0" else pair)


def _torch(folder: Path, repair: Callable[[dict[str, object]], dict[str, object]]) -> Named:
    from torch.distributed.flight_recorder import fr_trace

    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    logger = logging.getLogger("Flight Recorder")
    logger.handlers[:] = [handler]
    with TemporaryDirectory() as work:
        for path in folder.glob("trace_rank_*"):
            dump = read_plain(content(path))
            assert isinstance(dump, dict)
            Path(work, path.name.removesuffix(".gz")).write_bytes(pickle.dumps(repair(dump), 2))
        try:
            fr_trace.main([work, "--allow-incomplete-ranks", "--prefix", "trace_rank_"])
        except (AssertionError, KeyError, IndexError, ValueError) as error:
            return Named(failed=type(error).__name__)
    told = lines.getvalue()
    ranks = {int(one) for one in _CULPRIT.findall(told)}
    ranks |= {int(one) for group in _MISSING.findall(told) for one in group.split(",")}
    return Named(frozenset(ranks))


def content(path: Path) -> bytes:
    """Return the bytes of a file, unpacked."""
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix == ".gz" else data


JUDGES = {
    "dumps": by_dumps,
    "dumps and stacks": by_both,
    "fr_trace": by_torch,
    "fr_trace, groups repaired": by_torch_repaired,
}


def rows(folder: Path) -> Iterator[tuple[str, ...]]:
    """Yield a row for each fault, and the sums."""
    found, wrong, every = dict.fromkeys(JUDGES, 0), dict.fromkeys(JUDGES, 0), 0
    for truth in sorted(folder.glob("*/truth.yaml")):
        told = json.loads(truth.read_text("utf-8"))
        faulty = frozenset(told["faulty"])
        every += len(faulty)
        named = {judge: look(truth.parent) for judge, look in JUDGES.items()}
        for judge, one in named.items():
            found[judge] += len(one.accused & faulty)
            wrong[judge] += len(one.accused - faulty)
        yield told["fault"], *(cell for one in named.values() for cell in one.cells(faulty))
    sums = ((f"{found[judge]} of {every}", str(wrong[judge])) for judge in JUDGES)
    yield "all", *(cell for pair in sums for cell in pair)


def judge(folder: Path) -> None:
    """Print the table."""
    heads = [cell for judge in JUDGES for cell in (judge, "wrong")]
    for row in (("fault", *heads), ("---",) * (len(heads) + 1), *rows(folder)):
        say(f"| {' | '.join(row)} |")


def file(source: Path, target: Path) -> None:
    """File what was recorded, packed and without the paths of this machine."""
    for path in sorted(source.rglob("*")):
        if path.is_file():
            place = target / path.relative_to(source)
            place.parent.mkdir(parents=True, exist_ok=True)
            if path.name.startswith("trace_"):
                packed = gzip.compress(shortened(path.read_bytes()), mtime=0)
                place.with_name(f"{place.name}.gz").write_bytes(packed)
            else:
                place.write_text(short(path.read_text("utf-8")))


def short(text: str) -> str:
    """Return a text without what stands before its paths."""
    for place in PLACES:
        text = text.replace(place, "")
    return text


def shortened(data: bytes) -> bytes:
    """Return a pickle of torch with the paths in it shortened."""
    parts, at = [], 0
    for code, text, place in pickletools.genops(data):
        if code.name == "BINUNICODE" and place is not None and short(str(text)) != text:
            new = short(str(text)).encode()
            parts += [data[at:place], b"X", struct.pack("<I", len(new)), new]
            at = place + 5 + len(str(text).encode())
    return b"".join([*parts, data[at:]])


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        if sys.argv[1:2] == ["file"]:
            file(Path(sys.argv[2]), Path(sys.argv[3]))
        else:
            judge(Path(sys.argv[1]) if sys.argv[1:] else DATA)
