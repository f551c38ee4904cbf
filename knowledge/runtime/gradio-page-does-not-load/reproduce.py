"""A picture in, a picture out: gradio 4.44.1 with pydantic 2.11 cannot describe it, so its own first request fails."""

import os

import gradio

for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
    del os.environ[name]
demo = gradio.Interface(lambda picture: picture, "image", "image", analytics_enabled=False)
demo.launch(quiet=True, prevent_thread_lock=True)
