"""python check_aio.py DS_CONFIG.json: does this configuration need DeepSpeed's async_io?"""
import json
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python check_aio.py DS_CONFIG.json")
config = json.loads(Path(sys.argv[1]).read_text())


def nvme(part, path=""):
    """List the places of the configuration that offload to NVMe."""
    if not isinstance(part, dict):
        return []
    here = [path] if str(part.get("device", "")).lower() == "nvme" else []
    return here + [hit for key, value in part.items() for hit in nvme(value, f"{path}/{key}")]


places = nvme(config)
print("offload to nvme:", " ".join(places) or "nowhere")
with tempfile.TemporaryDirectory() as folder:
    source = Path(folder) / "test.c"
    source.write_text("#include <libaio.h>\nint main(void) { return io_submit(0, 0, 0) == 7; }\n")
    command = [os.environ.get("CC", "gcc"), *shlex.split(os.environ.get("CFLAGS", "")), str(source)]
    command += [*shlex.split(os.environ.get("LDFLAGS", "")), "-laio", "-o", f"{folder}/test"]
    try:
        done = subprocess.run(command, capture_output=True, text=True)
        lines = [line for line in done.stderr.splitlines() if "rror" in line or "cannot" in line]
        state = "found" if done.returncode == 0 else "missing: " + (lines or ["?"])[0]
    except FileNotFoundError:
        state = f"missing: there is no compiler {command[0]}"
print("libaio with its header:", state.replace(str(source), "test.c"))
if not places:
    print("ignore: the lines about async_io do not concern this configuration")
elif state == "found":
    print("ready: run ds_report again in this shell; async_io must show [OKAY]")
else:
    print("needed: install libaio-dev (apt) or libaio-devel (dnf)")
