"""Print the errors in logs of a torchrun job: python diagnose_log.py run.log, or logs/*/*/*/stderr.log."""

import re
import sys
from pathlib import Path

EXAMPLE = """\
[rank1]: ValueError: sample 4711 has no label
[rank0]: torch.distributed.DistBackendError: Connection reset by peer
  exitcode  : -15 (pid: 9446)  (SIGTERM)
  exitcode  : 1 (pid: 9447)
torch.distributed.elastic.multiprocessing.errors.ChildFailedError:
"""
ERROR = re.compile(r"^(\[rank\d+\]: )?[\w.]*(Error|Exception|Interrupt)\b.*")
FOLLOWS = re.compile(r"ChildFailed|CalledProcess|[Cc]onnection|peer|[Tt]imed? ?out|NCCL|DistBackend|SignalException")
ENDS = {"1": "exception", "2": "wrong-arguments", "-15": "ended-from-outside"}


def report(name: str, log: str) -> set[str]:
    """Print the errors of one log that follow from no other, and return its exit codes."""
    errors = dict.fromkeys(m[0] for line in log.splitlines() if (m := ERROR.match(line.strip())))
    for error in [one for one in errors if not FOLLOWS.search(one)] or list(errors)[:1]:
        print(f"{name}: {error}")
    return set(re.findall(r"exitcode\s*: (-?\d+)", log))


logs = {path: Path(path).read_text(errors="replace") for path in sys.argv[1:]} or {"example": EXAMPLE}
codes = set().union(*(report(name, log) for name, log in logs.items()))
if len(codes) > 1:
    codes -= {"-15"}  # torchrun ends the other ranks with SIGTERM
print("exit codes of the ranks that failed:", *sorted(codes) or ["none in these logs"])
for code in sorted(codes):
    print("verdict:", ENDS.get(code, "signal" if code.startswith("-") else "exception"))
