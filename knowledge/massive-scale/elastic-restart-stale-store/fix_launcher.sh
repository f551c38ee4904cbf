# Start a new launcher instead of new workers: the second one has a new store.
for attempt in 0 1; do
  sed "s/TORCHELASTIC_RESTART_COUNT/ATTEMPT/" restart.py > again.py
  ATTEMPT=$attempt torchrun --standalone --nproc-per-node=4 again.py 2> job.log && break
done
