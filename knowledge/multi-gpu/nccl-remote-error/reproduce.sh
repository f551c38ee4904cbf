# Two ranks that talk over the network, as on two nodes; no launcher ends the one when the other dies.
export NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1 NCCL_IB_DISABLE=1 TORCH_NCCL_WAIT_TIMEOUT_DUMP_MILSEC=1000
export MASTER_ADDR=127.0.0.1 WORLD_SIZE=2
MASTER_PORT=$(python -c "import socket; s = socket.create_server(('', 0)); print(s.getsockname()[1])")
export MASTER_PORT
RANK=1 python train.py &
RANK=0 python train.py
status=$?
wait
exit $status
