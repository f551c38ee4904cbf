# One dump comes from the whole job, from rank 0; another rank's view has to be asked for.
export NCCL_TOPO_DUMP_FILE=$PWD/topo.%p.xml
torchrun --standalone --nproc-per-node=2 communicate.py
ls topo.* | wc -l
