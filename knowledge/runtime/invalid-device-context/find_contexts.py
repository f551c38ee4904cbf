"""List where a program makes contexts and starts threads: python find_contexts.py FILE_OR_FOLDER"""

import re
import sys
from pathlib import Path

KINDS = {
    "context": r"pycuda\.autoinit|import .*\bautoinit\b|cuCtxCreate|\.make_context\(|retain_primary_context|primaryCtxRetain",
    "push": r"\.push\(\)|cuCtxSetCurrent|ctxSetCurrent",
    "thread": r"\bThread\(|ThreadPool|Flask\(|FastAPI\(|sanic|rospy\.Subscriber|create_subscription|@app\.",
    "driver": r"\bpycuda\.driver\b|from pycuda import .*\bdriver\b|import tensorrt|mem_alloc\(|pagelocked_empty\(|cuda\.Stream\(",
}

root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
files = [root] if root.is_file() else sorted(root.rglob("*.py"))
found = {kind: [] for kind in KINDS}
for path in files:
    for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
        for kind, pattern in KINDS.items():
            if re.search(pattern, line.split("#")[0]):
                found[kind].append(f"{path.name}:{number}: {line.strip()[:70]}")
for kind, places in found.items():
    print(f"{kind}: {len(places)}")
    for place in places[:6]:
        print("  " + place)
if not found["driver"]:
    print("verdict: none of these lines; look in the package that the traceback names")
elif not found["context"]:
    print("verdict: no-context; import pycuda.autoinit, or make a context, before the first call")
elif found["thread"] and not found["push"]:
    print("verdict: other-thread; push the context in the thread that runs the engine, and pop it after")
else:
    print("verdict: order; compare the lines above with the line of the traceback")
