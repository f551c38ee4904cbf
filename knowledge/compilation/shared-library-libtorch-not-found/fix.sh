# Import torch first; and link the old module against the installed torch.
. ./build.sh
python3 load.py module.so torch
gcc -shared empty.c -o old.so -Wl,--no-as-needed "$torch/lib/libtorch.so"
python3 load.py old.so torch
