# A group that exists, and a rank that is not in it.
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs member.py 2> agent.log
sort logs/*/attempt_0/*/stdout.log
grep -oh "Running all_reduce on global rank .*" logs/*/attempt_0/*/stderr.log
