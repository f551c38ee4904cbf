# Create an apt of its own below $root, and a repository with one package that can be damaged in known ways.
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
repo=$root/developer.download.nvidia.com
mkdir -p "$root"/{state/lists/partial,cache/archives/partial,etc/sources.list.d,etc/preferences.d}
mkdir -p "$root"/etc/{trusted.gpg.d,apt.conf.d} "$repo"
: > "$root/status"
cat > "$root/apt.conf" << END
Dir::State "$root/state"; Dir::State::status "$root/status"; Dir::Cache "$root/cache"; Dir::Etc "$root/etc";
APT::Sandbox::User "$(id -un)"; Acquire::Languages "none"; APT::Architectures { "amd64"; }; APT::Architecture "amd64";
Acquire::Retries "0";
END
export APT_CONFIG="$root/apt.conf" LC_ALL=C
list() { echo "deb [trusted=yes] ${1:-file:$repo} ./" > "$root/etc/sources.list.d/cuda.list"; }
release() {  # origin of the repository, and optionally another checksum of its index
  sum=${2:-$(sha256sum < "$repo/Packages" | cut -d' ' -f1)}
  printf 'Origin: %s\nDate: Thu, 01 Jan 2026 00:00:00 UTC\nSHA256:\n %s %s Packages\n' \
    "$1" "$sum" "$(stat -c %s "$repo/Packages")" > "$repo/Release"
}
index() {
  printf 'Package: cuda-toolkit-12-4\nVersion: 12.4.1-1\nArchitecture: amd64\nFilename: ./c.deb\nSize: 1\n' > "$repo/Packages"
  printf 'SHA256: %064d\nMaintainer: test\nDescription: test\n' 0 >> "$repo/Packages"
  release NVIDIA
}
index
list
update() { apt-get update 2>&1 | sed "s#$root#.#g; s#[._]*tmp[._][A-Za-z0-9_.]*_developer#_developer#"; }
