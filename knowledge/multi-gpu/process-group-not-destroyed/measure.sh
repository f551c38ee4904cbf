# Run the job, and measure what comes after the error: bash measure.sh END
export END=$1 TORCH_NCCL_WAIT_TIMEOUT_DUMP_MILSEC=2000
warning='destroy_process_group() was not called before program exit'
timeout 140 torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs job.py 2> agent.log
code=$?
seconds=$(($(date +%s) - $(stat -c %Y failed)))
cat logs/*/attempt_0/0/stderr.log > rank0.log
echo "exit code of torchrun: $code"
echo "over within 12 s of the error: $((seconds < 12))"
echo "the error in the log of rank 0: $(grep -cE '(^|: )ValueError: sample 4711' rank0.log)"
echo "warnings in the log of rank 0: $(grep -cF "$warning" rank0.log)"
