# The same ranks with a gigabyte of shared memory, as docker run --shm-size=1g gives.
export NCCL_P2P_DISABLE=1 NCCL_CUMEM_HOST_ENABLE=0 NCCL_DEBUG=WARN
unshare --mount bash -c '
    mount -t tmpfs -o size=1g tmpfs /dev/shm
    torchrun --standalone --nproc-per-node=2 pair.py 2>&1
'
