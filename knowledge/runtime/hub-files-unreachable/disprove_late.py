"""Set the endpoint after the import, as in the second cell of a notebook."""

import os

os.environ.pop("HF_ENDPOINT", None)
from huggingface_hub import constants, hf_hub_url

os.environ["HF_ENDPOINT"] = "https://mirror.example"
print("used:", constants.ENDPOINT, "for", hf_hub_url("acme/tiny", "config.json"))
