# A variable from somebody's tuning: trees exist for all_reduce, and for broadcast they do not.
export NCCL_ALGO=Tree
torchrun --standalone --nproc-per-node=2 job.py
