"""Turn text that may hold secrets into text that may be shown."""

from faultdex.privacy.rules import RULES, masked

SECRETS = tuple(rule for rule in RULES if rule.is_secret)


def redact(text: str) -> str:
    """Return `text` with passwords, tokens and keys masked."""
    return masked(text, SECRETS)
