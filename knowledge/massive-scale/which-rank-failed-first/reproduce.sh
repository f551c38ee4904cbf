# Let one of four ranks fail for a reason of its own, and read what the launcher says of it.
torchrun --standalone --nproc-per-node=4 --redirects=3 --log-dir=logs job.py > agent.log 2>&1
echo "logs with a traceback: $(grep -l Traceback logs/*/attempt_0/*/stderr.log | wc -l) of 4"
named=$(sed -n '/Root Cause/,$p' agent.log | grep -o 'rank  *: [0-9]')
echo "the launcher names rank 2, the culprit: $([ "${named: -1}" = 2 ] && echo yes || echo no)"
