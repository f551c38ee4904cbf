# Let each rank leave its record of collectives, and compare the records.
export TORCH_FR_DUMP_TEMP_FILE="$PWD/trace_"
export TORCH_NCCL_WAIT_TIMEOUT_DUMP_MILSEC=5000
torchrun --standalone --nproc-per-node=2 reproduce.py > run.log 2>&1
torchfrtrace --prefix trace_ . > verdict.log 2>&1
grep -E 'sequence number|error msg' verdict.log
