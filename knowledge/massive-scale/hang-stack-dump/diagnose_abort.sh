# No py-spy, no ptrace, no change of the program: start with PYTHONFAULTHANDLER=1, and when it hangs
# end the ranks with SIGABRT. Each prints the stacks of its threads before it ends.
export PYTHONFAULTHANDLER=1
torchrun --standalone --nproc-per-node=2 reproduce.py > train.log 2>&1 &
launcher=$!
until grep -q "rank 0 begins" train.log && grep -q "rank 1 begins" train.log; do sleep 1; done
sleep 5
pkill -ABRT -P $launcher
wait $launcher
grep -oE "line [0-9]+ in (train|all_reduce|_try_get_data)" train.log | sort
