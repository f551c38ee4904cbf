# The same run with NCCL's own words, and how much room there is.
export NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1 NCCL_DEBUG=WARN
unshare --mount bash -c "
  mount -t tmpfs -o size=2m tmpfs /dev/shm
  df -h --output=size,avail,target /dev/shm
  torchrun --standalone --nproc-per-node=2 pair.py 2>&1 | grep 'NCCL WARN'"
