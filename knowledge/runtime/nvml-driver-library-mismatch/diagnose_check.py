"""Ask the NVIDIA module in the kernel for its version, and which libraries it would serve."""

import fcntl
import os
import struct

CHECK_VERSION = 0xC04846D2
STRICT, QUERY = 0, ord("2")


def ask(command: int, version: str = "") -> tuple[str, str]:
    """Return the module's verdict on a library of this version, and the version in its reply."""
    data = bytearray(struct.pack("II64s", command, 0, version.encode()))
    driver = os.open("/dev/nvidiactl", os.O_RDWR)
    try:
        fcntl.ioctl(driver, CHECK_VERSION, data)
    except OSError as error:
        return f"refused, {error.strerror}", ""
    finally:
        os.close(driver)
    return "served", data[8:].rstrip(b"\0").decode()


own = ask(QUERY)[1]  # drivers before 530 give nothing here
print("the module in the kernel:", own)
for version in (own, own[:-2] + "99", own[:-2] + "00", own.rpartition(".")[0]):
    print(f"a library of {version}: {ask(STRICT, version)[0]}")
