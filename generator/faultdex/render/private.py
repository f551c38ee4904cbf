"""Turn the rules of what must not be published into the list that the browser reads."""

import json

from faultdex.privacy.rules import MASK, NEUTRAL, RULES


def private_rules() -> bytes:
    """Return the rules as JSON; each pattern is the one that the command line compiles."""
    rules = [
        {"what": one.what, "secret": one.is_secret, "signs": one.signs, "pattern": one.pattern}
        for one in RULES
    ]
    return json.dumps({"mask": MASK, "neutral": NEUTRAL, "rules": rules}, indent=1).encode()
