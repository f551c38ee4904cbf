"""Turn answers into annotations of a GitHub workflow in which nothing of the log is active."""

from collections.abc import Iterator, Sequence

from faultdex.cli.explained import Explained
from faultdex.cli.pack import Pack
from faultdex.cli.terminal import one_line
from faultdex.model.answer import Match

_LEVELS = {"root": "error", "symptom": "warning", "echo": "notice"}
_DATA = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"})


def tell(pack: Pack, inputs: Sequence[Explained]) -> str:
    """Return a workflow command for each match: an error for a root cause, less for the rest."""
    return "\n".join(
        _command(pack, one.name, match) for one in inputs for match in one.answer.matches
    )


def _command(pack: Pack, name: str, match: Match) -> str:
    # Standard input is no file that an annotation could point to.
    place = {} if name == "-" else {"file": name, "line": str(match.line)}
    properties = ",".join(
        f"{key}={one_line(value).translate(_PROPERTY)}"
        for key, value in {**place, "title": match.title}.items()
    )
    message = "\n".join(_lines(pack, match)).translate(_DATA)
    return f"::{_LEVELS.get(match.rank, 'notice')} {properties}::{message}"


def _lines(pack: Pack, match: Match) -> Iterator[str]:
    yield one_line(match.text)
    card = pack.cards.get(match.id)
    if card:
        yield f"Why: {card.why}"
        yield f"First: {card.first}"
    yield match.url
