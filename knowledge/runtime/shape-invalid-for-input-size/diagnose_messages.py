"""The verdict for messages of public threads, and of reproduce_image.py."""

import subprocess
import sys

MESSAGES = {
    "Squeezenet": "shape '[64, 10]' is invalid for input of size 160",
    "fourier_1d": "shape '[1000, 1024, 1]' is invalid for input of size 8192000",
    "PixelFormer": "shape '[16, 34, 34, 512]' is invalid for input of size 8921088",
    "scouter": "shape '[32, 128, 9, 9]' is invalid for input of size 802816",
    "flattened": "shape '[8, 50176]' is invalid for input of size 524288",
    "Mega": "shape '[-1, 10, 4096]' is invalid for input of size 237568",
}
for name, message in MESSAGES.items():
    done = subprocess.run([sys.executable, "explain_shape.py", message], capture_output=True, text=True, check=True)
    print(f"{name}: {done.stdout.splitlines()[-1].removeprefix('verdict: ')}")
