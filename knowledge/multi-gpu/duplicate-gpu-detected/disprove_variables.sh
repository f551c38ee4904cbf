# Set every variable that answers name against this message, and start the same two ranks.
export NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1 NCCL_IB_DISABLE=1
torchrun --standalone --nproc-per-node=2 reproduce.py
