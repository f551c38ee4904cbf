# The same between GPUs: rank 1 reads the id of the dead communicator and calls its port for a minute.
torchrun --standalone --nproc-per-node=2 --max-restarts=1 restart_nccl.py
