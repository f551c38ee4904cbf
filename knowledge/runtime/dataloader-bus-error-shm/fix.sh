# The same program with a /dev/shm that holds the batches in flight.
unshare --map-root-user --mount bash -c '
    mount -t tmpfs -o size=64m tmpfs /dev/shm
    exec python train.py
'
