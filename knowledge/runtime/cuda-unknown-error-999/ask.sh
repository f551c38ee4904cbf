# One line: what CUDA and nvidia-smi say.
cuda=$(python layers.py | grep cuInit)
nvidia-smi -L > smi.log 2>&1
echo "$1: $cuda, nvidia-smi ends with $?"
