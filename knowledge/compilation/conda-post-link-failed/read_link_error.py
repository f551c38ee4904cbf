"""Tell why a post-link script of conda failed: python read_link_error.py log.txt (or - for standard input)"""

import pathlib
import re
import sys

CAUSES = (
    (r"'(chcp|find|powershell)' is not recognized", "no-system32: {0} is not on PATH; put %SystemRoot%\\System32 there"),
    (r"(Log file not open)", "installer-log: /tmp/cuda-installer.log belongs to another user"),
    (r"(enough space in /tmp|No space left on device)", "no-space: the installer extracts several GB to the temporary folder"),
    (r"(urlopen error|HTTPError|ConnectionError|Connection (?:reset|refused)|download_blobs)", "download: the script did not get NVIDIA's installer ({0})"),
    (r"(exit status 15|Signal caught)", "interrupted: something ended the installer"),
)


def verdict(text):
    """Return the package whose script failed, and the cause that its output shows."""
    found = re.search(r"post-link script failed for package (\S+)", text)
    if found is None:
        return "no failed post-link script in this text"
    package = found[1]
    for pattern, words in CAUSES:
        shown = re.search(pattern, text)
        if shown:
            return f"{package}: {words.format(shown[1])}"
    script = re.search(r"location of failed script: (\S+)", text)
    return f"{package}: unknown; run its script by hand: {script[1] if script else 'see the line location of failed script'}"


if len(sys.argv) != 2:
    sys.exit("usage: python read_link_error.py log.txt")
print("verdict:", verdict(sys.stdin.read() if sys.argv[1] == "-" else pathlib.Path(sys.argv[1]).read_text(errors="replace")))
