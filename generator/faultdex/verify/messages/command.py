"""Read a command line, collect the messages of one owner, and file them with what changed."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from faultdex.atomic import write_whole
from faultdex.verify.messages.found import Found
from faultdex.verify.messages.owners import OWNERS, Owner
from faultdex.verify.messages.strings import texts_of
from faultdex.verify.messages.table import Table, changes, joined, read, written

SHOWN = 20


def main(arguments: Sequence[str] | None = None) -> None:
    """File the messages of one owner, and print how many it has and which are new or gone."""
    asked = _parser().parse_args(arguments)
    owner, path = OWNERS[asked.owner], asked.knowledge / asked.owner / "texts.json"
    before = read(path)
    releases = collected(owner, dict(one.split("=", 1) for one in asked.releases))
    table = joined(owner.subject(asked.owner), releases, before)
    write_whole(path, written(table).encode(), lasts=False)
    sys.stdout.write(report(asked.owner, before, table))


def report(owner: str, before: Table, after: Table) -> str:
    """Return how many messages there are, and the first ones that are new or gone."""
    new, gone = changes(before, after)
    lines = [f"{owner}: {len(after['rows'])} messages, {len(new)} new, {len(gone)} gone"]
    lines += [f"+ {text}" for text in new[:SHOWN]] + [f"- {text}" for text in gone[:SHOWN]]
    return "\n".join(lines) + "\n"


def collected(owner: Owner, paths: Mapping[str, str]) -> dict[str, list[Found]]:
    """Return the messages of each release; one whose binary holds the text has it as well."""
    own = {release: list(owner.collect(Path(path))) for release, path in paths.items()}
    every = {one.text: one for found in own.values() for one in found if one.literal}
    for release, path in paths.items():
        files = [Path(path, name) for name in owner.binaries if Path(path, name).is_file()]
        if files:
            texts, known = texts_of(files), {one.text for one in own[release]}
            held = (one for one in every.values() if one.text not in known and texts.hold(one))
            own[release] += held
    return own


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="faultdex.verify.messages", description=__doc__)
    parser.add_argument("owner", choices=sorted(OWNERS))
    parser.add_argument("releases", nargs="+", metavar="RELEASE=PATH", help="oldest first")
    parser.add_argument("--knowledge", type=Path, default=Path("knowledge/messages"))
    return parser
