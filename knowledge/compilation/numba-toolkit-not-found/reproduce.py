"""numba with a CUDA_HOME that points to a folder without a toolkit."""

import os
import tempfile

os.environ.pop("CONDA_PREFIX", None)
with tempfile.TemporaryDirectory() as folder:
    os.environ["CUDA_HOME"] = os.environ["CUDA_PATH"] = folder
    from numba.cuda.cudadrv.nvvm import LibDevice

    LibDevice()
