"""Turn answers into annotations of a GitHub workflow in which nothing of the log is active."""

from collections.abc import Iterator
from importlib import import_module

from faultdex.cli.explained import Inputs
from faultdex.cli.pack import Pack
from faultdex.cli.said import said
from faultdex.cli.terminal import one_line
from faultdex.model.answer import Match

_LEVELS = {"root": "error", "symptom": "warning", "echo": "notice"}
_DATA = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"})


def tell(pack: Pack, inputs: Inputs) -> str:
    """Return a workflow command for each match: an error for a root cause, less for the rest.

    What is said of a job ends the message of the log that failed first.
    """
    first = inputs.first
    return "\n".join(
        _command(pack, one.name, match, _says(inputs) if match is first else "")
        for one in inputs.every
        for match in one.answer.matches
    )


def _says(inputs: Inputs) -> str:
    told: str = import_module("faultdex.cli.verdict").verdict(inputs.job).says
    return one_line(told)


def _command(pack: Pack, name: str, match: Match, says: str) -> str:
    # Standard input is no file that an annotation could point to.
    place = {} if name == "-" else {"file": name, "line": str(match.line)}
    properties = ",".join(
        f"{key}={one_line(value).translate(_PROPERTY)}"
        for key, value in {**place, "title": match.title}.items()
    )
    message = "\n".join(filter(None, [*_lines(pack, match), says])).translate(_DATA)
    return f"::{_LEVELS.get(match.rank, 'notice')} {properties}::{message}"


def _lines(pack: Pack, match: Match) -> Iterator[str]:
    yield one_line(match.text)
    if match.speaker:
        yield f"Said by {said(match)}."
    card = pack.cards.get(match.id)
    if card:
        yield f"Why: {card.why}"
        yield f"First: {card.first}"
    yield match.url
