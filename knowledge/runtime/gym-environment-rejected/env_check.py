import difflib
import importlib
import sys
from importlib import metadata

PACKAGES = ("gym", "gymnasium", "shimmy", "stable-baselines3", "ale-py", "mujoco", "setuptools")


def names_of(library):
    registry = library.envs.registry
    return list(getattr(registry, "env_specs", registry).keys())


def main():
    if len(sys.argv) < 2:
        sys.exit("usage: python env_check.py ENVIRONMENT_ID [MODULE ...]")
    wanted = sys.argv[1].rpartition(":")[2]
    print("python", sys.version.split()[0])
    for name in PACKAGES:
        try:
            print(name, metadata.version(name))
        except metadata.PackageNotFoundError:
            print(name, "-")
    for name in sys.argv[2:]:
        module = importlib.import_module(name)
        print("imported", name, "from", getattr(module, "__file__", None))
    for name in ("gym", "gymnasium"):
        try:
            library = importlib.import_module(name)
            known = names_of(library)
        except Exception as error:
            print(f"{name}: {type(error).__name__}: {error}")
            continue
        if wanted in known:
            print(f"{name}: registered: {wanted}")
            continue
        close = difflib.get_close_matches(wanted, known, n=3)
        print(f"{name}: {len(known)} names, none is {wanted}; similar: {close}")


if __name__ == "__main__":
    main()
