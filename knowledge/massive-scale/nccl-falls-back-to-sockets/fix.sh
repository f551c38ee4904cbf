# Take out what somebody set for a test; between GPUs of one node there is no network then.
unset NCCL_P2P_DISABLE NCCL_SHM_DISABLE NCCL_IB_DISABLE
NCCL_DEBUG=INFO NCCL_DEBUG_SUBSYS=INIT,P2P torchrun --standalone --nproc-per-node=2 pair.py 2>&1 |
  grep -oE "via P2P/[A-Za-z]+|^all-reduce.*" | sort -u
