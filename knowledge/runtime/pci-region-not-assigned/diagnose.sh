set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
line() { printf '0x%016x 0x%016x 0x%016x\n' "$@"; }
card() {
    folder="$work/sys/bus/pci/devices/$1"
    mkdir -p "$folder" "$work/proc"
    echo 0x10de > "$folder/vendor"
    echo 0x030000 > "$folder/class"
}
card 0000:01:00.0
{ line 0xf6000000 0xf6ffffff 0x40200; line 0xfbf0000000 0xfbffffffff 0x14220c; line 0 0 0
  line 0xfbe0000000 0xfbe1ffffff 0x14220c; } > "$folder/resource"
echo "processor : 0" > "$work/proc/cpuinfo"
echo "quiet splash" > "$work/proc/cmdline"
echo "== good"; python3 check_regions.py "$work"
card 0000:41:00.0
{ line 0xf7000000 0xf7ffffff 0x40200; line 0 0 0; line 0 0 0; line 0 0x1ffffff 0x2014220c; } > "$folder/resource"
echo "flags : fpu vme hypervisor lahf_lm" >> "$work/proc/cpuinfo"
echo "quiet pci=realloc" > "$work/proc/cmdline"
echo "== bad"; python3 check_regions.py "$work"
