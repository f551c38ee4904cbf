# Look at all layers: as they are, then with another device in the place of nvidia-uvm.
python layers.py
echo "with another device in its place:"
unshare --map-root-user --mount bash -c '
    mount --bind /dev/null /dev/nvidia-uvm
    python layers.py
    nvidia-smi -L | cut -d: -f1
'
