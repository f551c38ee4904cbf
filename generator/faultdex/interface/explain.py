"""Turn a text or an exception into the answer to it."""

import os
from pathlib import Path
from traceback import TracebackException

from faultdex.answering.one import explain_text
from faultdex.answering.options import ExplainOptions
from faultdex.interface.answer import Answer
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.pack.locate import INSTALLED, open_pack
from faultdex.pack.read import Pack, read_pack

# A message may repeat a whole tensor, and the failure stands at either end of it.
LONGEST = 256 << 10
SHORT = 200


def explain(
    what: str | bytes | BaseException | TracebackException,
    /,
    *,
    top: int = 5,
    redact: bool = True,
) -> Answer:
    """Return what is known of a text or of an exception, with those that caused it.

    A text is the output of a program, a part of it, or a single code or name such as `719` or
    `NCCL_TIMEOUT`; it is never taken for the name of a file. Bytes are UTF-8 or much like it.

    `top` is how many entries to name at most, and `redact` masks secrets in the lines that the
    answer repeats. Nothing is sent anywhere.

    Raises TypeError for anything else, and SystemExit if this installation carries no knowledge.
    """
    pack = _pack()
    text = text_of(what)
    inputs = explain_text(pack, text, ExplainOptions(top=top, redact=redact))
    return Answer(inputs if _says(inputs) else _looked_up(pack, text, top) or inputs, pack)


def text_of(what: str | bytes | BaseException | TracebackException) -> bytes:
    """Return what is explained as bytes; of an exception what Python prints of it."""
    match what:
        case bytes():
            return what
        case str():
            return what.encode("utf-8", "replace")
        case TracebackException():
            return "".join(what.format()).encode("utf-8", "replace")
        case BaseException():
            return _cut(text_of(TracebackException.from_exception(what)))
    reason = f"a text or an exception is explained, not {type(what).__name__}"
    raise TypeError(reason)


def _cut(text: bytes) -> bytes:
    half = LONGEST // 2
    return text if len(text) <= LONGEST else b"%b\n%b" % (text[:half], text[-half:])


def _says(inputs: Inputs) -> bool:
    answer = inputs.every[0].answer
    return bool(answer.matches or answer.known or inputs.job)


def _looked_up(pack: Pack, text: bytes, top: int) -> Inputs | None:
    """Return the answer to a code or a name; None for a longer text or where nothing knows it."""
    word = text.decode("utf-8", "replace").strip()
    if len(word) > SHORT or "\n" in word or not word:
        return None
    # Most texts are longer.
    from faultdex.answering.question import answer_to

    answer = answer_to(pack, word, top)
    return Inputs((Explained(word, answer),)) if answer else None


def _pack() -> Pack:
    """Return the knowledge that is named by the environment, or that came with the package."""
    named = os.environ.get("FAULTDEX_KNOWLEDGE")
    return read_pack(INSTALLED) if INSTALLED.is_dir() and not named else open_pack(_folder(named))


def _folder(named: str | None) -> Path | None:
    return Path(named) if named else None
