# Offer other headers to nvcc in six ways, and see which of them reach it.
. ./other_headers.sh
other="$PWD/other"
try() { echo "$1: $(env "${@:2}" | sed -n 's/^verdict: //p')"; }
try "nothing" bash check_headers.sh
try "-I in the command" bash check_headers.sh -I "$other"
try "NVCC_PREPEND_FLAGS" "NVCC_PREPEND_FLAGS=-I$other" bash check_headers.sh
try "NVCC_APPEND_FLAGS" "NVCC_APPEND_FLAGS=-I$other" bash check_headers.sh
try "-isystem in the command" bash check_headers.sh -isystem "$other"
try "CPATH" "CPATH=$other" bash check_headers.sh
try "CPLUS_INCLUDE_PATH" "CPLUS_INCLUDE_PATH=$other" bash check_headers.sh
