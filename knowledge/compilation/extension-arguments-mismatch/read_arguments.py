"""Compare what a compiled function takes with what it got: python read_arguments.py ERROR.txt, or - for stdin."""

import re
import sys
from pathlib import Path


def items(text):
    """Return the parts of a text between commas that are outside of brackets."""
    depth, parts = 0, [""]
    for sign in text:
        depth += (sign in "([{<") - (sign in ")]}>")
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


def judge(text):
    """Return the number of arguments on both sides, and the verdict."""
    name = re.search(r"(\w+)\(\): incompatible function arguments", text)
    takes = [items(one) for one in re.findall(r"^\s*\d+\. \((.*)\) -> ", text, re.MULTILINE)]
    got = re.search(r"Invoked with:(.*)", text, re.DOTALL)
    if not (name and takes and got):
        return "paste the message from its first line to the end of 'Invoked with: ...'"
    given = items(got[1].replace("; kwargs:", ","))
    counts = sorted({len(one) for one in takes})
    line = f"{name[1]} takes {' or '.join(map(str, counts))} arguments, and got {len(given)}: "
    if len(given) not in counts:
        return line + "two-releases"
    kinds = next(one for one in takes if len(one) == len(given))
    pairs = "; ".join(f"{kind} <- {value[:20]}" for kind, value in zip(kinds, given))
    return f"{line}other-type, compare {pairs}"


given = sys.argv[1]
print(judge(sys.stdin.read() if given == "-" else Path(given).read_text()))
