# Check a complete folder, and one without the development files.
. ./make_rocm.sh
bash check_hip.sh "$rocm"
bash check_hip.sh "$rocm/bin"
