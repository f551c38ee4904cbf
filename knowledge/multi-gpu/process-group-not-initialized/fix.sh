# The same program, started by the launcher that it asks for.
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs reproduce.py 2> agent.log
sort logs/*/attempt_0/*/stdout.log
