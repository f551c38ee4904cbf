"""The same in a Native Tools prompt: where.exe finds cl.exe, and link.exe is taken from beside it."""

import windows

text = windows.write_build_file("printf 'C:/VC/bin/Hostx64/x64/cl.exe\\r\\n'")
print(next(line.strip() for line in text.splitlines() if "link.exe" in line).split(" $in")[0])
