"""Import a module that was built for a newer NumPy than the installed one."""

from build_module import build

build("-DNEWER")
import demo_ops

print("imported", demo_ops.__name__)
