"""Turn answers into SARIF 2.1.0, the same bytes for the same input."""

import json
import os
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from urllib.parse import quote

from faultdex.jobs.inputs import Explained, Inputs
from faultdex.model.answer import Known, Match
from faultdex.output.advice import data
from faultdex.pack.read import Pack
from faultdex.terminal import one_line

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_HOME = "https://github.com/faultdex/faultdex"
_KEYS = ("fx", "kind", "speaker", "speakers", "cause", "why", "memory", "fix", "code", "try_first")
_LEVELS = {"root": "error", "symptom": "warning", "echo": "note"}


def tell(pack: Pack, inputs: Inputs) -> str:
    """Return one run whose rules are entries and messages of libraries; results are lines.

    What is said of a job stands in the run's property bag.
    """
    every = inputs.every
    rules = {match.id: _rule(pack, match) for one in every for match in one.answer.matches}
    rules |= {_name(row): _known_rule(row) for one in every for row in one.answer.known}
    places = {rule: place for place, rule in enumerate(rules)}
    run = {
        "tool": {"driver": _driver(list(rules.values()))},
        "invocations": [_invocation(every)],
        "results": [
            {"ruleIndex": places[match.id], **_result(pack, one.name, match)}
            for one in every
            for match in one.answer.matches
        ]
        + [
            {"ruleIndex": places[_name(row)], **_known_result(one.name, row)}
            for one in every
            for row in one.answer.known
        ],
        **({"properties": inputs.job_data} if inputs.job else {}),
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2)


def _driver(rules: list[dict[str, object]]) -> dict[str, object]:
    own = version("faultdex")
    return {"name": "faultdex", "version": own, "informationUri": _HOME, "rules": rules}


def _rule(pack: Pack, match: Match) -> dict[str, object]:
    card = pack.cards.get(match.id)
    facts = (
        {"fullDescription": _text(card.summary), "help": _text(f"Try first: {card.first}")}
        if card
        else {}
    )
    head = {"id": match.id, "shortDescription": _text(match.title), "helpUri": match.url}
    return {**head, **facts}


def _invocation(inputs: Sequence[Explained]) -> dict[str, object]:
    lost = [one.name for one in inputs if not one.answer.complete]
    return {
        "executionSuccessful": not lost,
        "toolExecutionNotifications": [
            {"level": "error", "message": _text(f"{name}: was not read whole")} for name in lost
        ],
    }


def _result(pack: Pack, name: str, match: Match) -> dict[str, object]:
    # The line stands as a snippet: a message may hold links, which a log must not make.
    facts = data(pack, match)
    return {
        "ruleId": match.id,
        "level": _LEVELS.get(match.role, "note"),
        "message": _text(match.title),
        "locations": [_place(name, match)],
        "properties": {key: facts[key] for key in _KEYS},
    }


def _name(row: Known) -> str:
    return f"{row.table}/{row.row}"


def _known_rule(row: Known) -> dict[str, object]:
    first = {"help": _text(f"Try first: {row.action}")} if row.action else {}
    head = {"id": _name(row), "shortDescription": _text(row.title), "helpUri": row.url}
    return {**head, "fullDescription": _text(row.says), **first}


def _known_result(name: str, row: Known) -> dict[str, object]:
    facts = row.as_data()
    return {
        "ruleId": _name(row),
        "level": "warning" if row.is_error and not row.is_follow_on else "note",
        "message": _text(row.says),
        "locations": [_place(name, row)],
        "properties": {key: facts[key] for key in ("class", "decision", "entry", "count")},
    }


def _place(name: str, found: Match | Known) -> dict[str, object]:
    region = {"startLine": found.line, "snippet": _text(found.text)}
    return {"physicalLocation": {"artifactLocation": {"uri": _uri(name)}, "region": region}}


def _text(text: str) -> dict[str, str]:
    return {"text": one_line(text)}


def _uri(name: str) -> str:
    path = Path(name)
    return path.as_uri() if path.is_absolute() else quote(os.fsencode(path.as_posix()))
