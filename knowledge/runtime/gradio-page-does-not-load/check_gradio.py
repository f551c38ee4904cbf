"""Which package or setting keeps a Gradio app from opening its page: python check_gradio.py"""

import importlib.metadata
import os
import re

NAMES = ("gradio", "gradio_client", "pydantic", "fastapi", "starlette")


def release(name):
    try:
        return tuple(int(part) for part in re.findall(r"\d+", importlib.metadata.version(name))[:3])
    except importlib.metadata.PackageNotFoundError:
        return None


def setting(name):
    return os.environ.get(name) or os.environ.get(name.upper()) or ""


found = {name: release(name) for name in NAMES}
print(", ".join(f"{name} {'.'.join(map(str, number)) if number else 'missing'}" for name, number in found.items()))
gradio, client, pydantic, fastapi, starlette = (found[name] or () for name in NAMES)
verdicts = []
if not gradio:
    verdicts.append("missing: run this with the Python of the app")
if pydantic >= (2, 11) and () < client < (1, 8) and gradio >= (4,):
    verdicts.append('pydantic-newer: pip install "pydantic==2.10.6"')
if starlette >= (1,) and () < gradio < (5,):
    verdicts.append('starlette-newer: pip install "starlette<1" "fastapi<0.116"')
elif fastapi >= (0, 112, 3) and () < gradio < (4, 44):
    verdicts.append('fastapi-newer: pip install "fastapi==0.111.0"')
proxy = next((setting(name) for name in ("http_proxy", "https_proxy", "all_proxy") if setting(name)), "")
if proxy and not {"localhost", "127.0.0.1", "*"} & set(re.split(r"[ ,]+", setting("no_proxy"))):
    verdicts.append("proxy: set no_proxy=localhost,127.0.0.1,::1")
print("\n".join(verdicts) or "nothing found: look for a traceback above, a VPN, or a system proxy")
