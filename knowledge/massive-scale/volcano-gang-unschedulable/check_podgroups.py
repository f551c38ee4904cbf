"""Why does Volcano wait? kubectl get podgroups,queues -A -o json | python check_podgroups.py -"""

import json
import sys

GPU = "nvidia.com/gpu"


def group(phase: str, gpus: int, note: str = "", queue: str = "q") -> dict:
    """Return a pod group as the cluster lists it."""
    spec = {"queue": queue, "minResources": {GPU: gpus}, "minMember": 1}
    status = {"phase": phase, "conditions": [{"message": note}]}
    return {"kind": "PodGroup", "metadata": {"name": "job"}, "spec": spec, "status": status}


def queue(state: str, limit: int, used: int) -> dict:
    """Return a queue as the cluster lists it."""
    status = {"state": state, "allocated": {GPU: used}}
    spec = {"capability": {GPU: limit}}
    return {"kind": "Queue", "metadata": {"name": "q"}, "spec": spec, "status": status}


def number(resources: dict) -> int:
    """Return the GPUs of a list of resources, or -1 without a number."""
    return int(resources.get(GPU, -1))


def verdict(one: dict, queues: dict[str, dict]) -> str:
    """Return what the pod group waits for."""
    its = queues.get(one["spec"].get("queue", "default"))
    if its is None or its["status"].get("state", "Open") != "Open":
        return "its queue is missing or not open (queue)"
    wants, used = number(one["spec"].get("minResources", {})), number(its["status"]["allocated"])
    limit = number(its["spec"].get("capability", {}))
    notes = " ".join(item.get("message", "") for item in one["status"].get("conditions", []))
    if "quota insufficient" in notes or (limit >= 0 and max(wants, 0) + max(used, 0) > limit):
        return f"wants {wants} GPUs, queue has {used} of {limit} in use (queue)"
    if one["status"].get("phase") == "Pending":
        return "not admitted: minResources are more than what is free (enqueue)"
    return "admitted, its pods find no node together (room)"


EXAMPLES = [
    [group("Pending", 3), queue("Open", 4, 3)],
    [group("Pending", 3), queue("Closed", 8, 0)],
    [group("Pending", 16), queue("Open", 64, 8)],
    [group("Inqueue", 2), queue("Open", 8, 0)],
]
if len(sys.argv) > 1:
    EXAMPLES = [json.load(sys.stdin)["items"]]
for items in EXAMPLES:
    named = {item["metadata"]["name"]: item for item in items if item["kind"] == "Queue"}
    for item in items:
        if item["kind"] == "PodGroup" and item["status"].get("phase") in ("Pending", "Inqueue"):
            print(f"{item['metadata']['name']}: {item['status']['phase']}:", verdict(item, named))
