# Set every variable that guides name against this message, and start the same two ranks.
export NCCL_P2P_DISABLE=1 NCCL_IB_DISABLE=1 NCCL_SOCKET_IFNAME=lo NCCL_TIMEOUT=1800
torchrun --standalone --nproc-per-node=2 reproduce.py
