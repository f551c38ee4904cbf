# The same death where the ranks talk over NVLink: nobody is told, and the watchdog has to notice.
export TORCH_NCCL_WAIT_TIMEOUT_DUMP_MILSEC=1000
export MASTER_ADDR=127.0.0.1 WORLD_SIZE=2
MASTER_PORT=$(python -c "import socket; s = socket.create_server(('', 0)); print(s.getsockname()[1])")
export MASTER_PORT
RANK=1 python train.py &
RANK=0 python train.py
status=$?
wait
exit $status
