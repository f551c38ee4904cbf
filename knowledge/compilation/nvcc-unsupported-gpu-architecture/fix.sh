# Build for those of the wanted architectures that this nvcc knows, and name the others.
wanted="35 80 90"
known=" $(nvcc --list-gpu-arch | tr '\n' ' ')"
flags=()
for cc in $wanted; do
  case "$known" in
    *" compute_$cc "*) flags+=(-gencode "arch=compute_$cc,code=sm_$cc") ;;
    *) echo "left out: $cc" ;;
  esac
done
# PTX for the last one lets GPUs that are newer than this toolkit compile it on the fly.
flags+=(-gencode "arch=compute_$cc,code=compute_$cc")
nvcc "${flags[@]}" -c reproduce.cu -o kernel.o
echo "flags: ${flags[*]}"
