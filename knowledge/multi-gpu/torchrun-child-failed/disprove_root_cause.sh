# Let the culprit be slow to leave, and read what the footer calls the root cause.
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs slow_death.py > agent.log 2>&1
sed -n '/Root Cause/,$p' agent.log | grep -E "rank  |exitcode"
echo "all that rank 1 left of its own: $(grep -c ValueError logs/*/attempt_0/1/stderr.log) lines with ValueError"
