"""Print where this Python looks for the files of a model, and why it does not find them."""

import os
import sys
import urllib.error
import urllib.request
from pathlib import Path

from huggingface_hub import constants


def reach(url):
    """Return 'yes', 'proxy' or 'no' for the address."""
    try:
        urllib.request.urlopen(urllib.request.Request(url, method="HEAD"), timeout=10)
    except urllib.error.HTTPError:
        return "yes"
    except OSError:
        scheme = url.split(":", 1)[0]
        return "proxy" if scheme in urllib.request.getproxies() else "no"
    return "yes"


def files(cache, model):
    """Return the names of the model's files in a cache."""
    found = (Path(cache) / ("models--" + model.replace("/", "--"))).glob("snapshots/*/**/*")
    return sorted({path.name for path in found if path.is_file()})


def verdict(model):
    """Return the cause."""
    if model.count("/") != 1 and "/" in model or model.startswith((".", "/", "~")):
        return "not-a-path: no such folder, and no name of a model: check the path and where the program runs"
    if files(constants.HF_HUB_CACHE, model):
        return "cached: set HF_HUB_OFFLINE=1; if it fails still, a file is missing in the list above"
    if files(Path.home() / ".cache/huggingface/hub", model):
        return "other-cache: the model is in ~/.cache/huggingface/hub; unset HF_HOME and HF_HUB_CACHE"
    if constants.HF_HUB_OFFLINE:
        return "offline-mode: HF_HUB_OFFLINE or TRANSFORMERS_OFFLINE is set, and the cache lacks the model"
    answers = {
        "no": "no-connection: the endpoint cannot be reached from here",
        "proxy": "proxy: the proxy of the environment does not let it through",
        "yes": "reached: it answers now; try again, and log in for a gated model",
    }
    return answers[reach(constants.ENDPOINT)]


if len(sys.argv) != 2:
    sys.exit("usage: python check_hub.py MODEL")
if Path(sys.argv[1]).exists():
    sys.exit("the folder is there: look for the missing file in it")
print("endpoint:", constants.ENDPOINT, "| offline:", constants.HF_HUB_OFFLINE)
print("cache:", constants.HF_HUB_CACHE, "| files:", " ".join(files(constants.HF_HUB_CACHE, sys.argv[1])) or "none")
print("verdict:", verdict(sys.argv[1]))
