# Start the job three times: as it is, with Python's fault handler, and with @record on a function.
crashing_line() {
    torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir="$1" "$2" > agent.log 2>&1
    echo "$1: rank 1 wrote $(wc -l < "$(echo "$1"/*/attempt_0/1/stderr.log)") lines"
    grep -E '^Fatal|^  File' "$1"/*/attempt_0/1/stderr.log
}
crashing_line plain reproduce.py
PYTHONFAULTHANDLER=1 crashing_line faulthandler reproduce.py

sed -e 's/^def clear/@record\ndef clear/' \
    -e 's/^import torch$/import torch\nfrom torch.distributed.elastic.multiprocessing.errors import record/' \
    reproduce.py > recorded.py
crashing_line record recorded.py
