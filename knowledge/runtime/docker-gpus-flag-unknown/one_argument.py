"""Ask a Docker client for GPUs with both words as one argument, and as two."""

import subprocess

for request in (["--gpus all"], ["--gpus", "all"]):
    command = ["docker", "--host", "tcp://127.0.0.1:9", "run", *request, "ubuntu:24.04", "true"]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    print(f"{request}: {said.strip().splitlines()[0][:40]}")
