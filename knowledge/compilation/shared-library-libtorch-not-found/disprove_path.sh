# Show the loader torch's lib folder, without a change of the old module.
. ./build.sh
export LD_LIBRARY_PATH="$torch/lib"
python3 load.py old.so torch 2>&1 | tail -n 1
