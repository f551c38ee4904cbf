"""The same program with an import that may fail, and a path without the module."""

import sys


class Windows:
    """Refuse the modules that exist on Unix only, as Python for Windows does."""

    def find_spec(self, name, path=None, target=None):
        if name in ("fcntl", "resource", "pwd", "termios"):
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)


sys.modules.pop("resource", None)
sys.meta_path.insert(0, Windows())

try:
    import resource
except ModuleNotFoundError:  # Windows
    resource = None

print("peak memory:", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss if resource else "not known on this system")
