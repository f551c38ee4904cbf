set -e
show() { echo "== $1"; python3 read_nvrm.py; }
show legacy <<'LOG'
[Sun May 17 15:55:50 2026] NVRM: The NVIDIA NVIDIA GeForce GTX 1050 GPU installed in this system is
                           NVRM:  supported through the NVIDIA 580.xx Legacy drivers. Please
[Sun May 17 15:55:50 2026] NVRM: No NVIDIA GPU found.
LOG
show open <<'LOG'
kernel: NVRM: The NVIDIA GPU 0000:09:00.0 (PCI ID: 10de:1d01)
             NVRM: installed in this system is not supported by open
             NVRM: nvidia.ko because it does not include the required GPU
LOG
show release <<'LOG'
[   12.3] NVRM: The NVIDIA GPU 0000:01:00.0 (PCI ID: 10de:2b85)
NVRM: installed in this system is not supported by the
NVRM: NVIDIA 535.183.01 driver release.
LOG
show none <<'LOG'
[    5.1] NVRM: loading NVIDIA UNIX x86_64 Kernel Module  580.95.05
LOG
