# Train for an epoch on two ranks, each with its share of the data.
torchrun --standalone --nproc-per-node=2 train.py split 2> torchrun.log || cat torchrun.log
