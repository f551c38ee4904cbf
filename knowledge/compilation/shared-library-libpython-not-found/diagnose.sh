# Run the check on the missing name: as it is, with the folder shown, and without any file.
. ./build.sh
ldd ./program | grep -o 'libpython.*not found'
name=libpython3.1.so.1.0
CONDA_PREFIX="$PWD" python3 check_libpython.py "$name" | grep verdict | sed "s#$PWD#.#"
LD_LIBRARY_PATH="$PWD/lib" CONDA_PREFIX="$PWD" python3 check_libpython.py "$name" | grep verdict
rm -r lib
python3 check_libpython.py "$name" | grep -E 'folders|verdict'
