# Start both ranks by hand, as a scheduler does; rank 1 fails at once.
export MASTER_ADDR=127.0.0.1 MASTER_PORT=29656 WORLD_SIZE=2
RANK=1 python crash.py 2>&1 | tail -n 1 &
RANK=0 python crash.py 2>&1 | tail -n 1
wait
