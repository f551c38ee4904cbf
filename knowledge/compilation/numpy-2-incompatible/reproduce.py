"""Import a module that was compiled with NumPy 1 under NumPy 2."""

import old_module

print(old_module.API)
