# The same program, with the check that compares the ranks before each collective.
export TORCH_DISTRIBUTED_DEBUG=DETAIL
exec torchrun --standalone --nproc-per-node=2 reproduce.py
