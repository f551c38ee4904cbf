# Follow the hint of the message where nvidia-uvm is not: three settings, each before the start.
. ./container.sh
for setting in "-u CUDA_VISIBLE_DEVICES" CUDA_VISIBLE_DEVICES=0 "CUDA_VISIBLE_DEVICES=0 CUDA_DEVICE_ORDER=PCI_BUS_ID"; do
  echo "env $setting: $(container "nvidiactl $gpus" env $setting python layers.py | grep cuInit)"
done
