# Four settings, one message: show what stands under 'Last error' on rank 0.
try() {
  env "$1" torchrun --standalone --nproc-per-node=2 --local-ranks-filter=0 job.py > log 2>&1
  echo "$1: $(grep -m1 -o 'nccl[A-Z][A-Za-z]*:' log) $(grep -m1 -A1 'Last error:' log | tail -n1)"
}
try NCCL_ALGO=Tree
try NCCL_ALGO=allreduce:tree,broadcast:ring
try NCCL_SOCKET_IFNAME=eth99
try "NCCL_NET=AWS Libfabric"
