# Import a module that needs a ROCm library from a folder that the loader does not search.
. ./build.sh
python3 -c 'import torch_module' 2>&1 | tail -n 1
python3 load_module.py 2>&1 | tail -n 1
