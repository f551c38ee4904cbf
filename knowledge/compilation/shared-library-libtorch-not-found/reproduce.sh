# Load an extension before torch, and one that was built for another torch.
. ./build.sh
python3 load.py module.so 2>&1 | tail -n 1
python3 load.py old.so torch 2>&1 | tail -n 1
