"""Read which device an operation was given, and which devices there are: python read_devices.py LOG"""

import re
import sys
from pathlib import Path

EXAMPLES = {
    "no GPU": "Cannot assign a device for operation init: Operation was explicitly assigned to /device:GPU:0 but available"
    " devices are [ /job:localhost/replica:0/task:0/device:CPU:0 ].",
    "second GPU": "Cannot assign a device for operation a: node a was explicitly assigned to /device:GPU:1 but available"
    " devices are [ /job:localhost/replica:0/task:0/device:CPU:0, /job:localhost/replica:0/task:0/device:GPU:0 ].",
    "cluster": "Operation was explicitly assigned to /job:ps/task:0 but available devices are"
    " [ /job:localhost/replica:0/task:0/device:CPU:0 ].",
    "order": "UnimplementedError: The Conv2D op currently only supports the NHWC tensor format on the CPU.",
}


def report(text):
    """Yield what the messages of TensorFlow say about devices."""
    pattern = r"explicitly assigned to \S*?/device:GPU:(\d+)\S* but available devices are \[(.*?)\]"
    for match in re.finditer(pattern, text, re.DOTALL):
        devices = sorted(set(re.findall(r"(?:XLA_)?[CG]PU:\d+", match[2].upper().replace("/CPU", "/device:CPU"))))
        gpus = [device for device in devices if device.startswith("GPU")]
        yield f"wanted GPU:{match[1]}; there are {', '.join(devices)}"
        if not gpus:
            yield "  TensorFlow uses no GPU"
            if any(device.startswith("XLA_GPU") for device in devices):
                yield "  it sees one, and lacks a CUDA library: look for 'Could not load dynamic library'"
        elif f"GPU:{match[1]}" not in gpus:
            yield f"  the index is too high: use GPU:0 to GPU:{len(gpus) - 1}"
        else:
            yield "  the GPU is there: the operation has no GPU kernel"
    for match in re.finditer(r"explicitly assigned to (/job:(?!localhost)\S+) but available devices are \[ /job:localhost", text):
        yield f"wanted {match[1]}; the session has devices of this process only: it is not connected to the cluster"
    if re.search(r"only supports (?:the )?NHWC", text):
        yield "a convolution with the channels first ran on the CPU"
    if re.search(r"No OpKernel was registered|no supported kernel for GPU", text):
        yield "an operation has no kernel for the device that it was given"


files = [Path(name) for name in sys.argv[1:]]
for path in files:
    if not path.is_file() or not path.read_bytes().strip():
        print(f"{path}: {'empty' if path.is_file() else 'not a file'}")
        continue
    found = list(report(path.read_text(errors="replace")))
    print(*(found or [f"{path}: no message about devices"]), sep="\n")
for name, text in EXAMPLES.items() if not files else ():
    print(f"{name}:", *report(text), sep="\n")
