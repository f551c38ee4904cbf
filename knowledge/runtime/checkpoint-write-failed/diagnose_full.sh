# The diagnosis in four places: no folder, a full one, one that cannot be written, one that works.
unshare --map-root-user --mount bash -c '
    mount -t tmpfs -o size=10m tmpfs /mnt
    mkdir /mnt/full /mnt/locked /mnt/free
    mount -t tmpfs -o size=2m tmpfs /mnt/full
    mount -t tmpfs -o size=2m,ro tmpfs /mnt/locked
    for folder in nowhere full locked free; do
        echo "$folder: $(python diagnose.py /mnt/$folder 4 | tail -n1)"
    done
'
