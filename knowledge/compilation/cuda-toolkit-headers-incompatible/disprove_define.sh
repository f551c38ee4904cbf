# Define the macro that switches the check off in newer CCCL releases.
. ./other_headers.sh
nvcc -c kernel.cu -I other -DCCCL_DISABLE_CTK_COMPATIBILITY_CHECK
