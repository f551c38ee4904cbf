# Give torchfrtrace the dumps of two gloo ranks.
torchrun --standalone --nproc-per-node=2 reproduce.py skip > job.log 2>&1
torchfrtrace dumps
