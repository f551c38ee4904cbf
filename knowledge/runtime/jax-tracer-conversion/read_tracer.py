"""Find what was traced, and from which argument: python read_tracer.py run.log."""

import re
import sys
from pathlib import Path

KINDS = {
    "TracerBoolConversionError": "if, and, or, while, max on a traced value (python-branch)",
    "TracerArrayConversionError": "NumPy got a traced value (numpy-call)",
    "TracerIntegerConversionError": "an index or a range from a traced value (needs-number)",
    "NonConcreteBooleanIndexError": "a mask as an index: use jnp.where (needs-number)",
    "UnexpectedTracerError": "a value outlived its traced function (leak)",
    "ConcretizationTypeError": "a size, an axis or float() from a traced value (needs-number)",
}
EXAMPLE = """jax.errors.TracerBoolConversionError: Attempted boolean conversion of traced array.
The error occurred while tracing the function clip at job.py:7 for jit. This concrete value was
not available in Python because it depends on the value of the argument x."""


def verdict(text: str) -> str:
    """Return the kind of the last tracer error, its function and its argument."""
    found = [(text.rfind(kind), kind) for kind in KINDS if kind in text]
    if not found:
        return "no tracer error in this text"
    rest = " ".join(text[max(found)[0] :].split())
    lines = [KINDS[max(found)[1]]]
    traced = re.search(r"tracing the function (\S+) at (\S+) for (\w+)", rest)
    lines += [f"traced: {traced[1]} at {traced[2]}, for {traced[3]}"] if traced else []
    argument = re.search(r"values? of the arguments? ([\w\[\]'., ]{1,80}?)[.']", rest)
    lines += [f"from argument: {argument[1]}"] if argument else []
    leaked = re.search(r"created on line (\S+)", rest)
    lines += [f"created at: {leaked[1]}"] if leaked else []
    return "\n  ".join(lines)


def read(name: str) -> str:
    """Judge the log that the user names."""
    try:
        return verdict(Path(name).read_text(errors="replace"))
    except OSError as error:
        return f"cannot read {name}: {error.strerror}"


print("\n".join([read(name) for name in sys.argv[1:]] or [verdict(EXAMPLE)]))
