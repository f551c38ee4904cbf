"""Show an entry's page in the terminal."""

from typing import Annotated

from faultdex.cli.command import Option
from faultdex.cli.options import Identifier, Knowledge
from faultdex.model.card import Card
from faultdex.pack.locate import open_pack, status_of
from faultdex.pack.page import answer
from faultdex.pack.read import Pack
from faultdex.terminal import complain, is_rich, say, visible

_MORE = "\nMore fixes, error texts and evidence: faultdex show --full {}\n"


def show(
    entry: Identifier,
    *,
    full: Annotated[
        bool, Option(name="--full", help="All of the page: every fix, how we know, sources.")
    ] = False,
    knowledge: Knowledge = None,
) -> None:
    """Show an entry's causes, check and first fix; as Markdown if the output is not a terminal.

    --setup "torch 2.6, A100" says what the entry is to that setup, as FAULTDEX_SETUP does.
    """
    pack = open_pack(knowledge)
    card = find(pack, entry)
    whole = pack.page(card) or _short(card)
    part = whole if full else f"{answer(whole)}{_MORE.format(card.id)}"
    page = visible(_yours(_runnable(part, pack, card.id), pack, card.id))
    say(_painted(page) if is_rich() else page)
    raise SystemExit(status_of(pack))


def _runnable(page: str, pack: Pack, entry: str) -> str:
    """Return a page whose check runs where its file is not."""
    check = pack.check(entry)
    return page.replace(f"\n{check.command}\n", f"\n{check.here(entry)}\n", 1) if check else page


def _yours(page: str, pack: Pack, entry: str) -> str:
    """Return a page that says below its title what the entry is to the reader's setup."""
    title, line, rest = page.partition("\n")
    yours = pack.yours(entry)
    return f"{title}\n\nOn your setup, {pack.setup}: {yours.says}.{line}{rest}" if yours else page


def find(pack: Pack, entry: str) -> Card:
    """Return the card of an entry; one that is not there ends the program with near ones."""
    if card := pack.find(entry):
        return card
    near = pack.near(entry)
    hint = f"; did you mean {' or '.join(near)}?" if near else "; run: faultdex list"
    complain(f"{entry}: no such entry{hint}")
    raise SystemExit(2)


def _painted(page: str) -> str:
    # The painter is loaded only for a person's terminal.
    from faultdex.output.color import painted_markdown

    return painted_markdown(page)


def _short(card: Card) -> str:
    complain("its page can be made only when the knowledge has no problems; run: faultdex check")
    return f"{card.title}\n\n{card.summary}\n\n{card.url}"
