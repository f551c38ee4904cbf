"""The encodings that this Python uses, and what the files are: python check_text.py [FILE ...]"""

import locale
import sys
from pathlib import Path

STARTS = (
    (b"\xff\xfe", "utf-16: save it as UTF-8"),
    (b"\xfe\xff", "utf-16: save it as UTF-8"),
    (b"\x1f\x8b", "binary, gzip: unpack it first"),
    (b"PK\x03\x04", "binary, a zip file or a checkpoint of torch: it is not the text file that is expected"),
    (b"\x80", "binary, a pickle such as an older checkpoint: it is not the text file that is expected"),
    (b"GGUF", "binary, a GGUF model: it is not the text file that is expected"),
)


def kind(path):
    data = path.read_bytes()
    for start, told in STARTS:
        if data.startswith(start):
            return told
    if b"\x00" in data[:4096]:
        return "binary: it is not the text file that is expected"
    if data.startswith(b"\xef\xbb\xbf"):
        return "utf-8 with a mark at its start: read it with encoding='utf-8-sig'"
    try:
        plain = data.decode("utf-8").isascii()
        return "ascii: any encoding reads it" if plain else "utf-8: set PYTHONUTF8=1, or encoding='utf-8'"
    except UnicodeDecodeError as problem:
        return f"another code page, byte {problem.start}: save it as UTF-8"


default = locale.getpreferredencoding(False)
print(f"files: {default}, terminal: {sys.stdout.encoding}, UTF-8 mode: {sys.flags.utf8_mode}")
for name in sys.argv[1:]:
    print(f"{name}: {kind(Path(name)) if Path(name).is_file() else 'not a file'}")
