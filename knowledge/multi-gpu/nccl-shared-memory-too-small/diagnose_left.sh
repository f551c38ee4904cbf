# A job over the network is killed: what does it leave, and does the next one find room?
export NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1 NCCL_DEBUG=WARN
unshare --mount bash -c '
    mount -t tmpfs -o size=100m tmpfs /dev/shm
    run() { torchrun --standalone --nproc-per-node=2 pair.py $1 > job.log 2>&1; }
    left() { echo "$(find /dev/shm -name "nccl-*" | wc -l) files, $(df --output=used -k /dev/shm | tail -n1) KiB"; }
    run killed
    grep "sum 2" job.log
    echo "the killed job left $(left)"
    run
    echo "the next job: exit $?"
    echo "the next job left $(left)"
'
