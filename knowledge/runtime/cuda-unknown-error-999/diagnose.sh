# Look at all layers: as they are, without nvidia-uvm, and with another device in its place.
. ./container.sh
echo "as it is:"
bash look.sh
echo "a container without the node:"
container "nvidiactl $gpus" bash look.sh
echo "the node leads elsewhere:"
unshare --map-root-user --mount bash -c 'mount --bind /dev/null /dev/nvidia-uvm; bash look.sh'
