# Start both nodes with the same id, endpoint, and number of nodes.
for node in 0 1; do
    torchrun --nnodes=2 --nproc-per-node=1 --rdzv-backend=c10d --rdzv-id=demo \
        --rdzv-endpoint=localhost:29691 --local-addr=localhost train.py 2> node$node.log &
    sleep 2
done
wait
