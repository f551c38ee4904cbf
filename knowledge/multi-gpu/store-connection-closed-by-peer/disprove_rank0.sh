# Two launchers, as on two nodes; kill the first one, which holds the store, and leave rank 0 alone.
PORT=$(python -c "import socket; print(socket.create_server(('', 0)).getsockname()[1])")
for node in 0 1; do
  timeout 60 torchrun --nnodes=2 --node-rank=$node --master-addr=127.0.0.1 --master-port="$PORT" \
    --nproc-per-node=1 groups.py > "node$node.log" 2>&1 &
done
until [ -s launcher0.pid ] && [ -s launcher1.pid ]; do sleep 0.2; done
sleep 1
kill -9 "$(cat launcher0.pid)"
until [ -s rank0.log ] && [ -s rank1.log ]; do sleep 0.2; done
cat rank0.log rank1.log
wait
