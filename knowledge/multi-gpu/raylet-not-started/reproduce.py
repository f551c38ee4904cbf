"""An agent of Ray ends as soon as it starts, and Ray does not start."""

import os
import tempfile
from pathlib import Path

folder = tempfile.mkdtemp()
(Path(folder) / "sitecustomize.py").write_text(
    "import os\nif 'agent' in open('/proc/self/cmdline').read():\n    os._exit(139)\n"
)
os.environ.update(PYTHONPATH=folder, RAY_AUTH_MODE="disabled", RAY_raylet_start_wait_time_s="10")
import ray

try:
    ray.init(num_cpus=1, include_dashboard=False, _temp_dir=folder)
except Exception as error:
    print(f"{type(error).__name__}: {error}", flush=True)
    for line in (Path(folder) / "session_latest/logs/raylet.err").read_text().splitlines():
        if "raylet exited" in line:
            print(line.split("] ", 1)[1])
            break
    raise SystemExit(1) from None
