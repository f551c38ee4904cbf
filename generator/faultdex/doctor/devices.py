"""Look at the GPUs that nvidia-smi lists, and at the variable that hides them."""

from faultdex.doctor.line import Line
from faultdex.doctor.machine import TIMED_OUT, Machine

_TEXTS = (  # words of nvidia-smi, and the entry about them
    ("communicate with the NVIDIA driver", "nvidia-smi-cannot-reach-driver"),
    ("version mismatch", "nvml-driver-library-mismatch"),
    ("Unknown Error", "nvml-unknown-error-in-container"),
    ("No devices were found", "no-cuda-gpus-available"),
)
_SECONDS = 20.0


def look_at_devices(machine: Machine) -> Line:
    """Say what nvidia-smi lists."""
    ran = machine.run(("nvidia-smi", "-L"), _SECONDS)
    if ran is None:
        return Line("devices", "no nvidia-smi here")
    if ran.status == TIMED_OUT:
        return Line("devices", "nvidia-smi does not end", "xid-79-fallen-off-the-bus")
    text = " ".join(ran.text.split())
    for words, entry in _TEXTS:
        if words in text:
            return Line("devices", text[:100], entry)
    if ran.status:
        return Line("devices", text[:100], "nvidia-smi-cannot-reach-driver")
    return Line("devices", f"nvidia-smi lists {_count(ran.text)}")


def look_at_variable(machine: Machine) -> Line:
    """Say which GPUs CUDA_VISIBLE_DEVICES leaves."""
    value = machine.environment.get("CUDA_VISIBLE_DEVICES")
    if value is None:
        return Line("variable", "CUDA_VISIBLE_DEVICES is not set")
    says = f"CUDA_VISIBLE_DEVICES={value!r}"
    if hides(value):
        return Line("variable", f"{says} hides GPUs", "cuda-visible-devices-wrong")
    return Line("variable", says)


def hides(value: str) -> bool:
    """Return whether the list is empty, or holds something that is neither a number nor a UUID."""
    parts = [part.strip() for part in value.split(",")]
    return not all(part.isdigit() or part.startswith(("GPU-", "MIG-")) for part in parts)


def _count(listed: str) -> str:
    gpus = sum(line.startswith("GPU ") for line in listed.splitlines())
    return "1 GPU" if gpus == 1 else f"{gpus} GPUs"
