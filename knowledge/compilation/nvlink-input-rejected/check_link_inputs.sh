# Show which file of a link nvlink rejects: bash check_link_inputs.sh FILE.o FILE.a ...
[ $# -gt 0 ] || { echo 'usage: bash check_link_inputs.sh FILE.o FILE.a ...'; exit 1; }
echo "nvlink: $(command -v nvlink), $(nvlink --version | sed -n 's/.*release \([0-9.]*\).*/\1/p')"
arch=$(nvcc --list-gpu-code | tail -n 1)
for file; do
  said=$(nvlink -arch="$arch" -m64 -cpu-arch=X86_64 "$file" -o /dev/null 2>&1 | grep -m 1 'nvlink fatal')
  case $said in
    *'newer than toolkit'*) cause="newer-than-toolkit:${said##*newer than toolkit}, compiled by another nvcc" ;;
    *'LTO objects found'*) cause='lto: link with -dlto, and see whether libnvvm.so is under nvvm/lib64' ;;
    *'Could not open'*) cause='unreadable: missing, empty archive, or not an object file' ;;
    *'fatbin'* | *elfLink*) cause='damaged: delete it and compile again' ;;
    '') cause='accepted' ;;
    *) cause=$said ;;
  esac
  if [ -f "$file" ] && [ "$(wc -c < "$file")" = 8 ]; then
    cause="empty archive: nvlink before 11.7 rejects it; by this one ${cause%%:*}"
  fi
  echo "$file: $cause"
done
