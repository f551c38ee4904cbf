# With the variable set, and a port of one's own: the static store first, then that of c10d.
export TORCH_DISABLE_SHARE_RDZV_TCP_STORE=1
port() { python -c "import socket; print(socket.create_server(('', 0)).getsockname()[1])"; }
options="--nproc-per-node=1 --max-restarts=1 keys.py"
echo "--master-port:"
torchrun --master-port="$(port)" $options 2> job.log
echo "--rdzv-backend=c10d --rdzv-endpoint:"
torchrun --rdzv-backend=c10d --rdzv-endpoint="localhost:$(port)" $options 2> job.log
