"""Count the refused copies of Open MPI or UCX in a log, and print the errors between them: python find_other.py LOG"""

import collections
import re
import sys
from pathlib import Path

COPY = re.compile(r"(?:[Rr]ead|Write) -1, expected \d+, errno = (?P<code>\d+)|process_vm_\w+.*: (?P<text>[A-Z][a-z ]+)$")
ERROR = re.compile(r"Traceback|Error\b|ERROR|WARN|Killed|Segmentation|signal|exited", re.ASCII)
MEANING = {"1": "not permitted", "3": "no such process", "14": "bad address", "38": "no such call in this kernel"}
EXAMPLE = """\
[node0:00351] Read -1, expected 268960, errno = 1
[node0:00350] Read -1, expected 309760, errno = 1
node0:350:457 [0] misc/ibvwrap.cu:60 WARN Failed to open libibverbs.so[.1]
[node0:5933 :0] cma_ep.c:87 UCX ERROR process_vm_readv(pid=5932 length=524288) returned -1: Bad address
"""

text = Path(sys.argv[1]).read_text(errors="replace") if sys.argv[1:] else EXAMPLE
lines = text.splitlines()
found = [match for match in map(COPY.search, lines) if match]
for code, number in sorted(collections.Counter(match["code"] for match in found if match["code"]).items()):
    print(f"{number} copy messages with errno {code}: {MEANING.get(code, 'see errno -l')}")
for reason, number in collections.Counter(match["text"] for match in found if match["text"]).items():
    print(f"{number} messages of UCX: {reason}")
others = [(at, line) for at, line in enumerate(lines, 1) if ERROR.search(line) and not COPY.search(line)]
print(f"{len(others)} other errors or warnings")
for at, line in others[:20]:
    print(f"  line {at}: {line[:150]}")
