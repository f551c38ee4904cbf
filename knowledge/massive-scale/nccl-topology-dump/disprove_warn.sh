# The same missing folder, with the level that finds most other mistakes.
export NCCL_TOPO_DUMP_FILE=$PWD/dumps/topo.xml NCCL_DEBUG=WARN
torchrun --standalone --nproc-per-node=2 communicate.py > log 2>&1
echo "exit $?, lines about the dump: $(grep -c dump log)"
