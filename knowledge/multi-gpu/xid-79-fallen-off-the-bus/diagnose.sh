# Count the GPUs on the PCI bus, those that still answer there, and those that the driver lists.
slots=0 silent=0
for device in /sys/bus/pci/devices/*; do
  case "$(cat "$device/class")" in 0x0300*|0x0302*) ;; *) continue ;; esac
  [ "$(cat "$device/vendor")" = 0x10de ] || continue
  slots=$((slots + 1))
  live=$(head -c 2 "$device/config" | od -An -tx2 | tr -d ' ')
  [ "$live" = 10de ] || { silent=$((silent + 1)); echo "${device##*/}: vendor $live"; }
done
listed=$(nvidia-smi --query-gpu=pci.bus_id --format=csv,noheader | grep -c :)
echo "missing from the driver: $((slots - listed))"
echo "silent on the bus: $silent"
