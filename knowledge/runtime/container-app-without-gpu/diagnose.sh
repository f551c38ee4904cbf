# Containers as docker inspect describes them, and the nodes of two LXC containers.
inspect() { echo "$1"; echo "[{\"HostConfig\": {$2}, \"Config\": {\"Env\": [$3]}}]" | python3 check_access.py -; }
visible='"NVIDIA_VISIBLE_DEVICES=all"'
inspect "only a variable" '"Runtime": "runc"' "$visible"
inspect "only devices" '"Runtime": "runc", "Devices": [{"PathOnHost": "/dev/nvidia0"}]' ''
inspect "the runtime alone" '"Runtime": "nvidia"' ''
inspect "--gpus all, as for CUDA" '"Runtime": "runc", "DeviceRequests": [{"Driver": ""}]' '"NVIDIA_DRIVER_CAPABILITIES=compute,utility"'
inspect "with video" '"Runtime": "nvidia"' "$visible, \"NVIDIA_DRIVER_CAPABILITIES=compute,video,utility\""
mkdir dev
printf '195 nvidia\n195 nvidiactl\n507 nvidia-uvm\n' > devices
echo "an LXC container without nodes"
python3 check_access.py dev devices
ln -s /dev/null dev/nvidiactl
echo "a node with an old number"
python3 check_access.py dev devices
