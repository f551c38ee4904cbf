# The same seeds, and the names in one order: sorted.
export OMP_NUM_THREADS=1
torchrun --standalone --nproc-per-node=2 --no-python \
  bash -c 'PYTHONHASHSEED=$((RANK + 1)) exec python metrics.py sorted'
