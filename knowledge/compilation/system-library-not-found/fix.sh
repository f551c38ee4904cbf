# The release that the module was built for, in a folder that the loader searches.
. ./build.sh
LD_LIBRARY_PATH=$work/open python3 -c 'import fakempi; print("imported")'
