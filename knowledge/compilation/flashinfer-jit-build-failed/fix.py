"""Point CUDA_HOME at the toolkit whose nvcc works."""

import os
import shutil
import subprocess

listing = subprocess.run([shutil.which("nvcc"), "--dryrun", "x.cu"], capture_output=True, text=True)
top = next(line.split("=", 1)[1] for line in listing.stderr.splitlines() if line.startswith("#$ TOP="))
os.environ["CUDA_HOME"] = os.path.realpath(top)

import jit

jit.build()
print("built one.cuda.o of", os.path.getsize("one.cuda.o"), "bytes")
