# The same program with device_id.
BIND=1 torchrun --standalone --nproc-per-node=3 reproduce_unbound.py
