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


def invoked(text):
    """Return the parts after 'Invoked with:', up to the end of a line that is outside of brackets."""
    kept, depth = "", 0
    for sign in text:
        depth += (sign in "([{<") - (sign in ")]}>")
        if sign == "\n" and depth <= 0:
            break
        kept += sign
    return items(kept.replace("; kwargs:", ","))


def judge(text):
    """Return the number of arguments on both sides, and the verdict."""
    name = re.search(r"(\w+)\(\): incompatible function arguments", text)
    takes = [items(one) for one in re.findall(r"\s\d+\. \w*\((.*)\) -> ", text)]
    got = re.search(r"Invoked with(?: types)?:(.*)", text, re.DOTALL)
    if not (name and takes and got):
        return "paste the message from its first line to the end of 'Invoked with: ...'"
    given = invoked(got[1])
    ranges = sorted({(sum(" = " not in part for part in one), len(one)) for one in takes})
    fits = [one for one in takes if sum(" = " not in part for part in one) <= len(given) <= len(one)]
    counts = " or ".join(f"{least} to {most}" if least < most else f"{most}" for least, most in ranges)
    line = f"{name[1]} takes {counts} arguments, and got {len(given)}: "
    if not fits:
        return line + "two-releases"
    pairs = "; ".join(f"{kind} <- {' '.join(value.split())[:20]}" for kind, value in zip(fits[0], given))
    return f"{line}other-type, compare {pairs}"


given = sys.argv[1]
print(judge(sys.stdin.read() if given == "-" else Path(given).read_text()))
