# Create an apt of its own below $root, with a repository of the system, one of NVIDIA, and a list of installed packages.
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root"/{state/lists/partial,cache/archives/partial,etc/sources.list.d,etc/preferences.d}
mkdir -p "$root"/etc/{trusted.gpg.d,apt.conf.d} "$root"/{ubuntu,cuda}-repo
: > "$root/status"
cat > "$root/apt.conf" << END
Dir::State "$root/state"; Dir::State::status "$root/status"; Dir::Cache "$root/cache"; Dir::Etc "$root/etc";
APT::Sandbox::User "$(id -un)"; Acquire::Languages "none"; APT::Architectures { "amd64"; }; APT::Architecture "amd64";
END
export APT_CONFIG="$root/apt.conf" LC_ALL=C
package() {  # name, version, further lines
  printf 'Package: %s\nVersion: %s\nArchitecture: amd64\nFilename: ./%s.deb\nSize: 1\n' "$1" "$2" "$1"
  printf 'SHA256: %064d\n%bMaintainer: test\nDescription: test\n\n' 0 "$3"
}
installed() { package "$1" "$2" "Status: install ok installed\n$3" | grep -vE '^(Filename|SHA256)' >> "$root/status"; }
{
  package nvidia-driver-535 535.183 'Depends: libnvidia-gl-535 (= 535.183)\n'
  package libnvidia-gl-535 535.183
  package docker-ce 5:27.3.1
  package nvidia-kernel-common-510 510.73.05
  package linux-modules-nvidia-470 5.11 'Depends: nvidia-kernel-common-470 (<= 470.86-1)\n'
  package nvidia-kernel-common-470 470.103
} > "$root/ubuntu-repo/Packages"
{
  package libnvidia-gl-535 535.54
  package cuda-11-5 11.5.2 'Depends: xserver-xorg-video-nvidia-495\n'
  package xserver-xorg-video-nvidia-495 495.29 'Depends: xorg-video-abi-24\n'
  package nvidia-docker2 2.0.3 'Depends: docker-ce (= 5:18.09.3)\n'
} > "$root/cuda-repo/Packages"
for name in ubuntu cuda; do echo "deb [trusted=yes] file:$root/$name-repo ./" > "$root/etc/sources.list.d/$name.list"; done
printf 'Package: libnvidia-*\nPin: version 535.54\nPin-Priority: 1001\n' > "$root/etc/preferences.d/cuda-repository-pin-600"
apt-get update > /dev/null
half_installed() {
  installed nvidia-kernel-common-510 510.47.03
  installed nvidia-driver-510 510.73.05 'Depends: nvidia-kernel-common-510 (>= 510.73.05)\n'
}
