# With the folder of the library, the same program works.
. ./build.sh
export LD_LIBRARY_PATH="$PWD/lib"
./program
