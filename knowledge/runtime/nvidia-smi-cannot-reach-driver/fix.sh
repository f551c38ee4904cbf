# The same with the node that the loaded module brings.
. ./container.sh
container "nvidiactl $gpus nvidia-uvm" nvidia-smi -L
