# Say why an update of apt fails: bash check_apt_update.sh update.log (without a file, it runs apt-get update)
if [ -n "$1" ]; then text=$(cat "$1"); else text=$(apt-get update 2>&1); fi
hosts() { grep -iE "$1" <<< "$text" | grep -oE 'https?://[^/ ]+|[A-Za-z0-9.-]+\.(com|io|org)' | sed 's#.*//##' | sort -u | paste -sd' '; }
say() {
  if grep -qiE "$2" <<< "$text"; then
    echo "verdict: $1 ($(hosts "$2"))"
    found=yes
  fi
}
say 'index-broken: the files of the repository do not fit each other now' \
  'hash sum mismatch|unexpected size|mergelist|no package: header|unable to parse package file'
say 'release-missing: this address is not, or is no longer, a repository' \
  'does not have a release file|no longer has a release file| 404 '
say 'no-connection: this machine does not reach it' \
  'could not (connect|resolve)|connection (reset|timed out|failed)|handshake|cannot initiate|temporary failure'
say 'origin-changed: apt wants your consent' "changed its '(Origin|Label|Suite|Codename)' value"
say 'key-missing: a signature cannot be checked' 'NO_PUBKEY|EXPKEYSIG|is not signed'
[ -n "$found" ] || echo "verdict: nothing of this kind in the text"
