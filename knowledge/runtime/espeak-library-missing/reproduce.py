"""phonemizer asks the system for eSpeak's library, and there is none."""

import os

from phonemizer import phonemize

os.environ.pop("PHONEMIZER_ESPEAK_LIBRARY", None)
print(phonemize("hello world", language="en-us", backend="espeak"))
