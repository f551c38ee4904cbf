# What slows a GPU: clocks held down, a PCIe link that is narrower than it can be, rows to remap.
nvidia-smi --query-gpu=clocks_event_reasons.hw_slowdown,clocks_event_reasons.hw_thermal_slowdown,clocks_event_reasons.hw_power_brake_slowdown,clocks_event_reasons.sw_thermal_slowdown --format=csv,noheader |
  awk -F', ' '{ for (i = 1; i <= NF; i++) if ($i == "Active") slow++ } END { print "GPUs held down: " slow + 0 }'
nvidia-smi --query-gpu=pcie.link.width.current,pcie.link.width.max --format=csv,noheader |
  awk -F', ' '$1 != $2 { narrow++ } END { print "narrow PCIe links: " narrow + 0 }'
