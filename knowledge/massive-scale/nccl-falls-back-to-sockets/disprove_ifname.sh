# Name the interface, as many answers advise: it is the way for sockets and finds no InfiniBand.
export NCCL_SOCKET_IFNAME=lo NCCL_IB_DISABLE=0 NCCL_DEBUG=INFO NCCL_DEBUG_SUBSYS=INIT,NET
export NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1
torchrun --standalone --nproc-per-node=2 pair.py 2>&1 | grep -oE "Using network [A-Za-z]+" | sort -u
