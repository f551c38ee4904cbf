"""Turn a code, a word or a message that is given in place of a file into the answer to it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from faultdex.match import explain
from faultdex.model.answer import Answer, Known, Match
from faultdex.model.card import Card, Stub
from faultdex.pack.read import Pack


def answer_to(pack: Pack, what: str, top: int) -> Answer | None:
    """Return the answer to a message, a code or a word; None where nothing knows it."""
    text = what.split("\n")
    said = with_rows(pack, explain(pack.index(), text, top)) if " " in what.strip() else Answer()
    if said.matches:
        return said
    rows = pack.stubs(what)[:top]
    ids = dict.fromkeys(one.entry for one in rows if one.entry in pack.cards)
    matches = [_named(pack.cards[name], rows) for name in ids]
    if not matches and not rows and _is_word(what):
        matches = [_match(card, what) for card in pack.speaking(what.strip())[:1]]
    if matches or rows:
        return Answer(tuple(matches), known=tuple(_known(one, 1, what) for one in rows))
    return said if said.own or said.candidates else None


def with_rows(pack: Pack, answer: Answer) -> Answer:
    """Return an answer with the rows of reference tables that tell its unexplained errors."""
    if not answer.own or any(match.rank == "root" for match in answer.matches):
        return answer
    return replace(answer, known=tuple(_told(pack, answer)))


def _match(card: Card, said: str) -> Match:
    return Match(card.id, card.title, card.url, 1.0, "root", 1, said)


def _told(pack: Pack, answer: Answer) -> Iterator[Known]:
    """Yield for each unexplained error the row of which most is said in it."""
    every = pack.every_stub()
    for own in answer.own:
        found = [(len(text), one) for one in every for text in one.logged if text in own.text]
        if found:
            yield _known(max(found, key=lambda pair: pair[0])[1], own.line, own.text)


def _is_word(what: str) -> bool:
    return what.strip().replace("_", "").isalnum() and any(map(str.isdigit, what))


def _named(card: Card, rows: Iterable[Stub]) -> Match:
    row = next(one for one in rows if one.entry == card.id)
    return _match(card, f"{row.title}: {row.says}")


def _known(one: Stub, line: int, text: str) -> Known:
    _, table, row = one.id.split("/", 2)
    name = row.removeprefix("#")
    return Known(table, name, one.title, one.url, one.says, one.action, one.entry, line, text)
