# Run in the pod, as the user and in the shell that has the problem: bash shared_view.sh
wanted='^(NVIDIA_VISIBLE_DEVICES|CUDA_DEVICE_(MEMORY|SM)[A-Z_0-9]*|CUDA_MPS_[A-Z_]+|CUDA_DISABLE_CONTROL)='
first=${FIRST_PROCESS:-/proc/1/environ}
preload=${PRELOAD:-/etc/ld.so.preload}
cards=$(nvidia-smi -L 2>/dev/null | grep -o 'GPU-[0-9a-f-]*')
echo "cards seen: $(echo "$cards" | grep -c GPU), different ones: $(echo "$cards" | sort -u | grep -c GPU)"
echo "memory: $(nvidia-smi --query-gpu=memory.used,memory.total --format=csv,noheader 2>/dev/null | tr '\n' ';')"
here=$(env | grep -E "$wanted" | sort)
main=$(tr '\0' '\n' 2>/dev/null < "$first" | grep -E "$wanted" | sort)
echo "limits in this shell:" ${here:-none}
missing=$(comm -13 <(echo "$here") <(echo "$main") | grep .)
if [ -n "$missing" ]; then echo "MISSING here, but in the first process: $(echo $missing)"; fi
if [ -s "$preload" ]; then
    while read -r library; do
        if [ -r "$library" ]; then echo "preloaded: $library"; else echo "CANNOT be preloaded: $library"; fi
    done < "$preload"
else
    echo "preloaded: nothing"
fi
pipe=$(echo "$here" | sed -n 's/^CUDA_MPS_PIPE_DIRECTORY=//p')
if [ -n "$pipe" ]; then
    if [ -e "$pipe/control" ]; then echo "MPS: its pipe is there"; else echo "MPS: NO pipe in $pipe"; fi
else
    echo "MPS: not set"
fi
