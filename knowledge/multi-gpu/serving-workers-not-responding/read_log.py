"""Read the log of a vLLM server, and print what its workers did when they stopped answering."""

import re
import sys
from pathlib import Path

WAITING = r"No available shared memory broadcast block|RPC call to \w+ timed out"
SERVING = r"Application startup complete|\"POST /v1/\S+ HTTP/1\.1\" 200|Added request|Processed prompts"
SIGNS = {
    "worker-died": r"died unexpectedly|out of memory|Exit code: -9|illegal memory access|Segmentation fault",
    "network": r"NCCL WARN|IBV_WC_|Connection (?:refused|reset)|gloo/transport",
    "compiling": r"[Cc]ompil\w+|Capturing CUDA graphs|JIT|ninja",
}


def look(path):
    if not path.is_file():
        return f"{path} is not a file: pass the log of the server, such as server.log"
    lines = path.read_text(errors="replace").splitlines()
    waits = [n for n, line in enumerate(lines) if re.search(WAITING, line)]
    if not waits:
        return f"{path.name}: no line about workers that do not answer, in {len(lines)} lines"
    before = lines[: waits[0]]
    served = any(re.search(SERVING, line) for line in before)
    ended = any("timed out" in lines[n] for n in waits)
    report = [f"{path.name}: {'after requests' if served else 'at startup'}, {len(waits)} lines, timeout: {ended}"]
    for cause, sign in SIGNS.items():
        found = [line for line in lines if re.search(sign, line) and not re.search(WAITING, line)]
        if found:
            text = re.sub(r"^\(.*?pid=\d+\) ", "", found[0].strip())
            report.append(f"  {cause}: {text[:86].strip()}")
    if len(report) == 1:
        report.append("  nothing else in the log: dump the stacks of the workers (`step-hung`)")
    return "\n".join(report)


here = Path(__file__).parent
for name in sys.argv[1:] or sorted(str(path) for path in here.glob("example_*.log")):
    print(look(Path(name)))
