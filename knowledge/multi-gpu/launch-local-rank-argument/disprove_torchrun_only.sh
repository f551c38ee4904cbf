# Start the unchanged script with torchrun, which passes no argument.
set -o pipefail
torchrun --standalone --nproc-per-node=2 train_old.py | sort
