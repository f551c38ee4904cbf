# The check with an older cuDNN in LD_LIBRARY_PATH.
. ./older_cudnn.sh
LD_LIBRARY_PATH=$PWD/older python check_cudnn.py
