# The same death under a launcher that ends all ranks and starts them together.
export TORCH_DISABLE_SHARE_RDZV_TCP_STORE=1  # a store for each attempt: see elastic-restart-stale-store
torchrun --standalone --nproc-per-node=2 --max-restarts=1 --monitor-interval=0.1 train.py
