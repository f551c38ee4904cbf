# Create a signed package repository and an apt configuration without its key, below $root.
root=$(mktemp -d)
export GNUPGHOME="$root/gnupg"
trap 'gpgconf --kill gpg-agent 2>/dev/null || true; rm -rf "$root"' EXIT
mkdir -p "$root"/{repository,state/lists/partial,cache/archives/partial,keyrings}
mkdir -p "$root"/etc/{sources.list.d,trusted.gpg.d,preferences.d,apt.conf.d}
mkdir -m 700 "$GNUPGHOME"
gpg --quiet --batch --passphrase '' --quick-generate-key test@example.com ed25519 sign never 2>/dev/null
gpg --quiet --batch --export > "$root/keyrings/repository.gpg"
: > "$root/repository/Packages"
{
  echo "Date: $(LC_ALL=C date -Ru)"
  echo "SHA256:"
  echo " $(sha256sum < "$root/repository/Packages" | cut -d' ' -f1) 0 Packages"
} > "$root/release"
gpg --quiet --batch --clearsign --output "$root/repository/InRelease" "$root/release"
update() {
  apt-get -o Dir::State="$root/state" -o Dir::Cache="$root/cache" -o Dir::Etc="$root/etc" \
    -o APT::Sandbox::User="$(id -un)" -o Acquire::Languages=none "$@" update 2>&1 |
    sed -e "s#$root#.#g" -e 's/NO_PUBKEY [0-9A-F]*/NO_PUBKEY KEY/' | grep -E '^[EW]:|^Reading'
  return "${PIPESTATUS[0]}"
}
