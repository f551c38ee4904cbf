"""Print the variable in each Python process of this user: python check_workers.py [NAME_IN_COMMAND]."""

import os
import sys
from pathlib import Path

NAME = "CUDA_DEVICE_MAX_CONNECTIONS"
wanted = sys.argv[1] if sys.argv[1:] else None
if wanted is None:
    print("this shell:", os.environ.get(NAME, "not set"))
    print("pass a part of the command line of your workers, such as pretrain_gpt.py or ray::")
for folder in sorted(Path("/proc").glob("[0-9]*"), key=lambda path: int(path.name)) if wanted else []:
    try:
        command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        variables = (folder / "environ").read_bytes().split(b"\0")
    except OSError:
        continue
    if wanted in command and int(folder.name) != os.getpid():
        values = [item.decode().split("=", 1)[1] for item in variables if item.startswith(NAME.encode() + b"=")]
        print(f"{command.strip()[:60]}: {values[0] if values else 'not set'}")
