"""What a tokenizer.model really is: python check_tokenizer.py tokenizer.model"""

import base64
import binascii
import sys
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python check_tokenizer.py FILE")
path = Path(sys.argv[1])
content = path.read_bytes() if path.is_file() else b""
first = content.split(b"\n", 1)[0].strip()


def tiktoken(line: bytes) -> bool:
    """Each line of such a file is a token in base64 and its number."""
    token, _, number = line.partition(b" ")
    try:
        return bool(base64.b64decode(token, validate=True)) and number.strip().isdigit()
    except binascii.Error:
        return False


print(f"{path.name}: {len(content)} bytes")
if not path.is_file():
    print("verdict: missing, no such file here")
elif not content:
    print("verdict: not-downloaded, the file is empty")
elif first.startswith(b"version https://git-lfs"):
    print("verdict: not-downloaded, a pointer of Git LFS")
elif first.lstrip().lower().startswith((b"<!doctype", b"<html", b"{", b"access to model")):
    print("verdict: not-downloaded, a web page or an answer of the server")
elif tiktoken(first):
    print("verdict: tiktoken, load it by AutoTokenizer and tokenizer.json")
elif content[:1] == b"\n":
    print("verdict: sentencepiece, or cut at the end: compare the size with the one on the Hub")
else:
    print("verdict: unknown, the beginning is not that of a sentencepiece model")
