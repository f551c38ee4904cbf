"""Turn a file into text, refusing what no writer types and no page can show."""

import os
import re

from faultdex.load.refusal import RefusalError
from faultdex.load.walk import irregular
from faultdex.model.problem import Place

CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff\ud800-\udfff]")


def read_bytes(path: str, most: int) -> bytes:
    """Return the bytes of the plain file at `path`; refuse one of more than `most` bytes."""
    try:
        with os.fdopen(os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK), "rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise irregular(error.strerror or "not readable") from None
    if len(data) > most:
        message = f"the file is larger than {most // 1024} KiB"
        raise RefusalError((1, 1), "FD104", message, "Cut it down to what identifies the failure.")
    return data


def decode(data: bytes) -> str:
    """Return `data` as text; refuse what is not UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        message = f"byte 0x{data[error.start]:02x} is not UTF-8"
        place = place_of(before, len(before))
        raise RefusalError(place, "FD105", message, "Save the file as UTF-8.") from None


def refuse_controls(text: str) -> None:
    """Refuse a text with control characters beside tab and line feed."""
    if text.isascii() and text.replace("\n", "").replace("\t", "").isprintable():
        return  # which is most, and told in a tenth of the time
    if found := CONTROL.search(text):
        raise control(place_of(text, found.start()), found[0])


def control(place: Place, character: str) -> RefusalError:
    """Return the refusal of a control character."""
    message = f"control character U+{ord(character):04X}"
    return RefusalError(place, "FD106", message, "Remove it; lines end with a line feed alone.")


def place_of(text: str, index: int) -> Place:
    """Return line and column, from 1, of the character at `index`."""
    return text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)
