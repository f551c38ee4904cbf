"""Which token this Python sends, whose it is, and what the Hub answers: python check_access.py MODEL"""

import os
import sys

from huggingface_hub import HfApi, constants, get_token


def word(call):
    """Return the answer, or the text of the refusal."""
    try:
        return call(), ""
    except Exception as error:
        return None, str(error)


def verdict(token, model):
    """Return the cause."""
    _, refused = word(lambda: HfApi(token=token).auth_check(model))
    if not refused:
        return "access: this account may download the model; run the program as this user, with this HF_HOME"
    if not token:
        return "no-token: this Python sends no token; run hf auth login, or export HF_TOKEN"
    if not word(lambda: HfApi(token=token).whoami())[0]:
        return "bad-token: the Hub does not know this token, make a new one"
    if "fine-grained" in refused:
        return "token-scope: allow public gated repositories in the settings of this token, or make one of type read"
    if "awaiting" in refused:
        return "pending: the authors have not answered your request yet"
    if "GatedRepo" in refused or "gated" in refused:
        return "no-access: this account was not granted access; ask for it on the page of the model"
    return "other: " + refused.splitlines()[0]


if len(sys.argv) != 2:
    sys.exit("usage: python check_access.py MODEL")
token = get_token()
source = "HF_TOKEN" if os.environ.get("HF_TOKEN") else constants.HF_TOKEN_PATH if token else "none"
who = word(lambda: HfApi(token=token).whoami()["name"])[0] if token else None
print("token from:", source.replace(os.path.expanduser("~"), "~"), "| account:", who, "| endpoint set:", "HF_ENDPOINT" in os.environ)
print("verdict:", verdict(token or False, sys.argv[1]))
