# Six checkpoints of 4 MiB on a file system of 10 MiB: there is room for the last and the next.
unshare --map-root-user --mount bash -c '
    mount -t tmpfs -o size=10m tmpfs /mnt
    exec python fix.py /mnt
'
