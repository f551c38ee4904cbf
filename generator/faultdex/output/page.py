"""Turn answers into the address of the page to read first, which holds ids and no text."""

from faultdex.jobs.inputs import Inputs
from faultdex.model.answer import Answer, Match
from faultdex.output.advice import chosen_advice
from faultdex.output.text import leads
from faultdex.pack.read import Pack


def page(pack: Pack, inputs: Inputs) -> str:
    """Return the address, at the cause where the text decides it; empty where nothing is sure."""
    if inputs.first:
        return _of_match(pack, inputs.first)
    return next(filter(None, (_page(pack, one.answer) for one in inputs.every)), "")


def _page(pack: Pack, answer: Answer) -> str:
    if answer.own_leads and answer.unexplained:
        return ""
    if answer.known and not leads(answer):
        return answer.known[0].url
    return _of_match(pack, answer.matches[0]) if answer.matches else ""


def _of_match(pack: Pack, match: Match) -> str:
    one = chosen_advice(pack, match)
    return f"{match.url}#{one.cause.anchor}" if one and one.cause else match.url
