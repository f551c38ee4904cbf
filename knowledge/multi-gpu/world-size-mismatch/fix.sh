# Start as many ranks as WORLD_SIZE says.
export MASTER_ADDR=127.0.0.1 MASTER_PORT=29658 WORLD_SIZE=2
for rank in 0 1; do
    RANK=$rank python train.py 2> rank$rank.log &
done
wait
