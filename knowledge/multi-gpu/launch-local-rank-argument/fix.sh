# Start the changed script with torchrun, and then with the old launcher.
set -o pipefail
torchrun --standalone --nproc-per-node=2 train_new.py | sort
python -m torch.distributed.launch --standalone --nproc-per-node=2 train_new.py | sort
