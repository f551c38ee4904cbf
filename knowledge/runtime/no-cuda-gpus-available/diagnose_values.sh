# See what CUDA makes of several values of CUDA_VISIBLE_DEVICES.
for value in "" -1 99 abc 0,99 99,0; do
    count=$(CUDA_VISIBLE_DEVICES=$value python -c 'import torch; print(torch.cuda.device_count())')
    echo "CUDA_VISIBLE_DEVICES=\"$value\": $count"
done
