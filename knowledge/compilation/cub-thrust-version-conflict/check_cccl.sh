# Say whether a name is missing from CUB and Thrust or only its header: bash check_cccl.sh NAME [-I FOLDER ...]
# NAME is that of the message with its namespace, such as cub::Max. Give the -I options of the failing command.
name="${1:-cub::Max}"
shift
printf '#include <cub/version.cuh>\n#include <thrust/version.h>\nfaultdex CUB_VERSION THRUST_VERSION\n' > versions.cu
nvcc -E "$@" versions.cu > versions.txt 2> versions.err
find_header() { grep -m 1 -o "\"[^\"]*/$1\"" versions.txt | tr -d '"'; }
read -r _ cub thrust <<< "$(sed -n '/^faultdex/,$p' versions.txt | grep -v '^#' | tr '\n' ' ')"
echo "CUB $cub: $(find_header cub/version.cuh)"
echo "Thrust $thrust: $(find_header thrust/version.h)"
if [ "$cub" != "$thrust" ]; then
  echo "verdict: own-cub: CUB and Thrust are of two releases; remove the folder of the other CUB"
  exit
fi
folder="$(dirname "$(find_header thrust/version.h)")"
{ echo '#include <cub/cub.cuh>'
  for header in "$folder"/*.h; do echo "#include <thrust/$(basename "$header")>"; done
  echo "using $name;"; } > name.cu
if nvcc -w -cuda -o name.cpp.ii "$@" name.cu > name.txt 2>&1; then
  echo "verdict: missing-include: $name exists; include $(cd "$folder" && grep -lw "${name##*::}" -- *.h | head -n 1)"
elif grep -q 'has no member' name.txt; then
  echo "verdict: removed-name: this release has no $name"
else
  echo "verdict: unknown: $(grep -m 1 error name.txt)"
fi
