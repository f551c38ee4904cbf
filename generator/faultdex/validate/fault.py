"""Turn pydantic's errors into faults: what is wrong, where, and what stands there."""

from collections.abc import Sized
from dataclasses import dataclass

from pydantic import BaseModel
from pydantic_core import ErrorDetails

from faultdex.model.document import Document
from faultdex.model.near import nearest
from faultdex.model.problem import Route
from faultdex.validate.field import fields_at
from faultdex.validate.found import Found, found_at

_KEY = "[key]"


@dataclass(frozen=True, slots=True)
class Fault:
    """One violated rule of the model.

    `sort` is pydantic's name of the rule and `limit` what it demands; `fields` are those of
    the mapping that a missing or unknown key belongs to, each with its description.
    """

    sort: str
    name: str
    found: Found
    limit: str
    fields: dict[str, str]
    is_key: bool

    @property
    def guess(self) -> str:
        """Return the field whose name is nearest to an unknown key."""
        return nearest(self.name, self.fields) if self.sort == "extra_forbidden" else ""


def faults(
    document: Document, model: type[BaseModel], errors: list[ErrorDetails]
) -> tuple[Fault, ...]:
    """Return the faults behind `errors`, without those that only follow from another."""
    known = [fault for error in errors if (fault := _fault(document, model, error))]
    misspelt = {(fault.found.route[:-1], fault.guess) for fault in known if fault.guess}
    return tuple(
        fault
        for fault in known
        if not (fault.sort == "missing" and (fault.found.route, fault.name) in misspelt)
        and not _is_long_enough(fault)
    )


def _fault(document: Document, model: type[BaseModel], error: ErrorDetails) -> Fault | None:
    location = error["loc"]
    is_key, sort = location[-1:] == (_KEY,), error["type"]
    if is_key or sort == "missing":
        path, name = location[:-1], str(location[-2 if is_key else -1])
    else:
        path, name = location, str(location[-1]) if location else ""
    found = found_at(document, path)
    if not found:
        return None
    fields = fields_at(model, _mapping_of(sort, found.route))
    return Fault(sort, name, found, _limit(error), fields, is_key)


def _mapping_of(sort: str, route: Route) -> Route:
    return route[:-1] if sort == "extra_forbidden" else route


def _limit(error: ErrorDetails) -> str:
    context = error.get("ctx", {})
    return " ".join(str(value) for name, value in context.items() if name in _LIMITS)


_LIMITS = (
    "error", "expected", "pattern", "ge", "gt", "le", "lt", "max_length", "min_length",
)  # fmt: skip


def _is_long_enough(fault: Fault) -> bool:
    """Whether a list counts as short only because pydantic drops its faulty items."""
    value = fault.found.value
    return fault.sort == "too_short" and isinstance(value, Sized) and len(value) >= int(fault.limit)
