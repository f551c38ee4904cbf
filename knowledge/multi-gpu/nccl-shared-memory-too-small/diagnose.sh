# What two ranks take of a /dev/shm of 1 GiB, by the way that their data goes; six jobs at once.
export NCCL_P2P_DISABLE=1 NCCL_CUMEM_HOST_ENABLE=1
way() {
    name=$1
    shift
    env "$@" unshare --mount bash -c '
        mount -t tmpfs -o size=1g tmpfs /dev/shm
        torchrun --standalone --nproc-per-node=2 pair.py used
    ' 2>&1 | grep -e taken -e Error | sed "s|^|$name: |"
}
{
    way "GPU to GPU" NCCL_P2P_DISABLE=0 &
    way "host memory from CUDA" &
    way "host memory from files" NCCL_CUMEM_HOST_ENABLE=0 &
    way "network" NCCL_SHM_DISABLE=1 &
    way "network, buffers from files" NCCL_SHM_DISABLE=1 NCCL_CUMEM_HOST_ENABLE=0 &
    way "network, two groups" NCCL_SHM_DISABLE=1 MORE_GROUPS=1 &
    wait
} | sort
