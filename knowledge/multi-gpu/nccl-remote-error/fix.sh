# The same death under a launcher that ends all ranks and starts them together.
torchrun --standalone --nproc-per-node=2 --max-restarts=1 --monitor-interval=0.1 train.py
