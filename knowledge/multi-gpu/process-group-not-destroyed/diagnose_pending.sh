# The same two ranks without and with the call.
export TORCH_NCCL_WAIT_TIMEOUT_DUMP_MILSEC=2000 # die soon after the timeout
for destroy in '' 1; do
  echo "destroy_process_group called: ${destroy:-0}"
  DESTROY=$destroy timeout 100 torchrun --standalone --nproc-per-node=2 --redirects=3 \
    --log-dir="logs$destroy" pending.py 2> agent.log
  echo "  exit code of torchrun: $?"
  sort "logs$destroy"/*/attempt_0/*/stdout.log | sed 's/^/  /'
done
