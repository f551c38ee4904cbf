# Replace one device node at a time, and compare what CUDA and nvidia-smi say.
for node in nvidiactl "$(cd /dev && ls -d nvidia[0-9]* | head -n 1)" nvidia-uvm nvidia-uvm-tools; do
  export node
  unshare --map-root-user --mount bash -c '
      mount --bind /dev/null /dev/$node
      cuda=$(python layers.py | grep cuInit)
      nvidia-smi -L > smi.log 2>&1
      echo "without $node: $cuda, nvidia-smi ends with $?"
  '
done
