"""Turn text that may hold secrets into text that may be shown."""

from faultdex.model.private import leaks

MASK = "[redacted]"


def redact(text: str) -> str:
    """Return `text` with passwords, tokens and keys masked."""
    shown, start = "", 0
    for leak in leaks(text):
        if leak.is_secret:
            shown += text[start : leak.start] + MASK
            start = leak.end
    return shown + text[start:]
