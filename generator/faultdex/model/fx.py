"""Number the entries: FX0001, FX0002 and so on, kept for good in codes.lock."""

import re
from collections.abc import Collection, Mapping

LOCK = "codes.lock"
CODE = r"FX\d{4}"
_ROW = re.compile(rf"({CODE}) ([a-z0-9][a-z0-9-]{{2,63}})")


def row(line: str) -> tuple[str, str] | None:
    """Return the code and the id of a line of the lock; None for any other line."""
    found = _ROW.fullmatch(line)
    return (found[1], found[2]) if found else None


def rows(text: str) -> list[tuple[str, str]]:
    """Return the codes and ids of the lock, without lines that have another form."""
    return [one for line in text.splitlines() if (one := row(line))]


def with_codes(text: str, names: Mapping[str, Collection[str]]) -> str:
    """Return the lock with a code for each entry; `names` holds by its id all that it is called.

    A code that a merge gave to two entries stays with the first of them, and an entry that has
    none, or has lost it so, gets the next free one.
    """
    kept: dict[str, str] = {}
    for code, name in rows(text):
        if name not in kept.values():
            kept.setdefault(code, name)
    highest = max((int(code[2:]) for code, _ in rows(text)), default=0)
    missing = sorted(one for one, own in names.items() if not {*own} & {*kept.values()})
    kept.update({f"FX{number:04}": name for number, name in enumerate(missing, highest + 1)})
    return "".join(f"{code} {name}\n" for code, name in sorted(kept.items()))
