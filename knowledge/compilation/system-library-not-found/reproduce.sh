# The loader finds libmpi.so.12 alone, as where MPICH is installed.
. ./build.sh
LD_LIBRARY_PATH=$work/mpich python3 -c 'import fakempi'
