# Two tasks that both believe to be rank 0, as after RANK=$SLURM_NODEID on one node. Try two ports.
export RANK=0 WORLD_SIZE=2 MASTER_ADDR=localhost
for try in 1 2; do
    export MASTER_PORT=$((20000 + RANDOM % 10000))
    (python join.py & python join.py & wait) 2>&1 | grep -o "EADDRINUSE, message.*" | tail -1
done
