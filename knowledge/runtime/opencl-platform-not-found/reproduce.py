"""The OpenCL loader finds no driver: the variable names a file that is not there."""

import os

os.environ["OCL_ICD_VENDORS"] = "/no-driver.icd"

import pyopencl

pyopencl.get_platforms()
