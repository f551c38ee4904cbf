# The same app, started with the folder of nvidia-smi on the PATH.
mkdir driver
printf '#!/bin/sh\necho "NVIDIA GeForce RTX 3060"\n' > driver/nvidia-smi && chmod +x driver/nvidia-smi
PATH="$PWD/driver:$PATH" python3 probe.py
