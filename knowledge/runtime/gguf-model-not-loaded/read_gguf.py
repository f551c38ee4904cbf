"""Print what a model file is, and what llama.cpp says of it: python read_gguf.py FILE"""

import struct
import sys
from pathlib import Path

SIZES = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8}
OLD = {b"lmgg": "ggml", b"fmgg": "ggmf", b"tjgg": "ggjt", b"algg": "ggla"}
OTHER = "clip mmproj flux sd1 sd2 sd3 sdxl aura ltxv wan hidream lumina2 cosmos pig qwen_image t5encoder".split()


def text(file):
    """Read a text with its length in front."""
    return file.read(struct.unpack("<Q", file.read(8))[0]).decode(errors="replace")


def skip(file, kind):
    """Read a value, and return it if it is a text."""
    if kind == 8:
        return text(file)
    if kind == 9:
        of, count = struct.unpack("<IQ", file.read(12))
        return [skip(file, of) for _ in range(count)] if of in (8, 9) else file.seek(SIZES[of] * count, 1)
    return file.seek(SIZES[kind], 1)


def verdict(path):
    """Return what the first bytes and the metadata tell."""
    with path.open("rb") as file:
        magic = file.read(4)
        if magic != b"GGUF":
            start = magic + file.read(60)
            if start.startswith(b"version https://git-lfs"):
                return "incomplete: a pointer of Git LFS; run git lfs pull, or download the file itself"
            if start.lstrip()[:1] == b"<":
                return "incomplete: a web page; use the download link (resolve, not blob)"
            if magic in OLD:
                return f"old-format: {OLD[magic]}, from before August 2023; take a GGUF file of this model"
            return f"other-format: begins with {magic!r}; convert it with convert_hf_to_gguf.py"
        version, tensors, pairs = struct.unpack("<IQQ", file.read(20))
        found = {}
        for _ in range(pairs):
            key = text(file)
            value = skip(file, struct.unpack("<I", file.read(4))[0])
            found[key] = value if key in ("general.architecture", "tokenizer.ggml.pre") else None
        kind, pre = found.get("general.architecture"), found.get("tokenizer.ggml.pre")
        print(f"GGUF {version}, {tensors} tensors, architecture {kind}, pre-tokenizer {pre}, {path.stat().st_size} bytes")
        if kind in OTHER:
            return f"other-model: {kind} is a part for images or video, no language model"
        return "newer-model: the file can be read; if the program refuses the names above, update it"


path = Path(sys.argv[1]) if len(sys.argv) == 2 else None
try:
    print("verdict:", verdict(path) if path and path.is_file() else "wrong-path: no such file here")
except (struct.error, KeyError, MemoryError, OverflowError):
    print("verdict: incomplete: the file ends early or is damaged; download it again")
