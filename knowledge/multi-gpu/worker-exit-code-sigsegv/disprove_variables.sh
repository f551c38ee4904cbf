# Set the variables that guides recommend for a crash, and read what rank 1 says about its end.
export TORCH_SHOW_CPP_STACKTRACES=1 TORCH_DISTRIBUTED_DEBUG=DETAIL CUDA_LAUNCH_BLOCKING=1
export PYTHONUNBUFFERED=1 LOGLEVEL=INFO
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs reproduce.py > agent.log 2>&1
echo "rank 1 about its crash: $(grep -c -E 'clear|frame #|Error' logs/*/attempt_0/1/stderr.log) lines"
grep -A 3 'rank  *: 1' agent.log
