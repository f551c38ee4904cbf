# A program without a fault, first as it is and then under the check.
export OMP_NUM_THREADS=1
torchrun --standalone --nproc-per-node=3 pairs.py
export TORCH_DISTRIBUTED_DEBUG=DETAIL
exec torchrun --standalone --nproc-per-node=3 pairs.py
