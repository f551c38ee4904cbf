# No py-spy, no ptrace, no change of the program: start with PYTHONFAULTHANDLER=1, and when it hangs
# end the ranks with SIGABRT. Each prints the stacks of its threads before it ends, into a log of
# its own, for in a log that the ranks share the lines of the stacks run into each other.
export PYTHONFAULTHANDLER=1
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs reproduce.py 2> agent.log &
launcher=$!
until grep -qs begins logs/*/attempt_0/0/stdout.log && grep -qs begins logs/*/attempt_0/1/stdout.log; do
  sleep 1
done
sleep 5
pkill -ABRT -P $launcher
wait $launcher
grep -hoE "line [0-9]+ in (train|all_reduce|_try_get_data)" logs/*/attempt_0/*/stderr.log | sort
