# Compile without the foreign folder: nvcc finds the headers of its own release.
. ./other_headers.sh
unset CPATH NVCC_PREPEND_FLAGS NVCC_APPEND_FLAGS
nvcc -c kernel.cu && bash check_headers.sh
