"""Raise in the constructor of an actor."""

import ray

ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, namespace="demo")


@ray.remote
class Trainer:
    def __init__(self) -> None:
        raise ValueError("no such model")

    def step(self) -> None:
        pass


ray.get(Trainer.remote().step.remote())
