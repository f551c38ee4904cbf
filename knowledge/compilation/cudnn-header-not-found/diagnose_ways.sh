# The verdicts of the check: nothing, an archive unpacked beside the toolkit, and cudnn.h copied alone.
. ./small_cudnn.sh
mkdir empty && bash find_cudnn.sh empty
bash find_cudnn.sh cudnn
mkdir -p toolkit/include && cp cudnn/include/cudnn.h toolkit/include/
bash find_cudnn.sh toolkit
