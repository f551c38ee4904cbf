# The same ranks and the same 16 MiB, with one channel and a smaller buffer in it.
export NCCL_P2P_DISABLE=1 NCCL_CUMEM_HOST_ENABLE=0 NCCL_DEBUG=WARN
export NCCL_MAX_CTAS=1 NCCL_BUFFSIZE=1048576
unshare --mount bash -c '
    mount -t tmpfs -o size=16m tmpfs /dev/shm
    torchrun --standalone --nproc-per-node=2 pair.py 2>&1
'
