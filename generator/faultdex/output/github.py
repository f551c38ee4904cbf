"""Turn answers into annotations of a GitHub workflow in which nothing of the log is active."""

from collections.abc import Iterable, Iterator, Mapping

from faultdex.jobs.inputs import Inputs
from faultdex.model.answer import Known, Match, UnmatchedError
from faultdex.output.advice import lines
from faultdex.output.format_speakers import format_speakers
from faultdex.output.text import UNEXPLAINED
from faultdex.pack.read import Pack
from faultdex.terminal import one_line

_LEVELS = {"root": "error", "symptom": "warning", "echo": "notice"}
_DATA = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"})


def tell(pack: Pack, inputs: Inputs) -> str:
    """Return a workflow command for each match: an error for a root cause, less for the rest.

    Where an error that no entry explains comes first, it gets a warning.

    What is said of a job ends the message of the log that failed first.
    """
    return "\n".join(_commands(pack, inputs))


def _commands(pack: Pack, inputs: Inputs) -> Iterator[str]:
    first = inputs.first
    for one in inputs.every:
        if one.answer.own_leads and one.answer.unexplained:
            yield _unexplained(one.name, one.answer.unexplained[0])
        for match in one.answer.matches:
            yield _matched(pack, one.name, match, _says(inputs) if match is first else "")
        yield from (_known(one.name, row) for row in one.answer.known)


def _says(inputs: Inputs) -> str:
    if not inputs.job:
        return ""
    from faultdex.jobs.verdict import verdict

    return one_line(verdict(inputs.job).says)


def _unexplained(name: str, own: UnmatchedError) -> str:
    who = (f"Said by {own.speaker}.",) if own.speaker else ()
    where = (f"At: {one_line(own.frame)}",) if own.frame else ()
    lines = (one_line(own.text), *where, *who)
    return _command("warning", _place(name, own.line), UNEXPLAINED, lines)


def _matched(pack: Pack, name: str, match: Match, says: str) -> str:
    level = _LEVELS.get(match.role, "notice")
    return _command(level, _place(name, match.line), match.title, (*_lines(pack, match), says))


def _known(name: str, row: Known) -> str:
    level = "warning" if row.is_error and not row.is_follow_on else "notice"
    lines = (one_line(row.text), row.says, row.action, row.url)
    return _command(level, _place(name, row.line), row.title, lines)


def _place(name: str, line: int) -> dict[str, str]:
    """Return where it stands; standard input is no file that an annotation could point to."""
    return {} if name == "-" else {"file": name, "line": str(line)}


def _command(level: str, place: Mapping[str, str], title: str, lines: Iterable[str]) -> str:
    properties = ",".join(
        f"{key}={one_line(value).translate(_PROPERTY)}"
        for key, value in {**place, "title": title}.items()
    )
    message = "\n".join(filter(None, lines)).translate(_DATA)
    return f"::{level} {properties}::{message}"


def _lines(pack: Pack, match: Match) -> Iterator[str]:
    yield one_line(match.text)
    if match.speaker:
        yield f"Said by {format_speakers(match)}."
    yield from map(one_line, lines(pack, match))
    yield match.url
