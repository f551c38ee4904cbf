# Ask for the dump in a folder that does not exist: the job runs, and nothing is written.
export NCCL_TOPO_DUMP_FILE=$PWD/dumps/topo.xml NCCL_DEBUG=INFO NCCL_DEBUG_SUBSYS=ENV,GRAPH
torchrun --standalone --nproc-per-node=2 communicate.py 2>&1 |
  grep -oE "^sum.*|Unable to open .*" | sed "s,$PWD/,,"
[ -e "$NCCL_TOPO_DUMP_FILE" ] || echo "no dump was written"
