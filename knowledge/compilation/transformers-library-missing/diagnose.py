"""Run the check on a class without its library, on one that needs none, and on one whose library is installed and refused."""

import importlib.metadata
import runpy
import sys

from hide import hide

hide("sentencepiece")
real = importlib.metadata.version


def version(name: str) -> str:
    if name == "sentencepiece" and not installed:
        raise importlib.metadata.PackageNotFoundError(name)
    return "0.2.1" if name == "sentencepiece" else real(name)


for name, installed in (("LlamaTokenizer", False), ("PreTrainedTokenizerFast", False), ("LlamaTokenizer", True)):
    sys.argv = ["check_backends.py", name]
    importlib.metadata.version = version
    runpy.run_path("check_backends.py")
    importlib.metadata.version = real
