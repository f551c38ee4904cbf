# Count the NVLinks of all GPUs that are up, and those that are not; no number means no NVLink.
nvidia-smi nvlink --status > links.txt
echo "active: $(grep -cE 'Link [0-9]+: [0-9.]+ GB/s' links.txt)"
echo "inactive: $(grep -ciE 'Link [0-9]+: *<?inactive' links.txt)"
