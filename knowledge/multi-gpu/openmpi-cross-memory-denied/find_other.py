"""Count Open MPI's copy messages in a log, and print the errors between them: python find_other.py LOG"""

import collections
import re
import sys
from pathlib import Path

COPY = re.compile(r"(Read|Write) -1, expected \d+, errno = (\d+)")
ERROR = re.compile(r"Traceback|Error\b|ERROR|WARN|Killed|Segmentation|signal|exited", re.ASCII)
MEANING = {"1": "not permitted", "3": "no such process", "14": "bad address", "38": "no such call in this kernel"}
EXAMPLE = """\
[node0:00351] Read -1, expected 268960, errno = 1
[node0:00350] Read -1, expected 309760, errno = 1
node0:350:457 [0] misc/ibvwrap.cu:60 WARN Failed to open libibverbs.so[.1]
"""

text = Path(sys.argv[1]).read_text(errors="replace") if sys.argv[1:] else EXAMPLE
lines = text.splitlines()
counts = collections.Counter(match[2] for match in map(COPY.search, lines) if match)
for code, number in sorted(counts.items()):
    print(f"{number} copy messages with errno {code}: {MEANING.get(code, 'see errno -l')}")
others = [(at, line) for at, line in enumerate(lines, 1) if ERROR.search(line) and not COPY.search(line)]
print(f"{len(others)} other errors or warnings")
for at, line in others[:20]:
    print(f"  line {at}: {line[:150]}")
