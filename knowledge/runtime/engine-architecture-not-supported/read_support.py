"""Print why an engine refused an architecture: python read_support.py server.log

It looks for the name of the model in the list that the message prints.
"""

import re
import sys
from pathlib import Path

REFUSED = r"Model architectures \[(.+?)\] (are not supported for now|failed to be inspected)(.*)"
IMPORT = r"(?:Import|Module\w*|OS|Attribute|Runtime|Name|Type)Error: .+|Ignore import error when loading .+"
TRANSFORMERS = r"(\w+) has no \w+ implementation and the Transformers"


def verdict(text):
    """Return the cause."""
    refused = re.search(REFUSED, text, re.DOTALL)
    if not refused:
        other = re.search(TRANSFORMERS, text)
        return f"no-implementation: no code for {other[1]}, and that of transformers does not fit" if other else None
    names = re.findall(r"\w+", refused[1])
    listed = re.findall(r"\w{4,}", refused[3].partition("Supported architectures:")[2].partition("]")[0])
    if refused[2].startswith("failed") or any(name in listed for name in names):
        found = [line for line in re.findall(IMPORT, text[: refused.start()]) if "RuntimeError: Error" not in line]
        return "import-failed: " + (found[-1][:100] if found else "the log starts too late, its error is above")
    if not listed:
        return "list-cut: paste the message with its list"
    family = re.match(r"[A-Z][a-z]+", names[0])
    near = [name for name in listed if family and name.startswith(family[0])]
    return f"{'old-engine' if near else 'no-implementation'}: {names[0]} is not among {len(listed)}; of its family: {near}"


path = Path(sys.argv[1]) if len(sys.argv) == 2 else None
answer = verdict(path.read_text(errors="replace")) if path and path.is_file() else None
print("verdict:", answer or "no such message in this text")
