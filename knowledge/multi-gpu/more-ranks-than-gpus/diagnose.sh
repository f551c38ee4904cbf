# Four processes are asked about a node with two GPUs.
torchrun --standalone --nproc-per-node=4 diagnose.py 2 2> /dev/null | sort
