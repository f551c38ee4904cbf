"""Let sysconfig report a folder without Python.h, as a Python without its -dev package does."""

import sysconfig

real = sysconfig.get_path


def get_path(name, *rest, **more):
    return "/nowhere/include/python3" if "include" in name else real(name, *rest, **more)


sysconfig.get_path = get_path
