# Start CUDA where nvidia-uvm is not.
. ./container.sh
container "nvidiactl $gpus" python start.py
