# Without a launcher one process may use all GPUs; under torchrun each process gets its own.
set -o pipefail
env -u LOCAL_RANK -u RANK python map_for_rank.py
torchrun --standalone --nproc-per-node=2 map_for_rank.py | sort
