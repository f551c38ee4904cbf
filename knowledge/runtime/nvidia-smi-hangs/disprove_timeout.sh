# A stand-in for nvidia-smi in state D: it ignores the signal, and ends after 6 s.
printf '#!/bin/bash\ntrap "" TERM\nfor i in 1 2 3 4 5 6; do sleep 1; done\n' > nvidia-smi
chmod +x nvidia-smi
start=$SECONDS
timeout 2 ./nvidia-smi
echo "timeout 2 returned after $((SECONDS - start)) s"
