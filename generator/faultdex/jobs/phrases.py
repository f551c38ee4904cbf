"""Turn counts and names of those who speak in a job into words."""

from collections.abc import Iterable, Sequence

from faultdex.jobs.ranks import folder_of

NAMED = 3


def counted(count: int, noun: str) -> str:
    """Return a count in words."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def share(count: int, every: int, noun: str) -> str:
    """Return how many of all that speak in a job are meant."""
    if count < every:
        return f"{count:,} of {counted(every, noun)}"
    few_logs = {1: f"the only {noun} that is not empty", 2: f"both {noun}s"}
    return few_logs.get(count, f"all {counted(count, noun)}")


def few(names: Sequence[str]) -> str:
    """Return the first few of `names`."""
    folder = folder_of(names) if names[1:] else ""
    named = ", ".join(name.removeprefix(folder) for name in names[:NAMED])
    place = f"{folder}: " if folder else ""
    return f"{place}{named}{', …' if names[NAMED:] else ''}"


def begun(words: str) -> str:
    """Return `words` as they begin a sentence."""
    return words[:1].upper() + words[1:]


def joined(words: Iterable[str]) -> str:
    """Return words as a list in a sentence."""
    *before, last = words
    return f"{', '.join(before)} and {last}" if before else last
