# Ask which.py about the module, with the environment's older library first and without it.
bash build.sh
LD_LIBRARY_PATH="$PWD/env/lib" python which.py demo.so
echo "--- without the older folder"
env -u LD_LIBRARY_PATH python which.py demo.so
