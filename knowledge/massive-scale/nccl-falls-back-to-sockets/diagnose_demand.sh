# Demand InfiniBand: NCCL refuses to start where it would have fallen back in silence.
export NCCL_DEBUG=WARN NCCL_NET=IB NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1
torchrun --standalone --nproc-per-node=2 pair.py
