"""Compare GPUs with requests: kubectl get nodes,pods -A -o json | python diagnose.py - 1."""

import json
import sys

GPU, RUNS = "nvidia.com/gpu", {"phase": "Running"}


def node(name: str, capacity: int, allocatable: int) -> dict:
    """Return a node as the cluster lists it."""
    gpus = {"capacity": {GPU: capacity}, "allocatable": {GPU: allocatable}}
    return {"kind": "Node", "metadata": {"name": name}, "status": gpus}


def pod(on: str, gpus: int) -> dict:
    """Return a running pod as the cluster lists it."""
    limits = [{"resources": {"limits": {GPU: gpus}}}]
    return {"kind": "Pod", "spec": {"nodeName": on, "containers": limits}, "status": RUNS}


EXAMPLES = {
    "no plugin": ([node("a", 0, 0)], 1),
    "all taken": ([node("a", 8, 8), pod("a", 8)], 1),
    "too large": ([node("a", 8, 8), node("b", 8, 8)], 16),
    "unhealthy": ([node("a", 8, 7), pod("a", 7)], 1),
    "fits": ([node("a", 8, 8)], 4),
}


def requested(items: list[dict], name: str) -> int:
    """Return how many GPUs the live pods of a node ask for."""
    pods = [one for one in items if one.get("spec", {}).get("nodeName") == name]
    live = [one for one in pods if one["status"]["phase"] in ("Pending", "Running")]
    parts = [part for one in live for part in one["spec"]["containers"]]
    return sum(int(part.get("resources", {}).get("limits", {}).get(GPU, 0)) for part in parts)


def verdict(items: list[dict], wanted: int) -> str:
    """Print a line per node and return what is in the way."""
    rows = []
    for one in (item for item in items if item["kind"] == "Node"):
        name = one["metadata"]["name"]
        has, usable = (int(one["status"][key].get(GPU, 0)) for key in ("capacity", "allocatable"))
        rows.append((has, usable, usable - requested(items, name)))
        print(f"  {name}: capacity {has}, allocatable {usable}, free {rows[-1][2]}")
    if any(free >= wanted for _, _, free in rows):
        return "a node has room: look for taints and selectors (taint)"
    if not any(has for has, _, _ in rows):
        return "no node offers a GPU: the device plugin (not-advertised)"
    if wanted > max(has for has, _, _ in rows):
        return "no node is that large (request-too-large)"
    if any(usable < has for has, usable, _ in rows):
        return "GPUs are unhealthy (unhealthy)"
    return "other pods hold them (all-taken)"


if len(sys.argv) > 2:
    EXAMPLES = {"this cluster": (json.load(sys.stdin)["items"], int(sys.argv[2]))}
for title, (listed, count) in EXAMPLES.items():
    print(f"{title}, {count} wanted:", verdict(listed, count))
