"""What has this hosted notebook got? !python check_session.py [MESSAGE.txt]"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

texts = {
    "usage-limit": r"due to (?:Colab's )?usage limits|reached your usage limit",
    "no-backend": r"No backend with (?:GPU|TPU) available|Failed to assign a backend",
    "disconnected": r"[Rr]untime (?:has been )?disconnected|due to inactivity or reaching",
    "kaggle-quota": r"exceeded the number of hours allowed|Accelerator Quota Exceeded",
    "zerogpu": r"exceeded your (?:\w+ )?GPU quota",
    "host-memory": r"allocate more memory than is available|after using all available RAM",
}
names = {"COLAB_RELEASE_TAG": "Colab", "KAGGLE_KERNEL_RUN_TYPE": "Kaggle", "SPACE_ID": "a Space"}
print("service:", next((names[key] for key in names if key in os.environ), "unknown"))
smi = shutil.which("nvidia-smi")
listed = subprocess.run([smi, "-L"], capture_output=True, text=True).stdout.strip() if smi else ""
print("GPU:", listed or "none in this session")
memory = Path("/proc/meminfo")
if memory.exists():
    sizes = dict(re.findall(r"(\w+):\s+(\d+) kB", memory.read_text()))
    print(f"host memory: {int(sizes['MemAvailable']) / 2**20:.0f} GiB available")
text = Path(sys.argv[1]).read_text(encoding="utf-8") if len(sys.argv) > 1 else ""
causes = [cause for cause, pattern in texts.items() if re.search(pattern, text)]
state = "has a GPU" if listed else "no GPU, see the type of the runtime"
print("verdict:", ", ".join(causes) or state)
