"""Name the first pod in the way: kubectl get pods -n gpu-operator -o json > pods.json."""

import json
import sys
from pathlib import Path

STAGES = {
    "gpu-operator": "operator",
    "nvidia-driver": "driver",
    "nvidia-container-toolkit": "toolkit",
    "nvidia-cuda-validator": "cuda",
    "nvidia-device-plugin": "plugin",
}


def waiting(one: dict) -> dict:
    """Return the container that holds a pod up, or {} if the pod is ready or done."""
    status, unknown = one["status"], {"name": "", "restartCount": 0, "state": {}}
    parts = status.get("initContainerStatuses", []) + status.get("containerStatuses", [])
    held = [part for part in parts if not part["ready"]] or [unknown] * (not parts)
    return held[0] if held and status["phase"] != "Succeeded" else {}


def stage(one: dict, part: dict) -> int:
    """Return how early in the chain a pod is held up; driver-validation waits for the driver."""
    names = list(STAGES.values())
    if part["name"].endswith("-validation"):
        waits_for = part["name"].removesuffix("-validation")
        return names.index(waits_for) if waits_for in names else len(names)
    kind = [index for index, name in enumerate(STAGES) if one["metadata"]["name"].startswith(name)]
    return kind[0] if kind else len(names)


def verdict(items: list[dict]) -> str:
    """Return the stage, the reason and the command to read on."""
    held = [(one, part) for one in items if (part := waiting(one))]
    if not held:
        return "all pods are ready; look at kubectl describe node"
    one, part = min(held, key=lambda pair: (stage(*pair), -pair[1]["restartCount"]))
    where = f"{one['metadata']['name']} -n {one['metadata']['namespace']}"
    state = next(iter(part["state"].values()), {})
    last = part.get("lastState", {}).get("terminated", {})
    words = [state.get("reason"), last.get("reason"), state.get("message") or last.get("message")]
    says = ": ".join(word for word in words if word) or one["status"]["phase"]
    previous = " --previous" if part["restartCount"] else ""
    read = f"logs {where} -c {part['name']}{previous}" if part["name"] else f"describe pod {where}"
    return f"{[*STAGES.values(), 'other'][stage(one, part)]}: {says}\n  kubectl {read}"


def read(name: str) -> str:
    """Judge the pods that the user lists."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text()
        return verdict(json.loads(text)["items"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        return f"cannot read {name} ({error!r}): give the output of kubectl get pods -o json"


for name in sys.argv[1:] or ["-"]:
    print(read(name))
