# Let torchrun handle the signal: it passes it on and waits for its workers.
rm -f step.txt
torchrun --standalone --nproc-per-node=1 --signals-to-handle=SIGTERM,SIGUSR1 train.py > job.log 2>&1 &
until grep -q "starts at" job.log; do sleep 0.5; done
kill -USR1 $!
wait $!
echo "torchrun: exit $?"
grep -E "death signal|checkpoint saved" job.log
