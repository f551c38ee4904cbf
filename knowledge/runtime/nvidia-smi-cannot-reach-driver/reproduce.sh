# Call nvidia-smi where the driver's control node is missing, as on a machine whose module is not loaded.
. ./container.sh
container "$gpus nvidia-uvm" nvidia-smi
