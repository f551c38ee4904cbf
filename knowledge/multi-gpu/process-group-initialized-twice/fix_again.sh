# Leave the default group as it is, and make others beside it, with the launcher's store.
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs beside.py 2> agent.log
sort -u logs/*/attempt_0/*/stdout.log
