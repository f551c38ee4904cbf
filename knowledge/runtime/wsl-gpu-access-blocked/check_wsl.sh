# Why WSL's nvidia-smi is blocked; run it in WSL, where the Docker daemon runs: bash check_wsl.sh
root=$1
model=$(nvidia-smi.exe --query-gpu=driver_model.current --format=csv,noheader 2> /dev/null | tr -d '\r' | sort -u | paste -sd,)
echo "driver model in Windows: ${model:-unknown}"
echo "/dev/dxg: $(test -e "$root/dev/dxg" && echo there || echo missing)"
if ! grep -qi microsoft "$root/proc/version"; then echo "verdict: not WSL; see the page on NVML in containers"
elif [[ $model == *TCC* ]]; then echo "verdict: tcc, WSL needs the model WDDM for every GPU"
elif ! test -e "$root/dev/dxg"; then echo "verdict: no-dxg, update Windows, its driver and WSL; use WSL's own kernel"
elif test -e "$root/usr/bin/nvidia-smi"; then echo "verdict: linux-driver, remove the driver's packages from WSL"
elif grep -qsE '^ *no-cgroups *= *true' "$root/etc/nvidia-container-runtime/config.toml"; then
  echo "verdict: no-cgroups, set it to false and restart Docker"
else echo "verdict: nothing found here; run wsl --shutdown in Windows, then restart Windows"
fi
