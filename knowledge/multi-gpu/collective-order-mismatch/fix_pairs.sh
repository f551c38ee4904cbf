# The check again, and a group of their own for the two ranks that send and receive.
export OMP_NUM_THREADS=1 TORCH_DISTRIBUTED_DEBUG=DETAIL
exec torchrun --standalone --nproc-per-node=3 pairs.py own
