"""Show which requirements of a pip log contradict each other: python diagnose.py LOG."""

import re
import sys
from collections import defaultdict
from pathlib import Path

LINE = re.compile(
    r"^ {4}(?:(?P<who>\S+ \S+) depends on|The user (?P<user>requested)(?: \(constraint\))?)"
    r" (?P<what>[\w.-]+)(?:\[[^\]]*\])?(?P<range>[^;]*)"
)
text = Path(sys.argv[1] if len(sys.argv) > 1 else "example.log").read_text("utf-8")
wanted = defaultdict(set)
for line in text.splitlines():
    if found := LINE.match(line):
        wanted[found["what"]].add((found["who"] or "you", found["range"].strip() or "any"))
for what, requests in wanted.items():
    if len({spec for _, spec in requests if spec != "any"}) > 1:
        named = [f"{who} want{'' if who == 'you' else 's'} {spec}" for who, spec in sorted(requests)]
        print(f"{what}:", ", ".join(named))
if "no matching distributions available for your environment" in text:
    missing = re.findall(r"for your environment:\s+(.+)", text)
    print("no wheel for this Python, system or index:", *missing)
