"""What a model needs and what this machine has: python check_room.py MODEL_FILE_OR_FOLDER"""

import shutil
import subprocess
import sys
from pathlib import Path

if len(sys.argv) != 2 or not Path(sys.argv[1]).exists():
    sys.exit("usage: python check_room.py MODEL_FILE_OR_FOLDER")
model = Path(sys.argv[1])
files = [path for path in model.rglob("*") if path.is_file()] if model.is_dir() else [model]
print(f"model: {sum(path.stat().st_size for path in files) / 2**30:.2f} GiB in {len(files)} files")
if shutil.which("nvidia-smi"):
    query = ["nvidia-smi", "--query-gpu=memory.free,memory.total", "--format=csv,noheader,nounits"]
    rows = subprocess.run(query, capture_output=True, text=True).stdout.split("\n")
    free = [[int(part) for part in row.split(",")] for row in rows if row.replace(",", "").replace(" ", "").isdigit()]
    for number, (left, all_of_it) in enumerate(free):
        print(f"GPU {number}: {left / 1024:.1f} GiB free of {all_of_it / 1024:.1f}")
else:
    print("GPU: nvidia-smi not found")
try:
    lines = Path("/proc/meminfo").read_text().splitlines()
    memory = {line.split(":")[0]: int(line.split()[1]) / 2**20 for line in lines}
    print(f"main memory: {memory['MemAvailable']:.1f} GiB available of {memory['MemTotal']:.1f}")
    cores, chip = set(), "0"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("physical id"):
            chip = line.split(":")[1].strip()
        if line.startswith("core id"):
            cores.add((chip, line.split(":")[1].strip()))
    sockets = len({chip for chip, _ in cores})
    print(f"physical cores: {len(cores) or 'unknown'} in {sockets or 'unknown'} sockets")
except OSError:
    print("main memory and cores: only read on Linux")
