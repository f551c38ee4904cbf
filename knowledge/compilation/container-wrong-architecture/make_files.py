"""Write a program for another machine and a script without a first line into a new folder."""

import platform
import struct
import tempfile
from pathlib import Path

OTHER = 62 if platform.machine() in ("aarch64", "arm64") else 183
folder = Path(tempfile.mkdtemp())
program = folder / "program"
header = b"\x7fELF" + bytes([2, 1, 1]) + bytes(9) + struct.pack("<HHI", 2, OTHER, 1) + bytes(40)
program.write_bytes(header)
program.chmod(0o755)
script = folder / "script"
script.write_text("echo started\n")
script.chmod(0o755)
