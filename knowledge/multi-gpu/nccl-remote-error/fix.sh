# The same ranks under a launcher that ends and starts all of them together.
export NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1 NCCL_IB_DISABLE=1
torchrun --standalone --nproc-per-node=2 --max-restarts=1 --monitor-interval=0.02 train.py
