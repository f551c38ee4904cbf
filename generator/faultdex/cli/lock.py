"""Bring ids.lock and codes.lock up to the entries that there are."""

from collections.abc import Collection, Mapping
from pathlib import Path

from faultdex.atomic import write_files
from faultdex.cli.options import Knowledge
from faultdex.link.identity import LOCK as IDS
from faultdex.model.fx import LOCK as CODES
from faultdex.model.fx import with_codes
from faultdex.pack.locate import need_knowledge
from faultdex.pipeline import read_book
from faultdex.terminal import say


def lock(*, knowledge: Knowledge = None) -> None:
    """List the id of every entry in ids.lock, and give each the next free FX code in codes.lock.

    Nothing is taken away. Run it after a merge that touched these files: if two entries got the
    same code, the first of them keeps it.
    """
    folder = need_knowledge(knowledge)
    entries = read_book(folder)[0].entries
    locked(folder, {name: (name, *one.facts.aliases) for name, one in entries.items()})
    say(f"{folder / IDS} and {folder / CODES} list all {len(entries)} entries")


def locked(folder: Path, names: Mapping[str, Collection[str]]) -> None:
    """Write both files with entries that may be new; `names` holds by its id all that it is called.

    Ids are sorted, and codes go on from the highest.
    """
    ids = {*_text(folder / IDS).split(), *(one for own in names.values() for one in own)}
    listed = "".join(f"{one}\n" for one in sorted(ids))
    write_files(folder, {IDS: listed, CODES: with_codes(_text(folder / CODES), names)})


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""
