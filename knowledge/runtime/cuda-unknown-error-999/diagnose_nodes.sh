# Leave out one kind of node at a time, then put another device in its place.
. ./container.sh
kinds=(nvidiactl "$gpus" nvidia-uvm nvidia-uvm-tools)
for index in "${!kinds[@]}"; do
  given=("${kinds[@]}")
  unset "given[index]"
  export kind=${kinds[index]}
  container "${given[*]}" bash ask.sh "without $kind"
  unshare --map-root-user --mount bash -c '
      for node in $kind; do mount --bind /dev/null /dev/$node; done
      bash ask.sh "null for $kind"
  '
done
