# Print which CUDA:: targets CMake has with this toolkit: bash check_targets.sh [TARGET ...], in the shell of the build.
names=${*:-cudart cublas cublasLt cusolver cusparse cufft curand cuda_driver nvrtc nvml}
command -v cmake > /dev/null || { echo "verdict: no-cmake, there is no cmake on the PATH"; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.17)
project(check LANGUAGES CXX)
find_package(CUDAToolkit)
message("CMake ${CMAKE_VERSION}, toolkit ${CUDAToolkit_VERSION} in ${CUDAToolkit_LIBRARY_DIR}")
foreach(name ${NAMES})
  if(TARGET CUDA::${name})
    message("CUDA::${name}: yes")
  else()
    message("CUDA::${name}: no")
  endif()
endforeach()
END
said=$(cmake -S "$work" -B "$work/build" "-DNAMES=$(echo "$names" | tr ' ' ';' | sed 's/CUDA:://g')" 2>&1)
echo "$said" | grep -E '^CMake [0-9]|^CUDA::'
if ! echo "$said" | grep -q 'toolkit [0-9]'; then
  echo "verdict: no-toolkit, CMake finds no toolkit; pass -DCUDAToolkit_ROOT=/usr/local/cuda"
elif echo "$said" | grep -q '^CUDA::.*: no'; then
  echo "verdict: library-or-cmake, the toolkit lacks the library, or this CMake does not know the target"
else
  echo "verdict: not-searched, add find_package(CUDAToolkit) before the line in the message"
fi
