"""Read a TensorFlow log for why no algorithm worked: python read_tf_log.py train.log."""

import re
import sys
from collections import Counter
from pathlib import Path

LIBRARY = re.compile(r"[Ss]uccessfully opened (?:dynamic|CUDA) library (\S+)|Loaded cuDNN version (\d+)")
DEVICE = re.compile(r"Created TensorFlow device .{0,80} with (\d+) MB memory.{0,60}name: ([^,]+),.{0,60}compute capability: ([\d.]+)")
ENGINE = re.compile(r"Profiling failure on (?:CU|cu)DNN engine .{1,80}: \w+: (CUDNN_STATUS_\w+)")

text = Path(sys.argv[1] if sys.argv[1:] else "example.log").read_text(errors="replace")
failed = len(re.findall(r"No algorithm worked", text))
print("'No algorithm worked':", failed, "times")
names = dict.fromkeys(name or f"cuDNN {number}" for name, number in LIBRARY.findall(text))
print("libraries:", ", ".join(names) or "not in the log")
for memory, name, capability in DEVICE.findall(text):
    print(f"device: {name}, compute capability {capability}, {memory} MB for TensorFlow")
engines = Counter(ENGINE.findall(text))
for status, count in engines.most_common():
    print(f"engines: {status} {count} times")
if engines["CUDNN_STATUS_ALLOC_FAILED"] or re.search(r"CUDA_ERROR_OUT_OF_MEMORY|OOM when allocating|ran out of memory", text):
    print("points to: memory")
elif re.search(r"CUDNN_STATUS_(?:\w*VERSION_MISMATCH|NOT_INITIALIZED|ARCH_MISMATCH)|compiled with cuDNN", text):
    print("points to: version")
else:
    print("points to: nothing; try the first fix, then compare the versions with TensorFlow's table")
