# The same program and the same failure, under a launcher that ends all ranks and starts them again.
export TORCH_DISABLE_SHARE_RDZV_TCP_STORE=1  # a store for each attempt: see elastic-restart-stale-store
torchrun --standalone --nproc-per-node=2 --max-restarts=1 --redirects=3 --log-dir=logs train.py 2> agent.log
tail -q -n 1 logs/*/attempt_0/0/stderr.log logs/*/attempt_1/*/stdout.log
