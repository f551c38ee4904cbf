# Switch the monitor off, and beside it what it reads the store for.
for name in TORCH_NCCL_ENABLE_MONITORING TORCH_NCCL_DUMP_ON_TIMEOUT; do
  (
    mkdir $name && cd $name || exit
    cp ../launch.sh ../beat.py .
    env $name=0 bash launch.sh 2 beat.py > ends.log
  ) &
done
wait
for name in TORCH_NCCL_ENABLE_MONITORING TORCH_NCCL_DUMP_ON_TIMEOUT; do
  warnings=$(grep -c 'Failed to check the "should dump" flag on TCPStore' $name/rank1.log)
  echo "$name=0, rank 1 was warned: $((warnings > 0))"
  grep 'rank 1: computed' $name/rank1.log
done
