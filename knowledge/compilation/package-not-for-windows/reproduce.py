"""Import a module that Python for Windows does not have. A finder that hides it stands for Windows."""

import sys


class Windows:
    """Refuse the modules that exist on Unix only, as Python for Windows does."""

    def find_spec(self, name, path=None, target=None):
        if name in ("fcntl", "resource", "pwd", "termios"):
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)


sys.modules.pop("resource", None)
sys.meta_path.insert(0, Windows())

import resource

print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
