# Watch two trainings on two ranks: slow reading, and many parameters with little work.
sed 's/time.sleep(0.02)/time.sleep(0)/' train.py > little_work.py
for program in "train.py split read" "little_work.py split large"; do
    echo "$program"
    torchrun --standalone --nproc-per-node=2 watch_ranks.py $program 2> /dev/null | grep -E "an epoch reads|verdict"
done
