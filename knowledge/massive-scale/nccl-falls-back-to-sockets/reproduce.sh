# Ranks that may not use NVLink or shared memory talk over the network, as two nodes without InfiniBand do.
export NCCL_DEBUG=INFO NCCL_DEBUG_SUBSYS=INIT,NET
LABEL=sockets NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1 torchrun --standalone --nproc-per-node=2 pair.py > log 2>&1
grep -oE "NET/IB : No device found.|NET/Socket : Using|Using network [A-Za-z]+|via NET/[A-Za-z]+" log | sort | uniq -c
grep "^sockets" log
LABEL=NVLink torchrun --standalone --nproc-per-node=2 pair.py 2>&1 | grep "^NVLink"
