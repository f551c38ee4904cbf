# Create an apt of its own below $root, and below it a repository with five packages of NVIDIA's names.
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root"/{state/lists/partial,cache/archives/partial,etc/sources.list.d,etc/preferences.d}
mkdir -p "$root"/etc/{trusted.gpg.d,apt.conf.d} "$root/cuda-repo"
: > "$root/status"
cat > "$root/apt.conf" << END
Dir::State "$root/state"; Dir::State::status "$root/status"; Dir::Cache "$root/cache"; Dir::Etc "$root/etc";
APT::Sandbox::User "$(id -un)"; Acquire::Languages "none"; APT::Architectures { "amd64"; }; APT::Architecture "amd64";
END
export APT_CONFIG="$root/apt.conf"
package() {
  printf 'Package: %s\nVersion: %s\nArchitecture: amd64\nFilename: ./%s.deb\nSize: 1\n' "$1" "$2" "$1"
  printf 'SHA256: %064d\n%sMaintainer: test\nDescription: test\n\n' 0 "$3"
}
{
  package cuda-toolkit-11-7 11.7.1-1
  package cuda-toolkit-12-4 12.4.1-1
  package cuda-minimal-build-12-4 12.4.1-1 $'Depends: cuda-nvcc-12-4\n'
  package libcudnn8 8.9.7.29-1+cuda12.2
  package nvidia-container-toolkit 1.17.8-1
} > "$root/cuda-repo/Packages"
list() { echo "deb [trusted=yes] file:$root/cuda-repo ./" > "$root/etc/sources.list.d/cuda.list"; }
