# List the library headers that a toolkit lacks: bash check_toolkit.sh [folder of the toolkit]
top="${1:-${CUDA_HOME:-$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')}}"
echo "toolkit: $(cd "$top" && pwd -P)"
missing=""
for pair in cublas_v2.h:cublas cusparse.h:cusparse cusolverDn.h:cusolver cufft.h:cufft \
  curand.h:curand nvrtc.h:nvrtc; do
  [ -e "$top/include/${pair%:*}" ] || [ -e "$top/targets/x86_64-linux/include/${pair%:*}" ] \
    || missing="$missing ${pair#*:}"
done
site="$(python3 -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
for folder in "$site"/nvidia/*/include /usr/local/cuda*/include /usr/include \
  ${CONDA_PREFIX:+"$CONDA_PREFIX"/{,targets/x86_64-linux/}include}; do
  [ -e "$folder/cusparse.h" ] && echo "cusparse.h is in: $folder"
done
if [ -z "$missing" ]; then
  echo "verdict: complete; the failing build uses another toolkit, or no -I $top/include"
else
  echo "verdict: incomplete, it lacks:$missing"
fi
