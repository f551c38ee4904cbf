"""Build the same module with the headers of the installed NumPy, and import it."""

from build_module import build

build()
import demo_ops

print("imported", demo_ops.__name__)
