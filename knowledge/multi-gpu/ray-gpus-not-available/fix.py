"""As many bundles as the cluster has GPUs: the group is ready."""

import os

os.environ["RAY_BACKEND_LOG_LEVEL"] = "error"
import ray
from ray.util.placement_group import placement_group

os.environ.pop("CUDA_VISIBLE_DEVICES", None)  # Ray compares it with num_gpus
ray.init(num_cpus=2, num_gpus=1, include_dashboard=False, _node_ip_address="127.0.0.1")
count = int(ray.cluster_resources()["GPU"])
group = placement_group([{"GPU": 1}] * count)
print("GPUs of the cluster:", count, "ready:", group.wait(timeout_seconds=15), flush=True)
