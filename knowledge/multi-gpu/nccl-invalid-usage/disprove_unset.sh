# NCCL_ALGO is not set, and a file of NCCL's holds the setting; this one stands in for /etc/nccl.conf.
echo NCCL_ALGO=Tree > nccl.conf
export NCCL_CONF_FILE=$PWD/nccl.conf
unset NCCL_ALGO
echo "NCCL_ALGO in the environment: $(env | grep -c '^NCCL_ALGO=')"
torchrun --standalone --nproc-per-node=2 job.py
