#!/bin/bash
# The check on four logs, with lines from public threads.
set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/training.log" <<'LOG'
PhysX error: Patch buffer overflow detected, please increase its size to at least 178421 in the scene desc!
PhysX error: Patch buffer overflow detected, please increase its size to at least 178475 in the scene desc!
PhysX error: The application needs to increase PxGpuDynamicsMemoryConfig::totalAggregatePairsCapacity to 16790 , otherwise, the simulation will miss interactions
LOG
cat > "$work/full.log" <<'LOG'
PxgCudaDeviceMemoryAllocator fail to allocate memory 2147483648 bytes!! Result = 2
PxgCudaDeviceMemoryAllocator fail to allocate memory 71303168 bytes!! Result = 2
LOG
echo "[Warning] [carb.gym.plugin] Failed to create a PhysX CUDA Context Manager. Falling back to CPU." > "$work/cpu.log"
echo "PhysX error: PhysX Internal CUDA error. Simulation cannot continue! Error code 719!" > "$work/other.log"

for log in training full cpu other; do
    echo "== $log.log"
    python read_physx_log.py "$work/$log.log"
done
