# A file of 3 GiB without content, a folder, and a stand-in for nvidia-smi with two GPUs.
mkdir -p bin folder && truncate -s 3G model.gguf && truncate -s 1G folder/part-1 folder/part-2
printf '#!/bin/sh\necho "2048, 8192"\necho "8100, 8192"\n' > bin/nvidia-smi && chmod +x bin/nvidia-smi
PATH="$PWD/bin:$PATH" python check_room.py model.gguf
python check_room.py folder | head -1
