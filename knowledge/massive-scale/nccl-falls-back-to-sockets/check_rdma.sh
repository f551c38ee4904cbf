# What this machine or container has for RDMA, and what NCCL's log says: bash check_rdma.sh nccl.log
look() { printf '%s: ' "$1"; shift; "$@" 2> /dev/null | tr '\n' ' ' | grep . || echo none; }
look "cards that the kernel knows" ls /sys/class/infiniband
look "state of their ports" sh -c "cat /sys/class/infiniband/*/ports/*/state"
look "device files" ls /dev/infiniband
look "library" sh -c "ldconfig -p | grep -o 'libibverbs.so[.0-9]*' | sort -u"
look "limit of locked memory" sh -c "ulimit -l"
look "variables" sh -c "env | grep '^NCCL_'"
echo "in the log:"
grep -oE 'Failed to open libibverbs|ibv_open_device failed|NET/(IB|Plugin) ?: (No device found|Could not find[^.]*|No plugin found)|NCCL_(IB_DISABLE|NET|IB_HCA) set (by environment )?to [^ ]+|Could ?n.t find any optimal provider|Using network [A-Za-z ]+|via NET/[A-Za-z]+' \
  "${1:-planted.log}" | sort | uniq -c | sed 's/^ *//'
