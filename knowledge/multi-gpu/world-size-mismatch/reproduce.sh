# Say that four ranks take part, and start two of them.
export MASTER_ADDR=127.0.0.1 MASTER_PORT=29657 WORLD_SIZE=4
RANK=1 python train.py > rank1.log 2>&1 &
RANK=0 python train.py 2>&1 | tail -n 1
wait
