"""Stand-in for Windows without long paths: a longer path does not exist, and pip words its message for Windows."""

import errno
import io
import sys
import tarfile
from pathlib import PureWindowsPath

from pip._internal.commands import install

ARCHIVE = "flash_attn-2.8.3.tar.gz"
PIP = "pip-install-6l0da6v6\\flash-attn_b48e11c08bdb467e8e62d9d1e34aa1d2"  # in TEMP, in place of the archive's own folder
FILES = (
    "csrc/flash_attn/flash_api.cpp",
    "csrc/composable_kernel/library/src/tensor_operation_instance/gpu/batched_gemm_add_relu_gemm_add/"
    "device_batched_gemm_add_relu_gemm_add_xdl_cshuffle_f16_f16_f16_f16_gmk_gnk_gno_gmo_instance.cpp",
)
install.WINDOWS = True


def write_archive() -> None:
    with tarfile.open(ARCHIVE, "w:gz") as archive:
        for name in FILES:
            archive.addfile(tarfile.TarInfo("flash_attn-2.8.3/" + name), io.BytesIO())


def unpack(folder: str) -> None:
    """Stop where Windows does: at 260 characters, with "No such file or directory"."""
    for name in FILES:
        path = str(PureWindowsPath(folder, name))
        if len(path) >= 260:
            error = OSError(errno.ENOENT, "No such file or directory", path)
            sys.exit("ERROR: " + install.create_os_error_message(error, False, False))
    print("unpacked")
