"""Find notes of reference tables that speak of nothing that was collected."""

from collections.abc import Iterator

from faultdex.link.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.near import nearest
from faultdex.model.reference import Collection, Part, Table

_AGAIN = "Collect again and file it: faultdex reference collect, then faultdex reference record."


def uncollected_tables(scope: Scope) -> Iterator[Flaw]:
    """Yield each table of a part of which no machine has told a row."""
    if not scope.is_read("reference/machines/"):
        return
    for path, table in scope.validated.tables.items():
        if table.part and not _names(scope, table.part):
            message = f"no machine has told anything of {table.part.value!r}"
            yield Flaw(path, message, _AGAIN, ("part",))


def unknown_rows(scope: Scope) -> Iterator[Flaw]:
    """Yield each note, and each omission, of a row that no machine knows by that name."""
    for path, table in scope.validated.tables.items():
        rows = _names(scope, table.part) if table.part else {}
        for kind, named in (("notes", _named(table)), ("omits", dict.fromkeys(table.omits))):
            for key, name in named.items() if rows else ():
                if key not in rows:
                    meant = nearest(key, rows)
                    hint = f"Write {meant!r} instead." if meant else "Remove it."
                    yield Flaw(path, f"no machine knows {key!r}", hint, (kind, key))
                elif name and name not in rows[key]:
                    known = " or ".join(sorted(rows[key]))
                    message, hint = f"{key} is {known!r}, not {name!r}", f"Write {known!r}."
                    yield Flaw(path, message, hint, (kind, key, "name"))


def real_folklore(scope: Scope) -> Iterator[Flaw]:
    """Yield each name that a table calls folklore and a machine holds, or none has looked for."""
    for path, table in scope.validated.tables.items():
        for name in table.folklore if scope.validated.collections else ():
            holders = [_holders(one, name) for one in scope.validated.collections.values()]
            if any(holders):
                file = next(files[0] for files in holders if files)
                hint = "It is no folklore: move it to the notes."
                yield Flaw(path, f"{file} holds {name!r}", hint, ("folklore", name))
            elif None in holders:
                hint = "Add it to the names that the collector looks for, and collect again."
                yield Flaw(path, f"a machine has not looked for {name!r}", hint, ("folklore", name))


def _named(table: Table) -> dict[str, str | None]:
    return {key: note.name for key, note in table.notes.items()}


def _names(scope: Scope, part: Part) -> dict[str, set[str]]:
    """Return by key every name that some machine has for it."""
    names: dict[str, set[str]] = {}
    for collection in scope.validated.collections.values():
        for key, name in collection.names(part).items():
            names.setdefault(key, set()).add(name)
    return names


def _holders(collection: Collection, name: str) -> tuple[str, ...] | None:
    """Return the files that hold `name`; None where it was not looked for."""
    return next((one.files for one in collection.sought if one.name == name), None)


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD319", unknown_rows),
    Check("FD320", uncollected_tables),
    Check("FD321", real_folklore),
)
