"""Turn who said the line of a match into words, the same as those of the paste box."""

from collections.abc import Sequence

from faultdex.model.answer import Match

NAMED = 3


def format_speakers(match: Match) -> str:
    """Return which rank said it, and which say as much; nothing where the line does not tell."""
    if not match.speaker:
        return ""
    others = [one for one in match.speakers if one != match.speaker]
    if not others:
        return match.speaker
    if match.speakers[0] != match.speaker:
        # The earliest line is the match's, but for a rank that the launcher names.
        return f"{match.speaker}, which the launcher blames; {others[0]} says it further up"
    return f"{match.speaker} first, then by {_listed(others)}"


def _listed(ranks: Sequence[str]) -> str:
    numbers = [one.removeprefix("rank ") for one in ranks]
    if len(numbers) == 1:
        return ranks[0]
    if len(numbers) > NAMED:
        return f"ranks {', '.join(numbers[:NAMED])} and others"
    return f"ranks {', '.join(numbers[:-1])} and {numbers[-1]}"
