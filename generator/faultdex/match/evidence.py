"""Turn the hits of one entry into the evidence by which its causes are told apart."""

from collections.abc import Iterable, Sequence

from faultdex.match.condition import Evidence
from faultdex.match.index import FACT
from faultdex.match.reckon import reckon
from faultdex.match.search import Hit
from faultdex.model.answer import Memory


def evidence_of(own: Sequence[Hit], every: Iterable[Hit]) -> Evidence:
    """Return what a text says of an entry: `own` are its hits, best first, `every` all hits."""
    names: dict[str, str] = {}
    for hit in own:
        names = {**hit.account, **hit.captures, **names}
    facts = {
        hit.pattern.text: f"line {hit.number}: {hit.text}"
        for hit in every
        if hit.pattern.tier == FACT and hit.pattern.entry == own[0].pattern.entry
    }
    return Evidence(names, own[0].text, facts, _memory(own))


def _memory(own: Iterable[Hit]) -> Memory | None:
    """Return the first account whose numbers decide, else the first that there is."""
    accounts = [memory for hit in own if (memory := reckon(hit.account))]
    return next((one for one in accounts if one.verdict), next(iter(accounts), None))
