# Two ranks that share host memory, as GPUs without NVLink do in a container, and 16 MiB of it.
export NCCL_P2P_DISABLE=1 NCCL_CUMEM_HOST_ENABLE=0 NCCL_DEBUG=WARN
unshare --mount bash -c '
    mount -t tmpfs -o size=16m tmpfs /dev/shm
    torchrun --standalone --nproc-per-node=2 pair.py 2>&1
'
