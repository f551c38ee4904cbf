"""Where an ONNX model spends its time: python time_onnx.py MODEL.onnx [SIZE_OF_A_FREE_AXIS]"""

import json
import os
import sys
import time
from collections import Counter

import numpy as np
import onnxruntime as ort

if len(sys.argv) not in (2, 3):
    sys.exit("usage: python time_onnx.py MODEL.onnx [SIZE_OF_A_FREE_AXIS]")
free = int(sys.argv[2]) if len(sys.argv) == 3 else 1
options = ort.SessionOptions()
options.enable_profiling = True
options.log_severity_level = 3
wanted = [name for name in ("CUDAExecutionProvider", "CPUExecutionProvider") if name in ort.get_available_providers()]
session = ort.InferenceSession(sys.argv[1], options, providers=wanted)
print("onnxruntime", ort.__version__, "with", ", ".join(session.get_providers()))

types = {"float": np.float32, "float16": np.float16, "double": np.float64, "int32": np.int32, "bool": np.bool_}
feed = {}
for item in session.get_inputs():
    shape = [size if isinstance(size, int) and size > 0 else free for size in item.shape]
    feed[item.name] = np.ones(shape, types.get(item.type[7:-1], np.int64))
    print("input", item.name, item.type, shape)

times = []
for _ in range(30):
    start = time.perf_counter()
    session.run(None, feed)  # returns when the results are on the CPU
    times.append((time.perf_counter() - start) * 1000)
print(f"first run {times[0]:.2f} ms, median of the last 20 {sorted(times[10:])[10]:.2f} ms")

profile = session.end_profiling()
with open(profile) as file:
    events = [event for event in json.load(file) if event.get("cat") == "Node"]
os.remove(profile)
where, kinds = Counter(), Counter()
for event in events:
    facts = event["args"]
    if "provider" in facts and event["name"].endswith("_kernel_time"):
        where[facts["provider"]] += event["dur"]
        kinds[facts["op_name"], facts["provider"]] += event["dur"]
total = sum(where.values()) or 1
for provider, spent in where.most_common():
    print(f"{provider}: {100 * spent / total:.0f} % of the time of the nodes")
for (kind, provider), spent in kinds.most_common(5):
    print(f"  {kind} on {provider}: {100 * spent / total:.0f} %")
print("copies between CPU and GPU:", sum(name.startswith("Memcpy") for name, _ in kinds), "kinds of node")
