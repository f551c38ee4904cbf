# Put @record on the main function: the footer then shows the exception of the rank that failed.
sed -e 's/^def main/@record\ndef main/' \
    -e 's/^import torch$/import torch\nfrom torch.distributed.elastic.multiprocessing.errors import record/' \
    train.py > recorded.py
torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir=logs recorded.py 2>&1 |
    sed -n '/Root Cause/,$p'
