# Send the signal of --signal=USR1@120 to torchrun, as Slurm does: it ends without a checkpoint.
rm -f step.txt
torchrun --standalone --nproc-per-node=1 train.py > job.log 2>&1 &
launcher=$!
until grep -q "starts at" job.log; do sleep 0.5; done
workers=$(pgrep -P $launcher)
kill -USR1 $launcher
wait $launcher
echo "torchrun: exit $?"
sleep 2
test -f step.txt || echo "no checkpoint"
kill $workers
