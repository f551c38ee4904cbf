# Plant four other faults, one at a time, and show which line condemns the node.
mkdir smi log
printf '#!/bin/bash\necho "0, No, No"\necho "1, Yes, No"\n' > smi/nvidia-smi
printf '#!/bin/bash\necho "NVRM: Xid (PCI:0000:18:00): 79, GPU has fallen off the bus."\n' > log/dmesg
chmod +x smi/nvidia-smi log/dmesg
check() {
  name=$1
  shift
  env "$@" > out 2>&1
  echo "$name: exit $?, $(grep condemned out)"
}
check "a GPU is missing" EXPECTED_GPUS=4 CUDA_VISIBLE_DEVICES=0,1,2 python preflight.py
check "a row waits for repair" PATH="$PWD/smi:$PATH" python preflight.py
check "a GPU fell off the bus" PATH="$PWD/log:$PATH" python preflight.py
check "a product is wrong" python flip.py
