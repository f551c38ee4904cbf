# The same two GPUs with a store for each attempt.
export TORCH_DISABLE_SHARE_RDZV_TCP_STORE=1
torchrun --standalone --nproc-per-node=2 --max-restarts=1 restart_nccl.py
