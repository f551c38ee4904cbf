"""Turn text that may hold secrets into text that may be shown."""

from dataclasses import replace
from typing import TYPE_CHECKING

from faultdex.model.answer import Answer, Match

if TYPE_CHECKING:
    from faultdex.cli.voice import Voice
from faultdex.model.private import RULES, masked

SECRETS = tuple(rule for rule in RULES if rule.is_secret)


def redact(text: str) -> str:
    """Return `text` with passwords, tokens and keys masked."""
    return masked(text, SECRETS)


def redact_match(match: Match) -> Match:
    """Return `match` with what it repeats of the log masked; itself where nothing has to be."""
    text = redact(match.text)
    captures = {name: redact(held) for name, held in match.captures.items()}
    if (text, captures) == (match.text, match.captures):
        return match
    return replace(match, text=text, captures=captures)


def redact_answer(answer: Answer) -> Answer:
    """Return `answer` with what it repeats of the log masked."""
    return replace(
        answer,
        matches=tuple(map(redact_match, answer.matches)),
        candidates=tuple(map(redact_match, answer.candidates)),
        own=tuple(
            replace(one, text=redact(one.text), frame=redact(one.frame)) for one in answer.own
        ),
    )


def redact_voice(voice: "Voice") -> "Voice":
    """Return `voice` with what it repeats of the log masked."""
    marks = (replace(mark, match=redact_match(mark.match)) for mark in voice.marks)
    return replace(voice, marks=tuple(marks), end=redact(voice.end))
