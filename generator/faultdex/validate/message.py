"""Turn faults into codes, messages and hints that a writer can follow."""

import re
from collections.abc import Callable

from faultdex.model.near import nearest
from faultdex.model.shape import DATE, FILE, ID
from faultdex.privacy.rules import shown
from faultdex.validate.fault import Fault

Says = tuple[str, str, str]

_PATTERNS = {
    ID: "3 to 64 small letters, digits and hyphens",
    DATE: "a day such as '2026-11-20'",
    FILE: "a file name of small letters, digits, '_', '-' and '.'",
    r"^\d+(\.\d+)*[a-z0-9.+_-]*$": "a version such as '2.13.0'",
    r"^https://\S+$": "an address that begins with https://",
    r"^samples/[a-z0-9][a-z0-9_.-]*\.txt$": "a path such as 'samples/torch-2.13.txt'",
    r"^[A-Za-z_][\w.]*$": "a name such as 'torch.OutOfMemoryError'",
    r"^[0-9a-f]{64}$": "64 hexadecimal digits",
    r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$": "an instant such as '2026-11-20T10:00:00Z'",
}
_TYPES = {
    "string_type": "a text",
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "float_type": "a number",
    "bool_type": "true or false",
    "tuple_type": "a list",
    "dict_type": "a mapping",
    "model_type": "a mapping",
}
_BOUNDS = {
    "greater_than": "more than",
    "greater_than_equal": "at least",
    "less_than": "less than",
    "less_than_equal": "at most",
}
_LENGTHS = {
    "string_too_long": "{} or fewer characters",
    "string_too_short": "{} or more characters",
    "too_long": "{} or fewer items",
    "too_short": "{} or more items",
}
_LENGTH_HINTS = {True: "Shorten it.", False: "Write what is missing."}


def says(fault: Fault) -> Says:
    """Return code, message and hint of `fault`."""
    return _SAYS.get(fault.sort, _wrong_value)(fault)


def _unknown_key(fault: Fault) -> Says:
    near = nearest(fault.name, fault.fields)
    hint = f"Write {near!r} instead." if near else f"Known here: {', '.join(fault.fields)}."
    return "FD201", f"unknown key {shown(fault.name)}", hint


def _missing_key(fault: Fault) -> Says:
    return "FD202", f"the key {shown(fault.name)} is missing", f"Add it: {fault.fields[fault.name]}"


def _wrong_type(fault: Fault) -> Says:
    expected = _TYPES[fault.sort]
    message = f"found {fault.found}, expected {expected}"
    if fault.sort == "string_type" and isinstance(fault.found.value, int | float):
        hint = "Put it in double quotes, as every version, date and code."
        return "FD204", message, hint
    return "FD203", message, f"Write {expected}, or leave the key out where it is optional."


def _wrong_choice(fault: Fault) -> Says:
    choices = tuple(re.findall(r"'([^']+)'", fault.limit))
    near = nearest(fault.name if fault.is_key else str(fault.found.value), choices)
    hint = f"Write {near!r} instead." if near else f"Known here: {', '.join(choices)}."
    if fault.is_key:
        return "FD201", f"unknown key {shown(fault.name)}", hint
    return "FD205", f"found {fault.found}, expected one of {len(choices)} words", hint


def _wrong_pattern(fault: Fault) -> Says:
    expected = _PATTERNS.get(fault.limit, f"a text that matches {fault.limit}")
    found = f"the key {shown(fault.name)}" if fault.is_key else str(fault.found)
    return "FD205", f"found {found}, expected {expected}", "Change it to the form expected."


def _wrong_bound(fault: Fault) -> Says:
    expected = f"{_BOUNDS[fault.sort]} {fault.limit}"
    return "FD205", f"found {fault.found}, expected {expected}", "Choose a value within bounds."


def _wrong_length(fault: Fault) -> Says:
    expected = _LENGTHS[fault.sort].format(fault.limit)
    value = fault.found.value
    if value == "" and fault.name:
        return "FD206", f"{fault.name} is empty, expected {expected}", "Write what is missing."
    found = f"{len(value)}" if isinstance(value, str | tuple | dict) else str(fault.found)
    return "FD206", f"found {found}, expected {expected}", _LENGTH_HINTS["long" in fault.sort]


def _wrong_value(fault: Fault) -> Says:
    message = fault.limit or f"found {fault.found}, which is not accepted here"
    return "FD205", message, "Change it to what the field's description asks for."


_SAYS: dict[str, Callable[[Fault], Says]] = {
    "extra_forbidden": _unknown_key,
    "missing": _missing_key,
    "literal_error": _wrong_choice,
    "enum": _wrong_choice,
    "string_pattern_mismatch": _wrong_pattern,
    **dict.fromkeys(_TYPES, _wrong_type),
    **dict.fromkeys(_BOUNDS, _wrong_bound),
    **dict.fromkeys(_LENGTHS, _wrong_length),
}
