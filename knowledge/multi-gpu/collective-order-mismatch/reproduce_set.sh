# Two seeds, as Python draws one for each process when PYTHONHASHSEED is not set.
export OMP_NUM_THREADS=1
torchrun --standalone --nproc-per-node=2 --no-python \
  bash -c 'PYTHONHASHSEED=$((RANK + 1)) exec python metrics.py'
