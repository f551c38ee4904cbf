# Share tensors through files by name instead of by descriptor; the files stand in /dev/shm too.
unshare --map-root-user --mount bash -c '
    mount -t tmpfs -o size=16m tmpfs /dev/shm
    exec python train.py float32 file_system
'
