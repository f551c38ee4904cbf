"""Turn a code, a word or a message that is given in place of a file into the answer to it."""

from collections.abc import Iterable

from faultdex.match import explain
from faultdex.model.answer import Answer, Known, Match
from faultdex.model.card import Card, Stub
from faultdex.pack.read import Pack


def answer_to(pack: Pack, what: str, top: int) -> Answer | None:
    """Return the answer to a message, a code or a word; None where nothing knows it."""
    text = what.split("\n")
    is_text = " " in what.strip()
    answer = explain(pack.index(), text, top) if is_text else Answer()
    if answer.matches:
        return answer
    found = _looked_up(pack, what, top)
    if found.matches or found.known:
        return found
    return answer if answer.own or answer.candidates or answer.known else None


def _looked_up(pack: Pack, what: str, top: int) -> Answer:
    """Return the rows that hold a code or word, and the entries that these or else pages name."""
    rows, named = pack.stubs(what)[:top], tuple(pack.messages_named(what))[:top]
    every: list[Known | Stub] = [*named, *rows]
    entries = dict.fromkeys(one.entry for one in every if one.entry in pack.cards)
    matches = [_match(pack.cards[name], _words(name, every)) for name in entries]
    if not matches and not rows and not named and _is_word(what):
        matches = [_match(card, what) for card in pack.speaking(what.strip())[:1]]
    known = named or tuple(_known(one, what) for one in rows)
    return Answer(tuple(matches), known=known)


def _match(card: Card, text: str) -> Match:
    return Match(card.id, card.title, card.url, 1.0, "root", 1, text)


def _is_word(what: str) -> bool:
    return what.strip().replace("_", "").isalnum() and any(map(str.isdigit, what))


def _words(entry: str, rows: Iterable[Known | Stub]) -> str:
    """Return what a row says that names the entry."""
    row = next(one for one in rows if one.entry == entry)
    return f"{row.title}: {row.says}"


def _known(one: Stub, text: str) -> Known:
    _, table, row = one.id.split("/", 2)
    name = row.removeprefix("#")
    return Known(table, name, one.title, one.url, one.says, one.action, one.entry, 1, text, count=0)
