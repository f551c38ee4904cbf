"""Find texts of libraries that nobody explains, and notes on texts that no library has."""

from collections import Counter
from collections.abc import Iterator

from faultdex.link.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.example import FOLDER, is_fix, row_of
from faultdex.model.messages import HOLE, MessageNotes, MessageRow

_PAIR = {"texts.json": "notes.yaml", "notes.yaml": "texts.json"}


def ungrouped_messages(scope: Scope) -> Iterator[Flaw]:
    """Yield each text that no group of its owner's notes selects."""
    for owner, table in scope.tables.items():
        for index, row in enumerate(table.texts.rows):
            if row.id not in table.groups:
                message = f"no group of the notes selects the row {row.id!r}"
                hint = f"Add a group to messages/{owner}/notes.yaml that selects it."
                yield Flaw(f"messages/{owner}/texts.json", message, hint, ("rows", index))


def idle_groups(scope: Scope) -> Iterator[Flaw]:
    """Yield each group that is left no row, and each id in a group that no row has."""
    for owner, table in scope.tables.items():
        path, busy = f"messages/{owner}/notes.yaml", {*table.groups.values()}
        ids = {row.id for row in table.texts.rows}
        for index, group in enumerate(table.notes.groups):
            for place, name in enumerate(group.ids):
                if name not in ids:
                    route = ("groups", index, "ids", place)
                    yield Flaw(path, f"no row has the id {name!r}", "Remove it.", route)
            if index not in busy and ids.issuperset(group.ids):
                message = "the group selects no row, or more specific groups take them all"
                yield Flaw(
                    path, message, "Correct what it selects, or remove it.", ("groups", index)
                )


def repeated_messages(scope: Scope) -> Iterator[Flaw]:
    """Yield each id that two texts of an owner have, and each file of another owner."""
    for path, texts in scope.validated.texts.items():
        if texts.owner != path.split("/")[1]:
            message = f"it is of the owner {texts.owner!r}"
            yield Flaw(path, message, "Collect the texts again.", ("owner",))
        counts = Counter(row.id for row in texts.rows)
        for index, row in enumerate(texts.rows):
            if counts[row.id] > 1:
                message = f"two rows have the id {row.id!r}"
                yield Flaw(path, message, "Collect the texts again.", ("rows", index, "id"))
                counts[row.id] = 0


def lone_messages(scope: Scope) -> Iterator[Flaw]:
    """Yield each file of texts without notes, and each of notes without texts."""
    for path in sorted(scope.paths):
        folder, _, name = path.rpartition("/")
        is_half = path.startswith("messages/") and name in _PAIR
        other = f"{folder}/{_PAIR[name]}" if is_half else path
        if other not in scope.paths:
            yield Flaw(path, f"{other} is missing", "Add it: texts and notes come together.", ())


def unsigned_messages(scope: Scope) -> Iterator[Flaw]:
    """Yield each form of a log's line that a long log would not be searched for."""
    for owner, table in scope.tables.items():
        for index, form in enumerate(table.notes.logged):
            lines = ((row, _line(form, row)) for row in table.texts.rows)
            row = next((row for row, line in lines if not _is_signed(table.notes, line)), None)
            if row:
                message = f"the line of the row {row.id!r} holds none of the signs"
                hint = "Add a literal that stands in every such line to the signs."
                yield Flaw(f"messages/{owner}/notes.yaml", message, hint, ("logged", index))


def stray_examples(scope: Scope) -> Iterator[Flaw]:
    """Yield each example of no row, each fixed form of no example, and runs of no owner."""
    for owner, table in scope.tables.items():
        ids, files = {row.id for row in table.texts.rows}, table.examples.files
        for file in files:
            path, row = f"messages/{owner}/{FOLDER}/{file}", row_of(file)
            if row not in ids:
                yield Flaw(path, f"no row has the id {row!r}", "Name it after its row.")
            elif is_fix(file) and f"{row}.py" not in files:
                yield Flaw(path, f"{row}.py is missing", "Add what it is the fixed form of.")
        filed = table.examples.filed
        if filed and filed.owner != owner:
            message = f"it is of the owner {filed.owner!r}"
            yield Flaw(f"messages/{owner}/runs.json", message, "Run the examples again.")


def _line(form: str, row: MessageRow) -> str:
    if "{name}" in form and not row.name:
        return ""
    filled = form.replace("{id}", row.id).replace("{name}", row.name)
    return filled.replace("{text}", row.text.replace(HOLE, " "))


def _is_signed(notes: MessageNotes, line: str) -> bool:
    """Tell whether a line holds a sign; a row without a name has no line that shows one."""
    return not line or any(sign in line for sign in notes.signs)


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD328", ungrouped_messages),
    Check("FD329", idle_groups),
    Check("FD330", repeated_messages),
    Check("FD331", lone_messages),
    Check("FD332", unsigned_messages),
    Check("FD333", stray_examples),
)
