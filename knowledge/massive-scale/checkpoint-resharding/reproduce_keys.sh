# A checkpoint with a key for each of two ranks, loaded by three.
torchrun --standalone --nproc-per-node=2 sharded.py save keys && torchrun --standalone --nproc-per-node=3 sharded.py load keys
