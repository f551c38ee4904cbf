# What NCCL would need for InfiniBand, from the driver to the container.
export NCCL_DEBUG=INFO NCCL_DEBUG_SUBSYS=INIT,NET,ENV
look() { printf '%s: ' "$1"; shift; "$@" 2> /dev/null | tr '\n' ' ' | grep . || echo none; }
look "cards that the kernel knows" ls /sys/class/infiniband
look "device files in this container" ls /dev/infiniband
look "library" sh -c "ldconfig -p | grep -o 'libibverbs.so[.0-9]*' | sort -u"
look "variables that forbid" sh -c "env | grep -E '^NCCL_(IB_DISABLE|NET|NET_PLUGIN|IB_HCA|P2P_DISABLE|SHM_DISABLE)='"
look "limit of locked memory" sh -c "ulimit -l"
NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1 torchrun --standalone --nproc-per-node=2 pair.py 2>&1 |
  grep -oE "Failed to open libibverbs.*|NET/IB : .*|Using network [A-Za-z]+" | sort -u
