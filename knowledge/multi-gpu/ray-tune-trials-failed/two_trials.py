"""One trial raises an error, the other is killed; Tune's own error names only the trials."""

import os
import signal

import ray
from ray import tune


def train(config: dict) -> None:
    if config["lr"] > 0.05:
        raise ValueError("expected 3 channels, got 4")
    os.kill(os.getpid(), signal.SIGKILL)


ray.init(num_cpus=2, include_dashboard=False, configure_logging=False)
space = {"lr": tune.grid_search([0.1, 0.01])}
tune.run(train, config=space, storage_path=os.path.abspath("results"), name="trials", verbose=0)
