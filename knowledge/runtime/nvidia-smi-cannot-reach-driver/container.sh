# A /dev of its own for one command, as a container has it: the driver's nodes that are named, and no other.
gpus=$(cd /dev && echo nvidia[0-9]*)
container() { # "NODE NODE"; a command
  nodes=$1 unshare --map-root-user --mount bash -c '
      mkdir -p dev && mount -t tmpfs tmpfs dev && mkdir dev/shm
      for node in null zero urandom $nodes; do
          touch dev/$node && mount --bind /dev/$node dev/$node
      done
      mount --rbind dev /dev && exec "$@"
  ' container "${@:2}"
}
