# Switch off torch's check, and look at the files that are loaded.
. ./older_cudnn.sh
export LD_LIBRARY_PATH=$PWD/older PYTORCH_SKIP_CUDNN_COMPATIBILITY_CHECK=1
python -c "
import torch
torch.backends.cudnn.version()
paths = sorted({line.split()[-1] for line in open('/proc/self/maps') if 'libcudnn' in line})
for path in paths:
    print(path.rsplit('/')[-1], 'from', 'the older folder' if '/older/' in path else 'the bundled folder')
"
