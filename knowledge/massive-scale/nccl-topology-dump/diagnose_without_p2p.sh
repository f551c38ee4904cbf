# Dump the choice for two GPUs twice, with peer access and without, beside two figures for a link.
mkdir dumps
export NCCL_TOPO_DUMP_FILE=$PWD/dumps/topo.xml NCCL_GRAPH_DUMP_FILE=$PWD/dumps/graph.xml
export NCCL_DEBUG=INFO NCCL_DEBUG_SUBSYS=GRAPH
for off in 0 1; do
  NCCL_P2P_DISABLE=$off torchrun --standalone --nproc-per-node=2 communicate.py > log 2>&1
  echo "NCCL_P2P_DISABLE=$off, $(grep -o 'System : maxBw [0-9.]*' log | head -1)"
  python read.py dumps/topo.xml dumps/graph.xml | grep ring
done
nvidia-smi nvlink --status -i 0 | grep 'Link 0'
