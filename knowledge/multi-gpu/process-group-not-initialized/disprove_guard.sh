# Two ranks, and a guard that was asked too early.
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs guarded.py 2> agent.log
sort logs/*/attempt_0/*/stdout.log
