"""Print the GPUs of each node of a Ray cluster, how many are free, and what waits for more."""

import logging
import os
import sys
import time

os.environ["RAY_BACKEND_LOG_LEVEL"] = "error"
import ray

example = sys.argv[1:] == ["--example"]
try:
    if example:
        os.environ.pop("CUDA_VISIBLE_DEVICES", None)
        ray.init(num_cpus=2, num_gpus=1, include_dashboard=False, _node_ip_address="127.0.0.1")
    else:
        ray.init(address="auto", logging_level=logging.ERROR)
except ConnectionError:
    sys.exit("no cluster runs on this node: `ray start --head`, or run this on a node of the cluster")

holders = []
if example:  # an actor that holds the only GPU

    @ray.remote(num_gpus=1)
    class Old:
        def ready(self):
            return True

    holders = [Old.remote()]
    ray.get(holders[0].ready.remote())
    time.sleep(3)  # the count of free GPUs follows a moment later

empty = 0
for number, node in enumerate(ray.nodes()):
    state = "alive" if node["Alive"] else "gone"
    address = "this node" if example else node["NodeManagerAddress"]
    gpus = int(node["Resources"].get("GPU", 0))
    others = [f", {count:.0f} {kind}" for kind, count in node["Resources"].items() if kind in ("TPU", "NPU", "HPU")]
    empty += node["Alive"] and gpus == 0
    print(f"node {number} ({address}, {state}): {gpus} GPUs" + "".join(others))
total = ray.cluster_resources().get("GPU", 0)
free = ray.available_resources().get("GPU", 0)
print(f"cluster: {total:.0f} GPUs, {free:.0f} free")
if empty:
    print(f"`none-seen`, if nvidia-smi shows a GPU on a node with 0 GPUs here ({empty} of them)")
if free < total:
    print("`taken`: other actors hold GPUs; `ray list actors --filter state=ALIVE` lists them")
elif total:
    print("all are free: `none-seen` if nvidia-smi shows more on a node, otherwise `too-many` if the job requests more")
