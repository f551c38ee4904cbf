"""Kill so many processes while each writes one file, over and over; end with 1 at a torn file.

A program of its own, because a process of pytest is large and takes long to fork.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path

from faultdex.verify.record import write

path, scratch, kills = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
contents = [json.dumps([letter * 20_000]).encode() for letter in "ab"]
write(path, contents[0], scratch)
for number in range(kills):
    child = os.fork()
    if child == 0:
        while True:
            for content in contents:
                write(path, content, scratch)
    time.sleep(number * 0.618 % 1 / 500)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    if path.read_bytes() not in contents:
        sys.exit(f"torn after {number} kills")
