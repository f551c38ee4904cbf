# A job that says it has four ranks, and starts one on one node.
export RANK=0 WORLD_SIZE=4 LOCAL_WORLD_SIZE=1 GROUP_WORLD_SIZE=1 MASTER_ADDR=127.0.0.1
python diagnose.py
