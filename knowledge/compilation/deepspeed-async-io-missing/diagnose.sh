set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
echo '{"zero_optimization": {"stage": 2, "offload_optimizer": {"device": "cpu"}}}' > "$work/cpu.json"
echo '{"zero_optimization": {"stage": 3, "offload_param": {"device": "nvme"}}}' > "$work/nvme.json"
printf '#!/bin/sh\necho "test.c:1:10: fatal error: libaio.h: No such file or directory" >&2\nexit 1\n' > "$work/without"
printf '#!/bin/sh\nexit 0\n' > "$work/with"
chmod +x "$work/with" "$work/without"
for compiler in without with; do
    for config in cpu nvme; do
        echo "== $config, $compiler"
        CC="$work/$compiler" python check_aio.py "$work/$config.json"
    done
done
