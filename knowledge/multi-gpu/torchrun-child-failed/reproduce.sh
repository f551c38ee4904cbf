# Start two ranks and keep their own output in files, as a launcher on a cluster does.
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs train.py
