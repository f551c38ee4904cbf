# A job is killed, another starts beside what it left, and a third after that was removed.
export NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1 NCCL_DEBUG=WARN
unshare --mount bash -c '
    mount -t tmpfs -o size=100m tmpfs /dev/shm
    run() { torchrun --standalone --nproc-per-node=2 pair.py $1 > job.log 2>&1; }
    run killed
    grep "sum 2" job.log
    stat --format "the killed job left %n: %s bytes" /dev/shm/nccl-*
    run
    echo "the next job: exit $?"
    grep "NCCL WARN Error: failed to extend" job.log
    find /dev/shm -name "nccl-*" -empty -printf "the next job left %p: %s bytes\n"
    rm /dev/shm/nccl-*
    run
    echo "after rm: exit $?"
'
