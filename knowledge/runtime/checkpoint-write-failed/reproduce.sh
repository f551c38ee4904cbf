# A file system of 10 MiB takes two checkpoints of 4 MiB, and half of the third.
unshare --map-root-user --mount bash -c '
    mount -t tmpfs -o size=10m tmpfs /mnt
    exec python train.py /mnt
'
