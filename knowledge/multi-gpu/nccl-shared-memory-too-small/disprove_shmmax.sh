# The limits of System V, and what they grant beside a /dev/shm of 1 MiB.
cat /proc/sys/kernel/shmmax | sed 's/$/ bytes allowed by kernel.shmmax/'
unshare --map-root-user --mount bash -c '
    mount -t tmpfs -o size=1m tmpfs /dev/shm
    python request.py shmget
    exec python request.py fallocate
' 2>&1
