# Ask NCCL which settings it has taken; the file stands in for /etc/nccl.conf, and NCCL_ALGO is not set.
echo NCCL_ALGO=allreduce:tree > nccl.conf
export NCCL_CONF_FILE=$PWD/nccl.conf NCCL_DEBUG=INFO NCCL_DEBUG_SUBSYS=ENV
unset NCCL_ALGO
echo "NCCL_ALGO in the environment: $(env | grep -c '^NCCL_ALGO=')"
torchrun --standalone --nproc-per-node=2 --local-ranks-filter=0 job.py > log 2>&1
grep -o 'NCCL_[A-Z_]* set by environment to .*' log | sort -u
