nvidia-smi --gpu-reset
echo "launched"
