# Ask a /dev/shm of 1 MiB for four, as NCCL does since 2.19 and as it did from 2.12 to 2.18.
for reserve in fallocate ftruncate; do
    unshare --map-root-user --mount bash -c "
        mount -t tmpfs -o size=1m tmpfs /dev/shm
        exec python request.py $reserve
    " 2>&1
    status=$?
    [ $status -gt 128 ] && echo "$reserve: ended by SIG$(kill -l $status)" || echo "$reserve: exit $status"
done
