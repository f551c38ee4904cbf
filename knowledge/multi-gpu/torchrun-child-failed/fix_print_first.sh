# Print the exception where it happens, before anything that takes time; then the log has it.
sed -e 's/^finally:/except Exception:\n    traceback.print_exc()\n    raise\nfinally:/' \
    -e 's/^import time$/import time\nimport traceback/' slow_death.py > printing.py
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs printing.py > agent.log 2>&1
grep -h ValueError logs/*/attempt_0/1/stderr.log
