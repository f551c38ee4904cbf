# Start a script that declares --local_rank with the old launcher of torch 2.0 or newer.
python -m torch.distributed.launch --standalone --nproc-per-node=1 train_old.py
