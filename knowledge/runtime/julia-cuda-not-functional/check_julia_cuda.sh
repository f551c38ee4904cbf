# Why does CUDA.jl not use the GPU? bash check_julia_cuda.sh LOG [PROJECT_FOLDER]
# Run it where the program fails: in the job, or in the container.
log=$1 preferences=${2:-.}/LocalPreferences.toml
has() { grep -qE "$1" "$log"; }

if nvidia-smi -L > /dev/null 2>&1; then
    echo "this machine: $(nvidia-smi -L | grep -c '^GPU') GPUs"
else
    echo "this machine: nvidia-smi lists no GPU"
fi
case ":$LD_LIBRARY_PATH:" in
    *cuda*) echo "LD_LIBRARY_PATH: contains a CUDA folder, remove it unless you use a local toolkit" ;;
esac
section=$(sed -n '/^\[CUDA_Runtime_jll\]/,/^\[/p' "$preferences" 2> /dev/null | grep -E '^(version|local)')
echo "pinned:" ${section:-nothing}

if has 'invalid version string: local|You requested use of a local|cuda\+local|in your local CUDA'; then
    echo "verdict: local-toolkit; run once with JULIA_DEBUG=CUDA_Runtime_Discovery to see what is missing"
elif has 'without an NVIDIA driver|precompiled without knowing|cuda\+none'; then
    echo "verdict: precompiled-elsewhere; pin the runtime with CUDA.set_runtime_version!, then restart"
elif has 'find an appropriate CUDA runtime|No CUDA Runtime library'; then
    case "$section" in
        *local*true*|*version*local*) echo "verdict: local-toolkit; see JULIA_DEBUG=CUDA_Runtime_Discovery" ;;
        *) echo "verdict: precompiled-elsewhere, if the platform in the message is a usual one" ;;
    esac
elif has 'libcuda.{0,2} not defined|load library "?[^ ]{0,60}libcuda|CUDA driver not |undefined symbol: cuDriver|code 100,'; then
    echo "verdict: no-driver; give the job a GPU, or install the driver"
elif has 'Package cuDNN not found|must be loaded to access it'; then
    echo "verdict: package-not-loaded; add CUDA and cuDNN, and load both"
elif has 'of CUDA\.jl (only supports|requires)|precompiled for CUDA|not supported on CUDA'; then
    echo "verdict: releases-do-not-fit; update CUDA.jl, or pin another runtime"
else
    echo "verdict: none; run: julia -e 'using CUDA; CUDA.functional(true)'"
fi
