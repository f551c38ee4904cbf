# Three jobs that end with one message, and what NCCL says of each: its place, and CUDA's words.
export NCCL_DEBUG=WARN
for job in reproduce reproduce_memory reproduce_capture; do
  torchrun --standalone --nproc-per-node=2 $job.py > log 2>&1
  echo "$job: $(grep -m1 -o 'NCCL error in: .*details)' log)"
  echo "$job: $(grep -m1 -o '[a-z_/]*\.[a-z]*:[0-9]* NCCL WARN Cuda failure.*' log)"
done
