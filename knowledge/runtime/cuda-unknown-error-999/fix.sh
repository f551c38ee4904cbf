# Start the same program where it is.
. ./container.sh
container "nvidiactl $gpus nvidia-uvm" python start.py
