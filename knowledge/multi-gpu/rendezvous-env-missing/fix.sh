# Let the launcher set the variables, for one process a GPU.
set -o pipefail
torchrun --standalone --nproc-per-node=2 reproduce.py | sort
