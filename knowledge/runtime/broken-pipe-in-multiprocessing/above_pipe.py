"""Which error is the first one? python above_pipe.py LOG"""

import re
import sys
from pathlib import Path

ERROR = re.compile(r"^\W*(?:[\w.]+(?:Error|Exception|Interrupt)\b|Killed|.*signal: )")
EXAMPLE = """\
Traceback (most recent call last):
  File "train.py", line 40, in <module>
    loss.backward()
torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.
Traceback (most recent call last):
  File "multiprocessing/queues.py", line 245, in _feed
    send_bytes(obj)
BrokenPipeError: [Errno 32] Broken pipe
"""

text = Path(sys.argv[1]).read_text(errors="replace") if len(sys.argv) > 1 else EXAMPLE
where = "start" if re.search(r"popen_spawn|ForkingPickler\(file", text) else "unknown"
where = "worker" if re.search(r"in _feed\b|pool\.py\", line \d+, in worker", text) else where
where = "wandb" if re.search(r"[/\\]wandb[/\\]", text) else where
print("the pipe of:", where)
errors = [line.strip() for line in text.splitlines() if ERROR.match(line)]
others = [line for line in errors if "Errno 32" not in line and "ConnectionReset" not in line]
print("first other error:", others[0] if others else "none in this log")
