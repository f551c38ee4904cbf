"""Say why torch_xla is used here: python check_torch_xla.py [LOG of the job], with the Python of the job."""

import glob
import os
import re
import sys
from importlib import metadata
from pathlib import Path

NAMES = ("torch", "torch_xla", "torch_xla_cuda_plugin", "libtpu", "accelerate", "transformers", "lightning")
SETTINGS = re.compile("PJRT_DEVICE|XRT_.*|USE_TORCH_XLA|GPU_NUM_DEVICES|TPU_.*|COLAB_TPU_ADDR")
TAKES_OVER = "transformers/|accelerate/|pytorch_lightning/|lightning/fabric/|autograd::Engine"


def version(name):
    """Return the release of an installed package, or an empty text."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""


def chips():
    """Count the TPU chips on the PCI bus, by the number of the vendor."""
    return sum(Path(name).read_text().strip() == "0x1ae0" for name in glob.glob("/sys/bus/pci/devices/*/vendor"))


def verdict(log):
    """Return the cause that the log shows."""
    if "TPU topology" in log or "TPU initialization failed" in log:
        return "tpu-not-reached: the TPU's other hosts or its network did not answer"
    if re.search(TAKES_OVER, log):
        return "installed: a library took torch_xla because it is installed; uninstall it, or set USE_TORCH_XLA=0"
    if re.search("Unknown PJRT_DEVICE|PjRtPlugin|PJRT_DEVICE is not set|libtpu not found", log):
        return "other-device: PJRT_DEVICE names no device that this torch_xla has; set it to CPU or TPU"
    if "Missing XLA configuration" in log:
        return "no TPU wanted: uninstall torch_xla; a TPU wanted: set XRT_TPU_CONFIG, or PJRT_DEVICE=TPU from 2.0 on"
    return "nothing about torch_xla in the log"


if sys.argv[1:]:
    print("verdict:", verdict(Path(sys.argv[1]).read_text(errors="replace")))
else:
    print("packages:", {name: version(name) for name in NAMES if version(name)}, "- TPU chips:", chips())
    print("settings:", {name: value for name, value in os.environ.items() if SETTINGS.fullmatch(name)})
    print("verdict:", "installed" if version("torch_xla") and not chips() else "look at the log")
