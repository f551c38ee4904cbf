# Run the check with a card in TCC, without the GPU's device, with a Linux driver, with no-cgroups, and with all mended.
mkdir -p bin wsl/dev wsl/proc wsl/usr/bin wsl/etc/nvidia-container-runtime && PATH="$PWD/bin:/usr/bin:/bin"
model() { printf '#!/bin/sh\nprintf "%s\\r\\n"\n' "$1" > bin/nvidia-smi.exe; chmod +x bin/nvidia-smi.exe; }
echo 'Linux version 5.15.167.4-microsoft-standard-WSL2' > wsl/proc/version
model TCC && bash check_wsl.sh wsl | tail -n 1
model WDDM && bash check_wsl.sh wsl | tail -n 1
touch wsl/dev/dxg wsl/usr/bin/nvidia-smi
bash check_wsl.sh wsl | tail -n 1
rm wsl/usr/bin/nvidia-smi && echo "no-cgroups = true" > wsl/etc/nvidia-container-runtime/config.toml
bash check_wsl.sh wsl | tail -n 1
echo "no-cgroups = false" > wsl/etc/nvidia-container-runtime/config.toml
bash check_wsl.sh wsl
