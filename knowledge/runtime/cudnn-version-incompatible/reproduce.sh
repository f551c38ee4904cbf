# A folder with an older cuDNN stands in LD_LIBRARY_PATH.
. ./older_cudnn.sh
export LD_LIBRARY_PATH=$PWD/older
python -c "import torch; print(torch.backends.cudnn.version())"
