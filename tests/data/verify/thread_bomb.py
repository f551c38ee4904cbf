"""Start two hundred threads that never end."""

import subprocess
import threading
import time
from pathlib import Path

NAME = Path("token").read_text("ascii")

child = subprocess.Popen(["sleep", NAME])
for _ in range(200):
    threading.Thread(target=time.sleep, args=(float(NAME),)).start()
