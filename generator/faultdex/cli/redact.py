"""Turn text that may hold secrets into text that may be shown."""

from dataclasses import replace

from faultdex.model.answer import Answer, Match
from faultdex.model.private import RULES, masked

SECRETS = tuple(rule for rule in RULES if rule.is_secret)


def redact(text: str) -> str:
    """Return `text` with passwords, tokens and keys masked."""
    return masked(text, SECRETS)


def redact_match(match: Match) -> Match:
    """Return `match` with what it repeats of the log masked."""
    captures = {name: redact(text) for name, text in match.captures.items()}
    return replace(match, text=redact(match.text), captures=captures)


def redact_answer(answer: Answer) -> Answer:
    """Return `answer` with what it repeats of the log masked."""
    return replace(
        answer,
        matches=tuple(map(redact_match, answer.matches)),
        candidates=tuple(map(redact_match, answer.candidates)),
    )
