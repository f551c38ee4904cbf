# The verdict for a name that was removed, one whose header is missing, and an older CUB.
. ./own_cub.sh
for arguments in "cub::Max" "thrust::max_element" "cub::Max -I own"; do
  echo "$arguments: $(bash check_cccl.sh $arguments | sed -n 's/^verdict: //p')"
done
