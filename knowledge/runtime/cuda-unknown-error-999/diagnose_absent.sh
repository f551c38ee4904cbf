# Give the program a /dev without nvidia-uvm, as a container may, and look at the same layers.
unshare --map-root-user --mount bash -c '
    mkdir dev && mount -t tmpfs tmpfs dev && mkdir dev/shm
    for node in null zero urandom nvidiactl $(cd /dev && ls -d nvidia[0-9]*); do
        touch dev/$node && mount --bind /dev/$node dev/$node
    done
    mount --rbind dev /dev
    python layers.py
    nvidia-smi -L | cut -d: -f1
'
