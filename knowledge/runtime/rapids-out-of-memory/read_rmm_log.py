"""Why did RAPIDS run out of memory? python read_rmm_log.py LOG [FILE_OF_DATA [BYTES_OF_GPU_MEMORY]]"""

import os
import re
import subprocess
import sys

POOL = "Maximum pool size exceeded|maximum pool size exceeded"
DRIVER = "cudaErrorMemoryAllocation|RMM_ERROR_OUT_OF_MEMORY"
FACTOR = 4  # our margin: a CSV file of 2.5 GB did not fit into 8 GB


def gpu_bytes():
    query = ["nvidia-smi", "--query-gpu=memory.total", "--format=csv,noheader,nounits"]
    try:
        told = subprocess.run(query, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(told.split("\n")[0]) * 2**20


with open(sys.argv[1], encoding="utf-8", errors="replace") as file:
    text = file.read()
frames = re.findall(r"(read_csv|read_parquet|read_json|merge|concat|repeat|sort_values|groupby|fit)\b", text)
if frames:
    print("last call in the log:", frames[-1])
asked = [int(size) for size in re.findall(r"(?:allocate:? |Upstream )(\d+) ?(?:B|bytes)", text)]
if asked:
    print(f"largest request that failed: {max(asked) / 2**30:.2f} GiB")

if len(sys.argv) > 2:
    size, total = os.path.getsize(sys.argv[2]), int((sys.argv + [0])[3] or gpu_bytes())
    print(f"file {size / 2**30:.3f} GiB, GPU {total / 2**30:.3f} GiB")
    if total:
        print("pieces to read:", -(-size * FACTOR // total))

if re.search(POOL, text):
    print("verdict: pool-limit; the pool may not grow further, give it a larger maximum_pool_size, or spill")
elif re.search(DRIVER, text):
    print("verdict: data-too-large; the driver has no more memory, read in pieces or spill")
else:
    print("verdict: none; this log has no message of RMM")
