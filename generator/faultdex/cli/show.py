"""Show an entry's page in the terminal."""

from importlib import import_module
from typing import Annotated

import typer

from faultdex.cli.place import Knowledge
from faultdex.cli.shelf import open_pack, status_of
from faultdex.cli.terminal import complain, is_rich, say, visible


def show(
    entry: Annotated[str, typer.Argument(metavar="ID", help="The id, or a former one.")],
    *,
    knowledge: Knowledge = None,
) -> None:
    """Show an entry's page in the terminal, as Markdown where the output is no terminal."""
    pack = open_pack(knowledge)
    card = pack.find(entry)
    if card is None:
        near = pack.near(entry)
        hint = f"; did you mean {' or '.join(near)}?" if near else "; run: faultdex list"
        complain(f"{entry}: no such entry{hint}")
        raise typer.Exit(2)
    page = visible(pack.page(card))
    # The painter is loaded only for a person's terminal.
    say(import_module("faultdex.cli.paint").painted_markdown(page) if is_rich() else page)
    raise typer.Exit(status_of(pack))
