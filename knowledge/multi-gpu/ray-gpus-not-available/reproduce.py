"""Two bundles with a GPU each, on a node with one: the group stays pending."""

import os

os.environ["RAY_BACKEND_LOG_LEVEL"] = "error"
import ray
from ray.util.placement_group import placement_group

os.environ.pop("CUDA_VISIBLE_DEVICES", None)  # Ray compares it with num_gpus
ray.init(num_cpus=2, num_gpus=1, include_dashboard=False, _node_ip_address="127.0.0.1")
group = placement_group([{"GPU": 1}, {"GPU": 1}])
ready = group.wait(timeout_seconds=15)
print("GPUs of the cluster:", ray.cluster_resources()["GPU"], "ready:", ready, flush=True)
if not ready:
    print("Cannot provide a placement group of 2 GPUs", flush=True)
    raise SystemExit(1)
