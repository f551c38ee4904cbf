# Train for an epoch on one rank and on two, without a DistributedSampler.
torchrun --standalone --nproc-per-node=1 train.py 2> torchrun.log || cat torchrun.log
torchrun --standalone --nproc-per-node=2 train.py 2> torchrun.log || cat torchrun.log
