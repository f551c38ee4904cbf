# Follow the hint of the message while nvidia-uvm is not there: three settings, each before the start.
for setting in "-u CUDA_VISIBLE_DEVICES" CUDA_VISIBLE_DEVICES=0 "CUDA_VISIBLE_DEVICES=0 CUDA_DEVICE_ORDER=PCI_BUS_ID"; do
  export setting
  unshare --map-root-user --mount bash -c '
      mount --bind /dev/null /dev/nvidia-uvm
      echo "env $setting: $(env $setting python layers.py | grep cuInit)"
  '
done
