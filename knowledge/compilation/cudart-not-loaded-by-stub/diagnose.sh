# The check on a runtime that is nowhere, that is in a folder, and that the loader finds.
. ./build.sh
check() { python3 -S find_cudart.py libcudart.so.99 | grep -v ^package; }
mv lib hidden; check
mv hidden lib; PYTHONPATH="$PWD" CONDA_PREFIX="$PWD" python3 -S find_cudart.py libcudart.so.99 | grep -v ^package
LD_LIBRARY_PATH="$PWD/lib" check
