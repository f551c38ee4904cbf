# The same wish, for the function that has trees; a semicolon parts one function from the next.
export NCCL_ALGO="allreduce:tree;broadcast:ring"
torchrun --standalone --nproc-per-node=2 job.py
