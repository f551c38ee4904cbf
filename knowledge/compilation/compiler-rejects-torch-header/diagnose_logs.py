"""The verdicts of check_header_error.py on one line of each cause, and on another error."""

import pathlib
import subprocess
import sys

LINES = """\
torch/include\\torch/csrc/dynamo/compiled_autograd.h(1134): error C2872: 'std': ambiguous symbol
cooperative_groups\\details/reduce.h(401): error C2872: 'cuda' : symbole ambigu
libtorch\\include\\c10\\util\\C++17.h(303): error C2872: 'std': ambiguous symbol
pybind11/cast.h:45:120: error: expected template-name before '<' token
pybind11\\cast.h(1429): error: too few arguments for template template parameter "Tuple"
argument_spec.h(181): error: member "torch::jit::ArgumentSpecCreator::DEPTH_LIMIT" may not be initialized
    StreamSegmentSize(cudaStream_t s, bool char , size_t sz)
torch/csrc/dynamo/compiled_autograd.h(1136): error: expected a ";"
kernel.cu(3): error: identifier "torch" is undefined
"""
pathlib.Path("build.log").write_text(LINES)
sys.exit(subprocess.run([sys.executable, "check_header_error.py", "build.log"]).returncode)
