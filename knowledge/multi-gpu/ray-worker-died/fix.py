"""Restart an actor whose worker was killed, and run the call that was lost again."""

import os
import signal
import tempfile
from pathlib import Path

import ray

ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, namespace="demo")


@ray.remote(max_restarts=1, max_task_retries=1)
class Trainer:
    def step(self, killed: Path) -> int:
        if not killed.exists():  # the first time only
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return 42


print("result:", ray.get(Trainer.remote().step.remote(Path(tempfile.mkdtemp()) / "killed")))
