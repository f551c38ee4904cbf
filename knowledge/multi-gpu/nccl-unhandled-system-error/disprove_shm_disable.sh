# Two megabytes of shared memory, without and with the variable that is advised against this error.
export NCCL_P2P_DISABLE=1
unshare --mount bash -c '
  mount -t tmpfs -o size=2m tmpfs /dev/shm
  torchrun --standalone --nproc-per-node=2 pair.py > log 2>&1
  echo "as it was: exit $?"
  NCCL_SHM_DISABLE=1 torchrun --standalone --nproc-per-node=2 pair.py > log 2>&1
  echo "NCCL_SHM_DISABLE=1: exit $?"'
