# Run it with a log file for each rank, and print the last line of each rank's own errors.
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs train.py > agent.log 2>&1
for log in logs/*/attempt_0/*/stderr.log; do
    rank=$(basename "$(dirname "$log")")
    echo "rank $rank: $(grep -E '^(\[rank[0-9]+\]: )?[A-Za-z.]+(Error|Exception)' "$log" | tail -n 1)"
done
