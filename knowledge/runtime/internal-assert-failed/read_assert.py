"""What does the internal assertion in this log mean? python read_assert.py LOG"""

import re
import sys
from pathlib import Path

TABLE = [
    ("nvmlInit_v2_", "driver: see nvml-driver-library-mismatch, restart the machine"),
    ("NVML_SUCCESS", "out of memory: the report on it failed, the memory is full"),
    ("num_gpus", "device index: see device-index-internal-assert"),
    ("CUDAGraphsC10Utils|captures_underway", "capture: an earlier error of the GPU, or a CUDA graph"),
    ("expandable_segment_", "expandable segments: remove max_split_size_mb or the option"),
    ("AllocatorConfig", "allocator options: see allocator-config-invalid"),
    ("driver_api", "driver library: libcuda.so or libnvidia-ml.so was not opened"),
    ("CUDAGuardImpl", "device: a tensor that is not on the GPU reached code for the GPU"),
    ("reducer", "DistributedDataParallel: see ddp-marked-ready-twice"),
    ("MapAllocator", "shared memory of a DataLoader: see dataloader-bus-error-shm"),
    ("csrc.{1,4}jit|jit_type", "TorchScript: the traced or scripted graph"),
    ("saved_variable", "autograd: a saved tensor was detached in place"),
]
log = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("asserts.log")
text = log.read_text(errors="replace")
asserts = re.findall(r'([^\n]{0,120}?) ?INTERNAL ASSERT FAILED at "?([^\s":]+(?::[/\\][^\s":]+)?)"?:(\d+)', text)
if not asserts:
    sys.exit("verdict: no line with INTERNAL ASSERT FAILED in this log")
for condition, file, line in asserts:
    name = re.split(r"[/\\]", file)[-1]
    known = [means for pattern, means in TABLE if re.search(pattern, condition + file)]
    print(f"{name}:{line} -> {known[0] if known else 'one operator: try the newest torch, then reduce'}")
