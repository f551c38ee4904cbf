# Two ranks, and the launcher's store, which outlives each group.
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs again.py 2> agent.log
echo "exit code $?"
sort -u logs/*/attempt_0/*/stdout.log
