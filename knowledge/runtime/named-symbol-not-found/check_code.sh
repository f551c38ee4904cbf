# Usage: bash check_code.sh FILE (a program, a .so or a .a); by default a small program for an A100.
file=${1:-}
if [ -z "$file" ]; then
  nvcc -arch=sm_80 -rdc=true kernel.cu -o demo
  file=demo
fi
elf=$(cuobjdump --list-elf "$file" 2> /dev/null | grep -oE 'sm_[0-9]+[af]?' | sort -u | xargs)
ptx=$(cuobjdump --list-ptx "$file" 2> /dev/null | grep -oE 'sm_[0-9]+[af]?' | sort -u | xargs)
here=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2> /dev/null | sort -u | xargs)
echo "machine code for: ${elf:-none}; PTX for: ${ptx:-none}; GPU here: ${here:-none}"
