"""Does this Python have a release that the message accepts, and is there more than one copy?

python check_requirement.py "huggingface-hub>=0.34.0,<1.0", the requirement from the message. It compares numbers only.
"""

from __future__ import annotations

import importlib.metadata
import operator
import re
import sys
from itertools import zip_longest

COMPARE = {">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt, "==": operator.eq, "!=": operator.ne}


def plain(text: str) -> str:
    return re.sub("[-_.]+", "-", text or "").lower()


def numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", re.split("[a-z+]", version)[0])]


def fits(version: str, rule: str) -> bool:
    sign, bound = re.fullmatch(r"([<>=!~]=?)\s*(.+)", rule).groups()
    mine, theirs = numbers(version), numbers(bound)
    if sign == "~=":
        return mine >= theirs and mine[: len(theirs) - 1] == theirs[:-1]
    if bound.endswith(".*"):
        mine = mine[: len(theirs)]
    pairs = list(zip_longest(mine, theirs, fillvalue=0))
    return COMPARE[sign]([one for one, _ in pairs], [other for _, other in pairs])


asked = re.sub(r"\[.*\]", "", sys.argv[1]) if len(sys.argv) == 2 else ""  # without [extras]
match = re.fullmatch(r"\s*([A-Za-z][\w.-]*)\s*((?:[<>=!~]=?[^,]+,?\s*)*)", asked)
if not match:
    sys.exit('usage: python check_requirement.py "NAME>=1.0,<2.0", from the message, in quotes')
name, rules = match[1], [rule.strip() for rule in match[2].split(",") if rule.strip()]
print("python", ".".join(map(str, sys.version_info[:2])))
everything = list(importlib.metadata.distributions())
copies = [one for one in everything if plain(one.metadata["Name"]) in (plain(name), plain(name + "-full"))]
for one in copies:
    print("installed:", one.metadata["Name"], one.version, "in", one.locate_file("").name)
for one in everything:
    for wish in one.requires or []:
        if plain(re.split(r"[^\w.-]", wish)[0]) == plain(name) and ";" not in wish:
            print("required by:", one.metadata["Name"], one.version, "as", wish)
if not copies:
    sys.exit("verdict: not-found, this Python has no such package, or a bundle left out its metadata")
broken = [rule for rule in rules if not fits(copies[0].version, rule)]
if len(copies) > 1 and (broken or not all(fits(copies[1].version, rule) for rule in rules)):
    sys.exit("verdict: found-other, and there are two copies: uninstall until none is left, then install once")
if broken:
    sys.exit("verdict: found-other, the installed release breaks " + ", ".join(broken))
print("verdict: fits; the program runs with another Python, or was not restarted")
