set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/ssh" <<'SH'
#!/bin/sh
case "$*" in
*localhost*) echo node-1 ;;
*) echo "root@127.0.0.1: Permission denied (publickey,password)." >&2; exit 255 ;;
esac
SH
chmod +x "$work/ssh"
printf '%s\n' "# two machines" "localhost slots=8" "127.0.0.1 slots=8" "127.0.0.1 lots=8" "worker-2.invalid slots=8" > "$work/hostfile"
PATH="$work:$PATH" python check_hosts.py "$work/hostfile" | grep -v ^pdsh
python check_hosts.py /job/hostfile 2>&1 || true
