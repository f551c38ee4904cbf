# Seven lines of public threads; pass - to read standard input.
tell() { echo "$ $1"; echo "slurmstepd: error: pyxis:     $1" | python3 read_log.py -; }
tell "[ERROR] URL https://registry-1.docker.io/v2/nvcr.io/nvidia/pytorch/manifests/20.12-py3 returned error code: 401 Unauthorized"
tell "[ERROR] URL https://nvcr.io/proxy_auth returned error code: 401 Unauthorized"
tell "Write failed because No space left on device"
tell "enroot-aufs2ovlfs: failed to set capabilities: Operation not permitted"
tell "couldn't mkdir /run/pyxis/100005: No such file or directory"
tell "[ERROR] /etc/enroot/hooks.d/98-nvidia.sh exited with return code 1"
tell "enroot-switchroot: failed to execute: /bin/bash: No such file or directory"
