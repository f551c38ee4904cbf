"""What many apps do: run nvidia-smi, and take any failure for a missing GPU."""

import subprocess

try:
    name = subprocess.run(["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"], capture_output=True, text=True)
    print("found:", name.stdout.strip())
except OSError:
    raise SystemExit("No NVIDIA GPU detected on this system") from None
