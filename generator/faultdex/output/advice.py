"""Turn what is known of a match into rows for a person, and into data for a program."""

from collections.abc import Iterator

from faultdex.model.advice import CauseText, MatchAdvice
from faultdex.model.answer import Match
from faultdex.output.memory import bar
from faultdex.pack.read import Pack
from faultdex.terminal import visible

TELLS = 3


def chosen_advice(pack: Pack, match: Match) -> MatchAdvice | None:
    """Return what is known of a match; nothing for what is no entry."""
    advice = pack.advice(match.id)
    return advice.for_match(match) if advice else None


def rows(pack: Pack, match: Match) -> Iterator[tuple[str, str]]:
    """Yield the account, the cause if it is known, the first fix with its code, and the check."""
    if yours := pack.yours(match.id):
        yield "yours", yours.says
    if match.memory and (picture := bar(match.memory)):
        yield "memory", picture
    one = chosen_advice(pack, match)
    if not one:
        return
    yield from _release(pack, match)
    yield from _cause(one, match)
    yield from _fix(one)
    if one.check:
        yield "check", one.check.here(match.id)
        if one.check.shows:
            yield "shows", one.check.shows


def lines(pack: Pack, match: Match) -> Iterator[str]:
    """Yield the cause and the fix as sentences with their labels."""
    one = chosen_advice(pack, match)
    if one:
        yield from (f"{label.capitalize()}: {text}" for label, text in _release(pack, match))
        yield from (f"{label.capitalize()}: {text}" for label, text in _cause(one, match))
        yield from (f"{label.capitalize()}: {text}" for label, text in _fix(one) if label == "fix")


def data(pack: Pack, match: Match) -> dict[str, object]:
    """Return a match by the contract of the formats for programs."""
    one = chosen_advice(pack, match)
    fix = one.fix if one else None
    card, yours = pack.cards.get(match.id), pack.yours(match.id)
    return {
        **match.as_data(),
        **({"yours": {"state": yours.state.value, "why": yours.why}} if yours else {}),
        "fx": card.fx or None if card else None,
        "wording": next((text for _, text in _release(pack, match)), None),
        "likely_cause": card.why if card else None,
        "first_fix": card.first if card else None,
        "cause": _named(match, one.cause) if one and one.cause else None,
        "causes": [_named(match, cause) for cause in one.causes] if one else [],
        "fix": {"does": fix.does, "costs": fix.costs, "url": f"{match.url}#{fix.anchor}"}
        if fix
        else None,
        "code": fix.code or None if fix else None,
        "try_first": {
            "command": one.check.command,
            "here": one.check.here(match.id),
            "shows": one.check.shows,
        }
        if one and one.check
        else None,
    }


def _release(pack: Pack, match: Match) -> Iterator[tuple[str, str]]:
    """Yield what the wording tells of the reader's release."""
    advice = pack.advice(match.id)
    if advice and (says := advice.release(match)):
        yield "release", says


def _named(match: Match, cause: CauseText) -> dict[str, str]:
    where = f"{match.url}#{cause.anchor}"
    return {"key": cause.key, "says": cause.says, "tell": cause.tell, "url": where}


def _cause(one: MatchAdvice, match: Match) -> Iterator[tuple[str, str]]:
    if one.cause:
        yield "cause", one.cause.says
        if match.decision.why:
            yield "because", visible("; ".join(match.decision.why))
        return
    if match.memory and match.memory.says:
        yield "reckoned", match.memory.says
    count = len(one.causes)
    left = f"one of {count}; the text does not decide. First that fits" if count > 1 else "if it is"
    yield "cause", f"{left}: {one.causes[0].says}"
    for cause in one.causes[:TELLS]:
        yield "tell", f"{cause.tell} → {cause.says}"
    if count > TELLS:
        yield "", f"{count - TELLS} more on the page"


def _fix(one: MatchAdvice) -> Iterator[tuple[str, str]]:
    shown = one.fix or one.usual
    yield (
        "fix",
        shown.does if one.fix else f"depends on the cause; for the first: {shown.does}",
    )
    if one.fix and one.fix.code:
        yield "code", visible(one.fix.code)
