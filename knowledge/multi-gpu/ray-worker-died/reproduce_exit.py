"""Let a worker end itself: the detail then names the exit code."""

import sys

import ray

ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, namespace="demo")


@ray.remote
class Trainer:
    def step(self) -> None:
        sys.exit(1)


ray.get(Trainer.remote().step.remote())
