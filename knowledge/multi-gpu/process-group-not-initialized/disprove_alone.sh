# Two processes that each make a group of one.
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs alone.py 2> agent.log
sort logs/*/attempt_0/*/stdout.log
