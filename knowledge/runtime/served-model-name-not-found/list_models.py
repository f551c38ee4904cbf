"""List the names that a server accepts: python list_models.py http://localhost:8000 [NAME]

It asks an OpenAI-compatible server (vLLM, SGLang, TGI, LM Studio, llama-server) and Ollama.
"""

import difflib
import json
import sys
import urllib.error
import urllib.request


def names(address):
    """Return what serves there, and its names."""
    base = address.rstrip("/").removesuffix("/v1")
    for path, key, field in (("/api/tags", "models", "name"), ("/v1/models", "data", "id")):
        try:
            with urllib.request.urlopen(base + path, timeout=10) as answer:
                listed = json.load(answer).get(key)
        except (urllib.error.HTTPError, ValueError):
            continue
        except OSError as error:
            sys.exit(f"verdict: no-server: {base} does not answer ({error.__class__.__name__})")
        if listed is not None:
            return ("Ollama" if field == "name" else "an OpenAI-compatible server"), [one[field] for one in listed]
    sys.exit(f"verdict: other-server: {base} has no list of models")


def verdict(asked, served, kind):
    """Compare the name with the list."""
    if asked in served or (kind == "Ollama" and asked + ":latest" in served):
        return "served: the request goes to another server or port"
    near = [name for name in served if asked.split(":")[0].split("/")[-1].lower() in name.lower()]
    near = near or difflib.get_close_matches(asked, served, 1, 0.5)
    if near:
        return f"other-name: use {near[0]!r}"
    return f"not-pulled: run ollama pull {asked}" if kind == "Ollama" else f"other-name: use {served[0]!r}"


if len(sys.argv) < 2:
    sys.exit("usage: python list_models.py http://localhost:8000 [NAME]")
kind, served = names(sys.argv[1])
print(kind, "with", served)
if len(sys.argv) > 2:
    print("verdict:", verdict(sys.argv[2], served, kind))
