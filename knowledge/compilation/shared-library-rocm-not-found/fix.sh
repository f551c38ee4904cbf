# Show the loader the folder of ROCm's libraries.
. ./build.sh
export LD_LIBRARY_PATH="$PWD/rocm/lib"
python3 load_module.py
