"""Why does ONNX Runtime not load this file? python check_onnx.py model.onnx"""

import re
import sys
from pathlib import Path


def file_problem(path):
    """What is wrong before any parsing?"""
    if not path.is_file():
        return f"no-file: {path.absolute()} does not exist, seen from {Path.cwd()}"
    start = path.open("rb").read(200)
    if start.startswith(b"version https://git-lfs"):
        size = re.search(rb"size (\d+)", start)
        return f"half-file: a Git LFS pointer; the model has {int(size[1]) if size else '?'} bytes"
    if start.lstrip()[:1] == b"<":
        return "half-file: this is a web page, not a model"
    return "half-file: the file is empty" if not start else ""


def session_problem(path):
    """What does ONNX Runtime say?"""
    import onnxruntime as ort

    try:
        ort.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    except Exception as error:
        text = str(error)
        version = f"onnxruntime {ort.__version__}"
        if "model IR version" in text or "is under development" in text:
            found = re.search(r"version: (\d+), max.*: (\d+)|Opset (\d+).* opset (\d+)", text, re.S)
            has, most = [number for number in found.groups() if number]
            return f"newer-format: the file has {has}, {version} takes {most}"
        if "not a registered function/op" in text or "No Op registered for" in text:
            return f"unknown-operator: {text.split('failed:', 1)[-1].strip()}"
        if "NOT_IMPLEMENTED" in text:
            return f"no-kernel: {text.split(' : ', 2)[-1].strip()}"
        if "Protobuf parsing failed" in text or "No graph was found" in text:
            return f"half-file: {path.stat().st_size} bytes; compare with the size at the source"
        return f"unknown: {text.strip()[:300]}"
    return "it loads"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python check_onnx.py model.onnx")
    print(file_problem(Path(sys.argv[1])) or session_problem(Path(sys.argv[1])))
