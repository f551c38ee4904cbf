"""Measure how many messages of libraries are answered, asked as users see them.

    python tests/bench/messages.py [TEXTS [OWNER ...]]
    python tests/bench/messages.py --judge TEXTS --seed NUMBER
    python tests/bench/messages.py --verdicts

Of each owner so many texts are drawn by chance, or all of them where TEXTS is 0. Each is filled
with values, dressed as in a log, and put among fifty ordinary lines. With --judge so many texts are
drawn of all owners together, and printed with their answers for a person to judge; the verdicts
are kept in tests/data/judged/messages.yaml, and --verdicts prints the share of wrong answers of
each draw.
"""

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ruamel.yaml import YAML

from faultdex.match import Index, explain
from faultdex.match.messages.compile import compile_messages
from faultdex.match.messages.find import Messages
from faultdex.match.messages.literal import literals
from faultdex.match.messages.part import HINTS
from faultdex.model.answer import Answer, Known
from faultdex.model.messages import HOLE, MessageRow, MessageTable
from faultdex.pipeline import BuildResult, read

ROOT = Path(__file__).parents[2]
VERDICTS = ROOT / "tests" / "data" / "judged" / "messages.yaml"
DEFAULT = 40
BEFORE, AFTER = 35, 14
VALUES = (
    "3", "-1", "16384", "0x7f3a2c000000", "10.0.0.1<43210>", "ncclAllReduce", "/data/nccl-x1",
    "torch.float16", "[2, 128, 4096]", "cuda:1", "Connection refused", "libfoo.so.2", "main.cu", "",
)  # fmt: skip
DRESSES = (
    "{}", "[rank3]: {}", "2026-11-20 17:01:35,123 - {}", "[2026-11-20 17:01:35] {}",
    "node7: {}", "0: {}",
)  # fmt: skip
ORDINARY = (
    "2026-11-20 17:01:35,123 - trainer - INFO - step {n} loss 0.{n} grad_norm 1.5",
    "node7:4242:4321 [{n}] NCCL INFO Channel 07/0 : 1[0] -> 2[1] via P2P/CUMEM",
    "Downloading https://host/packages/wheel-{n}.whl (12.3 MB)",
    "-- Check for working CXX compiler: /usr/bin/c++ - works {n}",
    "[  {n}.123456] usb 1-1: new high-speed USB device number {n} using xhci_hcd",
)
ENTRY, TABLE, OTHER, NONE = "entry", "table", "other row", "nothing"
NCCL, KERNEL = "NCCL WARN", "NVRM"


@dataclass(frozen=True, slots=True)
class Question:
    """One row as a log shows it: the line amid others, and the number of the line."""

    owner: str
    row: MessageRow
    lines: tuple[str, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Tally:
    """How the texts of an owner were answered."""

    owner: str
    texts: int
    asked: int
    answers: Counter[str]

    def share(self, *kinds: str) -> str:
        """Return how many in a hundred were answered so."""
        return f"{100 * sum(self.answers[kind] for kind in kinds) / max(1, self.asked):.1f} %"


def knowing(reading: BuildResult) -> Index:
    """Return the index with the messages of the book."""
    hints, parts = compile_messages(reading.book, "/")
    texts = {HINTS: hints.to_json(), **{part.owner: part.to_json() for part in parts}}
    return replace(reading.index, messages=Messages(texts.__getitem__))


def filled(text: str, chance: random.Random) -> str:
    """Return the text with a value in each hole."""
    return re.sub(re.escape(HOLE), lambda _: chance.choice(VALUES), text)


def dressed(line: str, chance: random.Random) -> str:
    """Return a line as launchers, NCCL or the kernel print it."""
    if line.startswith(NCCL):
        return f"node7:4242:4321 [3] {line}"
    if line.startswith(KERNEL):
        return f"[{chance.randrange(99999)}.123456] {line}"
    return chance.choice(DRESSES).format(line)


def shown(form: str, row: MessageRow) -> str:
    """Return the line of a log that shows `row`, its holes open."""
    line = form.replace("{id}", row.id).replace("{name}", row.name)
    return line.replace("{text}", row.text)


def asked(owner: str, table: MessageTable, row: MessageRow, chance: random.Random) -> Question:
    """Return one usual line of a row amid ordinary ones."""
    forms = [one for one in table.notes.logged if row.name or "{name}" not in one]
    text = filled(shown(chance.choice(forms), row), chance)
    own = [dressed(line, chance) for line in text.split("\n")]
    noise = [chance.choice(ORDINARY).format(n=chance.randrange(999)) for _ in range(BEFORE + AFTER)]
    lines = (*noise[:BEFORE], *own, *noise[BEFORE:])
    return Question(owner, row, lines, BEFORE + 1)


def is_same(one: Question, known: Known) -> bool:
    """Tell whether a row is the one asked for, or one of its owner with the same words."""
    same = spoken(known.message) == spoken(one.row.text)
    return known.table == one.owner and (known.row == one.row.id or same)


def spoken(text: str) -> list[str]:
    """Return the literal parts of a text."""
    return [part.text for part in literals(text)]


def kind(one: Question, answer: Answer) -> str:
    """Return how a text was answered: by an entry, by its row, by another one, or not."""
    if any(match.line >= one.number for match in answer.matches):
        return ENTRY
    if any(is_same(one, known) for known in answer.known):
        return TABLE
    return OTHER if answer.known else NONE


def drawn(table: MessageTable, count: int, chance: random.Random) -> Sequence[MessageRow]:
    """Return some rows of errors and warnings, or all where `count` is 0."""
    rows = [row for row in table.texts.rows if row.level != "info"]
    return chance.sample(rows, count) if 0 < count < len(rows) else rows


def tallies(reading: BuildResult, count: int, owners: Sequence[str]) -> Iterator[Tally]:
    """Yield how the texts of each owner are answered; what is not goes to standard error."""
    index = knowing(reading)
    for owner, table in sorted(reading.book.messages.items()):
        if owners and owner not in owners:
            continue
        chance = random.Random(owner)
        some = [asked(owner, table, row, chance) for row in drawn(table, count, chance)]
        kinds = [kind(one, explain(index, one.lines)) for one in some]
        for one, how in zip(some, kinds, strict=True):
            if how in {OTHER, NONE}:
                text = " / ".join(one.lines[BEFORE:-AFTER])
                sys.stderr.write(f"{owner}\t{one.row.id}\t{how}\t{text}\n")
        yield Tally(owner, len(table.texts.rows), len(some), Counter(kinds))


def total(every: Sequence[Tally]) -> Tally:
    """Return all owners as one."""
    answers = sum((one.answers for one in every), Counter[str]())
    texts, asks = sum(one.texts for one in every), sum(one.asked for one in every)
    return Tally("all", texts, asks, answers)


def told(one: Question, answer: Answer) -> str:
    """Return what a person needs to judge an answer: the line, and what is said of it."""
    lines = " / ".join(one.lines[BEFORE:-AFTER])
    shown = [f"    {match.title} [{match.id}]" for match in answer.matches]
    for known in answer.known:
        shown.append(f"    {known.table}/{known.row}: {known.message}")
        about = f"{known.kind}, {known.level}: {known.says}"
        shown.append(f"    {about} First: {known.action or '-'} [{known.entry or '-'}]")
    key = f"{one.owner}/{one.row.id} ({kind(one, answer)})"
    return "\n".join((f"{key}\n  > {lines}", *(shown or ["    nothing"])))


def judged(reading: BuildResult, count: int, seed: int) -> Iterator[str]:
    """Yield some texts of all owners, drawn by chance, with their answers."""
    index, chance = knowing(reading), random.Random(seed)
    tables = sorted(reading.book.messages.items())
    every = [(owner, table, row) for owner, table in tables for row in drawn(table, 0, chance)]
    for owner, table, row in chance.sample(every, count):
        one = asked(owner, table, row, chance)
        yield told(one, explain(index, one.lines))


def verdicts() -> Iterator[str]:
    """Yield for each draw how many answers a person judged wrong."""
    yield "| seed | texts | another message | wrong note | wrong |"
    yield "|---|---|---|---|---|"
    for draw in YAML(typ="safe").load(VERDICTS):
        other, notes = draw["other_message"], len(draw["wrong_note"])
        share = 100 * (other + notes) / draw["texts"]
        yield f"| {draw['seed']} | {draw['texts']} | {other} | {notes} | {share:.1f} % |"


def parsed() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("texts", nargs="?", type=int, default=DEFAULT)
    parser.add_argument("owners", nargs="*")
    parser.add_argument("--judge", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--verdicts", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Print the table, or texts to judge."""
    given = parsed()
    if given.verdicts:
        sys.stdout.writelines(f"{line}\n" for line in verdicts())
        return
    reading = read(ROOT / "knowledge")
    if given.judge:
        sys.stdout.writelines(f"{one}\n" for one in judged(reading, given.judge, given.seed))
        return
    every = list(tallies(reading, given.texts, given.owners))
    kinds = (ENTRY, TABLE, OTHER, NONE)
    sys.stdout.write(f"| owner | texts | asked | {' | '.join(kinds)} | answered |\n")
    sys.stdout.write(f"|{'---|' * (len(kinds) + 4)}\n")
    for one in [*every, total(every)]:
        cells = [str(one.answers[kind]) for kind in kinds]
        row = (one.owner, f"{one.texts:,}", f"{one.asked:,}", *cells, one.share(ENTRY, TABLE))
        sys.stdout.write(f"| {' | '.join(row)} |\n")


if __name__ == "__main__":
    main()
