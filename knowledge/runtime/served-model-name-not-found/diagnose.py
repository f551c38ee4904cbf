"""Run list_models.py on the small server, with three names, and on a port without a server."""

import subprocess
import sys

from server import start

address = start()
for name in ("Qwen2.5-7B-Instruct", "gpt-4o-mini", "sql-lora"):
    told = subprocess.run([sys.executable, "list_models.py", address, name], capture_output=True, text=True, check=True)
    print(name, "->", told.stdout.splitlines()[-1])
told = subprocess.run([sys.executable, "list_models.py", "http://127.0.0.1:9"], capture_output=True, text=True, check=False)
print(told.stderr.strip())
