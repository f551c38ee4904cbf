# nvidia-smi works by its full path, and the app starts with a PATH that lacks its folder.
mkdir driver
printf '#!/bin/sh\necho "NVIDIA GeForce RTX 3060"\n' > driver/nvidia-smi && chmod +x driver/nvidia-smi
driver/nvidia-smi | sed "s/^/by its full path: /"
python="$(python3 -c "import sys; print(sys.executable)")"
PATH="$PWD" "$python" probe.py
