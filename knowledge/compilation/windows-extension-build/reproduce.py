"""Load an extension in a prompt where where.exe finds no cl.exe."""

import windows

windows.write_build_file("exit 1")
