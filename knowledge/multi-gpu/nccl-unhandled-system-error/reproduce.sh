# Ranks that talk over the network, as on two nodes, in a container with two megabytes of shared memory.
export NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1
unshare --mount bash -c "
  mount -t tmpfs -o size=2m tmpfs /dev/shm
  torchrun --standalone --nproc-per-node=2 pair.py"
