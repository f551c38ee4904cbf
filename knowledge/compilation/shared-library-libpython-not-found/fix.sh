# Show the loader a folder that contains a link to libpython and nothing else.
. ./build.sh
mkdir -p only-libpython
ln -sf "$PWD"/lib/libpython3.1.so.1.0 only-libpython/
export LD_LIBRARY_PATH="$PWD/only-libpython"
./program && echo "program ran"
python3 load_module.py
