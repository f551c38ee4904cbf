# The guard alone, and the guard behind a group that somebody else has made.
for early in no yes; do
  EARLY=$early torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs$early guard.py 2> agent.log
  sort logs$early/*/attempt_0/*/stdout.log
done
