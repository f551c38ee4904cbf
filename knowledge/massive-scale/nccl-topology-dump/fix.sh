# Make the folder, dump the machine and the graphs, and read both.
mkdir dumps
export NCCL_TOPO_DUMP_FILE=$PWD/dumps/topo.xml NCCL_GRAPH_DUMP_FILE=$PWD/dumps/graph.xml
ranks=$(python -c "import torch; print(torch.cuda.device_count())")
torchrun --standalone --nproc-per-node="$ranks" communicate.py
python read.py dumps/topo.xml dumps/graph.xml
