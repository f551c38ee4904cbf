# Send SIGTERM to a training that has begun, as a scheduler does, and start it again.
rm -f step.txt
python train.py > first.log &
until grep -q "starts at" first.log; do sleep 0.2; done
kill -TERM $!
wait $!
echo "first start: exit $?"
cat first.log
python train.py
