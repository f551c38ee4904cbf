"""Which COPY and ADD sources are in the build context: python check_copy.py DOCKERFILE [CONTEXT]"""

import re
import shlex
import sys
from fnmatch import fnmatch
from pathlib import Path

if len(sys.argv) not in (2, 3):
    sys.exit("usage: python check_copy.py DOCKERFILE [CONTEXT]")
context = Path(sys.argv[2] if len(sys.argv) == 3 else ".")
text = Path(sys.argv[1]).read_text(encoding="utf-8")
text = re.sub(r"\\[ \t]*\r?\n", " ", text)  # a line that goes on
ignore = context / ".dockerignore"
rules = [rule.strip().strip("/") for rule in ignore.read_text().splitlines()] if ignore.is_file() else []
rules = [rule for rule in rules if rule and rule[0] not in "#!"]

missing = 0
for line in text.splitlines():
    found = re.match(r"\s*(?:COPY|ADD)\s+(.+)", line, re.I)
    if not found or "--from=" in line or "<<" in line:
        continue
    words = [word for word in shlex.split(re.sub(r'[\[\],"]', " ", found[1])) if not word.startswith("--")]
    for source in words[:-1]:
        inside = source.lstrip("/").removeprefix("./").rstrip("/") or "."
        if "://" in source or source.startswith("git@"):
            continue
        if "$" in source:
            print(f"{source}: has a variable, look at its value")
        elif inside.startswith(".."):
            print(f"{source}: outside the context")
            missing += 1
        elif inside != "." and not list(context.glob(inside)):
            missing += 1
            others = [path.relative_to(context) for path in sorted(context.rglob(Path(inside).name))]
            print(f"{source}: missing" + "".join(f", but there is {path}" for path in others[:3]))
        else:
            parts = [inside, *(str(parent) for parent in Path(inside).parents)]
            hits = [rule for rule in rules if any(fnmatch(part, rule) for part in parts)]
            print(f"{source}: present" + "".join(f", .dockerignore has {rule}" for rule in hits))
print(f"not in {context.resolve().name}: {missing}")
