import re
import subprocess
import sys
from pathlib import Path


def names(path, which):
    out = subprocess.run(["nm", "-D", which, path], capture_output=True, text=True).stdout
    return {line.split()[-1].split("@")[0] for line in out.splitlines() if line.strip()}


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: python check_op.py OP_LIBRARY.so")
    path = Path(sys.argv[1])
    if not path.is_file():
        near = sorted(p.name for p in path.parent.glob("*") if p.suffix in (".so", ".o", ".sh"))
        sys.exit(f"{path} does not exist; beside it: {near}")
    wanted = {name for name in names(path, "--undefined-only") if "10tensorflow" in name}
    old = [name for name in wanted if re.search(r"ESs|RKSs|9NewStringEv$", name)]
    new = [name for name in wanted if "cxx11" in name]
    needed = subprocess.run(["readelf", "-d", path], capture_output=True, text=True).stdout
    print("names of TensorFlow that it wants:", len(wanted))
    print("with strings of the old ABI:", len(old), "of the new ABI:", len(new))
    print("linked with:", re.findall(r"\[(libtensorflow[^\]]*)\]", needed) or "no TensorFlow library")
    try:
        import tensorflow as tf
    except ImportError as error:
        sys.exit(f"this Python has no TensorFlow: {error}")
    print("TensorFlow", tf.__version__, "ABI flag:", tf.sysconfig.CXX11_ABI_FLAG)
    print("compile flags:", *tf.sysconfig.get_compile_flags())
    print("link flags:", *tf.sysconfig.get_link_flags())
    folder = Path(tf.sysconfig.get_lib())
    given = set()
    for library in [*folder.glob("libtensorflow_framework*"), *folder.glob("libtensorflow_cc*")]:
        given |= names(library, "--defined-only")
    missing = sorted(wanted - given)
    print("not in this TensorFlow:", len(missing))
    for name in missing[:5]:
        print(" ", name)


if __name__ == "__main__":
    main()
