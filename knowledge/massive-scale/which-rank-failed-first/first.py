"""Say which rank failed first: causes before echoes, and only then by the clock."""

import re
import sys
from pathlib import Path

ECHO = re.compile(
    r"Connection (closed|reset) by peer|Connection refused|Broken pipe|[Tt]imed out|SIGTERM"
    r"|ncclRemoteError|ncclSystemError|Watchdog caught collective|DistNetworkError|DistStoreError"
)
ERROR = re.compile(r"^(?P<stamp>\S+T\S+) (?P<text>(?:\w+\.)*\w*(?:Error|Exception)\b.*)")


def first_error(log: Path) -> tuple[bool, str, str, str] | None:
    """Return whether a log's first error is an echo, its time, its rank and its text."""
    for line in log.read_text(errors="replace").splitlines():
        if found := ERROR.match(line):
            rank = log.parent.name if log.parent.name.isdigit() else log.stem
            return bool(ECHO.search(line)), found["stamp"], rank, found["text"]
    return None


logs = sorted(Path.cwd().glob(sys.argv[1]))
errors = sorted(filter(None, map(first_error, logs)))
causes = [error for error in errors if not error[0]]
print(f"{len(logs)} logs, {len(errors)} with an error, {len(causes)} of them no echo")
for _, _, rank, text in causes[:3]:
    print(f"rank {int(rank)}: {text}")
if errors:
    earliest = min(errors, key=lambda error: error[1])
    print("the earliest stamp is that of a cause:", not earliest[0])
else:
    print("no line with a time stamp before it names an error")
