# The same folder, and the variable is left out for this program.
. ./older_cudnn.sh
export LD_LIBRARY_PATH=$PWD/older
env -u LD_LIBRARY_PATH python -c "
import torch
from torch._C import _cudnn
found, wanted = _cudnn.getRuntimeVersion(), _cudnn.getCompileVersion()
print('cuDNN found is at least the one compiled against:', found >= wanted)
print('torch answers with a version:', torch.backends.cudnn.version() >= 90000)
"
