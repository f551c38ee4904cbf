# Start a program and load a module that both need a libpython outside the loader's folders.
. ./build.sh
./program
python3 load_module.py 2>&1 | tail -n 1
