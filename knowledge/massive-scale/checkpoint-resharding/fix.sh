# Two ranks save, three ranks load: torch.distributed.checkpoint cuts the tensor anew.
torchrun --standalone --nproc-per-node=2 sharded.py save && torchrun --standalone --nproc-per-node=3 sharded.py load
