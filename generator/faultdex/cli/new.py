"""Start an entry, unless one covers the failure already."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Annotated

from faultdex.atomic import write_whole
from faultdex.cli.command import Argument, Option
from faultdex.cli.lock import locked
from faultdex.cli.options import Knowledge
from faultdex.logs.reader import Log
from faultdex.match import scan
from faultdex.model.collection import CATEGORIES
from faultdex.model.fx import LOCK as CODES
from faultdex.model.shape import ID
from faultdex.pack.locate import need_knowledge, open_pack
from faultdex.pack.read import Pack
from faultdex.privacy.rules import masked
from faultdex.terminal import complain, say
from faultdex.validate.template import template

LOCK = "ids.lock"
DROPS = "drops"
EXAMPLE = "compilation/cuda-home-not-set"
LONGEST_TITLE = 70
LONGEST_MESSAGE = 200
EXCEPTION = (
    r"^(?P<type>(?:[A-Za-z_]\w*\.)*[A-Z]?\w*(?:Error|Exception|Warning)): (?P<message>.{8,})$"
)
OTHER_CAUSE = (
    "if your cause is missing there, add it to that entry: one line leads to one entry"
    " (faultdex show {}; --anyway starts another one nevertheless)"
)


def new(
    entry: Annotated[str, Argument(metavar="CATEGORY/ID", help="Where the entry goes.")],
    *,
    text: Annotated[
        str | None, Option(metavar="FILE|-", help="The error text, to look for in the index.")
    ] = None,
    anyway: Annotated[
        bool, Option(name="--anyway", help="Start it although a signature matches.")
    ] = False,
    knowledge: Knowledge = None,
) -> None:
    """Start an entry from a template, unless an entry or a signature covers it already.

    Ends with 1 when the failure is covered.
    """
    folder = need_knowledge(knowledge)
    category, name = _parted(entry)
    pack = open_pack(folder)
    row = next((row for row in pack.missing() if row["id"] == name), {})
    reason = _taken(pack, folder, name) or ("" if anyway else _covered(pack, row, text))
    if reason:
        complain(reason)
        raise SystemExit(1)
    _start(folder, folder / category / name, row, "\n".join(_lines_of(text)))
    for hint in _hints(pack, folder, category):
        say(hint)
    say("Fill in what the comments ask for, then run:")
    say(f"  faultdex check\n  faultdex verify try {name}")


def _parted(entry: str) -> tuple[str, str]:
    category, _, name = entry.strip("/").partition("/")
    if category not in CATEGORIES:
        complain(f"{entry}: the category is one of {', '.join(CATEGORIES)}")
        raise SystemExit(2)
    if not re.fullmatch(ID, name):
        complain(f"{entry}: an id is made of 3 to 64 small letters, digits and dashes")
        raise SystemExit(2)
    return category, name


def _taken(pack: Pack, folder: Path, name: str) -> str:
    card = pack.find(name)
    if card:
        return f"{name}: there is such an entry: {folder / card.category / card.id}"
    used = (folder / LOCK).read_text("utf-8").split() if (folder / LOCK).is_file() else []
    return f"{name}: this id was used before, and no id is used twice" if name in used else ""


def _covered(pack: Pack, row: Mapping[str, object], text: str | None) -> str:
    given = "\n".join([*_wordings(row), ""]).encode()
    seen = "\n".join(_lines_of(text)).encode()
    found = scan(pack.index(), chain([given], [seen]), 1).matches
    if not found:
        return ""
    return f"{found[0].id} covers this text: {found[0].text}; {OTHER_CAUSE.format(found[0].id)}"


def _wordings(row: Mapping[str, object]) -> list[str]:
    """Return the texts by which the plan tells the failure."""
    return str(row.get("says", "")).split(" / ")


@cache
def _lines_of(text: str | None) -> tuple[str, ...]:
    """Return the lines of the text that was seen; standard input is read once."""
    data = b"".join(Log(text).chunks()) if text else b""
    return tuple(data.decode("utf-8", "replace").splitlines())


def _start(folder: Path, home: Path, row: Mapping[str, object], sample: str) -> None:
    given = {"title": _wordings(row)[0][:LONGEST_TITLE], "topic": str(row.get("topic", ""))}
    home.joinpath("samples").mkdir(parents=True)
    shown = masked(sample)
    for file, content in template({**given, **_error(shown)}, shown and f"{shown}\n").items():
        (home / file).write_text(content, "utf-8")
    locked(folder, {home.name: [home.name]})
    say(f"{home} is started, and {home.name} is listed in {folder / LOCK} and {folder / CODES}")
    drop = _name_in_drop(folder, home.name)
    say(
        f"It is named in {drop}" if drop else f"Name it under entries of a file in {folder / DROPS}"
    )
    if shown != sample:
        say("Names, addresses and secrets in the sample are masked; read it before you share it")


def _hints(pack: Pack, folder: Path, category: str) -> Iterator[str]:
    """Yield what a writer would look up elsewhere: the topics in use, and how an entry looks."""
    topics = sorted({card.topic for card in pack.cards.values() if card.category == category})
    if topics:
        yield f"Topics of {category}: {', '.join(topics)}"
    if (folder / EXAMPLE).is_dir():
        yield f"A finished entry to read beside it: {folder / EXAMPLE}"


def _error(sample: str) -> Mapping[str, str]:
    """Return what the last exception of the text fills in: its type, its message, a pattern."""
    found = [*re.finditer(EXCEPTION, sample, re.MULTILINE)]
    if not found:
        return {}
    message = found[-1]["message"][:LONGEST_MESSAGE]
    pattern = re.sub(r"\d+", r"[0-9]{1,8}", re.sub(r"[\\^$.|?*+()\[\]{}]", r"\\\g<0>", message))
    return {
        "signatures/pattern": pattern,
        "snippets/type": found[-1]["type"],
        "snippets/text": message,
    }


def _name_in_drop(folder: Path, name: str) -> Path | None:
    """Add the id to the newest drop, whose last lines list its entries; return its file."""
    files = sorted((folder / DROPS).glob("*.yaml"))
    text = files[-1].read_text("utf-8") if files else ""
    if not re.search(r"^entries:\n(?:  - \S+\n)+\Z", text, re.MULTILINE):
        return None
    write_whole(files[-1], f"{text}  - {name}\n".encode())
    return files[-1]
