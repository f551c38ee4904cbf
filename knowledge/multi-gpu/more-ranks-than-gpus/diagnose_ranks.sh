# Two nodes of two processes each: RANK goes on counting on the second node, LOCAL_RANK does not.
node() {
    torchrun --nnodes=2 --nproc-per-node=2 --node-rank="$1" --master-addr=127.0.0.1 \
        --master-port=29637 show.py 2> /dev/null
}
{ node 0 & node 1; wait; } | sort
