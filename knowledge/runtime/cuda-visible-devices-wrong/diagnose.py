"""Say which GPUs CUDA_VISIBLE_DEVICES leaves on this machine, and where the list ends."""

import os
import re
import subprocess
import sys

UUIDS = ["GPU-aaaa1111", "GPU-bbbb2222"]
EXAMPLES = (None, "", "1,0", "1,7,0", "-1", "cuda:0", "0,0", "GPU-bbbb2222", "GPU-cccc3333", " 1")


def machine() -> list[str]:
    """Return the UUIDs of this machine's GPUs and MIG instances, in the order of nvidia-smi."""
    try:
        done = subprocess.run(["nvidia-smi", "-L"], capture_output=True, text=True, timeout=30)
    except OSError:
        return []
    return re.findall(r"UUID: ((?:GPU|MIG)-[^)]+)", done.stdout)


def names(part: str, uuids: list[str]) -> bool:
    """Return whether one element of the list names a GPU; a UUID may be cut short."""
    if part.startswith(("GPU-", "MIG-")):
        return sum(uuid.startswith(part) for uuid in uuids) == 1
    gpus = [uuid for uuid in uuids if uuid.startswith("GPU-")]
    return part.isdigit() and int(part) < len(gpus)


def verdict(value: str | None, uuids: list[str]) -> str:
    """Return what CUDA makes of the value: it reads up to the first element that is no GPU."""
    if value is None:
        return f"not set: all {len(uuids)} are visible"
    parts = [part.strip() for part in value.split(",")]
    if len(set(parts)) < len(parts):
        return "a GPU is named twice: CUDA shows none"
    wrong = next((n for n, part in enumerate(parts) if not names(part, uuids)), len(parts))
    if wrong == 0:
        return "no GPU is visible: unset it, or name one that nvidia-smi -L lists"
    if wrong < len(parts):
        return f"{wrong} visible: the list ends before {parts[wrong]!r}, which is no GPU"
    return "  ".join(f"cuda:{number} is {part}" for number, part in enumerate(parts))


if "--examples" in sys.argv:
    for value in EXAMPLES:
        print(f"{value!r}: {verdict(value, UUIDS)}")
value = os.environ.get("CUDA_VISIBLE_DEVICES")
print(f"here, {value!r}: {verdict(value, machine())}")
