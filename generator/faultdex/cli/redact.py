"""Turn text that may hold secrets into text that may be shown to others."""

import re

_MASK = "[redacted]"

_WHOLE = re.compile(
    r"\b(?:hf_|ghp_|gho_|ghs_|github_pat_|glpat-|xox[abp]-|sk-|AKIA|ASIA)[A-Za-z0-9_-]{12,}"
    r"|\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{5,}"
    r"|\b[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}\b"
)
_AFTER_NAME = re.compile(
    r"(?i)\b((?:[a-z0-9_]{0,40}(?:api_?key|token|secret|password|passwd))['\"]?\s{0,3}[=:]\s{0,3}['\"]?"
    r"|authorization:\s{0,3}(?:bearer|basic)\s{1,3})([^\s'\",;]{6,})"
)
_IN_ADDRESS = re.compile(r"(://[^/\s:@]{1,80}:)[^/\s@]{1,200}@")


def redact(text: str) -> str:
    """Mask tokens, passwords, and mail addresses in `text`."""
    masked = _IN_ADDRESS.sub(rf"\1{_MASK}@", text)
    return _AFTER_NAME.sub(rf"\1{_MASK}", _WHOLE.sub(_MASK, masked))
